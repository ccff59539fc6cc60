import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";
import { listPages } from "../testing/broken-links.ts";
import { findKeywords } from "./keywords.ts";
import { findKind } from "./kind.ts";

const END_OF_BLOCK = /<\/(?:d[dt]|t[dh]|h\d|li|p|div|span|summary)>/g; // pagefind would join the words before and after it

/** Builds the index of the search from the built pages. Each page is weighed by its kind, which the result shows too. */
export function buildIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { index, errors } = await createIndex({
          forceLanguage: "en",
          includeCharacters: "_",
          maxFragments: 60,
        });
        if (!index) throw new Error(`Cannot index the site as pagefind must start: ${errors.join("; ")}`);
        const pages = (await listPages(folder)).filter((address) => address !== "/404.html" && address !== "/");
        const add = async (address: string) => {
          const html = await readFile(join(folder, address, "index.html"), "utf8");
          await index.addHTMLFile({ url: address, content: markKind(html, address) });
        };
        await Promise.all(pages.map(add)); // all at once: pagefind is a process of its own, and waits take half of the time
        await index.writeFiles({ outputPath: join(folder, "pagefind") });
        await close();
      },
    },
  };
}

/** Takes the part of a page that is searched, and marks it with the page's kind, keywords and weight. The built file itself stays as it is. */
function markKind(html: string, address: string): string {
  const { kind, weight } = findKind(address);
  const keywords = findKeywords(address);
  const marks = keywords && `<span data-pagefind-meta="keywords:${keywords}"></span>`; // a mark has one value, to its end
  const main = html
    .slice(html.indexOf("<main ") + "<main ".length, html.indexOf("</main>"))
    .replaceAll(END_OF_BLOCK, " $&");
  return `<html lang="en"><body><main data-pagefind-body data-pagefind-meta="kind:${kind}" data-pagefind-weight="${weight}" ${main}${marks}</main></body></html>`;
}
