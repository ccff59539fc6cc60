import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { buildFull, buildIndex } from "../machines/llms.ts";
import { readPage, type Page } from "../machines/read-page.ts";
import { toMarkdown } from "../machines/to-markdown.ts";
import { buildTwinPath } from "../machines/twin-path.ts";
import { listPages } from "../testing/broken-links.ts";

/**
 * Writes the Markdown of every page beside it, `llms.txt` and `llms-full.txt`. It reads the pages as Astro has built them, so it stands
 * before every integration that changes HTML.
 *
 * @param menu The menu of the site. Pages that it names stand in its order.
 */
export function addMarkdown(menu: readonly MenuItem[]): AstroIntegration {
  const order = listLinks(menu);
  let base = "";
  return {
    name: "markdown",
    hooks: {
      "astro:config:done": ({ config }) => {
        base = config.base.replace(/\/$/, "");
      },
      "astro:build:done": async ({ dir, logger }) => {
        const start = performance.now();
        const count = await writeTwins(fileURLToPath(dir), order, base);
        logger.info(`${count} pages as Markdown in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}

/** Writes the Markdown of a built site, and returns the number of its pages. The page of an unknown address has none. */
export async function writeTwins(folder: string, order: readonly string[], base: string): Promise<number> {
  const paths = (await listPages(folder)).filter((path) => path.endsWith("/"));
  const pages: Page[] = [];
  const texts = new Map<string, string>();
  for (const path of paths) {
    const page = readPage(path, await readFile(join(folder, path, "index.html"), "utf8"));
    const text = toMarkdown(page, base);
    pages.push(page);
    texts.set(path, text);
    await writeFile(join(folder, buildTwinPath(path)), text);
  }
  await writeFile(join(folder, "llms.txt"), buildIndex(pages, order, base));
  await writeFile(join(folder, "llms-full.txt"), buildFull(pages, order, texts));
  return pages.length;
}

/** An item of the menu: a link, or a group of items. */
interface MenuItem {
  readonly link?: string;
  readonly items?: readonly MenuItem[];
}

function listLinks(menu: readonly MenuItem[]): string[] {
  return menu.flatMap(({ link, items = [] }) => [...(link === undefined ? [] : [link]), ...listLinks(items)]);
}
