import type { Clock, Fetch } from "@kontor/http";
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { createKeySetFetch } from "./fetch-key-set.ts";
import type { TokenGeneration } from "./token-generation.ts";

const LONGEST_PAUSE_MS = 5_000; // after a fetch of the key set that failed

export interface KeySetOptions {
  keepKeysMs: number;
  keysCooldownMs: number;
  timeoutMs: number;
  fetch: Fetch;
  clock: Clock;
}

/** Finds the keys of a generation. They are kept, and fetched again if a key is unknown. Only one fetch runs at a time. Times are in ms. */
export function createKeySet(
  generation: TokenGeneration,
  { keepKeysMs, keysCooldownMs, timeoutMs, fetch, clock }: KeySetOptions,
): JWTVerifyGetKey {
  const pauseMs = Math.min(keysCooldownMs, LONGEST_PAUSE_MS);
  const ask = createKeySetFetch(generation, { fetch, pauseMs, timeoutMs, clock });
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
