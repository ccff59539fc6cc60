import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "./clock.ts";
import { ArgumentError } from "../errors/argument.ts";
import { checkOptionNames } from "./check-option-names.ts";

/** A clock that stands still until a test moves it. It fits every `clock` option. */
export interface VirtualClock extends Clock {
  /**
   * Moves on by so many ms. Each wait that ends on the way ends at its own time, and what it set off goes on before the next.
   *
   * @throws {ArgumentError} If `ms` is no finite number from 0 on.
   */
  advance(ms: number): Promise<void>;
  /**
   * Moves on until `isDone` holds.
   *
   * @throws {ArgumentError} If `maxMs` is no finite number from 0 on.
   * @throws {Error} If it does not hold within `maxMs` of virtual time.
   */
  advanceUntil(isDone: () => boolean | Promise<boolean>, maxMs: number): Promise<void>;
  /** Sets the time on the wall alone, as an operator or a time server does. */
  setNow(now: number): void;
  /** How many waits are underway. */
  waits(): number;
  /**
   * Runs `work`, and stands still until it has ended or waits on this clock itself: a file that is written, a database that is
   * asked take no virtual time. What does neither for `patienceMs` of real time is waited for no longer: the clock moves on, and
   * whoever limits the time of that work on this clock sees it run out.
   *
   * @param name What the work is about, an event say. After work of that name was given up, the next of it is waited for a quarter
   *   as long, and so on, so that what always hangs costs its patience once; after work of that name ended well, in full again.
   */
  standStillFor<T>(work: () => Promise<T> | T, name?: string): Promise<T>;
}

export interface VirtualClockOptions {
  /** Time on the wall at the start, in ms since the epoch. Default: the beginning of 2026. */
  now?: number;
  /** Turns of the event loop that the work of one instant gets before time moves on. Default 8. */
  turns?: number;
  /**
   * Longest real time that the clock stands still for one piece of work, in ms. More than the work ever takes in reality, as longer
   * work is taken for one that hangs; what does hang costs so much real time, and a third of it for all its repeats. Default 3 000.
   */
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
  name: string | undefined;
  /** Longest real time to wait for it, in ms, and what is left of it. */
  patienceMs: number;
  leftMs: number;
}

const known = { now: 1, turns: 1, patienceMs: 1 } as const;

/**
 * Makes a clock for tests: whatever waits on it takes no real time.
 *
 * @throws {ArgumentError} If an option is unknown or out of range.
 */
export function createVirtualClock(options: VirtualClockOptions = {}): VirtualClock {
  const { now = Date.parse("2026-01-01T00:00:00Z"), turns = 8, patienceMs = 3_000 } = options;
  checkOptionNames("make a clock", options, known);
  checkNumber("make a clock", "now", now, Number.NEGATIVE_INFINITY);
  checkNumber("make a clock", "turns", turns, 1);
  checkNumber("make a clock", "patienceMs", patienceMs, 1);
  let elapsed = 0;
  let offset = now;
  const waits = new Set<Wait>();
  const underway = new Set<Work>();
  const current = new AsyncLocalStorage<Work>();
  const givenUp = new Map<string, number>(); // how often, by the name of the work
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
    const least = Math.min(...working.map((work) => work.leftMs));
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, least, false)));
    const hasChanged = await Promise.race([changed, late]);
    clearTimeout(timer);
    for (const work of working) {
      work.leftMs = hasChanged ? work.patienceMs : work.leftMs - least; // something goes on: it may be what the others wait for
      if (work.leftMs > 0) continue;
      work.isAbandoned = true;
      if (work.name !== undefined) givenUp.set(work.name, (givenUp.get(work.name) ?? 0) + 1);
    }
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
        if (!(ms >= Number.NEGATIVE_INFINITY)) return reject(new ArgumentError("wait", "ms", "be a number", ms));
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
      checkNumber("advance a clock", "ms", ms, 0);
      const until = elapsed + ms;
      do await settle();
      while (step(until));
    },
    async advanceUntil(isDone, maxMs) {
      checkNumber("advance a clock", "maxMs", maxMs, 0);
      const until = elapsed + maxMs;
      do {
        await settle();
        if (await isDone()) return;
      } while (step(until));
      if (!(await isDone())) throw new Error(`Cannot go on as the awaited state did not come within ${maxMs} ms`);
    },
    setNow(value) {
      checkNumber("set a clock", "now", value, Number.NEGATIVE_INFINITY);
      offset = value - elapsed;
    },
    waits: () => waits.size,
    async standStillFor(run, name) {
      const hung = (name !== undefined && givenUp.get(name)) || 0;
      const left = patienceMs / 4 ** hung;
      const work: Work = {
        within: current.getStore(),
        waits: 0,
        isAbandoned: false,
        name,
        patienceMs: left,
        leftMs: left,
      };
      underway.add(work);
      try {
        const value = await current.run(work, run);
        if (name !== undefined) givenUp.delete(name);
        return value;
      } finally {
        underway.delete(work);
        tell();
      }
    },
  };
}

function checkNumber(action: string, name: string, value: number, least: number): void {
  if (Number.isFinite(value) && value >= least) return;
  const range = least === Number.NEGATIVE_INFINITY ? "" : ` from ${least} on`;
  throw new ArgumentError(action, name, `be a finite number${range}`, value);
}
