/**
 * Waits for `run`, and stops waiting as soon as the signal is aborted. The work itself goes on, because others may wait for it. No listener
 * remains.
 *
 * @throws The signal's reason, if it is or gets aborted.
 */
export async function raceAbort<T>(run: () => Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return run();
  signal.throwIfAborted(); // The work must not begin, because nobody would wait for its failure.
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([run(), promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
