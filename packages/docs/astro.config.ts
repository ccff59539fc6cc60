import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import { sidebar } from "./src/menu/sidebar.ts";

/** Everything is served from the site itself: no font, script or image comes from another host. */
export default defineConfig({
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: "Kontor",
      description: "Typed packages for integrators of one commerce platform.",
      logo: { src: "./src/assets/kontor.svg", alt: "" },
      favicon: "/favicon.svg",
      customCss: ["./src/styles/house.css", "./src/styles/reference.css", "./src/styles/home.css"],
      components: { Search: "./src/components/Search.astro" },
      sidebar,
      routeMiddleware: "./src/menu/middleware.ts",
      pagination: false,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
      expressiveCode: {
        defaultProps: { wrap: true, hangingIndent: 2 }, // nothing is hidden to the right, on a phone neither
        styleOverrides: { borderRadius: "0.375rem", codeFontSize: "0.8125rem", codeLineHeight: "1.6" },
      },
    }),
  ],
});
