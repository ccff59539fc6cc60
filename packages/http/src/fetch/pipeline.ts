import { systemClock, type Clock, createTimeLimit, raceAbort } from "../clock.ts";
import { ArgumentError, buildCause, isPlatformError } from "../errors.ts";
import { checkTimeout, readOptions } from "../options.ts";
import { readRateHeader, readRetryAfter } from "../quota.ts";
import { checkAnswer, dropBody, limits } from "../decode/answer.ts";
import { isStream } from "../decode/response.ts";

/** The standard `fetch`. Every step takes one and returns one. */
export interface Fetch {
  (...call: Parameters<typeof globalThis.fetch>): Promise<Response>;
}

/** A wrapper around `fetch`. It passes on `(input, init)`. The order of the wrappers matters. */
export type Wrap = (next: Fetch) => Fetch;

/** Wraps a `fetch`. The first wrapper is the innermost, next to the network. */
export function pipeline(fetch: Fetch, ...steps: readonly Wrap[]): Fetch {
  return steps.reduce((inner, wrap) => wrap(inner), fetch);
}

/** The `fetch` of the runtime. It is looked up for each call, so that a mock may replace it after a client was made. @throws {ArgumentError} If the runtime has none. */
export const runtimeFetch: Fetch = (...call) => {
  if (typeof globalThis.fetch === "function") return globalThis.fetch(...call);
  throw new ArgumentError("send a request", "fetch", "be given", undefined);
};

/** Whether a `fetch` is that of the runtime, given or by default. */
export function isOfRuntime(fetch: Fetch): boolean {
  return fetch === runtimeFetch || fetch === globalThis.fetch;
}

/** Keeps an answer out of caches, where the runtime knows how. Some refuse the field. */
export function noStore(): RequestInit {
  return "cache" in Request.prototype ? { cache: "no-store" } : {};
}

/** The `Request` that `fetch` was given in place of an address, if any. Fields of `init` override its fields. */
export function findRequest(input: Parameters<typeof fetch>[0]): Request | undefined {
  return input instanceof Request ? input : undefined;
}

const HINTS = Symbol.for("kontor.requestHints"); // Two installed copies of this package share it.

/** Settings of one call for the steps around `fetch`. They travel in `init`, also through steps that ignore them. */
export interface RequestHints {
  /** Every request has a cost for the caller. No step retries it, unless it was refused before it counted. */
  sendOnce?: boolean | undefined;
  /** Whether it may be sent again after its answer was lost. Default: its method decides. */
  repeats?: boolean | undefined;
  /** Longest wait for this answer, in ms. It replaces the time limit of the step. */
  timeoutMs?: number | undefined;
  /** Takes in how an attempt ended, and gives what the next attempt waits for: its place in a quota. */
  attemptEnded?: ((answer?: Response) => () => Promise<void>) | undefined;
}

/** The same request with hints. */
export function withHints<Init extends RequestInit>(init: Init, hints: RequestHints): Init {
  return Object.values(hints).some((hint) => hint !== undefined) ? { ...init, [HINTS]: hints } : init;
}

/** The hints of a request, or an empty object. */
export function readHints(init: RequestInit | undefined): RequestHints {
  return (init as { [HINTS]?: RequestHints } | undefined)?.[HINTS] ?? {};
}

/**
 * Aborts a request that takes too long, including the body of its answer. A call may set its own time limit.
 *
 * @param timeoutMs A whole number from 1 to 2 147 483 647.
 * @param options.clock Tells when the time is over. Default: the clock of this machine.
 * @throws {ArgumentError} If the number is out of range, or an option is unknown.
 * @throws A `DOMException` named `TimeoutError`, or the reason of the caller's signal if that comes first.
 */
export function withTimeout(timeoutMs: number, options: { clock?: Clock | undefined } = {}): Wrap {
  const { clock } = readOptions("make a fetch", options, { clock: systemClock });
  checkTimeout("make a fetch", timeoutMs);
  return (next) => async (input, init) => {
    const given = init?.signal ?? findRequest(input)?.signal;
    const limit = createTimeLimit(readHints(init).timeoutMs ?? timeoutMs, clock, given);
    const { signal } = limit;
    let response: Response | undefined;
    try {
      return (response = await raceAbort(() => next(input, { ...init, signal }), signal)); // A `fetch` may not hear its signal.
    } finally {
      if (response?.body) limits.set(response, limit);
      else limit.release();
    }
  };
}

const STATUSES = [408, 429, 500, 502, 503, 504];
/** Methods that may be sent twice, where a call does not say it itself (RFC 9110 §9.2.2). */
export const METHODS: readonly string[] = ["OPTIONS", "GET", "HEAD", "PUT", "DELETE"];

