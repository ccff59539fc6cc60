import { withToken } from "@kontor/auth";
import { ArgumentError, pipeline, type Clock, type Fetch } from "@kontor/http";
import { createTimeoutSignal, describeRedirect, isSecure, raceAbort } from "@kontor/http/internal";
import type { TokenGeneration } from "./token-generation.ts";

export interface KeySetFetchOptions {
  fetch: Fetch;
  /** No new fetch starts for this long after a failed one, in ms. */
  pauseMs: number;
  /** Longest wait for the key set, its body included, in ms. */
  timeoutMs: number;
  clock: Clock;
}

/**
 * Fetches the key set; with an access token, and with a new one after a 401. A redirect is not followed: the access token would
 * go elsewhere, and the other host could send its own keys.
 *
 * @throws {ArgumentError} If the key set's address is neither https nor http to this machine.
 */
export function createKeySetFetch(
  { tokens, keySetUrl }: TokenGeneration,
  { fetch, pauseMs, timeoutMs, clock }: KeySetFetchOptions,
): () => Promise<unknown> {
  if (!isSecure(keySetUrl))
    throw new ArgumentError("verify tokens", "keySetUrl", "be https (http only to this machine)", keySetUrl.href);
  const send = pipeline(fetch, ...(tokens ? [withToken(tokens)] : []));
  const headers = { accept: "application/json, application/jwk-set+json" };
  let failedAt = Number.NEGATIVE_INFINITY;
  const ask = async (signal: AbortSignal): Promise<unknown> => {
    const response = await send(keySetUrl.href, { headers, redirect: "manual", signal });
    const { ok, status } = response;
    if (ok) return response.json();
    await response.body?.cancel().catch(() => {}); // it may have broken off
    throw new Error(`it answered ${status}${describeRedirect(status, response.headers)}`);
  };
  return async () => {
    if (clock.monotonicMs() - failedAt < pauseMs) throw new Error("it failed just now");
    const signal = createTimeoutSignal(timeoutMs, clock);
    try {
      return await raceAbort(() => ask(signal), signal);
    } catch (error) {
      failedAt = clock.monotonicMs();
      throw error;
    }
  };
}
