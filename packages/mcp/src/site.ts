import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { CliError } from "@kontor/cli/internal";
import { findPages, options, type Place } from "@kontor/docs/search/find-pages";
import MiniSearch from "minisearch";

export type Site = ReturnType<typeof openSite>;

/** Opens the copy of the site when it is first asked for. */
export function openSite(file: URL = new URL("../dist/site.json.gz", import.meta.url)) {
  let copy: ReturnType<typeof readCopy> | undefined;
  let index: MiniSearch<Place> | undefined;
  const load = () => (copy ??= readCopy(file));
  return {
    list: () => Object.keys(load().pages),
    /** The Markdown of a page; `undefined` if there is none at the address. */
    read: (address: string) => (Object.hasOwn(load().pages, address) ? load().pages[address] : undefined),
    search: (words: string) => findPages(words, (index ??= MiniSearch.loadJSON(load().index, options))),
  };
}

/** Reads what `copy-site.program.ts` writes: the Markdown of each page by its address, `/start/`, and the index of their search. */
function readCopy(file: URL) {
  try {
    return JSON.parse(gunzipSync(readFileSync(file)).toString()) as { pages: Record<string, string>; index: string };
  } catch (cause) {
    const { code = "a damaged file" } = cause as NodeJS.ErrnoException;
    const words = `the package must be whole: got ${code}; install it again, or in a clone of the repository run npm run release:pack`;
    throw new CliError(`Cannot read the pages as ${words}`, { cause });
  }
}
