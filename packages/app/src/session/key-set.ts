import { type Clock, type Fetch, ArgumentError, pipeline } from "@kontor/http";
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { TokenGeneration } from "./tokens.ts";
import { withToken } from "@kontor/auth";
import { createTimeoutSignal, describeRedirect, isSecure, raceAbort } from "@kontor/http/internal";

const LONGEST_PAUSE_MS = 5_000; // after a fetch of the key set that failed

/** Times are in ms. `timeoutMs` is the longest wait for the key set, its body included. */
interface KeySetOptions extends Record<"keepKeysMs" | "keysCooldownMs" | "timeoutMs", number> {
  fetch: Fetch;
  clock: Clock;
}

/** Finds the keys of a generation. They are kept, and fetched again if a key is unknown. Only one fetch runs at a time. */
export function createKeySet(generation: TokenGeneration, options: KeySetOptions): JWTVerifyGetKey {
  const { keepKeysMs, keysCooldownMs, clock } = options;
  const ask = createKeySetFetch(generation, options);
  let kept: { keys: JWTVerifyGetKey; at: number } | undefined;
  let pending: Promise<void> | undefined;
  const ageMs = () => (kept ? clock.monotonicMs() - kept.at : Number.POSITIVE_INFINITY);
  const load = () =>
    (pending ??= ask()
      .then((keys) => void (kept = { keys: createLocalJWKSet(keys as JSONWebKeySet), at: clock.monotonicMs() }))
      .finally(() => (pending = undefined)));

  return async (header, token) => {
    if (ageMs() >= keepKeysMs) await load();
    try {
      return await kept!.keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || ageMs() < keysCooldownMs) throw error;
      await load();
      return kept!.keys(header, token);
    }
  };
}

/**
 * Fetches the key set; with an access token, and with a new one after a 401. A redirect is not followed: the access token would
 * go elsewhere, and the other host could send its own keys.
 *
 * @throws {ArgumentError} If the key set's address is neither https nor http to this machine.
 */
function createKeySetFetch(
  { tokens, keySetUrl }: TokenGeneration,
  { fetch, keysCooldownMs, timeoutMs, clock }: KeySetOptions,
): () => Promise<unknown> {
  if (!isSecure(keySetUrl))
    throw new ArgumentError("verify tokens", "keySetUrl", "be https (http only to this machine)", keySetUrl.href);
  const send = pipeline(fetch, ...(tokens ? [withToken(tokens)] : []));
  const headers = { accept: "application/json, application/jwk-set+json" };
  const pauseMs = Math.min(keysCooldownMs, LONGEST_PAUSE_MS);
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
