import { runSeed, type SeedRun } from "../environment/run-seed.ts";
import type { Settings } from "../plan/traffic.ts";

interface RunSeedsOptions {
  seed: number;
  seeds: number;
  store: Settings["store"];
  hours: number;
  /** No further seed begins after this, in ms. */
  limitMs: number;
  /** Called after each seed. */
  onRun?(result: { seeds: number }): void;
}

export type SeedsResult = Awaited<ReturnType<typeof runSeeds>>;

/** Runs seeds one after the other, up to the first that breaks a rule. */
export async function runSeeds(options: RunSeedsOptions) {
  const { seed: first, seeds, store, hours, limitMs, onRun } = options;
  /** The digest is that of the last seed. `failed`: the first seed that broke a rule; nothing was run behind it. */
  const result = { seeds: 0, digest: "", failed: undefined as { seed: number; seedRun: SeedRun } | undefined };
  const startedAt = performance.now();
  for (let seed = first; seed < first + seeds && performance.now() - startedAt < limitMs; seed += 1) {
    const seedRun = await runSeed({ seed, store, hours });
    result.seeds += 1;
    result.digest = seedRun.digest;
    if (seedRun.violation) result.failed = { seed, seedRun };
    onRun?.(result);
    if (result.failed) break;
  }
  return result;
}
