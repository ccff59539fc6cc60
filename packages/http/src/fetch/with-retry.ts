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

export interface RetryOptions {
  /** Attempts after the first. Default 2. */
  retries?: number;
  /** Methods that may be sent twice. Default those that HTTP calls idempotent. */
  methods?: readonly string[];
  /** Longest wait of the first retry, in ms; doubles with each. Default 250. */
  baseMs?: number;
  /** Longest wait by back-off, in ms. Default 8 000. */
  capMs?: number;
  /** Longest wait the platform may ask for, in ms; an absurd `Retry-After` is cut to it. Default 60 000. */
  maxRetryAfterMs?: number;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** From 0 to below 1, for the jitter. Default `Math.random`. */
  random?: () => number;
}

/**
 * Sends again what failed in passing: no connection, no answer in time, or one of 408, 429, 500, 502, 503, 504.
 * Waits with full jitter, or as long as the platform asks. A body that is a stream is sent once, and so is a call whose every
 * sending costs something, as a fetch of the event queue.
 *
 * @throws {ArgumentError} If `retries` is no whole number from 0 on.
 * @throws {TypeError} The runtime's own, if there is no connection; its `cause` has name, message and code, and none of the bytes that came.
 * @throws The signal's reason, at once, if the caller aborts while it waits.
 * @see given spec §7, §8 (429)
 */
export function withRetry(options: RetryOptions = {}): Wrap {
  const { retries = 2, methods = METHODS, baseMs = 250, capMs = 8_000, maxRetryAfterMs = 60_000 } = options;
  const { clock = systemClock, random = Math.random } = options;
  const known = { retries: 1, methods: 1, baseMs: 1, capMs: 1, maxRetryAfterMs: 1, clock: 1, random: 1 } as const;
  checkOptionNames("retry", options, known);
  if (!(Number.isInteger(retries) && retries >= 0))
    throw new ArgumentError("retry", "retries", "be a whole number >= 0", retries);
  const delay = { baseMs, capMs, maxRetryAfterMs };

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
        // the runtime's error of a connection carries the raw answer in a field of its cause
        if (error instanceof TypeError) Object.assign(error, buildCause(error.cause));
        if (last || signal?.aborted || isPlatformError(error)) throw error;
      }
      if (response && (last || !STATUSES.includes(response.status))) return response;
      await response?.body?.cancel().catch(() => {}); // it may have broken off
      const { headers, status } = response ?? ({} as Partial<Response>);
      const facts = { ...delay, attempt, headers, status, now: clock.now(), random: random() };
      await clock.sleep(computeRetryDelay(facts), { signal });
    }
  };
}

function isReplayable(request: Request | undefined, init: RequestInit | undefined): boolean {
  const body = init?.body ?? (request ? request.body : null);
  return body !== undefined && !isStream(body); // not every browser shows the body of a request
}
