import { ArgumentError } from "@kontor/http";

/** `new` → `starting` → `running` → `stopping` → `stopped`. A start that is refused goes back to `new`. */
export type LifecycleState = "new" | "starting" | "running" | "stopping" | "stopped";

/** The life of a consumer: it is started once, and stopped for good. */
export interface Lifecycle {
  /** Fires when the consumer is told to stop. */
  readonly signal: AbortSignal;
  state(): LifecycleState;
  /** The start that is under way or has succeeded, if any. */
  started(): Promise<void> | undefined;
  /**
   * Starts, or joins the start that is under way.
   * @throws {ArgumentError} If it was stopped.
   */
  start(begin: () => Promise<void>): Promise<void>;
  /** Fires the signal, and runs `end`. */
  stop<Report>(end: () => Promise<Report>): Promise<Report>;
  /** @throws {ArgumentError} If it was stopped. */
  checkNotStopped(action: string): void;
}

export function createLifecycle(): Lifecycle {
  const stopping = new AbortController();
  const { signal } = stopping;
  let state: LifecycleState = "new";
  let started: Promise<void> | undefined;

  function checkNotStopped(action: string): void {
    if (signal.aborted) throw new ArgumentError(action, "the consumer", "not be stopped", "a stopped one");
  }

  async function run(begin: () => Promise<void>): Promise<void> {
    state = "starting";
    try {
      await begin();
      if (!signal.aborted) state = "running";
    } catch (error) {
      started = undefined; // a start that was refused can be made again, with other credentials
      if (!signal.aborted) state = "new";
      throw error;
    }
  }

  return {
    signal,
    state: () => state,
    started: () => started,
    async start(begin) {
      checkNotStopped("start");
      started ??= run(begin);
      return started;
    },
    async stop(end) {
      state = "stopping";
      stopping.abort(new Error("The consumer was stopped"));
      const report = await end();
      state = "stopped";
      return report;
    },
    checkNotStopped,
  };
}
