/** The sandbox's time: the real one, moved, or one that stands still until it is told to go on. */
export interface Clock {
  /** Current time, in ms since the epoch. */
  now(): number;
  /** Moves time forward, in ms. */
  advance(ms: number): void;
}

/**
 * @param options.startAt Where to start; a clock that is given one stands still between calls of `advance()`.
 *   Default: the real time, which goes on by itself.
 * @param options.onMove Called after every move, so that what is due happens at once.
 */
export function createClock({
  startAt,
  onMove = () => {},
}: { startAt?: Date | undefined; onMove?: () => void } = {}): Clock {
  let moved = startAt === undefined ? 0 : instantOf(startAt);
  return {
    now: () => (startAt ? moved : Date.now() + moved),
    advance(ms) {
      if (!Number.isFinite(ms) || ms < 0)
        throw new RangeError(`Cannot move the clock as ms must be a number >= 0: got ${ms}`);
      moved += ms;
      onMove();
    },
  };
}

function instantOf(at: Date): number {
  const ms = at instanceof Date ? at.getTime() : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`Cannot start a clock as startAt must be a valid Date: got ${String(at)}`);
  return ms;
}
