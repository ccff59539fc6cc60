import { type Clock, type Fetch, ArgumentError, pipeline } from "@kontor/http";
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { TokenGeneration } from "./tokens.ts";
import { withToken } from "@kontor/auth";
import {
  checkAnswer,
  createTimeLimit,
  describeRedirect,
  dropBody,
  isSecure,
  openBody,
  raceAbort,
  readBytes,
} from "@kontor/http/internal";

const LONGEST_PAUSE_MS = 5_000; // after a fetch of the key set that failed
const MOST_BYTES = 262_144; // many times what the key sets of large providers take
const MOST_KEYS = 100;

/** Times are in ms. `timeoutMs` is the longest wait for the key set, its body included. */
interface KeySetOptions extends Record<"keepKeysMs" | "outageKeysMs" | "keysCooldownMs" | "timeoutMs", number> {
  fetch: Fetch;
  clock: Clock;
}

/**
 * Makes the function that finds the key of a token in the key set of a generation. The set is kept for `keepKeysMs`, and while it cannot be
 * fetched for `outageKeysMs` longer. If it lacks a key, it is fetched again, unless it is younger than `keysCooldownMs`. Only one fetch runs at a
 * time, and for five seconds after one that failed there is no other (or for `keysCooldownMs`, if that is shorter).
 *
 * @returns A function that rejects with `JWKSNoMatchingKey` or `JWKSMultipleMatchingKeys` of jose, or with the reason why there is no key set: an error of
 *   `fetch`, of the access token, of the time limit, or one whose message has "it" for the key set.
 * @throws {ArgumentError} If the key set's address is neither https nor http to this machine.
 */
export function createKeySet(generation: TokenGeneration, options: KeySetOptions): JWTVerifyGetKey {
  const { keepKeysMs, outageKeysMs, keysCooldownMs, clock } = options;
  const ask = createKeySetFetch(generation, options);
  let kept: { keys: JWTVerifyGetKey; at: number } | undefined;
  let pending: Promise<void> | undefined;
  const ageMs = () => (kept ? clock.monotonicMs() - kept.at : Number.POSITIVE_INFINITY);
  const load = () =>
    (pending ??= ask()
      .then((keys) => void (kept = { keys, at: clock.monotonicMs() }))
      .finally(() => (pending = undefined)));

  return async (header, token) => {
    if (ageMs() >= keepKeysMs)
      await load().catch((error: unknown) => {
        if (ageMs() >= keepKeysMs + outageKeysMs) throw error;
      });
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
): () => Promise<JWTVerifyGetKey> {
  if (!isSecure(keySetUrl))
    throw new ArgumentError("verify tokens", "keySetUrl", "be https (http only to this machine)", keySetUrl.href);
  const send = pipeline(fetch, ...(tokens ? [withToken(tokens)] : []));
  const headers = { accept: "application/json, application/jwk-set+json" };
  const pauseMs = Math.min(keysCooldownMs, LONGEST_PAUSE_MS);
  let failedAt = Number.NEGATIVE_INFINITY;
  const ask = async (signal: AbortSignal): Promise<JWTVerifyGetKey> => {
    const response = checkAnswer(await send(keySetUrl.href, { headers, redirect: "manual", signal }));
    const { ok, status } = response;
    if (ok) {
      const tooLong = () => new Error(`it is longer than ${MOST_BYTES} bytes`);
      const set = JSON.parse(
        new TextDecoder().decode(await readBytes(await openBody(response), MOST_BYTES, tooLong)),
      ) as JSONWebKeySet;
      const keys = createLocalJWKSet(set);
      if (set.keys.length > MOST_KEYS) throw new Error(`it has more than ${MOST_KEYS} keys`);
      return keys;
    }
    await dropBody(response);
    throw new Error(`it answered ${status}${describeRedirect(status, response.headers)}`);
  };
  return async () => {
    if (clock.monotonicMs() - failedAt < pauseMs) throw new Error("it failed just now");
    const { signal, release } = createTimeLimit(timeoutMs, clock);
    try {
      return await raceAbort(() => ask(signal), signal);
    } catch (error) {
      failedAt = clock.monotonicMs();
      throw error;
    } finally {
      release();
    }
  };
}
