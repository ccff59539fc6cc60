import type { Clock } from "./clock.ts";
import { ArgumentError } from "../errors/argument.ts";
import { checkOptionNames } from "./check-option-names.ts";
import { createWorkWatch } from "./work-watch.ts";

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
  /** Sets the wall clock alone, as an operator or a time server does. */
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
  now?: number;
  /** How many turns of the event loop the work of one instant gets before time moves on. Default 8. */
  turns?: number;
  /**
   * Longest real time that the clock stands still for one piece of work, in ms. It must exceed what the work ever takes in reality, because
   * longer work counts as hanging. Hanging work costs this much real time, and a third of it for all its repeats. Default 3 000.
   */
  patienceMs?: number;
}

interface Wait {
  at: number;
  end: () => void;
}

const known = { now: 1, turns: 1, patienceMs: 1 } as const;

/**
 * Makes a clock for tests. A wait on it takes no real time.
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
