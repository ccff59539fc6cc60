import type { Kind } from "./index-pages.ts";

/** One page that the search found. */
export interface Hit {
  url: string;
  title: string;
  kind: Kind;
  /** The HTTP method and the path, if the page shows an operation. */
  method?: string;
  path?: string;
  /** The words around the finding, as HTML with `<mark>`. */
  excerpt: string;
}

/** The part of pagefind's script that the search uses. */
export interface Pagefind {
  options(options: object): Promise<void>;
  search(words: string): Promise<{ results: { data(): Promise<Found> }[] }>;
}

/** One finding, as pagefind gives it. */
interface Found {
  url: string;
  excerpt: string;
  meta: { title: string; kind: Kind; method?: string; path?: string };
  sub_results: { url: string; title: string; excerpt: string }[];
}

const SMALL_WORDS = new Set(
  "a an and are as by do does for from how i in is it my of on or the to what when which with".split(" "),
);

/**
 * Finds the pages that have all the words, the best first; small words do not count. If no page has them all, the pages follow that lack one of them.
 *
 * @param pagefind The loaded index; see `loadIndex()`.
 * @param most The number of pages to give. Default 24.
 */
export async function findPages(text: string, pagefind: Pagefind, most = 24): Promise<Hit[]> {
  const all = text.trim().split(/\s+/);
  const words = all.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const found = await readHits(pagefind, words.length > 0 ? words : all, most);
  if (found.length > 0 || words.length < 2) return found;
  const without = words.map((_, left) => words.filter((__, index) => index !== left));
  const near = await Promise.all(without.map((rest) => readHits(pagefind, rest, most)));
  const once = new Map(takeTurns(near).map((hit) => [hit.url, hit]));
  return [...once.values()].slice(0, most);
}

async function readHits(pagefind: Pagefind, words: string[], most: number): Promise<Hit[]> {
  const { results } = await pagefind.search(words.join(" "));
  const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
  return found.map(({ url, excerpt, meta, sub_results: [part] }) => ({
    ...meta,
    url: meta.kind === "Guides" ? (part?.url ?? url) : url, // a guide answers in one of its sections
    excerpt: part?.excerpt ?? excerpt,
  }));
}

/** Takes the first of each list, then the second of each, and so on. */
function takeTurns(lists: readonly Hit[][]): Hit[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

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
