import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { CliError } from "@kontor/cli/internal";
import { findPages, type Hit, options, type Place } from "@kontor/docs/search/find-pages";
import MiniSearch from "minisearch";

/** What the docs publish, as one file beside the program. */
interface Copy {
  /** The Markdown of each page by its address: `/start/`. */
  pages: Record<string, string>;
  /** The index of their search. */
  index: string;
}

export interface Site {
  /** The addresses of all pages. */
  list(): string[];
  /** The Markdown of a page; `undefined` if there is none at the address. */
  read(address: string): string | undefined;
  search(words: string): Hit[];
}

/** Where the build puts the copy. */
export const copyFile = new URL("../dist/site.json.gz", import.meta.url);

export function packSite(copy: Copy): Buffer {
  return gzipSync(JSON.stringify(copy), { level: 9 });
}

/** Opens the copy of the site when it is first asked for. */
export function openSite(file: URL = copyFile): Site {
  let copy: Copy | undefined;
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

function readCopy(file: URL): Copy {
  try {
    return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Copy;
  } catch (cause) {
    const { code = "a damaged file" } = cause as NodeJS.ErrnoException;
    const words = `the package must be whole: got ${code}; install it again, or in the repository run npm run build:mcp`;
    throw new CliError(`Cannot read the pages as ${words}`, { cause });
  }
}
