import { existsSync, renameSync, writeFileSync } from "node:fs";

/** Downloads a file, and gives its path. A file that is there already is not fetched. */
export async function saveFile(path: string, download: () => Promise<Uint8Array>): Promise<string> {
  if (existsSync(path)) return path;
  const part = `${path}.part`;
  writeFileSync(part, await download(), { flush: true });
  renameSync(part, path); // a file of this name is always whole
  return path;
}
