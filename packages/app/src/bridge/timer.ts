const LONGEST_MS = 2 ** 31 - 1; // a timer with a longer delay fires at once

/**
 * Runs something once when a time is over.
 *
 * @param ms How long to wait, in ms; `Infinity` waits as long as a timer can.
 * @param set Starts a timer. Default: the one of the page, looked up at each call.
 * @returns A function that cancels it.
 */
export function startTimer(
  ms: number,
  run: () => void,
  set: (run: () => void, ms: number) => Parameters<typeof clearTimeout>[0] = setTimeout,
): () => void {
  const timer = set(run, Math.min(ms, LONGEST_MS));
  return () => clearTimeout(timer);
}
