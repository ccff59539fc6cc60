import { sleep } from "./sleep.ts";

/**
 * Everything that tells time or waits, in one place, so that a test can hand in another one. What is handed in decides
 * every wait of the part that takes it.
 */
export interface Clock {
  /** The time on the wall, in ms since the epoch. It may be set forwards or backwards at any moment. */
  now(): number;
  /** A time that only goes on, in ms from any start. It may stand still while the machine sleeps. */
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
