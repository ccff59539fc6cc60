/** So many requests in any interval of so many seconds. */
export interface Quota {
  requests: number;
  perSeconds: number;
}

/** What a window remembers. All times are in ms on one clock that never goes back. */
export interface WindowMemory {
  /** When the requests of the last interval were sent. */
  calls: number[];
  /** Nothing is sent before this time. */
  notBefore: number;
}

/**
 * How long to wait before the next request, in ms, so that no interval has more requests than it may, wherever the platform's own
 * intervals begin. Forgets the calls of earlier intervals.
 *
 * @param memory Its calls are in the order of their times.
 * @param most Most requests in an interval, from 1.
 * @see given spec §7, §8
 */
export function computeQuotaWait(memory: WindowMemory, most: number, intervalMs: number, now: number): number {
  memory.calls = memory.calls.filter((at) => at > now - intervalMs);
  const freeAt = memory.calls.length < most ? now : memory.calls.at(-most)! + intervalMs;
  return Math.max(0, memory.notBefore - now, freeAt - now);
}

/** A quota, and the requests that were sent within it. */
export interface QuotaWindow {
  /** How long to wait before the next request, in ms. */
  waitMs(now: number): number;
  /** Counts a request from its start. After `end()` it counts from its end, as the platform may have counted it so late. */
  begin(now: number): { end(now: number): void };
  /** Whether our requests have left something of our share. */
  hasRoom(): boolean;
  /** How long an interval is, in ms. */
  intervalMs(): number;
  /** Replaces the quota. */
  learn(quota: Quota): void;
  /** Sends nothing before this time. An earlier time changes nothing. */
  holdUntil(at: number): void;
}

/**
 * Makes a sliding window that remembers its requests. A part that keeps its memory elsewhere has `computeQuotaWait()`.
 *
 * @param options.share How much of the quota is ours, above 0 and up to 1. One request is always ours. Default 1.
 */
export function createQuotaWindow(quota: Quota, { share = 1 }: { share?: number } = {}): QuotaWindow {
  let current = quota;
  const memory: WindowMemory = { calls: [], notBefore: Number.NEGATIVE_INFINITY };
  const computeMost = () => Math.max(1, Math.floor(current.requests * share));
  const intervalMs = () => current.perSeconds * 1000;
  return {
    waitMs: (now) => computeQuotaWait(memory, computeMost(), intervalMs(), now),
    begin(now) {
      memory.calls.push(now);
      return {
        end(at) {
          const place = memory.calls.indexOf(now);
          if (place >= 0) memory.calls[place] = at;
          memory.calls.sort((one, other) => one - other);
        },
      };
    },
    hasRoom: () => memory.calls.length < computeMost(),
    intervalMs,
    learn: (said) => void (current = said),
    holdUntil: (at) => void (memory.notBefore = Math.max(memory.notBefore, at)),
  };
}
