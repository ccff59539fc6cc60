import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findPages } from "../search/find-pages.ts";
import { loadIndex } from "../search/load-index.ts";

/**
 * Searches the built site as its search box does, with its script, its index and its weights, but without a browser.
 *
 * @param dist The folder of the built site.
 * @param url The address at which it is served.
 * @param first The number of results to give of each search. Default 3.
 * @returns The addresses of the first results of each search, without anchors.
 */
export async function findOnSite(dist: string, url: string, searches: string[], first = 3): Promise<string[][]> {
  const script = pathToFileURL(join(dist, "pagefind/pagefind.js")).href;
  const index = await loadIndex(script, { basePath: `${url}/pagefind/`, baseUrl: "/" });
  const found: string[][] = [];
  for (const words of searches) {
    const hits = await findPages(words, index, first);
    found.push(hits.map((hit) => hit.url.replace(/#.*/, "")));
  }
  return found;
}
