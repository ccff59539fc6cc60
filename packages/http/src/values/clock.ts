import { sleep } from "./sleep.ts";

/**
 * Tells time and waits. A part that takes a clock uses it for every wait, so that a test can pass in another one.
 */
export interface Clock {
  /** The wall clock, in ms since the epoch. It may be set forwards or backwards at any moment. */
  now(): number;
  /** A time that never goes back, in ms from any start. It may stand still while the machine sleeps. */
  monotonicMs(): number;
  /**
   * Waits.
   *
   * @param ms How long, in ms.
   * @throws The signal's reason, if it is or gets aborted.
   */
  sleep(ms: number, options?: { signal?: AbortSignal | null | undefined }): Promise<void>;
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
  sleep,
};
