import type { EntryReference, ExportKind, ExportReference, PackageReference } from "./model.ts";
import { listExports, type Declaration } from "./read/declarations.ts";
import { readDocstring } from "./read/docstring.ts";
import { readManifests, type Manifest } from "./read/manifests.ts";
import { collectMembers } from "./read/members.ts";
import type { DeclarationNode } from "./read/nodes.ts";
import { collectParameters } from "./read/parameters.ts";
import { readSignature } from "./read/signature.ts";
import { readSource } from "./read/source.ts";
import { buildEntryHref } from "./hrefs.ts";
import { listInOrder } from "./list-in-order.ts";

let read: PackageReference[] | undefined;
const places = new Map<DeclarationNode, Place>();
const names = new Map<string, Place[]>();

interface Place {
  specifier: string;
  href: string;
}

/**
 * Reads every export of every entry of every published package from the sources, except the internal ones, of which nothing is promised.
 * It is read once, in about a second.
 */
export function readPackages(): PackageReference[] {
  if (read) return read;
  const manifests = readManifests();
  const listed = manifests.map((manifest) => ({
    manifest,
    entries: manifest.entries.filter(({ path }) => path !== "./internal").map((each) => listEntry(manifest, each)),
  }));
  for (const { manifest, entries } of listed) addPlaces(manifest, entries, true);
  for (const { manifest, entries } of listed) addPlaces(manifest, entries, false);
  read = listed.map(({ manifest, entries }) => ({ manifest, entries: entries.map(buildEntry) }));
  return read;
}

/** Finds the address of the place that explains a name, if only one export has it. */
export function findPlaceOfName(name: string): Place | undefined {
  const [only, ...others] = names.get(name) ?? [];
  return others.length === 0 ? only : undefined;
}

/** Finds the address of the place that explains a declaration, if an entry exports it. */
export function findPlace({ node }: Pick<Declaration, "node">): Place | undefined {
  return places.get(node);
}

type Listed = ReturnType<typeof listEntry>;

function listEntry({ folder, name }: Manifest, { path, file }: Manifest["entries"][number]) {
  const exports = listExports(readSource(file));
  const ids = new Map<string, string>();
  for (const each of exports.keys()) {
    const id = each.toLowerCase();
    ids.set(each, [...ids.values()].includes(id) ? `${id}-2` : id);
  }
  const specifier = [name, ...path.split("/").slice(1)].join("/");
  const href = buildEntryHref(folder, path);
  const typesHref = isLarge(exports) ? `${href}types/` : undefined;
  const hrefOf = (each: string, [declaration]: Declaration[]) =>
    typesHref && declaration && isForTypesPage(each, declaration) ? typesHref : href;
  return { specifier, path, href, typesHref, exports, ids, hrefOf };
}

const LARGE = 16_000; // characters of source: their pages are larger than 120 KB
const MANY = 60; // exports: their signatures alone are as much
const OPTIONS = /(?:Options|Policy|Headers|^Fault|^Seed)$/;

function isLarge(exports: Map<string, Declaration[]>): boolean {
  const all = [...exports.values()].flatMap(([each]) => each ?? []);
  if (all.every(isFromSpecs)) return false;
  if (all.length > MANY) return true;
  const sizes = all.map(({ node }) => (node.type === "FunctionDeclaration" ? 0 : node.end - node.start));
  return sizes.reduce((sum, each) => sum + Math.min(each, 2_000), 0) > LARGE;
}

/** The types that nobody writes down: answers, fields of answers, parts of a store. */
function isForTypesPage(name: string, declaration: Declaration): boolean {
  return readKind(declaration) === "type" && (isFromSpecs(declaration) || !OPTIONS.test(name));
}

/** Notes the place of each export: in the package that declares it, if this exports it, and in the first of its entries. */
function addPlaces({ folder }: Manifest, entries: Listed[], isOwn: boolean): void {
  for (const { specifier, hrefOf, exports, ids } of entries)
    for (const [name, declarations] of exports)
      for (const { node, source } of declarations)
        if ((!isOwn || source.path.includes(`/${folder}/src/`)) && !places.has(node)) {
          const place = { specifier, href: `${hrefOf(name, declarations)}#${ids.get(name)}` };
          places.set(node, place);
          names.set(name, [...(names.get(name) ?? []), place]);
        }
}

function buildEntry({ specifier, path, href, typesHref, exports, ids, hrefOf }: Listed): EntryReference {
  const built = [...exports].map(([name, declarations]) => ({
    ...buildExport(specifier, name, ids.get(name)!, declarations),
    isOnTypesPage: hrefOf(name, declarations) === typesHref,
  }));
  return { specifier, path, href, typesHref, exports: listInOrder(built) };
}

/** @throws {Error} If nothing of ours declares the name: an entry exports only what is ours. */
function buildExport(
  specifier: string,
  name: string,
  id: string,
  declarations: Declaration[],
): Omit<ExportReference, "isOnTypesPage"> {
  const [declaration] = declarations;
  const place = declaration && findPlace(declaration);
  if (!place) throw new Error(`Cannot explain ${name} of ${specifier} as a source of Kontor must declare it`);
  const doc = readDocstring(declarations.find((each) => each.doc !== undefined)?.doc);
  const isPublic = (each: Declaration) => findPlace(each) !== undefined;
  const isShort = isFromSpecs(declaration);
  const members = isShort ? [] : collectMembers(declaration, isPublic);
  return {
    name,
    kind: readKind(declaration),
    id,
    href: place.href,
    sameAs: place.specifier === specifier ? undefined : place.specifier,
    isFromSpecs: isShort,
    declaration,
    doc,
    signatures: isShort ? [] : declarations.filter(isShown).map(readSignature),
    parameters: isShort ? [] : collectParameters(declaration, doc, isPublic),
    members,
    hasOptions: members.length > 0 && OPTIONS.test(name) && name !== "Seed",
  };
}

function isFromSpecs({ source }: Declaration): boolean {
  return FROM_SPECS.test(source.path);
}

const FROM_SPECS = /\/(?:erp|channel)-types\/src\/|-client\/src\/generated\/groups\//;

/** The body of an overloaded function is not one of its signatures. */
function isShown({ node }: Declaration, _: number, all: Declaration[]): boolean {
  return node.type !== "FunctionDeclaration" || all.length === 1;
}

function readKind({ node }: Declaration): ExportKind {
  if (node.type === "ClassDeclaration") return "class";
  if (node.type === "VariableDeclarator") return "constant";
  return node.type === "TSInterfaceDeclaration" || node.type === "TSTypeAliasDeclaration" ? "type" : "function";
}
