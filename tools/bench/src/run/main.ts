/** `pnpm bench`: see `pnpm bench --help`. */
import { join, resolve } from "node:path";
import { resultsFile } from "../results/read.ts";
import { catalog } from "./catalog.ts";
import { runCommand } from "./command.ts";

const interruption = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => interruption.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  catalog,
  programs: join(import.meta.dirname, ".."),
  file: resultsFile,
  root: resolve(import.meta.dirname, "../../../.."),
  print: (text) => void process.stdout.write(`${text.trimEnd()}\n`),
  tell: (text) => void process.stderr.write(`${text}\n`),
  signal: interruption.signal,
});
