import { dirname, join } from "node:path";
import type { ImportDeclaration, ModuleExportName, Statement } from "oxc-parser";
import { readAllManifests } from "./manifests.ts";
import { readSource, type Source, type DeclarationNode } from "./source.ts";

/** A declaration of a name, and the file that it stands in. An overloaded function has several. */
export interface Declaration {
  readonly name: string;
  readonly source: Source;
  readonly node: DeclarationNode;
  readonly doc: string | undefined;
}

const found = new WeakMap<Source, Map<string, Declaration[]>>();

/** Lists the exports of a file with their declarations, followed through all the files that it takes them from. */
export function listExports(source: Source): Map<string, Declaration[]> {
  const exports = new Map<string, Declaration[]>();
  for (const statement of source.program.body) {
    if (statement.type === "ExportAllDeclaration") {
      const from = resolveImport(source, statement.source.value);
      if (from) for (const [name, declarations] of listExports(from)) exports.set(name, declarations);
    }
    if (statement.type !== "ExportNamedDeclaration") continue;
    const own = statement.declaration ? readDeclarations(source, statement).map(({ name }) => name) : [];
    for (const name of [...own, ...statement.specifiers.map(({ exported }) => readName(exported))])
      exports.set(name, findDeclarations(source, name));
  }
  return exports;
}

/** Finds the declarations of a name that a file declares, exports or imports. There is none for a name of the language or of another package. */
export function findDeclarations(source: Source, name: string): Declaration[] {
  const ofSource = found.get(source) ?? new Map<string, Declaration[]>();
  found.set(source, ofSource);
  const known = ofSource.get(name);
  if (known) return known;
  ofSource.set(name, []); // a circle of imports ends here
  const declarations = search(source, name);
  ofSource.set(name, declarations);
  return declarations;
}

function search(source: Source, name: string): Declaration[] {
  const own = source.program.body.flatMap((statement) => readDeclarations(source, statement));
  const named = own.filter((each) => each.name === name);
  if (named.length > 0) return named;
  for (const statement of source.program.body) {
    const origin = findOrigin(statement, name);
    if (!origin) continue;
    const from = origin.from === undefined ? source : resolveImport(source, origin.from);
    if (from && !(from === source && origin.name === name)) return findDeclarations(from, origin.name);
  }
  for (const statement of source.program.body) {
    if (statement.type !== "ExportAllDeclaration") continue;
    const from = resolveImport(source, statement.source.value);
    const all = from ? findDeclarations(from, name) : [];
    if (all.length > 0) return all;
  }
  return [];
}

/** Finds the file and the name under which a statement gets a name: by an import, or by an export of another file's. */
function findOrigin(statement: Statement, name: string): { from: string | undefined; name: string } | undefined {
  if (statement.type === "ImportDeclaration") return findImported(statement, name);
  if (statement.type !== "ExportNamedDeclaration") return undefined;
  const specifier = statement.specifiers.find(({ exported }) => readName(exported) === name);
  return specifier && { from: statement.source?.value, name: readName(specifier.local) };
}

function findImported({ specifiers, source }: ImportDeclaration, name: string) {
  for (const each of specifiers)
    if (each.type === "ImportSpecifier" && each.local.name === name)
      return { from: source.value, name: readName(each.imported) };
  return undefined;
}

/** Reads what a statement of a file declares. */
function readDeclarations(source: Source, statement: Statement): Declaration[] {
  const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  const doc = source.docs.get(statement.start);
  if (node?.type === "VariableDeclaration")
    return node.declarations.flatMap((each) =>
      each.id.type === "Identifier" ? [{ name: each.id.name, source, node: each, doc }] : [],
    );
  const isNamed =
    node?.type === "FunctionDeclaration" ||
    node?.type === "TSDeclareFunction" ||
    node?.type === "ClassDeclaration" ||
    node?.type === "TSInterfaceDeclaration" ||
    node?.type === "TSTypeAliasDeclaration";
  return isNamed && node.id ? [{ name: node.id.name, source, node, doc }] : [];
}

/** Resolves an import to a file of ours: a neighbour, or the source of an entry of another package. */
function resolveImport(source: Source, specifier: string): Source | undefined {
  if (specifier.startsWith(".")) return readSource(join(dirname(source.path), specifier));
  const [scope, folder, ...rest] = specifier.split("/");
  if (scope !== "@kontor") return undefined;
  const path = ["."].concat(rest).join("/");
  const entry = manifests()
    .find((each) => each.folder === folder)
    ?.entries.find((each) => each.path === path);
  return entry && readSource(entry.file);
}

let cached: ReturnType<typeof readAllManifests> | undefined;
function manifests() {
  return (cached ??= readAllManifests());
}

function readName(name: ModuleExportName): string {
  return name.type === "Literal" ? name.value : name.name;
}
