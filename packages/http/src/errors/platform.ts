import type { PlatformErrorCode } from "./codes.generated.ts";

const MARK = Symbol.for("kontor.PlatformError"); // Two installed copies of this package share it.

/** The base of all our errors: each has a stable `code`, and its facts are fields. */
export abstract class PlatformError extends Error {
  abstract readonly code: PlatformErrorCode;

  /** Path of the docs page that explains the error and its remedy. The page never moves. */
  get docs(): string {
    return `/reference/errors/${this.code}/`;
  }

  get [MARK](): true {
    return true;
  }
}

/** Whether an error is one of ours. It may come from another installed copy of the package. */
export function isPlatformError(error: unknown): error is PlatformError {
  return (error as Record<symbol, unknown> | null | undefined)?.[MARK] === true;
}
