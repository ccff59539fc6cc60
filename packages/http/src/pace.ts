import { type Clock, raceAbort, systemClock } from "./clock.ts";
import { ArgumentError } from "./errors.ts";
import { type Fetch, readHints, type Wrap, withHints } from "./fetch/pipeline.ts";
import { readOptions } from "./options.ts";
import { createQuotaWindow, type Quota, readQuota, readRateHeader } from "./quota.ts";
import { quotas } from "./quotas.generated.ts";

const LONGEST_MS = 600_000;
/** The quota of the ERP until an answer states one. It limits nothing. */
const UNKNOWN: Quota = { requests: Number.POSITIVE_INFINITY, perSeconds: 60 };
const CHANNEL = /\/v\d+\/(auth|channel|public|seller)(\/|$)/;

/** Options of `withCallQuotas()`: the quota of the ERP, and the share of each quota that is used. */
export interface CallQuotasOptions {
  /**
   * The quota of all calls of the ERP together, until an answer states another one. The platform does not publish it. Default: the first answer
   * is waited for, because it may state the quota, and without one the calls pass.
   */
  erp?: Quota | undefined;
  /** The part of each quota that this program may use, above 0 and up to 1. The rest is for others with the same credentials. Default 0.8. */
  share?: number | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
}

/**
 * Keeps every request to the ERP and to the channel interface within its quota by waiting, so that a program can send at full speed without
 * a 429. The quotas of the channel interface are those of the specs until an answer states another one in `X-RateLimit-*`. Operations with the same
 * figures share one budget, and so do all of the ERP, because it is not known whether the platform counts them separately or together. Requests to
 * the event queue pass without waiting: `withEventQuota()` is for them.
 *
 * Create one for all clients that share credentials, and make it the outermost wrapper: `createErpClient({ fetch: quotas(erpFetch({ tokens })) })`.
 * Each retry inside it waits for its turn too, and counts.
 *
 * @throws {ArgumentError} If the share, the quota or the clock is not valid.
 * @throws The signal's reason, at once, if the caller aborts during a wait.
 * @see given spec §7, §8
 */
export function withCallQuotas(options: CallQuotasOptions = {}): Wrap {
  const action = "keep quotas";
  const given = readOptions(action, options, { erp: undefined, share: 0.8, clock: systemClock });
  const { erp, share, clock } = given;
  if (erp !== undefined) checkQuota(action, "erp", erp);
  checkShare(action, given);
  const erpPace = createPace({ share, quota: erp, clock });
  const quotaOf = createQuotaFinder();
  const paces = new Map<string, Pace>();
  return withPace((method, pathname) => {
    if (!CHANNEL.test(pathname)) return erpPace;
    const quota = quotaOf(method, pathname);
    if (!quota) return undefined;
    const figures = `${quota.requests} in ${quota.perSeconds}`;
    const pace = paces.get(figures) ?? createPace({ share, quota, clock });
    paces.set(figures, pace);
    return pace;
  });
}

/** Has each request wait for its pace. A request without one passes. */
export function withPace(paceOf: (method: string, pathname: string) => Pace | undefined): Wrap {
  return (next) => async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const method = (init?.method ?? request?.method ?? "GET").toUpperCase();
    const { pathname } = new URL(request ? request.url : (input as string | URL));
    const pace = paceOf(method, pathname);
    if (pace) return pace(next, input, init);
    markRequest(init?.signal ?? request?.signal, "sent");
    return next(input, init);
  };
}

/** Sends a request with a `fetch` as soon as its quota has room for it. */
export type Pace = (next: Fetch, ...request: Parameters<Fetch>) => Promise<Response>;

/**
 * Keeps requests within one quota by waiting, in the order in which they come. It follows `Retry-After` and `X-RateLimit-*`, but waits for ten
 * minutes at most, or for the interval of the given quota if that is longer, because a mistake in a header must not stop an integration for a day.
 *
 * @param options.quota Default: unknown, so one request is sent at a time until the first answer.
 */
