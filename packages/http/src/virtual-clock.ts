import { AsyncLocalStorage } from "node:async_hooks";
import type { Clock } from "./clock.ts";
import { ArgumentError } from "./errors.ts";
import { readOptions } from "./options.ts";

/** A clock that stands still until a test moves it. It fits every `clock` option. */
export interface VirtualClock extends Clock {
  /**
   * Moves forward by `ms`. Each wait that is over by then ends at its own time, and the work that it starts runs before the next one ends.
   *
   * @throws {ArgumentError} If `ms` is not a finite number of at least 0.
   */
  advance(ms: number): Promise<void>;
  /**
   * Moves forward until `isDone` gives true.
   *
   * @throws {ArgumentError} If `maxMs` is not a finite number of at least 0.
   * @throws {Error} If it gives false for `maxMs` of virtual time.
   */
  advanceUntil(isDone: () => boolean | Promise<boolean>, maxMs: number): Promise<void>;
  /** Sets only the wall clock, as an operator or a time server does. */
  setNow(now: number): void;
  /** How many waits are underway. */
  waits(): number;
  /**
   * Runs `work`, and stands still until it has ended or itself waits on this clock. Writing a file or querying a database therefore takes
   * no virtual time. Work that does neither for `patienceMs` of real time is abandoned: the clock moves on, and a time limit for that
   * work on this clock can run out.
   *
   * @param name Identifies the work, for example an event. After work of that name was abandoned, the next work of that name gets a
   *   quarter of the patience, and so on, so that work that always hangs costs its patience only once. Work that ends well restores it.
   */
  standStillFor<T>(work: () => Promise<T> | T, name?: string): Promise<T>;
}

/** Options of `createVirtualClock()`: where it starts, and how long it stands still for work. */
export interface VirtualClockOptions {
  /** Wall clock at the start, in ms since the epoch. Default: the beginning of 2026. */
  now?: number | undefined;
  /** How many turns of the event loop the work of one instant gets before time moves on. Default 8. */
  turns?: number | undefined;
  /**
   * Longest real time that the clock stands still for one piece of work, in ms. It must exceed what the work ever takes in reality, because
   * longer work counts as hanging. Hanging work costs this much real time, and a third of it for all its repeats. Default 3 000.
   */
  patienceMs?: number | undefined;
}

type Wait = { at: number; end: () => void };

/**
 * Makes a clock for tests. A wait on it takes no real time.
 *
 * @throws {ArgumentError} If an option is unknown or out of range.
 */
export function createVirtualClock(options: VirtualClockOptions = {}): VirtualClock {
  const { now, turns, patienceMs } = readOptions("make a clock", options, {
    now: Date.parse("2026-01-01T00:00:00Z"),
    turns: 8,
    patienceMs: 3_000,
  });
  checkNumber("make a clock", "now", now, Number.NEGATIVE_INFINITY);
  checkNumber("make a clock", "turns", turns, 1);
  checkNumber("make a clock", "patienceMs", patienceMs, 1);
  let elapsed = 0;
  let offset = now;
  const waits = new Set<Wait>();
  const watch = createWorkWatch(patienceMs);

  return {
    now: () => Math.floor(offset + elapsed), // A real clock also counts whole ms.
    monotonicMs: () => elapsed,
    sleep,
    async advance(ms) {
      checkNumber("advance a clock", "ms", ms, 0);
      const until = elapsed + ms;
      do await settleInstant();
      while (goToNextWait(until));
    },
    async advanceUntil(isDone, maxMs) {
      checkNumber("advance a clock", "maxMs", maxMs, 0);
      const until = elapsed + maxMs;
      do {
        await settleInstant();
        if (await isDone()) return;
      } while (goToNextWait(until));
      if (!(await isDone())) throw new Error(`Cannot go on as the awaited state did not come within ${maxMs} ms`);
    },
    setNow(value) {
      checkNumber("set a clock", "now", value, Number.NEGATIVE_INFINITY);
      offset = value - elapsed;
    },
    waits: () => waits.size,
    standStillFor: watch.run,
  };

  /** Lets all work of the current instant run. */
  async function settleInstant(): Promise<void> {
    do {
      for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    } while (await watch.waitForWork());
  }

  /** @returns Whether a wait ended. Without one until then, the time is `until`. */
  function goToNextWait(until: number): boolean {
    let first = Number.POSITIVE_INFINITY;
    for (const { at } of waits) first = Math.min(first, at);
    if (first > until) {
      elapsed = until;
      return false;
    }
    elapsed = Math.max(elapsed, first);
    for (const due of waits) if (due.at <= elapsed) due.end();
    return true;
  }

  function sleep(ms: number, { signal }: { signal?: AbortSignal | null | undefined } = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      if (!(ms >= Number.NEGATIVE_INFINITY)) return reject(new ArgumentError("wait", "ms", "be a number", ms));
      const finish = (settle: () => void) => {
        waits.delete(wait);
        endWait();
        signal?.removeEventListener("abort", stop);
        settle();
      };
      const stop = () => finish(() => reject(signal?.reason as Error));
      const wait: Wait = { at: elapsed + Math.max(0, ms), end: () => finish(resolve) };
      waits.add(wait);
      signal?.addEventListener("abort", stop, { once: true });
      const endWait = watch.startWait();
    });
  }
}

