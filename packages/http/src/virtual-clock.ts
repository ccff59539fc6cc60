import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "./clock.ts";

/** A clock that stands still until a test moves it. It fits every `clock` option. */
export interface VirtualClock extends Clock {
  /** Moves on by so many ms. Each wait that ends on the way ends at its own time, and what it set off goes on before the next. */
  advance(ms: number): Promise<void>;
  /** Moves on until `isDone` holds. @throws {Error} If it does not hold within `maxMs` of virtual time. */
  advanceUntil(isDone: () => boolean | Promise<boolean>, maxMs: number): Promise<void>;
  /** Sets the time on the wall alone, as an operator or a time server does. */
  setNow(now: number): void;
  /** How many waits are underway. */
  waits(): number;
  /**
   * Runs `work`, and stands still until it has ended or waits on this clock itself: a file that is written, a database that is
   * asked take no virtual time. What does neither for `patienceMs` of real time is waited for no longer.
   */
  standStillFor<T>(work: () => Promise<T> | T): Promise<T>;
}

export interface VirtualClockOptions {
  /** Time on the wall at the start, in ms since the epoch. Default: the beginning of 2026. */
  now?: number;
  /** Turns of the event loop that the work of one instant gets before time moves on. Default 8. */
  turns?: number;
  /** Longest real time that the clock stands still for one piece of work, in ms. Default 1 000. */
  patienceMs?: number;
}

interface Wait {
  at: number;
  end: () => void;
}

/** What `standStillFor()` runs. Work begun inside of other work waits for both. */
interface Work {
  within: Work | undefined;
  waits: number;
  isAbandoned: boolean;
}

/** Makes a clock for tests: whatever waits on it takes no real time. */
export function createVirtualClock({
  now = Date.parse("2026-01-01T00:00:00Z"),
  turns = 8,
  patienceMs = 1_000,
}: VirtualClockOptions = {}): VirtualClock {
  let elapsed = 0;
  let offset = now;
  const waits = new Set<Wait>();
  const underway = new Set<Work>();
  const current = new AsyncLocalStorage<Work>();
  let tell = () => {}; // that some work has ended, or waits by now

  const settle = async () => {
    do {
      for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    } while (await waitForWork());
  };
  const busy = () => [...underway].filter((work) => work.waits === 0 && !work.isAbandoned);
  /** Says whether there was anything to wait for. */
  async function waitForWork(): Promise<boolean> {
    const working = busy();
    if (working.length === 0) return false;
    const changed = new Promise<boolean>((resolve) => (tell = () => resolve(true)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, patienceMs, false)));
    const hasChanged = await Promise.race([changed, late]);
    clearTimeout(timer);
    if (!hasChanged) for (const work of working) work.isAbandoned = true;
    return true;
  }
  const next = () => {
    let first: Wait | undefined;
    for (const wait of waits) if (!first || wait.at < first.at) first = wait;
    return first;
  };
  const step = (until: number) => {
    const wait = next();
    if (!wait || wait.at > until) {
      elapsed = until;
      return false;
    }
    elapsed = Math.max(elapsed, wait.at);
    for (const due of waits) if (due.at <= elapsed) due.end();
    return true;
  };

  return {
    now: () => Math.floor(offset + elapsed), // as a real one: in whole ms
    monotonicMs: () => elapsed,
    sleep: (ms, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const asleep: Work[] = [];
        for (let work = current.getStore(); work; work = work.within) asleep.push(work);
        const finish = () => {
          waits.delete(wait);
          for (const work of asleep) work.waits -= 1;
          signal?.removeEventListener("abort", stop);
        };
        const stop = () => {
          finish();
          reject(signal?.reason as Error);
        };
        const wait: Wait = {
          at: elapsed + Math.max(0, ms),
          end: () => {
            finish();
            resolve();
          },
        };
        waits.add(wait);
        for (const work of asleep) work.waits += 1;
        signal?.addEventListener("abort", stop, { once: true });
        tell();
      }),
    async advance(ms) {
      const until = elapsed + ms;
      do await settle();
      while (step(until));
    },
    async advanceUntil(isDone, maxMs) {
      const until = elapsed + maxMs;
      do {
        await settle();
        if (await isDone()) return;
      } while (step(until));
      if (!(await isDone())) throw new Error(`Cannot go on as the awaited state did not come within ${maxMs} ms`);
    },
    setNow(value) {
      offset = value - elapsed;
    },
    waits: () => waits.size,
    async standStillFor(run) {
      const work: Work = { within: current.getStore(), waits: 0, isAbandoned: false };
      underway.add(work);
      try {
        return await current.run(work, run);
      } finally {
        underway.delete(work);
        tell();
      }
    },
  };
}
