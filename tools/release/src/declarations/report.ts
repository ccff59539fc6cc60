import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript-with-api";
import type { Published } from "../tree/published.ts";

const HEAD = `# The public types of a package, without their comments: every declaration that its entries lead to. \`pnpm generate\` writes it.
# A change here is a change for integrators, and needs a changeset.
`;

/**
 * Writes the report of what a package declares to its users. Files that no entry leads to are left out, so a change inside of the package
 * changes nothing here.
 *
 * @param folder The folder that `emitDeclarations()` wrote.
 */
export function writeReport(folder: string, { folder: own, name, entries }: Published): string {
  const root = join(folder, own);
  const files = new Map<string, string>();
  for (const source of Object.values(entries)) read(join(root, source.replace(/\.ts$/, ".d.ts")));
  const named = Object.entries(entries).map(([entry, source]) => `# ${name}${entry.slice(1)} is ${source}\n`);
  const printed = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return [HEAD, ...named, ...printed.map(([file, text]) => `\n# ${file}\n${text}`)].join("");

  function read(path: string): void {
    const file = relative(root, path)
      .replaceAll("\\", "/")
      .replace(/\.d\.ts$/, ".ts");
    if (files.has(file)) return;
    const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
    files.set(file, ts.createPrinter({ removeComments: true }).printFile(source));
    for (const { fileName } of ts.preProcessFile(source.text).importedFiles)
      if (fileName.startsWith(".")) read(join(path, "..", fileName.replace(/\.ts$/, ".d.ts")));
      else if (fileName === "@kontor/postgres") read(join(folder, "postgres/src/entries/index.d.ts")); // built into its users
  }
}
