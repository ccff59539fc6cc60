import type { Clock } from "@kontor/http";
import { raceAbort, systemClock } from "@kontor/http/internal";

const OVER = new Error("The wait is over"); // It is made once, because an error with its stack costs more than a wait.
const ANOTHER_TIME = new Error("Another time was set"); // It is made once, because an error with its stack costs more than a wait.

/** Waits for something, at most so many ms, and says whether it ended, also by a rejection. @throws The signal's reason, if it is aborted. */
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
          if (waiting !== own) return; // It was cleared, or set to another time, just as it ran out.
          waiting = undefined;
          spare = own.rest;
          ring();
        },
        () => {}, // Another time was set.
      );
    },
  };
}

/** Calls `run` once per interval, unless an earlier call goes on. Returns a function that ends this. */
export function callRepeatedly(clock: Clock, intervalMs: number, run: () => Promise<unknown>): () => void {
  let isUnderWay = false;
  const alarm = createAlarm(clock, () => {
    alarm.set(intervalMs);
    if (isUnderWay) return;
    isUnderWay = true;
    void run().finally(() => (isUnderWay = false));
  });
  alarm.set(intervalMs);
  return alarm.clear;
}

export type FairQueue = ReturnType<typeof createFairQueue>;

/** Waiters of several users, such as channels, which are served in turn, so that a user with many of them holds up no other. */
export function createFairQueue() {
  const waiting = new Map<string, (() => void)[]>(); // The user that was served last stands last.
  const add = (user: string, serve: () => void) => {
    const queue = waiting.get(user);
    if (queue) queue.push(serve);
    else waiting.set(user, [serve]);
  };
  const remove = (user: string, serve: () => void) => {
    const left = waiting.get(user)?.filter((each) => each !== serve) ?? [];
    if (left.length > 0) waiting.set(user, left);
    else waiting.delete(user);
  };
  return {
    /** Waits to be served, and gives what `take` takes then; `undefined` if the signal ends the wait. */
    wait: <Taken>(user: string, take: () => Taken, signal?: AbortSignal): Promise<Taken | undefined> =>
      new Promise((resolve) => {
        const serve = () => {
          signal?.removeEventListener("abort", giveUp);
          resolve(take());
        };
        const giveUp = () => {
          remove(user, serve);
          resolve(undefined);
        };
        signal?.addEventListener("abort", giveUp, { once: true });
        add(user, serve);
      }),
    /** Serves the first waiter of the next user that may be served; `false` if there is none. */
    serveNext(mayServe: (user: string) => boolean = () => true): boolean {
      for (const [user, queue] of waiting) {
        if (!mayServe(user)) continue;
        const serve = queue.shift()!;
        waiting.delete(user);
        if (queue.length > 0) waiting.set(user, queue);
        serve();
        return true;
      }
      return false;
    },
  };
}
