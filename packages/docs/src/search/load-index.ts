import type { Pagefind } from "./find-pages.ts";

/** How the search weighs its findings: the title and the keywords of a page first, and a long page is no better for its length. */
const ranking = { metaWeights: { title: 8, keywords: 15 }, pageLength: 0.2, termFrequency: 0.3 };

const loading = new Map<string, Promise<Pagefind>>();

/**
 * Loads the index of the search, once.
 *
 * @param script The address of pagefind's script: below the path at which the site stands, or of a file.
 * @param options More options of pagefind. Default none.
 */
export function loadIndex(script: string, options: object = {}): Promise<Pagefind> {
  const index = loading.get(script) ?? load(script, options);
  loading.set(script, index);
  return index;
}

async function load(script: string, options: object): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ script)) as Pagefind;
  await pagefind.options({ ranking, ...options });
  return pagefind;
}
