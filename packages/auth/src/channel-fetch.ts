import { pipeline, withTimeout } from "fetch-extras";
import { withPlainInit, withRetry, type Fetch } from "@kontor/http";
import type { TokenSource } from "./token.ts";
import { checkTimeout } from "./check-timeout.ts";
import { withToken } from "./with-token.ts";

export interface ChannelFetchOptions {
  tokens: TokenSource;
  /** Longest wait for one attempt, in ms. Default 30 000. */
  timeoutMs?: number;
  /** Attempts after the first. Default 2. */
  retries?: number;
  /** Default `globalThis.fetch`. */
  fetch?: Fetch;
}

/** Everything a channel request needs, from the network outwards (given §5.2, §7). */
export function channelFetch(
  {
    tokens,
    timeoutMs = 30_000,
    retries = 2,
    fetch = globalThis.fetch,
  }: ChannelFetchOptions = {} as ChannelFetchOptions,
): Fetch {
  checkTimeout("make a fetch", timeoutMs);
  return pipeline(
    fetch,
    withTimeout(timeoutMs), // per attempt
    withRetry({ retries }),
    withToken(tokens), // a replay after 401 gets its own attempts
    withPlainInit(), // openapi-fetch sends a Request, whose body nobody could send twice
  );
}
