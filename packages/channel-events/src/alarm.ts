import type { Clock } from "@kontor/http";

/** One time to wake up at; setting another one replaces it. */
export interface Alarm {
  /** Calls `ring` in so many ms. */
  set(ms: number): void;
  clear(): void;
}

export function createAlarm(clock: Clock, ring: () => void): Alarm {
  let waiting: AbortController | undefined;
  const clear = () => {
    waiting?.abort();
    waiting = undefined;
  };
  return {
    clear,
    set(ms) {
      clear();
      const own = new AbortController();
      waiting = own;
      clock.sleep(ms, { signal: own.signal }).then(
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
export function repeat(clock: Clock, everyMs: number, run: () => void): () => void {
  const alarm = createAlarm(clock, () => {
    alarm.set(everyMs);
    run();
  });
  alarm.set(everyMs);
  return alarm.clear;
}
