import { existsSync, renameSync, writeFileSync } from "node:fs";

/** Downloads a file. A file that is there already is not fetched. */
export async function saveFile(path: string, download: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(path)) return;
  const part = `${path}.part`;
  writeFileSync(part, await download(), { flush: true });
  renameSync(part, path); // a file of this name is always whole
}
