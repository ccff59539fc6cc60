import type { Scheduler } from "./scheduler.ts";

const NEVER = new Promise<never>(() => {});
export type Process = ReturnType<typeof createProcess>;

/**
 * One simulated process. What it does to the world outside goes through `guard()`, and what the world calls in it through `deliver()`. After
 * its end, a promise of `guard()` never settles and `deliver()` calls nothing, as the process is not there any more.
 *
 * @param on.onCut Called when a point ends the process; `isOver()` is true already. `end()` does not call it.
 * @param on.onStall Called when the process begins to stand still, a millisecond later, and when it goes on.
 */
export function createProcess(name: string, scheduler: Scheduler, on: { onCut(): void; onStall(): void }) {
  let over = false;
  let pointsLeft = Number.POSITIVE_INFINITY;
  let stalledUntil = 0;
  let stallInHandlerMs = 0;
  const process = {
    name,
    isOver: () => over,
    /** A place where the process may be cut. It returns then too, so its caller looks at `isOver()` behind it. */
    point(): void {
      if (over || (pointsLeft -= 1) > 0) return;
      over = true;
      on.onCut();
    },
    /** Does something to the world outside. The process may be cut before it and behind it. @throws The error of `run`. */
    async guard<T>(run: () => Promise<T> | T): Promise<T> {
      process.point();
      if (over) return NEVER;
      let failure: { error: unknown } | undefined;
      let value: T | undefined;
      try {
        const result = run();
        value = result instanceof Promise ? await result : result;
      } catch (error) {
        failure = { error };
      }
      if (stalledUntil > scheduler.now()) await new Promise<void>((resolve) => process.deliver(resolve)); // Its answer waits.
      process.point();
      if (over) return NEVER;
      if (failure) throw failure.error;
      return value as T;
    },
    /** Calls `run` as the process, and later if it stands still at this moment. */
    deliver(run: () => void): void {
      if (over) return;
      const leftMs = stalledUntil - scheduler.now();
      if (leftMs > 0) scheduler.schedule(leftMs, () => process.deliver(run));
      else run();
    },
    /** Cuts the process after so many points from now on. */
    cutAfter: (points: number) => void (pointsLeft = points),
    /** The process stands still for this long: nothing reaches it, and it does nothing. */
    stall(ms: number): void {
      stalledUntil = Math.max(stalledUntil, scheduler.now() + ms);
      for (const delayMs of [0, 1, ms]) scheduler.schedule(delayMs, on.onStall); // Work of this very moment still goes on.
    },
    /** The process is to stand still in the next handler that takes time. */
    stallInHandler: (ms: number) => void (stallInHandlerMs = ms),
    /** A handler that takes time begins. */
    enterHandler(): void {
      if (stallInHandlerMs > 0) process.stall(stallInHandlerMs);
      stallInHandlerMs = 0;
    },
    hasStalled: () => stalledUntil > 0,
    /** Ends the process without a cut. */
    end: () => void (over = true),
  };
  return process;
}
