import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Writes the description of an interface to one file.
 *
 * @param out The file.
 * @returns The file.
 * @throws {Error} If the description cannot be read.
 */
export async function bundleSpec(tree: string, api: string, out: string): Promise<string> {
  const redocly = join(tree, "node_modules/.bin/redocly");
  await promisify(execFile)(redocly, ["bundle", api, "-o", out], { cwd: tree, maxBuffer: 1e8 });
  return out;
}
