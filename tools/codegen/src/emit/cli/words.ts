import type { ErrorRow } from "../types/error-codes.ts";
import type { NotShownRow } from "../sandbox/not-shown.ts";
import { mergeLines } from "./settle-schema.ts";

/** Emits the words of errors and of open questions for the command line, one per line. */
export function emitWords(errors: readonly ErrorRow[], unknowns: readonly NotShownRow[]): string {
  const errorLines = errors.map(
    ({ code, title, meaning, fix, byItself }) => `  ${JSON.stringify({ code, title, meaning, fix, byItself })},\n`,
  );
  const unknownLines = unknowns.map(({ id, section, question, answer, default: ours, option }) => {
    const known = answer ? { answer: mergeLines(answer.text), source: answer.source } : {};
    return `  ${JSON.stringify({ id, section, question, ...known, ours: mergeLines(ours), option })},\n`;
  });
  return `// Generated from specs/errors.yaml and specs/not-shown.yaml by tools/codegen. Do not edit: run \`pnpm generate\`.
import type { ErrorWords, Unknown } from "../shape.ts";

/** Every error code of Kontor. */
export const errors: readonly ErrorWords[] = [
${errorLines.join("")}];

/** The questions that the platform leaves open. */
export const unknowns: readonly Unknown[] = [
${unknownLines.join("")}];
`;
}
