import { gunzipSync, gzipSync } from "node:zlib";

/** What the docs publish, as one file beside the program. */
export interface SiteCopy {
  /** The Markdown of each page by its address: `/start/`. */
  pages: Record<string, string>;
  /** The index of their search. */
  index: string;
}

/** Where the build puts the copy. */
export const copyFile = new URL("../dist/site.json.gz", import.meta.url);

export function packSite(copy: SiteCopy): Buffer {
  return gzipSync(JSON.stringify(copy), { level: 9 });
}

export function unpackSite(bytes: Buffer): SiteCopy {
  return JSON.parse(gunzipSync(bytes).toString()) as SiteCopy;
}
