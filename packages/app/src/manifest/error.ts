import { PlatformError } from "@kontor/http";

/** One thing that is wrong with a manifest. */
export interface ManifestProblem {
  /** JSON Pointer to the value; empty for the document itself. */
  path: string;
  /** The rule, and the value that breaks it. */
  problem: string;
  /** The way to mend it. */
  fix: string;
}

/** A manifest that the platform would refuse. `problems` holds everything that is wrong with it. */
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
