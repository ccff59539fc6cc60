import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checks } from "./checks.ts";
import { exceptions } from "./exceptions.ts";
import { buildExportLists } from "./layout/export-lists.ts";
import { help, readOptions, type Options } from "./options.ts";
import { describeAll, describeBriefly, findFailing } from "./report.ts";
import { runChecks } from "./run-checks.ts";
import { readTree } from "./tree/tree.ts";

const root = resolve(import.meta.dirname, "../../../..");

let options: Options;
try {
  options = readOptions(
    process.argv.slice(2),
    checks.map(({ name }) => name),
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${help}`);
  process.exit(2);
}
if (options.isHelp) process.stdout.write(help);
else if (options.isUpdate) updateLists();
else runAll(options);

function runAll({ check, isBrief }: Options): void {
  const wanted = checks.filter(({ name }) => check === undefined || name === check);
  const results = runChecks(readTree(root), wanted, exceptions);
  const text = isBrief ? describeBriefly(results) : describeAll(results);
  if (text) process.stdout.write(`${text}\n`);
  if (findFailing(results).length > 0) process.exitCode = 1;
}

function updateLists(): void {
  for (const [path, text] of buildExportLists(readTree(root))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
