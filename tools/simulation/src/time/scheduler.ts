const MOST_STEPS_AT_ONCE = 20_000; // Work that goes on for so long without any time passing never ends.
const TURNS_AT_ONCE = 50;
const macrotask = setImmediate; // It is taken before the simulation replaces the global one.
export type Scheduler = ReturnType<typeof createScheduler>;

/**
 * Simulated time, in ms since the beginning. Nothing happens but what was scheduled, in the order of its time.
 *
 * @param onEndless Called where work never ends although no time passes.
 */
export function createScheduler(onEndless: () => void) {
  const queue: { at: number; run: (() => void) | undefined }[] = [];
  const deferred: (() => void)[] = [];
  let now = 0;
  let stepsAtOnce = 0;

  /** Does the next step, or the work that was put off to this turn. False if nothing is left to do until then. */
  function goOn(until: number, isOver: () => boolean): boolean {
    stepsAtOnce += 1;
    if (stepsAtOnce === MOST_STEPS_AT_ONCE) onEndless();
    if (deferred.length > 0 && stepsAtOnce < MOST_STEPS_AT_ONCE) {
      for (const run of deferred.splice(0)) run();
      return true;
    }
    if (isOver()) return false;
    while (queue.length > 0 && !queue[0]!.run) queue.shift();
    const [next] = queue;
    if (!next || next.at > until) {
      now = Math.max(now, until);
      return false;
    }
    queue.shift();
    if (next.at > now) stepsAtOnce = 0;
    now = next.at;
    next.run!();
    return true;
  }

  return {
    now: () => now,
    /** Calls `run` in `ms`, behind what has the same time. Returns a function that takes it back. */
    schedule(ms: number, run: () => void): () => void {
      const entry = { at: now + Math.max(0, ms), run: run as (() => void) | undefined };
      const later = queue.findIndex(({ at }) => at > entry.at);
      queue.splice(later < 0 ? queue.length : later, 0, entry);
      return () => (entry.run = undefined);
    },
    /** Calls `run` when all work of this moment that is under way has gone on, as `setImmediate()` does. */
    defer: (run: () => void) => void deferred.push(run),
    /** Goes on until the time `until`, or until `isOver` gives true, which is asked between two steps. */
    advance: (until: number, isOver: () => boolean) => takeTurns(() => goOn(until, isOver)),
  };
}

/**
 * Calls `goOn` until it gives false. Between two calls Node runs everything that needs no time, and reports rejections that nobody
 * handles, as between any two callbacks of `setImmediate()`. Many are asked for at once, because each round of the event loop costs more than a step.
 */
function takeTurns(goOn: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasEnded = false;
    const turn = () => {
      try {
        hasEnded ||= !goOn();
      } catch (error) {
        hasEnded = true;
        reject(error as Error);
      }
      if (hasEnded) resolve();
    };
    const ask = () => {
      if (hasEnded) return;
      for (let count = 0; count < TURNS_AT_ONCE; count += 1) macrotask(turn);
      macrotask(ask);
    };
    ask();
  });
}
