import { readFileSync } from "node:fs";
import { parseSync, type Program } from "oxc-parser";

/** A TypeScript file, parsed once. */
export interface Source {
  /** The whole path on this machine. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  /** The comments, as `[start, end]` in the order of the text. */
  readonly comments: readonly (readonly [number, number])[];
  /** The docstrings by the place of the first word that follows them. */
  readonly docs: ReadonlyMap<number, string>;
}

const sources = new Map<string, Source>();

/** Reads a source file, once. @throws {SyntaxError} If the file is not TypeScript. */
export function readSource(path: string): Source {
  const known = sources.get(path);
  if (known) return known;
  const source = parseSource(path, readFileSync(path, "utf8"));
  sources.set(path, source);
  return source;
}

/** Parses a source file. @throws {SyntaxError} If the text is not TypeScript. */
export function parseSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`Cannot read ${path} as it must be TypeScript: ${errors[0].message}`);
  const docs = new Map<number, string>();
  for (const { type, value, end } of comments)
    if (type === "Block" && value.startsWith("*")) docs.set(end + text.slice(end).search(/\S|$/), value.slice(1));
  return { path, text, program, comments: comments.map(({ start, end }) => [start, end]), docs };
}
