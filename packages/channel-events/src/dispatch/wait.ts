import type { Clock } from "@kontor/http";
import { raceAbort, systemClock } from "@kontor/http/internal";

const OVER = new Error("The wait is over"); // It is made once, because an error with its stack costs more than a wait.
const ANOTHER_TIME = new Error("Another time was set"); // It is made once, because an error with its stack costs more than a wait.

/**
 * Waits for something, and no longer than this, in ms; whether it ended. A rejection also counts as ended. Neither a timer nor a listener
 * remains.
 *
 * @throws The signal's reason, if it is or gets aborted.
 */
export async function waitAtMost(
  ms: number,
  work: PromiseLike<unknown> | undefined,
  clock: Pick<Clock, "sleep"> = systemClock,
  signal?: AbortSignal,
): Promise<boolean> {
  const over = new AbortController();
  const timeIsUp = clock.sleep(ms, { signal: over.signal }).then(
    () => false,
    () => false,
  );
  const ended = Promise.resolve(work).then(
    () => true,
    () => true,
  );
  try {
    return await raceAbort(() => Promise.race([ended, timeIsUp]), signal);
  } finally {
    over.abort(OVER);
  }
}

export type Alarm = ReturnType<typeof createAlarm>;

/** One time to wake up at: the earliest that was set. */
export function createAlarm(clock: Clock, ring: () => void) {
  let waiting: { rest: AbortController; until: number } | undefined;
  let spare: AbortController | undefined; // A wait that was not cut short leaves it as it was.
  const clear = () => {
    waiting?.rest.abort(ANOTHER_TIME);
    waiting = undefined;
  };
  return {
    clear,
    /** Calls `ring` in `ms`, or at the time that is set already if that comes first. */
    set(ms: number): void {
      const until = clock.monotonicMs() + ms;
      if (waiting && waiting.until <= until) return;
      clear();
      const own = { rest: spare ?? new AbortController(), until };
      spare = undefined;
      waiting = own;
      clock.sleep(ms, { signal: own.rest.signal }).then(
        () => {
          if (waiting === own) {
            waiting = undefined;
            spare = own.rest;
          }
          ring();
        },
        () => {}, // Another time was set.
      );
    },
  };
}

/** Calls `run` once per interval, also while an earlier call goes on. Returns a function that ends this. */
export function callRepeatedly(clock: Clock, intervalMs: number, run: () => void): () => void {
  const alarm = createAlarm(clock, () => {
    alarm.set(intervalMs);
    run();
  });
  alarm.set(intervalMs);
  return alarm.clear;
}

export type FairQueue<Waiter> = ReturnType<typeof createFairQueue<Waiter>>;

/** Waiters of several channels, which are served in turn, so that a channel with many of them holds up no other. */
export function createFairQueue<Waiter>() {
  const waiting = new Map<string, Waiter[]>(); // The channel that was served last stands last.
  return {
    add(channel: string, waiter: Waiter): void {
      const queue = waiting.get(channel);
      if (queue) queue.push(waiter);
      else waiting.set(channel, [waiter]);
    },
    remove(channel: string, waiter: Waiter): void {
      const left = waiting.get(channel)?.filter((each) => each !== waiter) ?? [];
      if (left.length > 0) waiting.set(channel, left);
      else waiting.delete(channel);
    },
    /** Takes the first waiter of the next channel that may be served. */
    next(mayServe: (channel: string) => boolean): { channel: string; waiter: Waiter } | undefined {
      for (const [channel, queue] of waiting) {
        if (!mayServe(channel)) continue;
        const waiter = queue.shift()!;
        waiting.delete(channel);
        if (queue.length > 0) waiting.set(channel, queue);
        return { channel, waiter };
      }
      return undefined;
    },
    isEmpty: () => waiting.size === 0,
  };
}
