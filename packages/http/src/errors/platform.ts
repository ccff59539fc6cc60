import type { PlatformErrorCode } from "./codes.generated.ts";

const MARK = Symbol.for("kontor.PlatformError"); // shared by two installed copies of this package

/** What all our errors have: a stable `code`, and their facts as fields. */
export abstract class PlatformError extends Error {
  abstract readonly code: PlatformErrorCode;

  /** Where the docs say what it means and what to do: the path of a page that never moves. */
  get docs(): string {
    return `/reference/errors/${this.code}/`;
  }

  get [MARK](): true {
    return true;
  }
}

/** Whether this is one of our errors, also when it comes from another copy of the package. */
export function isPlatformError(error: unknown): error is PlatformError {
  return (error as Record<symbol, unknown> | null | undefined)?.[MARK] === true;
}
