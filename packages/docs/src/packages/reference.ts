import { type Declaration, listExports } from "./read/declarations.ts";
import { type Docstring, readDocstring } from "./read/docstring.ts";
import { type Manifest, readManifests } from "./read/manifests.ts";
import { type Member, collectMembers, collectParameters } from "./read/members.ts";
import { type DeclarationNode, readSource } from "./read/source.ts";
import { readSignature } from "./read/signature.ts";

/** A published package and its pages: one for each entry. */
interface PackageReference {
  readonly manifest: Manifest;
  readonly entries: readonly EntryReference[];
}

/** An entry of a package: what one `import` can take from it. */
export interface EntryReference {
  /** As in an import: `@kontor/http/node`. */
  readonly specifier: string;
  /** As in the manifest: `.`, `./node`. */
  readonly path: string;
  readonly href: string;
  /** The page for the types of an entry with so many exports that they would not fit on one. */
  readonly typesHref: string | undefined;
  readonly exports: readonly ExportReference[];
}

type ExportKind = "function" | "class" | "constant" | "type";

/** An export and all that its source says about it. */
export interface ExportReference {
  readonly name: string;
  readonly kind: ExportKind;
  /** The anchor on its page. */
  readonly id: string;
  /** The address of the place that explains it: this one, or the first that exports the same. */
  readonly href: string;
  /** Whether it stands on the page for types of its entry. */
  readonly isOnTypesPage: boolean;
  /** The entry that explains it, where that is another one. */
  readonly sameAs: string | undefined;
  /** Whether it comes from the specs: its fields stand on the pages of the operations. */
  readonly isFromSpecs: boolean;
  readonly declaration: Declaration;
  readonly doc: Docstring;
  /** One for each overload. */
  readonly signatures: readonly string[];
  /** The parameters of a function. */
  readonly parameters: readonly Member[];
  /** The members of an object. */
  readonly members: readonly Member[];
  /** Whether its members are options, which have a default or are required. */
  readonly hasOptions: boolean;
}

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
const EXPORT_LIMIT = 60; // exports: their signatures alone are as much
const OPTIONS = /(?:Options|Policy|Headers|^Fault|^Seed)$/;

function isLarge(exports: Map<string, Declaration[]>): boolean {
  const all = [...exports.values()].flatMap(([each]) => each ?? []);
  if (all.every(isFromSpecs)) return false;
  if (all.length > EXPORT_LIMIT) return true;
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

/** Builds the address of an entry's page: `/reference/packages/http/node/`. */
export function buildEntryHref(folder: string, path: string): string {
  return `/reference/packages/${[folder, ...path.split("/").slice(1)].join("/")}/`;
}

/**
 * Lists the exports of an entry in the order of a reader: each function and class in the order of the entry, followed by the types of its
 * parameters that nothing before it has used; then the other types; last what comes from the specs.
 */
export function listInOrder(exports: readonly ExportReference[]): ExportReference[] {
  const types = exports.filter(({ kind }) => kind === "type");
  const ordered = new Set<ExportReference>();
  const add = (each: ExportReference) => {
    if (ordered.has(each)) return;
    ordered.add(each);
    const words = new Set(each.signatures.join(" ").match(/\b[A-Z]\w+/g));
    for (const type of types) if (words.has(type.name)) add(type);
  };
  for (const each of exports) if (each.kind !== "type" && !each.isFromSpecs) add(each);
  for (const each of exports) if (!each.isFromSpecs) add(each);
  return [...ordered, ...exports.filter((each) => !ordered.has(each))];
}

/**
 * Lists the pages of all packages: one for each entry, and another for the types of a large one. A package without an entry, which is the
 * CLI, has one too.
 */
export function listEntryPages() {
  return readPackages().flatMap((reference) => {
    const { name: specifier, folder } = reference.manifest;
    const href = buildEntryHref(folder, ".");
    const none: EntryReference = { specifier, path: ".", href, typesHref: undefined, exports: [] };
    const entries = reference.entries.length > 0 ? reference.entries : [none];
    return entries.flatMap((entry) =>
      [entry.href, entry.typesHref].flatMap((href, index) => {
        const isTypes = index === 1;
        const exports = entry.exports.filter(({ isOnTypesPage }) => isOnTypesPage === isTypes);
        return href === undefined ? [] : [{ href, reference, entry, exports, isTypes }];
      }),
    );
  });
}
