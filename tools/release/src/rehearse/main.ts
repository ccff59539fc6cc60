/** `pnpm release:rehearse`: see `--help`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { help, readOptions } from "./options.ts";
import { playRelease } from "./release.ts";

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interruption.abort());

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") process.stdout.write(help);
  else {
    const folder = mkdtempSync(join(tmpdir(), "kontor-rehearsal-"));
    const root = join(import.meta.dirname, "../../../..");
    try {
      await playRelease({ ...options, root, folder, signal });
    } finally {
      if (options.keepsFolder) process.stderr.write(`The copies, packages and projects are in ${folder}\n`);
      else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
} catch (error) {
  process.stderr.write(signal.aborted ? "Stopped.\n" : `${(error as Error).message}\n`);
  process.exitCode = signal.aborted ? 130 : 1;
}
