import type { Fault } from "../plan/fault.ts";
import type { SeedRun } from "../environment/run-seed.ts";

interface FindFewestOptions {
  seedRun: SeedRun;
  /** Runs the seed with these faults only. */
  run(faults: readonly Fault[]): Promise<SeedRun>;
  limitMs: number;
}

/**
 * Leaves faults out, many at once and then one after another, as long as the same rule is still broken. Gives the run with the fewest
 * faults that was found.
 */
export async function findFewestFaults({ seedRun, run, limitMs }: FindFewestOptions): Promise<SeedRun> {
  const startedAt = performance.now();
  const hasTime = () => performance.now() - startedAt < limitMs;
  const { rule, at: until } = seedRun.violation!;
  let best = seedRun;
  let faults = best.faults.filter(({ at }) => at <= until);
  for (let size = Math.ceil(best.faults.length / 2), hasShrunk = true; size > 0;) {
    hasShrunk = false;
    for (let from = 0; from < faults.length && hasTime();) {
      const fewer = faults.toSpliced(from, size);
      const attempt = await run(fewer);
      if (attempt.violation?.rule === rule) [best, faults, hasShrunk] = [attempt, fewer, true];
      else from += size;
    }
    if (!hasTime()) return best;
    size = size === 1 && hasShrunk ? 1 : Math.floor(size / 2);
  }
  return best;
}
