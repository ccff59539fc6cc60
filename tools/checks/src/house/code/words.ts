import type { Finding } from "../finding.ts";
import type { Tree } from "../tree/tree.ts";

/** Openings that make people read a sentence twice: its subject is a clause, or nothing. */
const BANNED = /^[\s*]*(What\b|Who\b|Whoever\b|None of\b)/;

/** Comments with a banned opening, in the whole tree. */
export function findRiddles(tree: Tree): Finding[] {
  return tree.files
    .filter(({ text }) => /What|Who|None of/.test(text))
    .flatMap(({ path, comments, findLine }) =>
      comments.flatMap(({ value, start }) => {
        const opening = BANNED.exec(value)?.[1];
        return opening
          ? [{ path, line: findLine(start), sentence: `A comment begins with "${opening}"; begin with its subject.` }]
          : [];
      }),
    );
}
