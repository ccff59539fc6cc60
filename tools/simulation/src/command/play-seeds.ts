import { playSeed, type Played } from "../stage/play-seed.ts";
import type { Settings } from "../plan/traffic.ts";

interface PlaySeedsOptions {
  seed: number;
  seeds: number;
  store: Settings["store"];
  hours: number;
  /** No further seed begins after this, in ms. */
  limitMs: number;
  /** Called after each seed. */
  onPlayed?(result: SeedsResult): void;
}

export interface SeedsResult {
  seeds: number;
  /** The digest of the last seed. */
  digest: string;
  /** The first seed that broke a rule. Nothing was played behind it. */
  failed?: { seed: number; played: Played };
}

/** Plays seeds one after the other, up to the first that breaks a rule. */
export async function playSeeds(options: PlaySeedsOptions): Promise<SeedsResult> {
  const { seed: first, seeds, store, hours, limitMs, onPlayed } = options;
  const result: SeedsResult = { seeds: 0, digest: "" };
  const startedAt = performance.now();
  for (let seed = first; seed < first + seeds && performance.now() - startedAt < limitMs; seed += 1) {
    const played = await playSeed({ seed, store, hours });
    result.seeds += 1;
    result.digest = played.digest;
    if (played.violation) result.failed = { seed, played };
    onPlayed?.(result);
    if (result.failed) break;
  }
  return result;
}
