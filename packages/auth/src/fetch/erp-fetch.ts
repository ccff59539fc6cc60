import { pipeline, withRetry, withTimeout, type Clock, type Fetch, type Telemetry } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/parts";
import type { TokenSource } from "../tokens/token.ts";
import { withToken } from "./with-token.ts";

export interface ErpFetchOptions {
  tokens: TokenSource;
  /** Longest wait for one attempt, in ms. Default 90 000: the ERP may be slow (observed). */
  timeoutMs?: number;
  /** Attempts after the first. Default 2. */
  retries?: number;
  /** Default `globalThis.fetch`. */
  fetch?: Fetch;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** From 0 to below 1, for the jitter of retries. Default `Math.random`. */
  random?: () => number;
  /** Observes every attempt: `openTelemetry()` of `@kontor/http/telemetry`. Default: nothing is observed. */
  telemetry?: Pick<Telemetry, "attempt">;
}

/**
 * Everything an ERP request needs, from the network outwards. Redirects are followed nowhere; plain http goes to this machine
 * alone.
 *
 * @throws {ArgumentError | ApiError | TokenError} What `withToken()` throws.
 * @see given spec §4.1, §4.2, §5.1
 */
export function erpFetch(options: ErpFetchOptions = {} as ErpFetchOptions): Fetch {
  const {
    tokens,
    random = Math.random,
    timeoutMs = 90_000,
    retries = 2,
    fetch = globalThis.fetch,
    clock = systemClock,
    telemetry,
  } = options;
  checkOptionNames("make a fetch", options, {
    tokens: 1,
    timeoutMs: 1,
    retries: 1,
    fetch: 1,
    clock: 1,
    random: 1,
    telemetry: 1,
  });
  return pipeline(
    telemetry?.attempt(fetch) ?? fetch,
    withTimeout(timeoutMs, { clock }), // per attempt
    withRetry({ clock, random, retries, methods: ["GET", "HEAD", "PUT", "DELETE", "PATCH"] }), // both given updates set fields: twice is as good as once
    withToken(tokens), // a replay after 401 gets its own attempts
  );
}
