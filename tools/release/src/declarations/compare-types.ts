import ts from "typescript-with-api";
import { compareUnions, listMembers } from "./compare-unions.ts";
import { compareObjects } from "./compare-objects.ts";
import { decideEffect, type Comparison, type Direction } from "./comparison.ts";
import { formatType } from "./format-type.ts";

/**
 * Tells each difference between two types that a user can notice, with the place at which it is. A value that is handed out may have more than
 * before; a value that is handed in may need less.
 *
 * @param at The name of the value, as the user writes it.
 */
export function compareTypes(context: Comparison, before: ts.Type, after: ts.Type, way: Direction, at: string): void {
  context.meet(before, way);
  context.meet(after, way);
  if (before === after || at.length > 400 || wasSeen(context, before, after, way)) return;
  if (before.isUnion() || after.isUnion()) {
    const [one, other] = [listMembers(before), listMembers(after)];
    return compareUnions({ context, before: one, after: other, way, at });
  }
  if (isObject(before) && isObject(after)) return compareObjects({ context, before, after, way, at });
  if (before.flags & ts.TypeFlags.TypeParameter && after.flags & ts.TypeFlags.TypeParameter) {
    const [one, other] = [before, after].map((type) => context.checker.getBaseConstraintOfType(type));
    if (one && other && one !== before) context.compare(one, other, way, at);
    return;
  }
  const [was, is] = [formatType(context.checker, before), formatType(context.checker, after)];
  if (was === is) return;
  if (isProse(before, after, at)) context.tell({ at, effect: "patch", reason: "says it in other words" });
  else context.tell({ at, effect: decideEffect(context, before, after, way), reason: `was ${was}, and is ${is}` });
}

/** Whether a text in data of ours is for people alone: a sentence, or the place where a fact is written. No program can rely on it. */
function isProse(before: ts.Type, after: ts.Type, at: string): boolean {
  if (!before.isStringLiteral() || !after.isStringLiteral()) return false;
  return /\.(source|maturity)$/.test(at) || [before.value, after.value].every((text) => text.includes(" "));
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function wasSeen({ seen }: Comparison, before: ts.Type, after: ts.Type, way: Direction): boolean {
  const partners = seen.get(before) ?? new Map<ts.Type, Set<Direction>>();
  const ways = partners.get(after) ?? new Set<Direction>();
  if (ways.has(way)) return true;
  seen.set(before, partners.set(after, ways.add(way)));
  return false;
}
