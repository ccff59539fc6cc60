import ts from "typescript-with-api";
import type { Change, Effect } from "../plan/effect.ts";

/** `out`: the package hands the value to its user. `in`: the user hands it to the package. */
export type Direction = "out" | "in";

/** Compares the types of one package before and after. */
export interface Comparison {
  checker: ts.TypeChecker;
  /** Whether a symbol is declared in a package of ours. */
  isOurs: (symbol: ts.Symbol) => boolean;
  /** Tells each difference between two types that a user can notice, with the place at which it is. */
  compare: (before: ts.Type, after: ts.Type, way: Direction, at: string) => void;
  /** Tells a change. */
  tell: (change: Change) => void;
  /** Called with each named type of ours that is met, and the way it goes. */
  meet: (type: ts.Type, direction: Direction) => void;
  /** The keys of exported tables before and after, each as a type writes it: `"a"`. */
  tables: readonly [ReadonlySet<string>, ReadonlySet<string>][];
  /** The pairs that were compared already. */
  seen: Map<ts.Type, Map<ts.Type, Set<Direction>>>;
}

export const opposite: Record<Direction, Direction> = { in: "out", out: "in" };

/** The effect of a type that was replaced by another one. */
export function decideEffect({ checker }: Comparison, before: ts.Type, after: ts.Type, way: Direction): Effect {
  const fits = way === "out" ? checker.isTypeAssignableTo(after, before) : checker.isTypeAssignableTo(before, after);
  const isAny = ((way === "out" ? before.flags | after.flags : after.flags) & ts.TypeFlags.Any) !== 0; // it fits everything, and says nothing
  return fits && !isAny ? "minor" : "major";
}
