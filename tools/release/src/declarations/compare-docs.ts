import ts from "typescript-with-api";
import type { Comparison } from "./comparison.ts";

const DEFAULT = /\bDefaults?(?: is)?:?\s+((?:`[^`]*`|[^.;`]|\.\d)+)/;

/** A number as docstrings write it: `60 000`, `0.5`. */
const NUMBER = /\d+(?:[ .,\u202F]\d+)*/g;

/**
 * Tells a promise that is another one now, as the docstring says it: a default, or another number in a text that is the same otherwise. A program can rely
 * on both, though no type shows them.
 */
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
  const [old, fresh] = [before, after].map((symbol) => readDocs(symbol, checker));
  if (old === undefined || fresh === undefined || old === fresh) return;
  const [was, is] = [readDefault(old), readDefault(fresh)];
  if (was && is && was !== is)
    return tell({ at, effect: "major", reason: `has another default: was ${was}, and is ${is}` });
  if (old.replaceAll(NUMBER, "#") !== fresh.replaceAll(NUMBER, "#")) return;
  const [numbers, others] = [old.match(NUMBER) ?? [], fresh.match(NUMBER) ?? []];
  const place = numbers.findIndex((each, index) => each !== others[index]);
  tell({ at, effect: "major", reason: `promises another number: was ${numbers[place]}, and is ${others[place]}` });
}

function readDocs(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol.getJsDocTags(checker).filter(({ name }) => name !== "see"); // where it is written says no promise
  return [comment, ...tags.map(({ text }) => ts.displayPartsToString(text))].join("\n").replaceAll(/\s+/g, " ");
}

/** The default that a docstring names: `2` for "How often a call is tried again. Default 2.". */
export function readDefault(docs: string): string | undefined {
  return DEFAULT.exec(docs)?.[1]?.replaceAll(/\s+/g, " ").trim();
}
