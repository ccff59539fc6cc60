/** Simulated time. Nothing happens but what was scheduled, in the order of its time. */
export interface Scheduler {
  /** In ms since the beginning of the simulation. */
  now(): number;
  /** Calls `run` in `ms`. Returns a function that takes it back. */
  schedule(ms: number, run: () => void): () => void;
  /** Calls `run` when all work of this moment that is under way has gone on, as `setImmediate()` does. */
  defer(run: () => void): void;
  /** Goes on until the time `until`, or until `isOver` gives true, which is asked between two steps. */
  advance(until: number, isOver: () => boolean): Promise<void>;
  /** How many steps were made. */
  steps(): number;
}

interface Entry {
  at: number;
  order: number;
  run: (() => void) | undefined;
}

const MOST_STEPS_AT_ONCE = 20_000; // Work that goes on for so long without any time passing never ends.
const TURNS_AT_ONCE = 50;
const macrotask = setImmediate; // It is taken before the simulation replaces the global one.

/** @param onEndless Called where work never ends although no time passes. */
export function createScheduler(onEndless: () => void): Scheduler {
  const heap: Entry[] = [];
  const deferred: (() => void)[] = [];
  let now = 0;
  let order = 0;
  let steps = 0;
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
    while (heap.length > 0 && !heap[0]!.run) pop(heap);
    const next = heap[0];
    if (!next || next.at > until) {
      now = Math.max(now, until);
      return false;
    }
    pop(heap);
    if (next.at > now) stepsAtOnce = 0;
    now = next.at;
    steps += 1;
    next.run!();
    return true;
  }

  return {
    now: () => now,
    steps: () => steps,
    schedule(ms, run) {
      const entry: Entry = { at: now + Math.max(0, ms), order: (order += 1), run };
      push(heap, entry);
      return () => (entry.run = undefined);
    },
    defer: (run) => void deferred.push(run),
    advance: (until, isOver) => takeTurns(() => goOn(until, isOver)),
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

function isBefore(one: Entry, other: Entry): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

function push(heap: Entry[], entry: Entry): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(entry, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = entry;
}

function pop(heap: Entry[]): void {
  const last = heap.pop()!;
  if (heap.length === 0) return;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
    if (!isBefore(heap[child]!, last)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
}
