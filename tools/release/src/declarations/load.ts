import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import ts from "typescript-with-api";
import type { Published } from "../tree/published.ts";

/** The declarations of the packages of one tree. */
export interface Declared {
  /** The folder that `emitDeclarations()` wrote. */
  folder: string;
  packages: readonly Published[];
  /** Where the dependencies of the packages are installed. */
  tree: string;
}

/** A value or a type that an entry of a package exports. */
export interface Exported {
  /** `@kontor/auth/file`. */
  entry: string;
  name: string;
  symbol: ts.Symbol;
}

/** The exports of the packages of some trees, by tree and package, and the checker that knows all their types. */
export interface Surfaces {
  checker: ts.TypeChecker;
  exports: Map<string, Exported[]>[];
}

/** Files that many comparisons have in common: those of the language, of other packages, and of the trees before. */
const parsed = new Map<string, ts.SourceFile>();

/** Reads the exports of all packages of some trees in one program, so that their types can be compared. */
export function loadSurfaces(trees: readonly Declared[]): Surfaces {
  const isFresh = (file: string) => file.startsWith((trees.at(-1)?.folder ?? "") + sep); // the tree that differs from call to call
  const roots = trees.flatMap((tree) => tree.packages.flatMap((each) => Object.values(listFiles(tree, each))));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2024.d.ts", "lib.esnext.disposable.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["node"],
    typeRoots: [join(trees[0]!.tree, "node_modules/@types")],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => {
    const kept = parsed.get(file) ?? read(file, ...rest);
    if (kept && !isFresh(file)) parsed.set(file, kept);
    return kept;
  };
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) => ({ resolvedModule: resolve(trees, text, file, options) }));
  const program = ts.createProgram({ rootNames: roots, options, host });
  const checker = program.getTypeChecker();
  return { checker, exports: trees.map((tree) => listExports(tree, program, checker)) };
}

function listExports(tree: Declared, program: ts.Program, checker: ts.TypeChecker): Map<string, Exported[]> {
  return new Map(
    tree.packages.map((each) => [
      each.name,
      Object.entries(listFiles(tree, each)).flatMap(([entry, path]) => {
        const file = program.getSourceFile(path);
        const module = file && checker.getSymbolAtLocation(file);
        if (!module) return []; // an entry without exports, such as the program of a command
        return checker.getExportsOfModule(module).map((symbol) => ({
          entry,
          name: symbol.getName(),
          symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        }));
      }),
    ]),
  );
}

/** The declarations of each entry: `{ "@kontor/auth/file": "<folder>/auth/src/entries/file.d.ts" }`. */
function listFiles({ folder }: Declared, { name, folder: own, entries }: Published): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries).map(([entry, source]) => [
      name + entry.slice(1),
      join(folder, own, source.replace(/\.ts$/, ".d.ts")),
    ]),
  );
}

function resolve(
  trees: readonly Declared[],
  text: string,
  from: string,
  options: ts.CompilerOptions,
): ts.ResolvedModuleFull | undefined {
  const tree = trees.find(({ folder }) => from.startsWith(folder + sep));
  if (!tree) return ts.resolveModuleName(text, from, options, ts.sys).resolvedModule;
  if (text.startsWith(".")) return asDeclared(join(from, "..", text.replace(/\.ts$/, ".d.ts")));
  const ours = tree.packages.find(({ name }) => text === name || text.startsWith(`${name}/`));
  if (ours) return asDeclared(listFiles(tree, ours)[text] ?? "");
  const own = from.slice(tree.folder.length + 1).split(sep)[0]!;
  const asIfFrom = join(tree.tree, "packages", own, "src/x.ts"); // where its dependencies are
  return ts.resolveModuleName(text, asIfFrom, options, ts.sys).resolvedModule;
}

function asDeclared(path: string): ts.ResolvedModuleFull | undefined {
  return existsSync(path) ? { resolvedFileName: path, extension: ts.Extension.Dts } : undefined;
}
