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

/** A signal that ends a call, and what frees its timer and its place at the signal of the caller. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Frees both when the call is over. */
  release(): void;
}

/**
 * Creates a signal that aborts with a `TimeoutError` after `timeoutMs`, or earlier with the reason of the given signal. With the system clock,
 * it keeps no process alive. Its timer is held until it fires: before Node 22.16, one of `AbortSignal.timeout()` within
 * `AbortSignal.any()` may be lost to the garbage collector, and then never fires.
 */
export function createTimeLimit(timeoutMs: number, clock: Clock, given?: AbortSignal | null): TimeLimit {
  const stop = new AbortController();
  const end = (reason: unknown) => {
    release();
    stop.abort(reason);
  };
  const late = () => end(new DOMException("", "TimeoutError"));
  if (given?.aborted) stop.abort(given.reason);
  const leave = given && followSignal(given, end);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (clock === systemClock) {
    timer = setTimeout(late, timeoutMs);
    (timer as { unref?(): void }).unref?.(); // A browser has a number here.
  } else void clock.sleep(timeoutMs).then(late);
  const release = () => {
    clearTimeout(timer);
    leave?.();
  };
  return { signal: stop.signal, release };
}

const followers = /* @__PURE__ */ new WeakMap<AbortSignal, Set<(reason: unknown) => void>>();

function tellFollowers(this: AbortSignal) {
  for (const run of followers.get(this) ?? []) run(this.reason);
}

/**
 * Calls `run` with the reason of a signal when it is aborted. However many follow a signal, it has one listener, and none when all have left.
 *
 * @returns A function that leaves it.
 */
export function followSignal(signal: AbortSignal, run: (reason: unknown) => void): () => void {
  const runs = followers.get(signal) ?? new Set();
  followers.set(signal, runs.add(run));
  signal.addEventListener("abort", tellFollowers); // A second time, it has no effect.
  return () => {
    runs.delete(run);
    if (runs.size === 0) signal.removeEventListener("abort", tellFollowers);
  };
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
