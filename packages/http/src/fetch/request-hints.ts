const HINTS = Symbol.for("kontor.requestHints"); // shared by two installed copies of this package

/** What a call says to the steps around `fetch`. It travels in `init`, through steps that know nothing of it. */
export interface RequestHints {
  /** Every sending costs something: no step sends it again by itself, unless it was refused before it counted. */
  sendOnce?: boolean | undefined;
  /** Longest wait for this answer, in ms, in place of what the time limit was made with. */
  timeoutMs?: number | undefined;
}

/** The same request with hints. */
export function withHints<Init extends RequestInit>(init: Init, hints: RequestHints): Init {
  return hints.sendOnce || hints.timeoutMs !== undefined ? { ...init, [HINTS]: hints } : init;
}

/** The hints of a request; none where it has none. */
export function readHints(init: RequestInit | undefined): RequestHints {
  return (init as { [HINTS]?: RequestHints } | undefined)?.[HINTS] ?? {};
}
