/**
 * Reads the headers of an answer that limit the next request. Only texts of digits count, because any other text may mean a quota of another
 * kind. There is a quota only if the answer states both its figures and neither is 0.
 *
 * @param now Current time, in ms since the epoch, for a `Retry-After` date in an answer without a `Date`.
 * @see given spec §7, §8
 */
export function readQuota(headers: Headers, now: number) {
  const requests = readRateHeader(headers, "limit");
  const perSeconds = readRateHeader(headers, "interval-length-seconds");
  const remaining = readRateHeader(headers, "remaining");
  return {
    retryAfterMs: readRetryAfter(headers, now),
    quota: requests && perSeconds ? { requests, perSeconds, remaining } : undefined,
  };
}

type RateHeader = "limit" | "remaining" | "interval-length-seconds";

/** Reads the number in one of the `X-RateLimit-*` headers. `undefined` unless its text is all digits, at most 15. */
export function readRateHeader(headers: Headers | undefined, name: RateHeader): number | undefined {
  const text = headers?.get(`x-ratelimit-${name}`);
  return /^\d{1,15}$/.test(text!) ? Number(text) : undefined; // More digits are not a number of requests.
}

/**
 * Reads how long `Retry-After` asks to wait, in ms from now. `undefined` if the header is missing or cannot be read. A date is compared
 * with the `Date` of the answer, because the same clock wrote both, and with the given time if there is no `Date`. A date in the past
 * means 0.
 *
 * @param now Current time, in ms since the epoch.
 * @see given spec §7, §8
 */
export function readRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const text = headers?.get("retry-after")?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) || !/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)
    ? undefined
    : Math.max(0, at - (Date.parse(headers?.get("date") ?? "") || now));
}

/** The number of requests that are allowed in any interval of a number of seconds. */
export interface Quota {
  requests: number;
  perSeconds: number;
}

/** The memory of a window. All times are in ms on one clock that never goes back. */
export interface WindowMemory {
  /** When the requests of the last interval were sent. */
  calls: number[];
  /** Nothing is sent before this time. */
  notBefore: number;
}

/**
 * Computes how long to wait before the next request, in ms, so that no interval has more requests than allowed, wherever the
 * intervals of the platform begin. Removes the calls of earlier intervals from the memory.
 *
 * @param memory Its calls are in the order of their times.
 * @param most The most requests in an interval, at least 1.
 * @see given spec §7, §8
 */
export function computeQuotaWait(memory: WindowMemory, most: number, intervalMs: number, now: number): number {
  const over = memory.calls.findIndex((at) => at > now - intervalMs);
  memory.calls.splice(0, over < 0 ? memory.calls.length : over);
  const freeAt = memory.calls.length < most ? now : memory.calls.at(-most)! + intervalMs;
  return Math.max(0, memory.notBefore - now, freeAt - now);
}

/**
 * Makes a sliding window that remembers its requests. A part that keeps the memory elsewhere uses `computeQuotaWait()`.
 *
 * @param options.share The part of the quota that may be used, above 0 and up to 1. One request is always allowed. Default 1.
 */
export function createQuotaWindow(quota: Quota, { share = 1 }: { share?: number } = {}) {
  let current = quota;
  const memory: WindowMemory = { calls: [], notBefore: Number.NEGATIVE_INFINITY };
  const computeMost = () => Math.max(1, Math.floor(current.requests * share));
  const intervalMs = () => current.perSeconds * 1000;
  let others: { at: number; requests: number }[] = []; // by the time at which they were noticed

  const countCalls = (after: number) => {
    const first = memory.calls.findIndex((at) => at > after);
    return first < 0 ? 0 : memory.calls.length - first;
  };
  const countAll = (after: number) =>
    countCalls(after) + others.reduce((sum, { at, requests }) => (at > after ? sum + requests : sum), 0);

  /** How long to wait until all requests together leave room for one more, in ms. */
  function computeOthersWait(now: number): number {
    others = others.filter(({ at }) => at > now - intervalMs());
    if (others.length === 0) return 0;
    let tooMany = countAll(now - intervalMs()) - current.requests + 1;
    if (tooMany <= 0) return 0;
    const all = [...others, ...memory.calls.map((at) => ({ at, requests: 1 }))];
    const freed = all.toSorted((one, two) => one.at - two.at).find(({ requests }) => (tooMany -= requests) <= 0)!;
    return Math.max(0, freed.at + intervalMs() - now);
  }

  return {
    /** How long to wait before the next request, in ms. */
    waitMs: (now: number) =>
      Math.max(computeQuotaWait(memory, computeMost(), intervalMs(), now), computeOthersWait(now)),
    /**
     * Takes in how many requests are left by now, by the count of the platform. Others may have used the same credentials, for example a
     * process in whose place this one is: their requests are not ours, but all together stay within the quota.
     */
    learnRemaining(remaining: number, now: number) {
      const unknown = current.requests - remaining - countAll(now - intervalMs());
      if (unknown > 0) others.push({ at: now, requests: unknown });
    },
    /** Counts a request from its start. After `end()` it counts from its end, because the platform may have counted it as late as that. */
    begin(now: number) {
      memory.calls.push(now);
      return {
        end(at: number) {
          const place = memory.calls.indexOf(now);
          if (place >= 0) memory.calls.splice(place, 1);
          if (place >= 0) memory.calls.push(at); // The calls stay in the order of their times, as the clock never goes back.
        },
      };
    },
    /** Tells whether the requests in the window use less than the share. */
    hasRoom: () => memory.calls.length < computeMost(),
    intervalMs,
    learn: (said: Quota) => void (current = said),
    /** Sends nothing before this time. An earlier time changes nothing. */
    holdUntil: (at: number) => void (memory.notBefore = Math.max(memory.notBefore, at)),
  };
}
