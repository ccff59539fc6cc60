import { readFileSync } from "node:fs";
import { CliError } from "@kontor/cli/internal";
import { findPages, type Hit, options, type Place } from "@kontor/docs/search/find-pages";
import MiniSearch from "minisearch";
import { copyFile, type SiteCopy, unpackSite } from "./site-copy.ts";

export interface Site {
  /** The addresses of all pages. */
  list(): string[];
  /** The Markdown of a page; `undefined` if there is none at the address. */
  read(address: string): string | undefined;
  search(words: string): Hit[];
}

/** Opens the copy of the site when it is first asked for. */
export function openSite(file: URL = copyFile): Site {
  let copy: SiteCopy | undefined;
  let index: MiniSearch<Place> | undefined;
  const load = () => (copy ??= readCopy(file));
  return {
    list: () => Object.keys(load().pages),
    read: (address) => (Object.hasOwn(load().pages, address) ? load().pages[address] : undefined),
    search(words) {
      index ??= MiniSearch.loadJSON(load().index, options);
      return findPages(words, index);
    },
  };
}

function readCopy(file: URL): SiteCopy {
  try {
    return unpackSite(readFileSync(file));
  } catch (cause) {
    const { code = "a damaged file" } = cause as NodeJS.ErrnoException;
    const words = `the package must be whole: got ${code}; install it again, or in a clone of the repository run npm run release:pack`;
    throw new CliError(`Cannot read the pages as ${words}`, { cause });
  }
}
