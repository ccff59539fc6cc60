import MiniSearch, { type Options, type SearchOptions, type SearchResult } from "minisearch";
import type { Kind } from "./kinds.ts";
import { reduceWord, splitWords, translate } from "./words.ts";

/** One place that the search found: a page, or a section of it. */
export interface Hit {
  url: string;
  title: string;
  kind: Kind;
  /** The HTTP method and the path, if the page shows an operation. */
  method?: string;
  path?: string;
  /** The section of the page. */
  section?: string;
  /** The first words of the place. */
  excerpt: string;
}

/** A place as the index has it: what a hit shows, and what it is found by. */
export interface Place extends Hit {
  /** Words by which it is found beside its own. */
  keywords: string;
  /** Its text. */
  text: string;
  /** How much it weighs beside other kinds of pages. */
  weight: number;
}

/** How words become entries of the index: the build and the search read them alike. */
export const options: Options<Place> = {
  idField: "url",
  fields: ["title", "section", "keywords", "path", "text"],
  storeFields: ["url", "title", "kind", "method", "path", "section", "excerpt", "weight"],
  tokenize: splitWords,
  processTerm: reduceWord,
};

const NAMES = ["title", "section", "keywords"];
const boost = { title: 4, section: 4, keywords: 4, path: 2, text: 1 };

/**
 * Finds the places that have the words, the best first, and of each page the best place alone. A place that lacks a word comes after one that
 * has them all. A word that the site does not have is read as a German word, and else as a word with up to two wrong letters.
 *
 * @param index The loaded index; see `loadIndex()`.
 * @param most The number of places to give. Default 24.
 */
export function findPages(text: string, index: MiniSearch<Place>, most = 24): Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of search(index, text)) {
    const page = hit.url.replace(/#.*/, "");
    if (!best.has(page)) best.set(page, hit);
  }
  return [...best.values()].slice(0, most);
}

/** Reads the words that count: a German word of the trade is the English one, and small words count if there are no others. */
function readWords(text: string): string[] {
  const all = splitWords(text).flatMap((word) => splitWords(translate(word.toLowerCase()) ?? word));
  const words = all.filter((word) => reduceWord(word) !== null);
  return [...new Set(words.length > 0 ? words : all)];
}

/** Tells of the words of a result whether they were searched for, in any of their forms. */
export function matchWords(text: string): (word: string) => boolean {
  const asked = new Set(readWords(text).map(reduceWord));
  return (word) => asked.has(reduceWord(word));
}

const QUESTION =
  /^(?:how|what|where|when|why|which|who|can|does|do|is|are|wie|was|wo|wann|warum|wer|welche[rns]?|kann)\b/i;
const MEANING =
  /^(?:what (?:is|are|does .* mean)|was (?:ist|sind|bedeutet)|.*\b(?:difference|unterschied|meaning|bedeutung)\b)/i;

/** Says how much more a place counts: a question is answered by a guide, and one for the meaning of words by the pages that explain them. */
function judgeKind({ kind, url }: Pick<Hit, "kind" | "url">, text: string): number {
  if (MEANING.test(text) && url.startsWith("/concepts/")) return 3;
  return QUESTION.test(text) && kind === "Guides" ? 1.6 : 1;
}

function search(index: MiniSearch<Place>, text: string): (SearchResult & Hit)[] {
  const words = [...new Set(readWords(text).map((word) => correctWord(index, word)))];
  const queries = words.map((word) => ({
    queries: [word],
    prefix: word.length > 3,
    weights: { prefix: 0.3, fuzzy: 0 },
  }));
  const boostDocument: SearchOptions["boostDocument"] = (_, __, stored) => stored!["weight"] as number;
  const found = index.search({ queries }, { boost, boostDocument }) as (SearchResult & Hit)[];
  return found
    .map((hit) => {
      const share = new Set(hit.queryTerms).size / words.length;
      return { ...hit, score: hit.score * share ** 2 * (1 + compareTitle(hit, words)) * judgeKind(hit, text) };
    })
    .sort((a, b) => b.score - a.score);
}

/** Reads a word that the site does not have as the one with two letters in the right order, else as the nearest that it has, first in names, and of two as near as the more frequent one. */
function correctWord(index: MiniSearch<Place>, word: string): string {
  if (index.search(word, { prefix: word.length > 3 }).length > 0) return word;
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
  const right = swapped.find((each) => index.search(each, { fields: NAMES }).length > 0);
  if (right) return right;
  for (const fuzzy of word.length > 4 ? [1, 2] : [1]) {
    for (const fields of [NAMES, options.fields]) {
      const terms = index.search(word, { fuzzy, fields }).flatMap((hit) => hit.terms);
      const counts = [...Map.groupBy(terms, (term) => term)].sort(([, a], [, b]) => b.length - a.length);
      if (counts[0]) return counts[0][0];
    }
  }
  return word;
}

/** Says how much of a place's title the search names: a short title that it names in full is what it asks for. */
function compareTitle({ title, section }: Pick<Hit, "title" | "section">, words: string[]): number {
  const asked = new Set(words.map(reduceWord));
  const named = splitWords(section ?? title)
    .map(reduceWord)
    .filter(Boolean);
  return named.filter((word) => asked.has(word)).length / Math.max(1, named.length);
}

const loading = new Map<string, Promise<MiniSearch<Place>>>();

/** Loads the index of the search from its address, once; after a failure the next call tries again. */
export function loadIndex(address: string): Promise<MiniSearch<Place>> {
  const index =
    loading.get(address) ??
    fetch(address).then(async (response) => MiniSearch.loadJSON(await response.text(), options));
  loading.set(address, index);
  index.catch(() => loading.delete(address));
  return index;
}
