import type { Browser } from "playwright-core";

/**
 * Searches the built site as its own search box does, with the same script, index and weights, on one page for all searches.
 *
 * @returns The addresses of the first results of each search.
 */
export async function findOnSite(browser: Browser, url: string, searches: string[], first = 3): Promise<string[][]> {
  const page = await browser.newPage();
  await page.goto(`${url}/404.html`);
  const found = await page.evaluate(runSearches, { searches, first });
  await page.close();
  return found;
}

async function runSearches({ searches, first }: { searches: string[]; first: number }): Promise<string[][]> {
  const path = "/pagefind/pagefind.js";
  const pagefind = await import(path);
  const found: string[][] = [];
  for (const words of searches) {
    const { results } = await pagefind.search(words);
    const pages = await Promise.all(results.slice(0, first).map((result: { data(): unknown }) => result.data()));
    found.push(pages.map(({ url }) => new URL(url, location.href).pathname));
  }
  return found;
}
