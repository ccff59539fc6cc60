import type { Clock } from "@kontor/http";

/** The clock of an inbox. Without `monotonicMs()`, only steps back of more than a minute are noticed. */
export interface InboxClockOption extends Pick<Clock, "now"> {
  /** A time that never goes back, in ms from any start. Default: `now()`. */
  monotonicMs?(): number;
}

const SMALLEST_STEP_MS = 1_000; // Time servers that correct a clock slowly need half an hour for this.
const MOST_STEPS = 100;

export type InboxClock = ReturnType<typeof createInboxClock>;

/**
 * Tells wall time that goes on evenly: between `anchor()` and `release()`, and without a `follow()`, no step of the wall clock moves it. So what one
 * process holds in memory goes by monotonic time, and what it writes can be read by the next process.
 */
export function createInboxClock(clock: InboxClockOption) {
  const readWall = () => clock.now();
  const readMonotonic = clock.monotonicMs && (() => clock.monotonicMs!());
  let offset: number | undefined; // Between the times of the two clocks.
  const forward: { at: number; step: number }[] = []; // Steps that were taken over and not taken back, with the times before them.
  const now = () => (offset === undefined ? readWall() : offset + readMonotonic!());
  return {
    /** The wall clock as it is, for what other processes compare with theirs. */
    wall: readWall,
    /** In ms from any start. */
    monotonicMs: readMonotonic ?? readWall,
    /** Whole ms since the epoch, because the columns of stores hold whole numbers. */
    now: () => Math.trunc(now()),
    /** Goes by the monotonic clock from now on. */
    anchor(): void {
      offset = readMonotonic && readWall() - readMonotonic();
    },
    /** Goes by the wall clock from now on. */
    release(): void {
      offset = undefined;
    },
    /** How far the wall clock was set since then, in ms: forwards above 0, 0 if by less than a second. */
    readStep(): number {
      const step = Math.trunc(readWall() - now());
      return Math.abs(step) < SMALLEST_STEP_MS ? 0 : step;
    },
    /** Takes a step of the wall clock over. */
    follow(step: number): void {
      if (offset === undefined || step === 0) return;
      if (step > 0) forward.push({ at: now(), step });
      let back = Math.max(0, -step);
      for (let last = forward.at(-1); last && back > 0; last = forward.at(-1)) {
        const undone = Math.min(back, last.step);
        back -= undone;
        last.step -= undone;
        if (last.step === 0) forward.pop();
      }
      if (forward.length > MOST_STEPS) forward.shift();
      offset += step;
    },
    /** How long ago a written time was, in ms, without the steps forward since then. */
    computeAge(at: number): number {
      const stepped = forward.reduce((sum, each) => (at <= each.at ? sum + each.step : sum), 0);
      return Math.max(0, Math.trunc(now()) - at - stepped);
    },
  };
}
