import ts from "typescript-with-api";
import type { Comparison, Direction } from "./comparison.ts";
import { formatType, formatShortType } from "./format-type.ts";

/** The members of a union; of another type, itself. `true` and `false` are one member. */
export function listMembers(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/**
 * Compares the members of two unions. A value that is handed in may have more than before. One that is handed out may have more only if the
 * user was told to expect that: the union names a text of any kind, or an object for what nobody knows yet.
 */
export function compareUnions({
  context,
  before,
  after,
  way,
  at,
}: {
  context: Comparison;
  before: readonly ts.Type[];
  after: readonly ts.Type[];
  way: Direction;
  at: string;
}): void {
  const [old, fresh] = [nameMembers(context, before), nameMembers(context, after)];
  const removed = [...old].filter(([name]) => !fresh.has(name));
  const added = [...fresh].filter(([name]) => !old.has(name));
  for (const [name, member] of old) {
    const partner = fresh.get(name);
    if (partner) context.compare(member, partner, way, at);
  }
  if (removed.length === 1 && added.length === 1) {
    const [[, was], [, is]] = [removed[0]!, added[0]!];
    const areObjects = [was, is].every(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
    if (areObjects) return context.compare(was, is, way, at); // renamed, or without a name
  }
  const areListed = areKeys(context, [...old.keys()], [...fresh.keys()]);
  const isExpected = (member: ts.Type) =>
    areListed || [before, after].every((members) => isOpenFor(context, members, member));
  const quote = (type: ts.Type) => formatShortType(context.checker, type);
  for (const [, member] of removed) {
    const isHarmless = way === "out" && (isExpected(member) || isNothing(member));
    context.tell({ at, effect: isHarmless ? "minor" : "major", reason: `is never ${quote(member)} any more` });
  }
  for (const [, member] of added) {
    const isHarmless = way === "in" || (isExpected(member) && !isNothing(member));
    context.tell({ at, effect: isHarmless ? "minor" : "major", reason: `can be ${quote(member)} now` });
  }
}

function nameMembers(context: Comparison, members: readonly ts.Type[]): Map<string, ts.Type> {
  const names = new Map<string, ts.Type>();
  const count = new Map<string, number>();
  for (const member of members) {
    const isNamed = member.flags & ts.TypeFlags.Object || member.isIntersection();
    const name = isNamed ? nameObject(context, member) : formatType(context.checker, member);
    const which = count.get(name) ?? 0;
    count.set(name, which + 1);
    names.set(which ? `${name} ${which}` : name, member);
  }
  return names;
}

/** The name by which an object is found again: its own, or the text of the field that tells it from the others. */
function nameObject({ checker }: Comparison, type: ts.Type): string {
  const literals = checker.getPropertiesOfType(type).flatMap((property) => {
    const value = checker.getTypeOfSymbol(property);
    return value.isStringLiteral() ? [`${property.getName()}=${value.value}`] : [];
  });
  const own = type.aliasSymbol?.getName() ?? type.getSymbol()?.getName() ?? "";
  return literals[0] ?? (own && !own.startsWith("__") ? own : "an object");
}

/** Whether a union says that more of a kind can come: it has a text of any kind, or an object of a kind that is marked as unknown. */
function isOpenFor({ checker }: Comparison, members: readonly ts.Type[], more: ts.Type): boolean {
  const isAnyText = (type: ts.Type) =>
    (type.flags & ts.TypeFlags.String) !== 0 ||
    (type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String));
  const isText = (type: ts.Type) => (type.flags & ts.TypeFlags.StringLike) !== 0 || isAnyText(type);
  const isUnknown = (type: ts.Type) =>
    checker.getPropertiesOfType(type).some((property) => String(property.escapedName).startsWith("__@unknown"));
  return members.some((member) => (isText(more) ? isAnyText(member) : isUnknown(member)));
}

/** Whether the members are the keys of an exported table of ours before and after: `keyof typeof operations` grows with the table. */
function areKeys({ tables }: Comparison, before: readonly string[], after: readonly string[]): boolean {
  const areSame = (keys: ReadonlySet<string>, names: readonly string[]) =>
    keys.size === names.length && names.every((name) => keys.has(name));
  return tables.some(([old, fresh]) => areSame(old, before) && areSame(fresh, after));
}

function isNothing({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;
}
