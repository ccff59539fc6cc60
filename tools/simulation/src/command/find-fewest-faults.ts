import type { Fault } from "../plan/fault.ts";
import type { Played } from "../stage/play-seed.ts";

export interface FindFewestOptions {
  played: Played;
  /** Plays the seed with these faults only. */
  play(faults: readonly Fault[]): Promise<Played>;
  limitMs: number;
}

/**
 * Leaves faults out, many at once and then one after another, as long as the same rule is still broken. Gives the run with the fewest
 * faults that was found.
 */
export async function findFewestFaults({ played, play, limitMs }: FindFewestOptions): Promise<Played> {
  const startedAt = performance.now();
  const { violation } = played;
  let best = played;
  const until = violation!.at;
  let size = Math.max(1, Math.ceil(best.faults.length / 2));
  let faults = best.faults.filter(({ at }) => at <= until);
  for (;;) {
    let hasShrunk = false;
    for (let from = 0; from < faults.length && performance.now() - startedAt < limitMs;) {
      const fewer = [...faults.slice(0, from), ...faults.slice(from + size)];
      const attempt = await play(fewer);
      if (attempt.violation?.rule === violation!.rule) {
        best = attempt;
        faults = fewer;
        hasShrunk = true;
      } else from += size;
    }
    if (performance.now() - startedAt >= limitMs || (size === 1 && !hasShrunk)) return best;
    size = Math.max(1, Math.floor(size / 2));
  }
}
