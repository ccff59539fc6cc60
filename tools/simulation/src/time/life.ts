import type { Scheduler } from "./scheduler.ts";

/**
 * The life of one simulated process. Everything that the process does to the world outside goes through `guard()` or `point()`, and
 * after its end nothing comes through: a promise of a process that ended never settles, as the process is not there any more.
 */
export interface Life {
  readonly name: string;
  isOver(): boolean;
  /** A place where the process may be cut. */
  point(): void;
  /** Does something to the world outside. The process may be cut before it and behind it. */
  guard<T>(run: () => Promise<T> | T): Promise<T>;
  /** Calls `run` as the process, and later if it stands still at this moment. */
  deliver(run: () => void): void;
  /** Cuts the process after so many points from now on. */
  cutAfter(points: number): void;
  /** The process stands still for this long: nothing reaches it, and it does nothing. */
  stall(ms: number): void;
  /** The process is to stand still in the next handler that takes time. */
  stallInHandler(ms: number): void;
  /** A handler that takes time begins. */
  enterHandler(): void;
  hasStalled(): boolean;
  end(): void;
}

const NEVER = new Promise<never>(() => {});

export interface LifeOptions {
  /** Called when the process is cut. It is over already. */
  onCut(): void;
  /** Called when the process begins to stand still, and when it goes on. */
  onStall(): void;
}

export function createLife(name: string, scheduler: Scheduler, { onCut, onStall }: LifeOptions): Life {
  let over = false;
  let pointsLeft = Number.POSITIVE_INFINITY;
  let stalledUntil = 0;
  let stallInHandlerMs = 0;
  const life: Life = {
    name,
    isOver: () => over,
    point() {
      if (over || (pointsLeft -= 1) > 0) return;
      over = true;
      onCut();
    },
    async guard<T>(run: () => Promise<T> | T): Promise<T> {
      life.point();
      if (over) return NEVER;
      let failure: { error: unknown } | undefined;
      let value: T | undefined;
      try {
        const result = run();
        value = result instanceof Promise ? await result : result;
      } catch (error) {
        failure = { error };
      }
      if (stalledUntil > scheduler.now()) await new Promise<void>((resolve) => life.deliver(resolve)); // Its answer waits.
      life.point();
      if (over) return NEVER;
      if (failure) throw failure.error;
      return value as T;
    },
    deliver(run) {
      if (over) return;
      const leftMs = stalledUntil - scheduler.now();
      if (leftMs > 0) scheduler.schedule(leftMs, () => life.deliver(run));
      else run();
    },
    cutAfter: (points) => void (pointsLeft = points),
    stall(ms) {
      stalledUntil = Math.max(stalledUntil, scheduler.now() + ms);
      for (const delayMs of [0, 1, ms]) scheduler.schedule(delayMs, onStall); // Work of this very moment still goes on.
    },
    stallInHandler: (ms) => void (stallInHandlerMs = ms),
    enterHandler() {
      if (stallInHandlerMs > 0) life.stall(stallInHandlerMs);
      stallInHandlerMs = 0;
    },
    hasStalled: () => stalledUntil > 0,
    end: () => void (over = true),
  };
  return life;
}
