import { ArgumentError, type Clock, type Fetch } from "@kontor/http";
import { isSecure, describeRedirect, createTimeoutSignal } from "@kontor/http/parts";
import type { TokenGeneration } from "./token-generation.ts";

export interface KeySetFetchOptions {
  fetch: Fetch;
  /** After a failure nobody is asked for so long, in ms. */
  pauseMs: number;
  /** Longest wait for the key set, its body included, in ms. */
  timeoutMs: number;
  clock: Clock;
}

/**
 * Fetches the key set; with an access token, and with a new one after a 401. A redirect is not followed: the access token would
 * go elsewhere, and whoever it leads to would say whose tokens are good.
 *
 * @throws {ArgumentError} If the key set's address is neither https nor http to this machine.
 */
export function createKeySetFetch(
  { tokens, keySetUrl }: TokenGeneration,
  { fetch, pauseMs, timeoutMs, clock }: KeySetFetchOptions,
): () => Promise<unknown> {
  if (!isSecure(keySetUrl))
    throw new ArgumentError("verify tokens", "keySetUrl", "be https (http only to this machine)", keySetUrl.href);
  let failedAt = Number.NEGATIVE_INFINITY;
  const ask = async (signal: AbortSignal, isAgain: boolean): Promise<unknown> => {
    const headers = new Headers({ accept: "application/json, application/jwk-set+json" });
    const token = await tokens?.get();
    if (token) headers.set("authorization", `Bearer ${token.value.reveal()}`);
    const response = await fetch(keySetUrl.href, { headers, redirect: "manual", signal });
    const { ok, status } = response;
    if (ok) return response.json();
    await response.body?.cancel().catch(() => {}); // it may have broken off
    if (status !== 401 || !token || isAgain)
      throw new Error(`it answered ${status}${describeRedirect(status, response.headers)}`);
    tokens!.discard(token as never);
    return ask(signal, true);
  };
  return async () => {
    if (clock.monotonicMs() - failedAt < pauseMs) throw new Error("it failed just now");
    const signal = createTimeoutSignal(timeoutMs, clock);
    try {
      return await Promise.race([ask(signal, false), aborted(signal)]);
    } catch (error) {
      failedAt = clock.monotonicMs();
      throw error;
    }
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
  );
}