export function createPace(options: { share: number; quota?: Quota | undefined; clock: Clock }): Pace {
  const { share, quota, clock } = options;
  const longestMs = Math.max(LONGEST_MS, (quota?.perSeconds ?? 0) * 1000);
  const window = createQuotaWindow(quota ?? UNKNOWN, { share });
  let isTold = quota !== undefined;
  let line = Promise.resolve(); // Each request waits for the one before it to begin.
  let inLine = 0;

  const learn = ({ status, headers }: Response): void => {
    isTold = true;
    const { quota: said, retryAfterMs } = readQuota(headers, clock.now());
    const isOurs = said && said.perSeconds * 1000 <= longestMs; // A quota of a day is another one.
    if (isOurs) window.learn(said);
    const isTimed = status === 429 && retryAfterMs !== undefined; // It says itself when the quota is free again.
    if (isOurs && said.remaining !== undefined && !isTimed) window.learnRemaining(said.remaining, clock.monotonicMs());
    const isUsedByOthers = readRateHeader(headers, "remaining") === 0 && window.hasRoom();
    if (status !== 429 && !isUsedByOthers) return;
    window.holdUntil(clock.monotonicMs() + Math.min(retryAfterMs ?? window.intervalMs(), longestMs));
  };

  const takeTurn = async (signal: AbortSignal | null | undefined) => {
    const before = line;
    const { promise, resolve: letNext } = Promise.withResolvers<void>();
    line = promise;
    const mustWait = inLine > 0 || window.waitMs(clock.monotonicMs()) > 0;
    inLine += 1;
    void promise.then(() => (inLine -= 1));
    const waitForRoom = async () => {
      markRequest(signal, "waits", mustWait);
      await before;
      signal?.throwIfAborted();
      const waitMs = () => window.waitMs(clock.monotonicMs());
      for (let wait = waitMs(); wait > 0; wait = waitMs()) await clock.sleep(wait, { signal });
      markRequest(signal, "sent");
      return window.begin(clock.monotonicMs());
    };
    const request = await raceAbort(waitForRoom, signal).catch((error: unknown) => {
      void before.then(letNext);
      throw error;
    });
    if (isTold) letNext();
    return (response?: Response) => {
      request.end(clock.monotonicMs());
      if (response) learn(response);
      letNext();
    };
  };

  return async (next, input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    let end = await takeTurn(signal);
    const attemptEnded = (response?: Response) => {
      end(response);
      return async () => void (end = await takeTurn(signal));
    };
    try {
      const response = await next(input, withHints({ ...init }, { ...readHints(init), attemptEnded }));
      end(response);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };
}

// Two installed copies of this package share these names.
const PLACE = Symbol.for("kontor.placeOfRequest");
const WATCH = Symbol.for("kontor.watchRequest");

/** How far the requests of a signal came. Once one was sent, it stays so. */
type Place = "waits" | "sent";
type Marked = { [PLACE]?: Place; [WATCH]?: (place: Place) => void };

/** Notes the place at the signal, and tells it to who watches. @throws The error of who watches, so the request is not sent. */
function markRequest(signal: AbortSignal | null | undefined, place: Place, isTold = true): void {
  const marked = signal as Marked | null | undefined;
  if (!marked || marked[PLACE] === "sent") return;
  if (isTold) marked[WATCH]?.(place);
  marked[PLACE] = place;
}

/** Has `watch` called before the first request of a signal waits for its quota, and before it is sent. Without a quota it is never called. */
export function watchRequest(signal: AbortSignal, watch: (place: Place) => void): void {
  Object.assign(signal, { [WATCH]: watch });
}

/** Knows the quota of every operation of the channel interface, by its method and its address behind any base address. The event queue is left out. */
export function createQuotaFinder(): (method: string, pathname: string) => Quota | undefined {
  const limited = quotas.flatMap(([requests, perSeconds, calls]) =>
    calls.map((call) => {
      const [method, path] = call.split(" ") as [string, string];
      return {
        method,
        address: new RegExp(`${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
        quota: { requests, perSeconds },
      };
    }),
  );
  return (method, pathname) => limited.find((each) => each.method === method && each.address.test(pathname))?.quota;
}

/** @throws {ArgumentError} If a quota allows no request, or has another field. */
export function checkQuota(action: string, name: string, quota: Quota): void {
  readOptions(action, quota, { requests: undefined, perSeconds: undefined }, `${name}.`);
  if (!(quota.requests >= 1 && quota.perSeconds > 0))
    throw new ArgumentError(action, name, "have requests >= 1 and perSeconds > 0", quota);
}

/** @throws {ArgumentError} If the share is not a number above 0 and up to 1, or the clock is none. */
export function checkShare(action: string, { share, clock }: { share: number; clock: Clock }): void {
  for (const method of ["now", "monotonicMs", "sleep"] as const)
    if (typeof clock?.[method] !== "function")
      throw new ArgumentError(action, `clock.${method}`, "be a function", clock?.[method]);
  if (!(share > 0 && share <= 1)) throw new ArgumentError(action, "share", "be above 0 and up to 1", share);
}
