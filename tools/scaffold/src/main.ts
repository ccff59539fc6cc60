/** `pnpm specs:add`: see `--help`. */
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse } from "yaml";
import { add } from "./add.ts";
import { help, readOptions } from "./options.ts";
import type { Description } from "./read/description.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") process.stdout.write(help);
  else {
    const description = parse(readFileSync(options.file, "utf8")) as Description;
    process.stdout.write(`${add(description, options, root).join("\n")}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
