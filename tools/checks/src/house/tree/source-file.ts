import { parseSync, type Comment, type EcmaScriptModule, type ParseResult, type Program } from "oxc-parser";

/** A TypeScript file of the tree. It is parsed once, and only when a check asks for more than its text. */
export interface SourceFile {
  /** From the root, with slashes: `packages/http/src/fetch/fetch.ts`. */
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  /** Its imports and exports. */
  readonly module: EcmaScriptModule;
  readonly comments: readonly Comment[];
  /** The text with every comment as spaces, so that each place keeps its offset. */
  readonly code: string;
  /** The line of an offset, from 1. */
  findLine(offset: number): number;
}

/** @throws If the text cannot be parsed, as the first reading of its program, comments or imports shows. */
export function createSourceFile(path: string, text: string): SourceFile {
  let parsed: ParseResult | undefined;
  let code: string | undefined;
  const parse = () => (parsed ??= parseOrThrow(path, text));
  return {
    path,
    text,
    get program() {
      return parse().program;
    },
    get module() {
      return parse().module;
    },
    get comments() {
      return parse().comments;
    },
    get code() {
      return (code ??= blankComments(text, parse().comments));
    },
    findLine: (offset) => text.slice(0, offset).split("\n").length,
  };
}

function parseOrThrow(path: string, text: string): ParseResult {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new SyntaxError(`Cannot check ${path} as it must be TypeScript: ${error.message}`);
  return parsed;
}

function blankComments(text: string, comments: readonly Comment[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const comment of comments) {
    parts.push(text.slice(end, comment.start), text.slice(comment.start, comment.end).replaceAll(/[^\n]/g, " "));
    end = comment.end;
  }
  return [...parts, text.slice(end)].join("");
}
