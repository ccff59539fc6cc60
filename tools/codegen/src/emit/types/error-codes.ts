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

/**
 * Every code that an error can have, one per line, and what stands before the code in `docs` of an error.
 *
 * @param site The address of the docs site; `null` where there is none, and the command line explains the code.
 */
export function emitErrorCodes(rows: ErrorRow[], site: string | null): string {
  const lines = rows.map(({ code, title }) => `${formatDocComment([`${title}.`], "  ")}  | ${JSON.stringify(code)}`);
  return `// Generated from specs/errors.yaml and project.json by tools/codegen. Do not edit: run \`pnpm generate\`.

/** Every code an error can have. A code never changes its meaning; \`docs\` of an error says where it is explained. */
export type PlatformErrorCode =
${lines.join("\n")};

/** Where a code is explained: at an address of the docs site, or by a command where no site is known. */
export function explainCode(code: PlatformErrorCode): string {
  return ${site === null ? '"kontor specs show " + code' : `${JSON.stringify(`${site.replace(/\/+$/, "")}/reference/errors/`)} + code + "/"`};
}
`;
}
