/** A clock that stands still until a test moves it. It fits every `clock` option. */
export interface VirtualClock {
  now(): number;
  monotonicMs(): number;
  sleep(ms: number, options?: { signal?: AbortSignal | null | undefined }): Promise<void>;
  /** Moves on by so many ms. Each wait that ends on the way ends at its own time, and what it set off goes on before the next. */
  advance(ms: number): Promise<void>;
  /** Moves on until `isDone` holds. @throws {Error} If it does not hold within `maxMs` of virtual time. */
  advanceUntil(isDone: () => boolean | Promise<boolean>, maxMs: number): Promise<void>;
  /** Sets the time on the wall alone, as an operator or a time server does. */
  setNow(now: number): void;
  /** How many waits are underway. */
  waits(): number;
}

interface Wait {
  at: number;
  end: () => void;
}

/**
 * @param options.now Time on the wall at the start, in ms since the epoch.
 * @param options.turns Turns of the event loop that the work of one instant gets before time moves on. Default 8.
 */
export function createVirtualClock({
  now = Date.parse("2026-01-01T00:00:00Z"),
  turns = 8,
}: { now?: number; turns?: number } = {}): VirtualClock {
  let elapsed = 0;
  let offset = now;
  const waits = new Set<Wait>();

  const settle = async () => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  };
  const next = () => {
    let first: Wait | undefined;
    for (const wait of waits) if (!first || wait.at < first.at) first = wait;
    return first;
  };
  const step = async (until: number) => {
    await settle();
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
        const finish = () => {
          waits.delete(wait);
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
        signal?.addEventListener("abort", stop, { once: true });
      }),
    async advance(ms) {
      const until = elapsed + ms;
      while (await step(until));
      await settle();
    },
    async advanceUntil(isDone, maxMs) {
      const until = elapsed + maxMs;
      do {
        await settle();
        if (await isDone()) return;
      } while (await step(until));
      if (!(await isDone())) throw new Error(`Cannot go on as the awaited state did not come within ${maxMs} ms`);
    },
    setNow(value) {
      offset = value - elapsed;
    },
    waits: () => waits.size,
  };
}
