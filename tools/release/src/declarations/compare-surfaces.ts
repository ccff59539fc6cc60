import { sep } from "node:path";
import ts from "typescript-with-api";
import type { Change } from "../plan/effect.ts";
import { compareDocs } from "./compare-docs.ts";
import { compareTypeParameters, listTypeParameters } from "./compare-type-parameters.ts";
import { compareTypes } from "./compare-types.ts";
import type { Comparison, Direction } from "./comparison.ts";
import { loadSurfaces, type Declared, type Exported, type Surfaces } from "./load.ts";

/** The ways in which the named types of ours go, by the place of their declaration. */
type Ways = Map<string, Set<Direction>>;

/**
 * Compares what the packages of two trees export, value by value and type by type.
 *
 * An exported type is compared in the ways in which the functions of the package take it or give it. If none of them does, a union is
 * there to be written, and everything else to be read.
 *
 * @param only The packages to compare. Default: all.
 * @returns The changes by the name of the package. A package that passes on a type of another one has its changes too.
 */
export function compareSurfaces(before: Declared, after: Declared, only?: ReadonlySet<string>): Map<string, Change[]> {
  const surfaces = loadSurfaces([before, after]);
  const ways = new Map<string, Ways>();
  const all = [...new Set(surfaces.exports.flatMap((each) => [...each.keys()]))].sort();
  const names = all.filter((name) => only?.has(name) ?? true);
  const isClient = (name: string) => !name.endsWith("-types"); // shapes alone do not say which way they go
  names.sort((one, other) => Number(isClient(other)) - Number(isClient(one)));
  return new Map(names.map((name) => [name, comparePackage(surfaces, [before, after], name, ways)]));
}

function comparePackage(
  { checker, exports }: Surfaces,
  trees: Declared[],
  name: string,
  allWays: Map<string, Ways>,
): Change[] {
  // Shapes alone do not say which way they go; the client of the same interface does. Others may go another way with them.
  const ways = allWays.get(name.replace(/-types$/, "-client")) ?? new Map<string, Set<Direction>>();
  allWays.set(name, ways);
  const changes = new Map<string, Change>();
  const context: Comparison = {
    checker,
    isOurs: (symbol) => findPlace(symbol, trees) !== undefined,
    tell: (change) => changes.set(`${change.at} ${change.reason}`, change),
    meet(type, way) {
      for (const symbol of [type.aliasSymbol, type.getSymbol()]) {
        const place = symbol && findPlace(symbol, trees);
        if (place) ways.set(place, (ways.get(place) ?? new Set()).add(way));
      }
    },
    compare: (before, after, way, at) => compareTypes(context, before, after, way, at),
    tables: [],
    seen: new Map(),
  };
  const [old, fresh] = exports.map((each) => index(each.get(name) ?? []));
  context.tables = [...old!].flatMap(([key, was]) => {
    const is = fresh!.get(key);
    return is ? readTable(checker, was, is) : [];
  });
  if (!exports[0]!.has(name)) context.tell({ at: name, effect: "minor", reason: "is a new package" });
  else if (!exports[1]!.has(name)) context.tell({ at: name, effect: "major", reason: "is no longer published" });
  for (const [key, was] of old!) {
    const is = fresh!.get(key);
    if (is) compareValues(context, was, is);
    else context.tell({ at: `${was.name} of ${was.entry}`, effect: "major", reason: "is no longer exported" });
  }
  for (const [key, is] of fresh!)
    if (!old!.has(key)) context.tell({ at: `${is.name} of ${is.entry}`, effect: "minor", reason: "is new" });
  for (const [key, was] of old!) {
    const is = fresh!.get(key);
    if (is) compareNamedTypes(context, was, is, ways, trees);
  }
  return [...changes.values()];
}

/** The keys of a table: of a value, or of a type that lists names, as long as it cannot be called. */
function readTable(checker: ts.TypeChecker, was: Exported, is: Exported): Comparison["tables"] {
  const isKind = (flags: ts.SymbolFlags) => [was, is].every(({ symbol }) => symbol.flags & flags);
  const read = ({ symbol }: Exported) =>
    isKind(ts.SymbolFlags.Variable) ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  if (!isKind(ts.SymbolFlags.Variable) && !isKind(ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) return [];
  const types = [was, is].map(read);
  if (types.some((type) => type.isUnion() || type.getCallSignatures().length > 0)) return [];
  const [before, after] = types.map(
    (type) => new Set(checker.getPropertiesOfType(type).map((property) => JSON.stringify(property.getName()))),
  );
  return [[before!, after!]];
}

function compareValues(context: Comparison, was: Exported, is: Exported): void {
  const { checker } = context;
  const [hadValue, hasValue] = [was, is].map(({ symbol }) => (symbol.flags & ts.SymbolFlags.Value) !== 0);
  if (hadValue && !hasValue) context.tell({ at: was.name, effect: "major", reason: "is only a type now" });
  if (!hadValue && hasValue) context.tell({ at: was.name, effect: "minor", reason: "is a value too now" });
  if (!hadValue || !hasValue) return;
  compareDocs({ context, before: was.symbol, after: is.symbol, at: was.name });
  compareTypes(context, checker.getTypeOfSymbol(was.symbol), checker.getTypeOfSymbol(is.symbol), "out", was.name);
}

function compareNamedTypes(context: Comparison, was: Exported, is: Exported, ways: Ways, trees: Declared[]): void {
  const isType = ({ symbol }: Exported) => (symbol.flags & ts.SymbolFlags.Type) !== 0;
  if (!isType(was)) return;
  if (!isType(is)) return context.tell({ at: was.name, effect: "major", reason: "is no longer a type" });
  const [before, after] = [was, is].map(({ symbol }) => context.checker.getDeclaredTypeOfSymbol(symbol));
  const [had, has] = [was, is].map(({ symbol }) => listTypeParameters(context.checker, symbol));
  compareTypeParameters({ context, before: had!, after: has!, way: "out", at: was.name });
  const met = ways.get(findPlace(was.symbol, trees) ?? "") ?? ways.get(findPlace(is.symbol, trees) ?? "");
  const unmet: Direction = before!.isUnion() ? "in" : "out"; // names to write, or a shape to read
  for (const way of met ?? [unmet]) compareTypes(context, before!, after!, way, was.name);
}

function index(exported: readonly Exported[]): Map<string, Exported> {
  return new Map(exported.map((each) => [`${each.entry} ${each.name}`, each]));
}

/** The file of ours in which a symbol is declared, and its name: the same for both trees. */
function findPlace(symbol: ts.Symbol, trees: readonly Declared[]): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const tree = trees.find(({ folder }) => file?.startsWith(folder + sep));
  return tree && `${file!.slice(tree.folder.length + 1)} ${symbol.getName()}`;
}
