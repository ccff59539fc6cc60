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

/**
 * Waits, and stops waiting at once when the signal aborts. No listener remains.
 *
 * @param ms How long, in ms.
 * @param options.signal Ends the wait when it aborts. Default: none.
 * @throws The signal's reason, if it is or gets aborted.
 */
export async function sleep(ms: number, { signal }: { signal?: AbortSignal | null | undefined } = {}): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = () => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await raceAbort(over, signal).finally(() => clearTimeout(timer));
}

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

/** Creates a signal that aborts with a `TimeoutError` after `timeoutMs`. With the system clock, it keeps no process alive. */
export function createTimeoutSignal(timeoutMs: number, clock: Clock): AbortSignal {
  if (clock === systemClock) return AbortSignal.timeout(timeoutMs);
  const stop = new AbortController();
  void clock.sleep(timeoutMs).then(() => stop.abort(new DOMException("", "TimeoutError")));
  return stop.signal;
}

/**
 * Reads an instant as the platform writes it: a date, or a date and a time. One without a zone is UTC (observed), wherever this
 * machine is. The forms are those of ISO 8601 (given §2.6, observed): a date like that of the
 * header `Date` is no instant, because no sender is known that writes one.
 *
 * @returns Milliseconds since the epoch, or `undefined` if the text is no instant.
 */
export function readInstant(text: string): number | undefined {
  const isZoned = /^[^:]*:.*(z|[+-]\d\d(:?\d\d)?)$/i.test(text); // a date alone has no zone, and is UTC to every runtime
  const at = Date.parse(isZoned ? text.replace(/[+-]\d\d$/, "$&:00") : text.replace(/:.*/, "$&Z"));
  return Number.isNaN(at) || !/^\d{4}-/.test(text) ? undefined : at;
}
