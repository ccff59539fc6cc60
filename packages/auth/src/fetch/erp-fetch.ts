import { pipeline, withRetry, withTimeout, type Clock, type Fetch, type Telemetry } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import type { TokenSource } from "../tokens/token.ts";
import { withToken } from "./with-token.ts";

/** Options of `erpFetch()`: the tokens, the time limit and the retries of every call. */
export interface ErpFetchOptions {
  /** Gives a current token for every call: `cached()`, `shared()` or `apiKey()`. */
  tokens: TokenSource;
  /** Longest wait for one attempt, in ms. Default 90 000: the ERP may be slow (observed). */
  timeoutMs?: number;
  /** Attempts after the first. Default 2. */
  retries?: number;
  /** Sends the requests. Default `globalThis.fetch`. */
  fetch?: Fetch;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** From 0 to below 1, for the jitter of retries. Default `Math.random`. */
  random?: () => number;
  /** Observes every attempt: `openTelemetry()` of `@kontor/http/telemetry`. Default: nothing is observed. */
  telemetry?: Pick<Telemetry, "attempt">;
}

/**
 * Makes a `fetch` with all that an ERP request needs. Redirects are never followed, and plain http goes only to this machine.
 *
 * @throws {ArgumentError | ApiError | TokenError} The errors of `withToken()`.
 * @see given spec §4.1, §4.2, §5.1
 */
export function erpFetch(options: ErpFetchOptions): Fetch {
  const { tokens, timeoutMs = 90_000, retries, fetch = globalThis.fetch, clock, random, telemetry } = { ...options };
  const known = { tokens, timeoutMs, retries, fetch, clock, random, telemetry };
  checkOptionNames<ErpFetchOptions>("make a fetch", options, known);
  return pipeline(
    telemetry?.attempt(fetch) ?? fetch,
    withTimeout(timeoutMs, { clock }), // It limits each attempt.
    withRetry({ clock, random, retries, methods: ["GET", "HEAD", "PUT", "DELETE", "PATCH"] }), // Both given updates set fields, so a second one changes nothing more.
    withToken(tokens), // It is outermost, so a replay after a 401 gets its own attempts.
  );
}
