import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Gives the SHA-256 of a text or of bytes, in hexadecimal. */
export function computeHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * Lists the hash of each file, in the order of the paths, as `sha256sum` prints it. The order of `files` and the machine make no difference.
 *
 * @param files Paths below `root`, with `/`.
 */
export function formatHashes(root: string, files: readonly string[]): string {
  const lines = files.toSorted().map((file) => `${computeHash(readFileSync(join(root, file)))}  ${file}\n`);
  return lines.join("");
}
