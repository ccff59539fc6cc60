import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import { applyContentPolicy } from "./src/integrations/apply-content-policy.ts";
import { addMarkdown } from "./src/integrations/add-markdown.ts";
import { addRobots } from "./src/integrations/add-robots.ts";
import { linkWords } from "./src/integrations/link-words.ts";
import { sidebar } from "./src/menu/sidebar.ts";
import { buildIndex } from "./src/search/index-pages.ts";
import { buildCodeTheme } from "./src/styles/code-theme.ts";
import { base, prefix, repository, site } from "./src/site.ts";

/** Says before a page is drawn which language of the samples its reader chose, so that nothing moves. */
const SHOW_CHOSEN_SAMPLE = `document.documentElement.dataset.sample = "typescript"; try { document.documentElement.dataset.sample = localStorage.getItem("kontor-sample") ?? "typescript"; } catch {}`;

/** Asks for a font before the sheets are read, so that the first words are drawn in it: one that comes later lays out the page again. */
function preloadFont(name: string) {
  const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `/fonts/${name}.woff2`, crossorigin: true };
  return { tag: "link" as const, attrs };
}

/** Everything is served from the site itself: no font, script or image comes from another host. */
export default defineConfig({
  base,
  ...(site && { site }),
  build: { inlineStylesheets: "never" },
  vite: { build: { assetsInlineLimit: 0 } },
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: "Kontor",
      description: "Typed packages for integrators of one commerce platform.",
      logo: { src: "./src/assets/kontor.svg", alt: "" },
      favicon: "/favicon.svg",
      customCss: [
        "./src/styles/house.css",
        "./src/styles/shell.css",
        "./src/styles/reference.css",
        "./src/styles/home.css",
        "./src/styles/packages.css",
      ],
      head: [
        { tag: "script", content: SHOW_CHOSEN_SAMPLE },
        ...["serif", "sans", "mono"].map(preloadFont),
        { tag: "meta", attrs: { property: "og:image", content: `${site ?? ""}${prefix}/preview.png` } },
        { tag: "link", attrs: { rel: "alternate", type: "application/rss+xml", href: "/versions.xml" } },
      ],
      components: {
        Header: "./src/components/shell/Header.astro",
        PageTitle: "./src/components/shell/PageTitle.astro",
        Sidebar: "./src/components/shell/Sidebar.astro",
        Search: "./src/components/shell/Search.astro",
      },
      ...(repository && { editLink: { baseUrl: `${repository}/edit/main/packages/docs/` } }),
      pagefind: false, // search/index-pages.ts builds an index of sections, for German words and wrong letters too
      sidebar,
      routeMiddleware: "./src/menu/middleware.ts",
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
      expressiveCode: {
        themes: [buildCodeTheme("dark"), buildCodeTheme("light")],
        useStarlightUiThemeColors: true,
        defaultProps: { wrap: true, hangingIndent: 2 }, // nothing is hidden to the right, on a phone neither
        styleOverrides: { borderRadius: "0.375rem", codeFontSize: "0.8125rem", codeLineHeight: "1.6" },
      },
    }),
    addMarkdown(sidebar, prefix), // reads the HTML, so it stands before what changes it
    linkWords(prefix),
    addRobots(site === undefined ? undefined : new URL(base, site)),
    buildIndex(),
    applyContentPolicy(prefix),
  ],
});