function checkNumber(action: string, name: string, value: number, least: number): void {
  if (Number.isFinite(value) && value >= least) return;
  const range = least === Number.NEGATIVE_INFINITY ? "" : ` from ${least} on`;
  throw new ArgumentError(action, name, `be a finite number${range}`, value);
}

/** A piece of work during which a virtual clock stands still. Work that begins inside of other work counts for both. */
interface Work {
  within: Work | undefined;
  /** How many of its waits on the clock are underway. */
  waits: number;
  isAbandoned: boolean;
  name: string | undefined;
  /** Longest real time to wait for it without any progress, in ms. */
  patienceMs: number;
  /** The rest of that time, in ms. */
  leftMs: number;
}

/**
 * Knows which work is underway, so that a virtual clock can stand still for it.
 *
 * @param patienceMs Longest real time that one piece of work gets without any progress, in ms.
 */
export function createWorkWatch(patienceMs: number) {
  const underway = new Set<Work>();
  const current = new AsyncLocalStorage<Work>();
  const timesAbandoned = new Map<string, number>(); // by the name of the work
  let reportProgress = () => {};

  return {
    /** Runs work, and counts it as underway until it ends. */
    async run<T>(start: () => Promise<T> | T, name?: string): Promise<T> {
      const times = (name !== undefined && timesAbandoned.get(name)) || 0;
      const ownMs = patienceMs / 4 ** times;
      const within = current.getStore();
      const work: Work = { within, waits: 0, isAbandoned: false, name, patienceMs: ownMs, leftMs: ownMs };
      underway.add(work);
      try {
        const value = await current.run(work, start);
        if (name !== undefined) timesAbandoned.delete(name);
        return value;
      } finally {
        underway.delete(work);
        reportProgress();
      }
    },
    /** Says that the current work waits on the clock, and so needs no real time. The result ends that wait. */
    startWait() {
      const asleep: Work[] = [];
      for (let work = current.getStore(); work; work = work.within) asleep.push(work);
      for (const work of asleep) work.waits += 1;
      reportProgress();
      return () => {
        for (const work of asleep) work.waits -= 1;
      };
    },
    /** Waits until some work has ended or waits on the clock, or has used up its patience. @returns Whether there was any work. */
    async waitForWork() {
      const working = [...underway].filter((work) => work.waits === 0 && !work.isAbandoned);
      if (working.length === 0) return false;
      const leastMs = Math.min(...working.map((work) => work.leftMs));
      const hasProgress = await waitForProgress(leastMs);
      for (const work of working) {
        work.leftMs = hasProgress ? work.patienceMs : work.leftMs - leastMs; // Progress of one may be what the others wait for.
        if (work.leftMs <= 0) abandon(work);
      }
      return true;
    },
  };

  async function waitForProgress(ms: number): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const progress = new Promise<boolean>((resolve) => (reportProgress = () => resolve(true)));
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, ms, false)));
    return Promise.race([progress, late]).finally(() => clearTimeout(timer));
  }

  function abandon(work: Work): void {
    work.isAbandoned = true;
    if (work.name !== undefined) timesAbandoned.set(work.name, (timesAbandoned.get(work.name) ?? 0) + 1);
  }
}
