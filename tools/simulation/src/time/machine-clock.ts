import type { Clock } from "@kontor/http";
import type { Process } from "./process.ts";
import type { Scheduler } from "./scheduler.ts";

const BEGIN = Date.parse("2026-01-05T08:00:00Z");
export type WallClock = ReturnType<typeof createWallClock>;

/** The wall clock of the simulated machine. All of its processes read it, and an operator may set it, forwards or backwards. */
export function createWallClock(scheduler: Scheduler) {
  let offset = BEGIN;
  return { now: () => Math.floor(offset + scheduler.now()), jump: (ms: number) => void (offset += ms) };
}

/** The clock of one process. Each wait that begins or ends is a point where the process may be cut. */
export function createProcessClock(scheduler: Scheduler, wall: WallClock, process: Process): Clock {
  const waits = new WeakMap<AbortSignal, Set<() => void>>(); // One listener for each signal, because many waits use the same one.
  const listen = (signal: AbortSignal) => {
    const stops = new Set<() => void>();
    waits.set(signal, stops);
    signal.addEventListener("abort", () => {
      for (const stop of stops) stop();
    });
    return stops;
  };
  return {
    now: wall.now,
    monotonicMs: scheduler.now,
    sleep(ms, { signal } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        process.point();
        if (process.isOver()) return;
        const stops = signal ? (waits.get(signal) ?? listen(signal)) : undefined;
        const wake = () => {
          process.point();
          if (process.isOver() || signal?.aborted) return;
          stops?.delete(stop);
          resolve();
        };
        const cancel = scheduler.schedule(ms, () => process.deliver(wake));
        const stop = () => {
          cancel();
          reject(signal?.reason as Error);
        };
        stops?.add(stop);
      });
    },
  };
}
