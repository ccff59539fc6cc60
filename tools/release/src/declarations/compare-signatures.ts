import ts from "typescript-with-api";
import { opposite, type Comparison, type Direction } from "./comparison.ts";
import { compareTypeParameters } from "./compare-type-parameters.ts";

interface Parameter {
  name: string;
  type: ts.Type;
  isOptional: boolean;
}

/** Compares the calls of two functions, one after the other: what they take goes the other way than what they give. */
export function compareSignatures({
  context,
  before,
  after,
  way,
  at,
}: {
  context: Comparison;
  before: readonly ts.Signature[];
  after: readonly ts.Signature[];
  way: Direction;
  at: string;
}): void {
  if (before.length > after.length) context.tell({ at, effect: "major", reason: "can be called in fewer ways" });
  if (before.length < after.length) context.tell({ at, effect: "minor", reason: "can be called in more ways" });
  for (const [index, one] of before.entries()) {
    const other = after[index];
    if (!other) continue;
    compareParameters(context, readParameters(context, one), readParameters(context, other), way, at);
    const [had, has] = [one, other].map((each) => each.getTypeParameters() ?? []);
    compareTypeParameters({ context, before: had!, after: has!, way, at });
    comparePredicates(context, one, other, way, at);
    const [gave, gives] = [one, other].map((each) => context.checker.getReturnTypeOfSignature(each));
    context.compare(gave!, gives!, way, `${at}()`);
  }
}

function compareParameters(
  context: Comparison,
  before: readonly Parameter[],
  after: readonly Parameter[],
  way: Direction,
  at: string,
): void {
  for (const [index, was] of before.entries()) {
    const is = after[index];
    const place = `${at}(${is?.name ?? was.name})`;
    if (!is) {
      context.tell({ at: place, effect: "major", reason: "is not taken any more" });
      continue;
    }
    if (was.isOptional && !is.isOptional)
      context.tell({ at: place, effect: way === "out" ? "major" : "minor", reason: "is required now" });
    if (!was.isOptional && is.isOptional)
      context.tell({ at: place, effect: way === "out" ? "minor" : "major", reason: "can be absent now" });
    context.compare(was.type, is.type, opposite[way], place);
  }
  for (const added of after.slice(before.length)) {
    const breaks = way === "out" && !added.isOptional;
    context.tell({
      at: `${at}(${added.name})`,
      effect: breaks ? "major" : "minor",
      reason: breaks ? "is new and required" : "is new",
    });
  }
}

/** A function that tells what its argument is: who asks it has the type that it names. */
function comparePredicates(context: Comparison, one: ts.Signature, other: ts.Signature, way: Direction, at: string) {
  const [was, is] = [one, other].map((each) => context.checker.getTypePredicateOfSignature(each));
  if (!was && !is) return;
  const areSame = was?.kind === is?.kind && was?.parameterIndex === is?.parameterIndex;
  if (was && !areSame) context.tell({ at, effect: "major", reason: "no longer tells the type of what it is given" });
  else if (!was) context.tell({ at, effect: "minor", reason: "tells the type of what it is given now" });
  else if (was.type && is?.type) context.compare(was.type, is.type, way, `${at}()`);
}

function readParameters({ checker }: Comparison, signature: ts.Signature): Parameter[] {
  return signature.getParameters().map((symbol) => {
    const declaration = symbol.valueDeclaration;
    const isOptional =
      declaration !== undefined &&
      ts.isParameter(declaration) &&
      (declaration.questionToken !== undefined || declaration.dotDotDotToken !== undefined);
    return { name: symbol.getName(), isOptional, type: dropAbsence(checker.getTypeOfSymbol(symbol), isOptional) };
  });
}

/** Whether a parameter can be absent is compared apart. */
function dropAbsence(type: ts.Type, isOptional: boolean): ts.Type {
  if (!isOptional || !type.isUnion()) return type;
  const present = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  return present.length === 1 ? present[0]! : type;
}
