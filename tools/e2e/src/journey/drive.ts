import type { VirtualClock } from "@kontor/testing/virtual-clock";

/** The virtual time between two looks at the work, in ms. */
export const TICK_MS = 5_000;
const MOST_MS = 3 * 3_600_000; // of virtual time, for one step

/** A life of the program was ended before the journey was over. */
export class LifeOver extends Error {}

interface DriverOptions {
  fetch: typeof globalThis.fetch;
  clock: VirtualClock;
  isOver(): boolean;
  setTime(at: Date): unknown;
}

export interface Driver {
  /** Sends a request with the clock of the platform set to the clock of the program. */
  timed: typeof globalThis.fetch;
  /** Advances the time until a promise is settled. Time stands still while a request is under way. @throws {LifeOver} */
  drive<Value>(work: Promise<Value>): Promise<Value>;
}

/** Drives a program in virtual time. */
export function createDriver({ fetch, clock, isOver, setTime }: DriverOptions): Driver {
  const underWay = new Set<Promise<unknown>>();
  return {
    async timed(input, init) {
      const call = (async () => {
        await setTime(new Date(clock.now()));
        return fetch(input, init);
      })();
      underWay.add(call);
      try {
        return await call;
      } finally {
        underWay.delete(call);
      }
    },
    async drive(work) {
      let isSettled = false;
      void Promise.allSettled([work]).then(() => (isSettled = true));
      for (let passed = 0; ; passed += TICK_MS) {
        while (underWay.size > 0) await Promise.allSettled(underWay);
        await new Promise<void>((resolve) => setImmediate(resolve));
        if (isOver()) throw new LifeOver();
        if (isSettled) return work;
        if (underWay.size > 0) continue;
        if (passed > MOST_MS) throw new Error("A step of the journey does not end");
        await clock.advance(TICK_MS);
      }
    },
  };
}
