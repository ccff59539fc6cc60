import type { Clock } from "@kontor/http";
import { isPlatformError, type ApiError } from "@kontor/http";

const LONGEST_TIMEOUT_MS = 300_000;
const LONGEST_PAUSE_MS = 600_000;
const EMPTY_PAGES = 10; // After this many empty pages in a row, no delivery is underway any more.

/** Decides how long to wait for pages and between polls, when fetches may use up deliveries without any event arriving. */
export interface FetchPatience {
  /** How long to wait for the next page, in ms. `undefined` while no page was too slow. */
  timeoutMs(): number | undefined;
  /** How long to wait until the next poll, in ms. */
  pauseMs(usualMs: number): number;
  /** How many deliveries in a row may have been used up without any event being stored. */
  spent(): number;
  /** Runs a fetch and learns from it; `hasCome` tells whether an event came. */
  watch<T>(fetch: () => Promise<T>, hasCome: () => boolean): Promise<T>;
  /** Learns from a page that broke off after some of its events were stored. */
  brokeOff(problem: unknown): void;
}

/**
 * Every fetch uses one of the ten deliveries of each event that the platform sends, even if no event arrives. After a page that took
 * too long, the next one gets twice the time, and the pauses between polls grow.
 *
 * @see given spec §6.1 rule 5, §8
 */
export function createFetchPatience(clock: Clock): FetchPatience {
  let timeoutMs: number | undefined;
  let spent = 0;
  let emptyPages = 0; // in a row
  const learn = (error: unknown, tookMs: number) => {
    if (isTooLate(error)) timeoutMs = Math.min(LONGEST_TIMEOUT_MS, Math.ceil(Math.max(2 * tookMs, timeoutMs ?? 0)));
  };
  let beganAt = 0;
  return {
    timeoutMs: () => timeoutMs,
    pauseMs: (usualMs) => Math.max(usualMs, Math.min(LONGEST_PAUSE_MS, usualMs * 2 ** Math.max(0, spent - 1))),
    spent: () => spent,
    async watch(fetch, hasCome) {
      beganAt = clock.monotonicMs();
      try {
        const result = await fetch();
        // An empty page does not mean that the lost events are handled: the platform sends them again later.
        emptyPages = hasCome() ? 0 : emptyPages + 1;
        if (hasCome() || emptyPages >= EMPTY_PAGES) spent = 0;
        return result;
      } catch (error) {
        emptyPages = 0;
        if (hasCome()) spent = 0;
        else if (mayHaveSent(error)) spent += 1;
        learn(error, clock.monotonicMs() - beganAt);
        throw error;
      }
    },
    brokeOff: (problem) => learn(problem, clock.monotonicMs() - beganAt),
  };
}

function isTooLate(error: unknown): boolean {
  return (
    (error as { code?: unknown } | undefined)?.code === "ERR_PLATFORM_TIMEOUT" ||
    (error as Error)?.name === "TimeoutError"
  );
}

/** Whether the platform may have sent events that did not arrive. It sent none if it refused the request or was not reached. */
function mayHaveSent(error: unknown): boolean {
  if (!isPlatformError(error)) return false;
  if (error.code === "ERR_PLATFORM_API") return (error as ApiError).status >= 500 || (error as ApiError).status < 300;
  if (error.code === "ERR_PLATFORM_CONNECTION") return !isUnreachable(error.cause);
  return error.code === "ERR_PLATFORM_TIMEOUT" || error.code === "ERR_PLATFORM_DECODE";
}

const UNREACHABLE = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

function isUnreachable(cause: unknown): boolean {
  for (let error = cause as { code?: unknown; cause?: unknown } | undefined; error; error = error.cause as typeof error)
    if (UNREACHABLE.includes(String(error.code))) return true;
  return false;
}
