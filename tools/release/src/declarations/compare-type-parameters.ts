import ts from "typescript-with-api";
import type { Comparison, Direction } from "./comparison.ts";
import { formatShortType } from "./format-type.ts";

/** Compares the parameters that a caller can write between `<` and `>`: how many there must be, what each must fit, and its default. */
export function compareTypeParameters({
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
  for (const [index, was] of before.entries()) {
    const is = after[index];
    if (is) compareOne(context, was, is, way, at);
  }
  const wants = "has another number of type parameters";
  if (before.length > after.length) context.tell({ at, effect: "major", reason: wants });
  const added = after.slice(before.length);
  if (added.length === 0) return;
  context.tell({ at, effect: added.every((each) => each.getDefault()) ? "minor" : "major", reason: wants });
}

function compareOne(context: Comparison, was: ts.Type, is: ts.Type, way: Direction, at: string): void {
  const quote = (type: ts.Type) => formatShortType(context.checker, type);
  const place = `${at}<${is.getSymbol()?.getName()}>`;
  const [old, fresh] = [was.getConstraint(), is.getConstraint()];
  if (old && fresh) context.compare(old, fresh, way === "out" ? "in" : "out", at);
  else if (fresh) context.tell({ at: place, effect: "major", reason: `must fit ${quote(fresh)} now` });
  else if (old) context.tell({ at: place, effect: "minor", reason: `need not fit ${quote(old)} any more` });
  const [preset, next] = [was.getDefault(), is.getDefault()];
  if (preset && !next) context.tell({ at: place, effect: "major", reason: "must be given now" });
  if (!preset && next) context.tell({ at: place, effect: "minor", reason: "can be left out now" });
  if (preset && next && quote(preset) !== quote(next))
    context.tell({ at: place, effect: "major", reason: `is ${quote(next)} by default; before, ${quote(preset)}` });
}

/** The parameters of a class, an interface or another named type. */
export function listTypeParameters(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type[] {
  const declaration = symbol.declarations?.find(
    (each) => ts.isInterfaceDeclaration(each) || ts.isClassDeclaration(each) || ts.isTypeAliasDeclaration(each),
  );
  return (declaration?.typeParameters ?? []).map((each) => checker.getTypeAtLocation(each));
}
