import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The part of pagefind's script that the search box uses. */
interface Pagefind {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  search(words: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/**
 * Searches the built site with the script, the index and the weights of its search box, but without a browser.
 *
 * @param dist The folder of the built site.
 * @param url The address at which it is served.
 * @param first The number of results to give of each search. Default 3.
 * @returns The addresses of the first results of each search.
 */
export async function findOnSite(dist: string, url: string, searches: string[], first = 3): Promise<string[][]> {
  const pagefind = (await import(pathToFileURL(join(dist, "pagefind/pagefind.js")).href)) as Pagefind;
  await pagefind.options({ basePath: `${url}/pagefind/`, baseUrl: "/" });
  const found: string[][] = [];
  for (const words of searches) {
    const { results } = await pagefind.search(words);
    const pages = await Promise.all(results.slice(0, first).map((result) => result.data()));
    found.push(pages.map((page) => page.url));
  }
  return found;
}
