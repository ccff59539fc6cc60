import type { Clock } from "@kontor/http";

/** One time to wake up at: the earliest that was set. */
export interface Alarm {
  /** Calls `ring` in so many ms, or at the time that is set already if that comes first. */
  set(ms: number): void;
  clear(): void;
}

const ANOTHER_TIME = new Error("Another time was set"); // made once: an error with its stack costs more than the nap

export function createAlarm(clock: Clock, ring: () => void): Alarm {
  let waiting: { rest: AbortController; until: number } | undefined;
  const clear = () => {
    waiting?.rest.abort(ANOTHER_TIME);
    waiting = undefined;
  };
  return {
    clear,
    set(ms) {
      const until = clock.monotonicMs() + ms;
      if (waiting && waiting.until <= until) return;
      clear();
      const own = { rest: new AbortController(), until };
      waiting = own;
      clock.sleep(ms, { signal: own.rest.signal }).then(
        () => {
          if (waiting === own) waiting = undefined;
          ring();
        },
        () => {}, // another time was set
      );
    },
  };
}

/** Calls `run` again and again, whether the last call has ended or not; returns what ends it. */
export function callRepeatedly(clock: Clock, intervalMs: number, run: () => void): () => void {
  const alarm = createAlarm(clock, () => {
    alarm.set(intervalMs);
    run();
  });
  alarm.set(intervalMs);
  return alarm.clear;
}
