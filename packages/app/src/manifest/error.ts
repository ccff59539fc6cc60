import { PlatformError } from "@kontor/http";

/** One thing that is wrong with a manifest. */
export interface ManifestProblem {
  /** JSON Pointer to the value; empty for the document itself. */
  path: string;
  /** What it must be, and what it is. */
  problem: string;
  /** What to do. */
  fix: string;
}

/** A manifest that the platform would not take. `problems` has all that is wrong. */
export class ManifestError extends PlatformError {
  override readonly name = "ManifestError";
  readonly code = "ERR_PLATFORM_MANIFEST";
  readonly problems: readonly ManifestProblem[];

  constructor(problems: readonly ManifestProblem[]) {
    const lines = problems.map(({ path, problem, fix }) => `\n  ${path || "the document"} ${problem}: ${fix}`);
    super(`Cannot read the manifest:${lines.join("")}`);
    this.problems = problems;
  }
}
