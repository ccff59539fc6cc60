import { formatDocComment } from "../comments.ts";

/** A row of `specs/errors.yaml`. */
export interface ErrorRow {
  code: string;
  /** The classes that have it. */
  class: string;
  title: string;
  meaning: string;
  fix: string;
  /** The attempts that were made before the error is reported. */
  byItself: string;
}

/** Every code that an error can have, one per line. */
export function emitErrorCodes(rows: ErrorRow[]): string {
  const lines = rows.map(({ code, title }) => `${formatDocComment([`${title}.`], "  ")}  | ${JSON.stringify(code)}`);
  return `// Generated from specs/errors.yaml by tools/codegen. Do not edit: run \`pnpm generate\`.

/** Every code an error can have. A code never changes its meaning; \`docs\` of an error is the address of its page. */
export type PlatformErrorCode =
${lines.join("\n")};
`;
}
