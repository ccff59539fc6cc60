import ts from "typescript-with-api";
import type { Comparison } from "./comparison.ts";

const DEFAULT = /\bDefaults?(?: is)?:?\s+((?:`[^`]*`|[^.;`]|\.\d)+)/;

/** Tells a default that is another one now, as the docstring of an option says it. */
export function compareDocs({
  context: { checker, tell },
  before,
  after,
  at,
}: {
  context: Comparison;
  before: ts.Symbol;
  after: ts.Symbol;
  at: string;
}): void {
  const [was, is] = [before, after].map((symbol) =>
    readDefault(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
  );
  if (was && is && was !== is) tell({ at, effect: "major", reason: `has another default: was ${was}, and is ${is}` });
}

/** The default that a docstring names: `2` for "How often a call is tried again. Default 2.". */
export function readDefault(docs: string): string | undefined {
  return DEFAULT.exec(docs)?.[1]?.replaceAll(/\s+/g, " ").trim();
}
