const BASE_MS = 1_000;
const CAP_MS = 300_000;

/**
 * How long to wait before the next handler run, in ms: exponential with full jitter, from up to 1 s to up to 5 min.
 *
 * @param attempt Runs so far, from 1.
 * @param random From 0 to below 1.
 */
export function backoff(attempt: number, random: number = Math.random()): number {
  return random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1));
}