/** Options of `withRetry()`: how often it tries again, and how long it waits. */
export interface RetryOptions {
  /** Attempts after the first. Default 2. */
  retries?: number | undefined;
  /**
   * Methods that may be sent twice, if the call itself does not say whether it may. A wrapper of yours that creates a new `Request`
   * loses what the call says. Default: those that HTTP calls idempotent (RFC 9110 §9.2.2).
   */
  methods?: readonly string[] | undefined;
  /** Longest wait of the first retry, in ms; doubles with each. Default 250. */
  baseMs?: number | undefined;
  /** Longest wait by back-off, in ms. Default 8 000. */
  capMs?: number | undefined;
  /** Longest wait the platform may ask for, in ms; an absurd `Retry-After` is cut to it. Default 60 000. */
  maxRetryAfterMs?: number | undefined;
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
 * A call that must not be repeated, such as a POST, is sent again only after a 429 whose `Retry-After` asks for no more than
 * `maxRetryAfterMs`: the platform refuses such a call before it carries it out (assumed). With a header `Idempotency-Key` any call may be
 * repeated.
 *
 * The settings of a call, including its time limit, travel in `init`. A wrapper of yours between the client and this one must pass them on, and may
 * change other fields: `next(input, { ...init, headers })`. A new `Request` loses them, and then only the method decides: a GET that uses up
 * deliveries of events is then sent again, and so is a PUT that the specs mark as not repeatable.
 *
 * @throws {ArgumentError} If `retries` is not a whole number of at least 0.
 * @throws {TypeError} The runtime's own error, if there is no connection. Its `cause` has a name, a message and a code, and no received bytes.
 * @throws The signal's reason, at once, if the caller aborts during a wait.
 * @see given spec §7, §8 (429)
 */
export function withRetry(options: RetryOptions = {}): Wrap {
  const { retries, methods, clock, random, ...waits } = readOptions("retry", options, {
    retries: 2,
    methods: METHODS,
    baseMs: 250,
    capMs: 8_000,
    maxRetryAfterMs: 60_000,
    clock: systemClock,
    random: Math.random,
  });
  if (!(Number.isInteger(retries) && retries >= 0))
    throw new ArgumentError("retry", "retries", "be a whole number >= 0", retries);

  return (next) => async (input, init) => {
    const request = findRequest(input);
    const method = (init?.method ?? request?.method ?? "GET").toUpperCase();
    const signal = init?.signal ?? request?.signal;
    const { sendOnce, attemptEnded, repeats = methods.includes(method) } = readHints(init);
    const mayRepeat = repeats || new Headers(init?.headers ?? request?.headers).get("idempotency-key");
    const attempts = sendOnce || !isReplayable(request, init) ? 1 : retries + 1;
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts;
      let response: Response | undefined;
      try {
        response = checkAnswer(await next(input, init));
      } catch (error) {
        // The cause of the runtime's error may carry the raw answer in a field.
        if (error instanceof TypeError) Object.assign(error, buildCause(error.cause));
        if (last || !mayRepeat || signal?.aborted || isPlatformError(error)) throw error;
      }
      if (response && (last || !STATUSES.includes(response.status))) return response;
      if (response && !mayRepeat && !isRefusedForNow(response, clock.now(), waits.maxRetryAfterMs)) return response;
      await dropBody(response);
      const takeTurn = attemptEnded?.(response);
      const { headers, status } = response ?? ({} as Partial<Response>);
      const delayMs = computeRetryDelay({ ...waits, attempt, headers, status, now: clock.now(), random: random() });
      await clock.sleep(delayMs, { signal });
      await takeTurn?.();
    }
  };
}

/** Whether a call was refused before it was carried out, and the wait that is asked for can be kept. */
function isRefusedForNow({ status, headers }: Response, now: number, mostMs: number): boolean {
  return status === 429 && readRetryAfter(headers, now)! <= mostMs; // It is `undefined` where nothing is asked for.
}

function isReplayable(request: Request | undefined, init: RequestInit | undefined): boolean {
  const body = init?.body ?? (request ? request.body : null);
  return body !== undefined && !isStream(body); // Not every browser shows the body of a request.
}

/** The attempts so far, from 1, and the facts that decide how long to wait before the next one. */
interface RetryFacts extends Record<"baseMs" | "capMs" | "maxRetryAfterMs" | "attempt" | "now" | "random", number> {
  headers?: Headers | undefined;
  status?: number | undefined;
}

/**
 * Computes how long to wait, in ms: as long as `Retry-After` asks (seconds or a date). For a 429 without it, as long as the interval of the
 * quota, because the platform sends no `Retry-After` (documented). Otherwise by exponential back-off with full jitter.
 */
function computeRetryDelay(facts: RetryFacts): number {
  const { attempt, headers, status, now, random, baseMs, capMs, maxRetryAfterMs } = facts;
  const asked =
    readRetryAfter(headers, now) ??
    (status === 429 ? readRateHeader(headers, "interval-length-seconds")! * 1000 || undefined : undefined);
  if (asked !== undefined) return Math.min(asked, maxRetryAfterMs);
  return random * Math.min(capMs, baseMs * 2 ** (attempt - 1));
}
