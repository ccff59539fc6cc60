import { pipeline, withRetry, withTimeout, type Clock, type Fetch, type Telemetry } from "@kontor/http";
import { checkOptionNames, withKeptConnections } from "@kontor/http/internal";
import type { TokenSource } from "../tokens/token.ts";
import { withToken } from "./with-token.ts";

/** Options of `channelFetch()`: the tokens, the time limit and the retries of every call. */
export interface ChannelFetchOptions {
  /** Gives a current token for every call: `cached()`, `shared()` or `apiKey()`. */
  tokens: TokenSource;
  /** Longest wait for one attempt, in ms. Default 30 000. */
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
 * Makes a `fetch` with all that a channel request needs. Redirects are never followed, and plain http goes only to this machine.
 *
 * @throws {ArgumentError | ApiError | TokenError} The errors of `withToken()`.
 * @see given spec §5.2, §7
 */
export function channelFetch(options: ChannelFetchOptions): Fetch {
  const { tokens, timeoutMs = 30_000, retries, fetch = globalThis.fetch, clock, random, telemetry } = { ...options };
  const known = { tokens, timeoutMs, retries, fetch, clock, random, telemetry };
  checkOptionNames<ChannelFetchOptions>("make a fetch", options, known);
  const network = withKeptConnections(fetch);
  return pipeline(
    telemetry?.attempt(network) ?? network,
    withTimeout(timeoutMs, { clock }), // It limits each attempt.
    withRetry({ clock, random, retries }),
    withToken(tokens), // It is outermost, so a replay after a 401 gets its own attempts.
  );
}
