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
  onPlayed?(result: { seeds: number }): void;
}

export type SeedsResult = Awaited<ReturnType<typeof playSeeds>>;

/** Plays seeds one after the other, up to the first that breaks a rule. */
export async function playSeeds(options: PlaySeedsOptions) {
  const { seed: first, seeds, store, hours, limitMs, onPlayed } = options;
  /** The digest is that of the last seed. `failed`: the first seed that broke a rule; nothing was played behind it. */
  const result = { seeds: 0, digest: "", failed: undefined as { seed: number; played: Played } | undefined };
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
