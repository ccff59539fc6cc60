import type { Finding } from "./finding.ts";
import type { Result } from "./run-checks.ts";

/** Each check with its count, and each finding below it. */
export function describeAll(results: readonly Result[]): string {
  return results
    .map((result) => [describeCheck(result), ...result.findings.map(describeFinding)].join("\n"))
    .join("\n");
}

/** The findings that fail, and one line of counts for those that are not enforced. */
export function describeBriefly(results: readonly Result[]): string {
  const counted = results.filter(({ check, findings }) => !check.enforced && findings.length > 0);
  const counts = counted.map(({ check, findings }) => `${check.name} ${findings.length}`);
  const failing = findFailing(results);
  return [
    ...(failing.length > 0 ? [describeAll(failing)] : []),
    ...(counts.length > 0
      ? [`not enforced: ${counts.join(", ")} (node tools/checks/src/house/main.ts shows them)`]
      : []),
  ].join("\n");
}

export function findFailing(results: readonly Result[]): Result[] {
  return results.filter(({ check, findings }) => check.enforced && findings.length > 0);
}

function describeCheck({ check, findings }: Result): string {
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  return `${check.name}: ${check.title} (${count}${check.enforced ? "" : ", not enforced"})`;
}

function describeFinding({ path, line, sentence }: Finding): string {
  return `  ${path}:${line}  ${sentence}`;
}
