const GIVEN = /^given §\d+(\.\d+)?( rule \d+)?(, §\d+(\.\d+)?( rule \d+)?)*$/;
const OTHERS = ["documented", "observed", "assumed"];

/**
 * Finds the problem of a provenance mark; `undefined` for a good one: `given §4.1`, several sections after a
 * comma, `documented`, `observed` or `assumed`.
 */
export function findSourceProblem(source: unknown): string | undefined {
  if (typeof source !== "string") return `must be text: got ${typeof source}`;
  if (OTHERS.includes(source) || GIVEN.test(source)) return undefined;
  return `must be \`given §…\` or one of ${OTHERS.join(", ")}: got ${source}`;
}
