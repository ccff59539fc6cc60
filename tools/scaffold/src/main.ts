/** `pnpm specs:add`: see `--help`. */
import { dirname } from "node:path";
import { add } from "./add.ts";
import { help, readOptions } from "./options.ts";
import { readDescription } from "./read/file.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") process.stdout.write(help);
  else {
    process.stdout.write(`${add(readDescription(options.file), options, root).join("\n")}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
