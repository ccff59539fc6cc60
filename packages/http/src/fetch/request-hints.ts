const HINTS = Symbol.for("kontor.requestHints"); // Two installed copies of this package share it.

/** Settings of one call for the steps around `fetch`. They travel in `init`, also through steps that ignore them. */
export interface RequestHints {
  /** Every request has a cost for the caller. No step retries it, unless it was refused before it counted. */
  sendOnce?: boolean | undefined;
  /** Longest wait for this answer, in ms. It replaces the time limit of the step. */
  timeoutMs?: number | undefined;
}

/** The same request with hints. */
export function withHints<Init extends RequestInit>(init: Init, hints: RequestHints): Init {
  return hints.sendOnce || hints.timeoutMs !== undefined ? { ...init, [HINTS]: hints } : init;
}

/** The hints of a request, or an empty object. */
export function readHints(init: RequestInit | undefined): RequestHints {
  return (init as { [HINTS]?: RequestHints } | undefined)?.[HINTS] ?? {};
}
