import type { StaticExportEntry } from "oxc-parser";
import { resolveImport } from "../tree/resolve-import.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";

/** `value` is one of a package that is not ours: nobody says which kind it is. */
export type Kind = "function" | "class" | "constant" | "value" | "type";

/** The exports of a file by name, followed through all the files that it takes it from. A name can be a value and a type. */
export function readExports(tree: Tree, path: string): Map<string, Set<Kind>> {
  const found = new Map<string, Set<Kind>>();
  const file = tree.findFile(path);
  for (const { start, entries } of file?.module.staticExports ?? []) {
    for (const entry of entries)
      for (const [name, kinds] of readEntry(tree, file!, entry, start))
        found.set(name, new Set([...(found.get(name) ?? []), ...kinds]));
  }
  return found;
}

function readEntry(tree: Tree, file: SourceFile, entry: StaticExportEntry, start: number): Map<string, Set<Kind>> {
  const { exportName, importName, localName, moduleRequest, isType } = entry;
  const narrow = (kinds: Set<Kind>) => (isType ? new Set<Kind>(["type"]) : kinds);
  if (moduleRequest && importName.kind === "AllButDefault") {
    const all = readSource(tree, file, moduleRequest.value);
    return new Map([...all].map(([name, kinds]) => [name, narrow(kinds)]));
  }
  const name = exportName.name ?? "default";
  if (!moduleRequest) return new Map([[name, narrow(readLocal(tree, file, localName.name ?? name, start))]]);
  const source = readSource(tree, file, moduleRequest.value);
  return new Map([[name, narrow(source.get(importName.name ?? "") ?? new Set<Kind>(["value"]))]]);
}

function readSource(tree: Tree, file: SourceFile, specifier: string): Map<string, Set<Kind>> {
  const path = resolveImport(tree, file.path, specifier);
  return path === undefined ? new Map<string, Set<Kind>>() : readExports(tree, path);
}

/** A name that the file declares, here or in a statement before, or that it imports. */
function readLocal(tree: Tree, file: SourceFile, name: string, start: number): Set<Kind> {
  const kind = readKind(file.text.slice(start));
  if (kind) return new Set([kind]);
  const imported = file.module.staticImports
    .flatMap(({ moduleRequest, entries }) => entries.map((entry) => ({ ...entry, from: moduleRequest.value })))
    .find(({ localName }) => localName.value === name);
  if (imported) return readSource(tree, file, imported.from).get(imported.importName.name ?? "") ?? new Set(["value"]);
  const declaration = new RegExp(`^(?:async )?(?:function|class|const|let|interface|type|enum)\\*? ${name}\\b`, "gm");
  return new Set([...file.code.matchAll(declaration)].flatMap(([text]) => readKind(`export ${text}`) ?? []));
}

function readKind(text: string): Kind | undefined {
  const word =
    /^export\s+(?:declare\s+|abstract\s+|async\s+)*(function|class|const|let|interface|type|enum)\*?\s+[\w$]/.exec(
      text,
    )?.[1];
  if (word === "function" || word === "class") return word;
  if (word === "interface" || word === "type") return "type";
  return word === undefined ? undefined : "constant";
}
