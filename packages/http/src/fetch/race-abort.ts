/**
 * What `run` gives, or the signal's reason as soon as it is aborted; what is running goes on, for others. Leaves no listener
 * behind.
 *
 * @throws The signal's reason, if it is or gets aborted.
 */
export async function raceAbort<T>(run: () => Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return run();
  signal.throwIfAborted(); // before it begins: nobody would wait for its failure
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([run(), promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
