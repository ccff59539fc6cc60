import { readFileSync } from "node:fs";
import {
  parseSync,
  type Program,
  type ArrowFunctionExpression,
  type Class,
  type Function as FunctionNode,
  type TSInterfaceDeclaration,
  type TSTypeAliasDeclaration,
  type VariableDeclarator,
} from "oxc-parser";

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

const shared = globalThis as { kontorSources?: Map<string, Source> };

/** Astro loads this module twice, for its configuration and for the pages: both read what one has parsed. */
const sources = (shared.kontorSources ??= new Map());

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

/** Reads a part of a file without its comments, as far to the left as it goes. */
export function readText({ text, comments }: Source, { start, end }: Span): string {
  const parts: string[] = [];
  let from = start;
  for (const [begin, stop] of comments) {
    if (begin < from || stop > end) continue;
    parts.push(text.slice(from, begin));
    from = stop;
  }
  parts.push(text.slice(from, end));
  const [first = "", ...rest] = parts
    .join("")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line, index) => index === 0 || line !== "");
  const margin = Math.min(...rest.map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(margin))].join("\n");
}

/** Reads a part of a file as one line. */
export function readLine(source: Source, span: Span): string {
  return readText(source, span)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([[(<]|\btypeof) (?=\S)/g, (all, open: string) => (open === "typeof" ? all : open))
    .replaceAll(/,? ([\])>])(?!=)/g, (all, close: string) => (close === ">" && all.startsWith(" =") ? all : close))
    .replace(/^\| /, "")
    .replaceAll("=>", "=>");
}

/** A declaration that can be exported. */
export type DeclarationNode =
  | FunctionNode
  | Class
  | TSInterfaceDeclaration
  | TSTypeAliasDeclaration
  | VariableDeclarator;

/** The parts of anything that can be called. */
export type Callable = Pick<FunctionNode | ArrowFunctionExpression, "params" | "returnType" | "typeParameters">;

/** A part of a file. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds the function that a declaration is or holds. */
export function findCallable(node: DeclarationNode): (Callable & Span) | undefined {
  if (node.type === "FunctionDeclaration" || node.type === "TSDeclareFunction") return node;
  if (node.type === "VariableDeclarator" && node.init?.type === "ArrowFunctionExpression") return node.init;
  return undefined;
}
