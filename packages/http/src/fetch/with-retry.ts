import { systemClock, type Clock } from "../values/clock.ts";
import { ArgumentError } from "../errors/argument.ts";
import { buildCause } from "../errors/cause.ts";
import { isPlatformError } from "../errors/platform.ts";
import type { Wrap } from "./fetch.ts";
import { isStream } from "../body/is-stream.ts";
import { readHints } from "./request-hints.ts";
import { checkOptionNames } from "../values/check-option-names.ts";
import { findRequest } from "./find-request.ts";
import { computeRetryDelay } from "./retry-delay.ts";

const STATUSES = [408, 429, 500, 502, 503, 504];
const METHODS = ["OPTIONS", "GET", "HEAD", "PUT", "DELETE"];

/** Options of `withRetry()`: how often it tries again, and how long it waits. */
export interface RetryOptions {
  /** Attempts after the first. Default 2. */
  retries?: number | undefined;
  /** Methods that may be sent twice. Default those that HTTP calls idempotent. */
  methods?: readonly string[] | undefined;
  /** Longest wait of the first retry, in ms; doubles with each. Default 250. */
  baseMs?: number;
  /** Longest wait by back-off, in ms. Default 8 000. */
  capMs?: number;
  /** Longest wait the platform may ask for, in ms; an absurd `Retry-After` is cut to it. Default 60 000. */
  maxRetryAfterMs?: number;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
  /** From 0 to below 1, for the jitter. Default `Math.random`. */
  random?: (() => number) | undefined;
}

/**
 * Retries after a temporary failure: no connection, no answer in time, or a status of 408, 429, 500, 502, 503 or 504. The wait has full
 * jitter, or is as long as the platform asks. A body that is a stream is sent only once. So is a call for which every request has a cost,
 * such as a fetch of the event queue.
 *
 * @throws {ArgumentError} If `retries` is not a whole number of at least 0.
 * @throws {TypeError} The runtime's own error, if there is no connection. Its `cause` has a name, a message and a code, and no received bytes.
 * @throws The signal's reason, at once, if the caller aborts during a wait.
 * @see given spec §7, §8 (429)
 */
export function withRetry(options: RetryOptions = {}): Wrap {
  const { retries = 2, methods = METHODS, baseMs = 250, capMs = 8_000, maxRetryAfterMs = 60_000 } = options;
  const { clock = systemClock, random = Math.random } = options;
  const delay = { baseMs, capMs, maxRetryAfterMs };
  checkOptionNames<RetryOptions>("retry", options, { ...delay, retries, methods, clock, random });
  if (!(Number.isInteger(retries) && retries >= 0))
    throw new ArgumentError("retry", "retries", "be a whole number >= 0", retries);

  return (next) => async (input, init) => {
    const request = findRequest(input);
    const method = (init?.method ?? request?.method ?? "GET").toUpperCase();
    const signal = init?.signal ?? request?.signal;
    const mayRepeat = methods.includes(method) && isReplayable(request, init) && !readHints(init).sendOnce;
    const attempts = mayRepeat ? retries + 1 : 1;
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts;
      let response: Response | undefined;
      try {
        response = await next(input, init);
      } catch (error) {
        // The cause of the runtime's error may carry the raw answer in a field.
        if (error instanceof TypeError) Object.assign(error, buildCause(error.cause));
        if (last || signal?.aborted || isPlatformError(error)) throw error;
      }
      if (response && (last || !STATUSES.includes(response.status))) return response;
      await response?.body?.cancel().catch(() => {}); // The body may be incomplete already.
      const { headers, status } = response ?? ({} as Partial<Response>);
      const facts = { ...delay, attempt, headers, status, now: clock.now(), random: random() };
      await clock.sleep(computeRetryDelay(facts), { signal });
    }
  };
}

function isReplayable(request: Request | undefined, init: RequestInit | undefined): boolean {
  const body = init?.body ?? (request ? request.body : null);
  return body !== undefined && !isStream(body); // Not every browser shows the body of a request.
}
