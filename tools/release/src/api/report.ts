import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript-with-api";
import type { Published } from "../packages.ts";

const HEAD = `# The public types of a package, without their comments: every declaration that its entries lead to. \`pnpm release:api\` writes it.
# A change here is a change for integrators, and needs a changeset.
`;

/**
 * Writes the declarations of all packages, as their builds do, to `<out>/<folder of the package>/src`.
 *
 * @throws {Error} If the compiler cannot read its settings. Errors of types are found by another check.
 */
export function emitDeclarations(root: string, out: string): void {
  const packages = join(root, "packages");
  const isLeftOut = ["docs", "*/src/browser", "**/fixtures", "**/*.test.ts", "**/*.test-d.ts", "**/*.program.ts"];
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      rootDir: packages,
      outDir: out,
      customConditions: ["@kontor/source"],
      typeRoots: [join(root, "node_modules/@types")],
      emitDeclarationOnly: true,
      stripInternal: true,
      sourceMap: false,
      declarationMap: false,
      noEmitOnError: false,
      noCheck: true, // half of the time went into bodies that no declaration shows
    },
    include: [join(packages, "*/src/**/*.ts")],
    exclude: isLeftOut.map((each) => join(packages, each)),
  };
  writeFileSync(join(out, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  try {
    execFileSync(process.execPath, [tsc, "-p", join(out, "tsconfig.json")], { maxBuffer: 1e8 });
  } catch (error) {
    const said = String((error as { stdout: Buffer }).stdout);
    if (/error TS(5|6|18)\d{3}:/.test(said))
      throw new Error(`Cannot write the declarations:\n${said}`, { cause: error });
  }
}

/**
 * Writes the report of what a package declares to its users. Files that no entry leads to are left out, so a change inside of the package
 * changes nothing here.
 *
 * @param out The folder that `emitDeclarations()` wrote.
 */
export function writeReport(out: string, { folder, name, entries }: Published): string {
  const root = join(out, folder);
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
      else if (fileName === "@kontor/postgres") read(join(root, "../postgres/src/entries/index.d.ts")); // built into its users
  }
}
