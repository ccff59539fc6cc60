import type { Exception } from "./exceptions.ts";
import type { Check, Finding } from "./finding.ts";
import type { Tree } from "./tree/tree.ts";

export interface Result {
  check: Pick<Check, "name" | "title" | "enforced">;
  /** In the order of their paths and lines, without those that an exception lets stay. */
  findings: Finding[];
}

/** Runs the checks on a tree. An exception that lets nothing stay is a finding too, which is always enforced. */
export function runChecks(tree: Tree, checks: readonly Check[], exceptions: readonly Exception[]): Result[] {
  const needed = new Set<Exception>();
  const results = checks.map((check) => {
    const findings = check.find(tree).filter((finding) => {
      const exception = exceptions.find(({ check: name, file }) => name === check.name && file === finding.path);
      if (exception) needed.add(exception);
      return !exception;
    });
    return { check, findings: findings.sort(compare) };
  });
  return [...results, findUnneeded(checks, exceptions, needed)];
}

function findUnneeded(
  checks: readonly Check[],
  exceptions: readonly Exception[],
  needed: ReadonlySet<Exception>,
): Result {
  const names = new Set(checks.map(({ name }) => name));
  const unneeded = exceptions.filter((exception) => names.has(exception.check) && !needed.has(exception));
  return {
    check: { name: "exceptions", title: "every exception is needed", enforced: true },
    findings: unneeded.map(({ check, file }) => ({
      path: "tools/checks/src/house/exceptions.ts",
      line: 1,
      sentence: `The exception of ${file} from ${check} lets nothing stay; drop it.`,
    })),
  };
}

function compare(a: Finding, b: Finding): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line;
}
