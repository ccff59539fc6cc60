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

/** Keeps requests within a quota in every interval, wherever the platform's own intervals begin. */
export interface QuotaWindow {
  /** The window follows changes that are made here, for example by a store that several processes share. */
  memory: WindowMemory;
  /**
   * How long to wait before the next request, in ms.
   *
   * @param share How much of the quota this request may use. Default: the share of the window.
   */
  waitMs(now: number, share?: number): number;
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
 * Makes a sliding window.
 *
 * @param options.share How much of the quota is ours, above 0 and up to 1. One request is always ours. Default 1.
 * @see given spec §7, §8
 */
export function createQuotaWindow(quota: Quota, { share: own = 1 }: { share?: number } = {}): QuotaWindow {
  let current = quota;
  const memory: WindowMemory = { calls: [], notBefore: Number.NEGATIVE_INFINITY };
  const computeMost = (share: number) => Math.max(1, Math.floor(current.requests * share));
  const intervalMs = () => current.perSeconds * 1000;
  return {
    memory,
    waitMs(now, share = own) {
      memory.calls = memory.calls.filter((at) => at > now - intervalMs()).toSorted((one, other) => one - other);
      const most = computeMost(share);
      const freeAt = memory.calls.length < most ? now : memory.calls.at(-most)! + intervalMs();
      return Math.max(0, freeAt - now, memory.notBefore - now);
    },
    begin(now) {
      memory.calls.push(now);
      return {
        end(at) {
          const place = memory.calls.indexOf(now);
          if (place >= 0) memory.calls[place] = at;
        },
      };
    },
    hasRoom: () => memory.calls.length < computeMost(own),
    intervalMs,
    learn: (said) => void (current = said),
    holdUntil: (at) => void (memory.notBefore = Math.max(memory.notBefore, at)),
  };
}
