import type { ChannelClient } from "@kontor/channel-client";
import { isPlatformError, type ApiError, type Clock } from "@kontor/http";
import type { DirectSettings } from "../options.ts";
import type { LastPoll } from "../observe/health.ts";
import { buildProblemFacts } from "../ground/log.ts";
import { fetchPage, type FetchedPage, type FetchPageOptions } from "../page/fetch.ts";

const LONGEST_TIMEOUT_MS = 300_000;
const LONGEST_PAUSE_MS = 600_000;
const EMPTY_PAGES = 10; // After this many empty pages in a row, no delivery is underway any more.
const LONGEST_WAIT_MS = 2 ** 31 - 1; // A timer cannot wait longer.
const HURRIED_MS = 5_000;

export interface PollLoopOptions extends Pick<DirectSettings, "intervalMs" | "clock" | "random" | "log"> {
  pollOnce(signal: AbortSignal): Promise<PollReport>;
  patience: Pick<FetchPatience, "pauseMs">;
  /** Ends the loop and the poll that is under way. */
  signal: AbortSignal;
  /** Whether this process polls when the interval is over. */
  mayPoll(): boolean;
  /** Whether something failed that must be tried again within seconds. */
  isHurried?(): boolean;
  /** Resolves when it becomes this process's turn to poll. */
  gained?(): Promise<void>;
  /** Called after each poll, with its error if it failed. */
  onPolled?(failure?: { error: unknown }): void;
  /** Called after each poll of the loop; the loop waits for it. Must not throw. */
  afterTurn?(): Promise<void>;
}

export type PollLoop = ReturnType<typeof createPollLoop>;

/** Makes one poll at a time: when `pollNow()` is called, and about every interval. */
export function createPollLoop(options: PollLoopOptions) {
  const { pollOnce, clock, signal, mayPoll, gained, afterTurn, onPolled, log } = options;
  const lastPoll: LastPoll = {};
  let polling: Promise<PollReport> | undefined;

  function pollNow(): Promise<PollReport> {
    polling ??= pollAndNote().finally(() => (polling = undefined));
    return polling;
  }

  async function pollAndNote(): Promise<PollReport> {
    try {
      const report = await pollOnce(signal);
      const { isFull, unreadable } = report;
      const now = clock.monotonicMs();
      Object.assign(lastPoll, { at: now, atOnTheWall: clock.now(), succeededAt: now, problem: undefined, isFull });
      lastPoll.unreadable = unreadable;
      onPolled?.();
      return report;
    } catch (error) {
      Object.assign(lastPoll, { at: clock.monotonicMs(), atOnTheWall: clock.now(), problem: error });
      onPolled?.({ error });
      throw error;
    }
  }

  function logFailure(error: unknown): void {
    if (!signal.aborted) log.error(buildProblemFacts(error), "A poll failed; the next one runs as planned");
  }

  async function waitForTurn(): Promise<void> {
    const turn = gained?.() ?? new Promise<void>(() => {});
    await Promise.race([clock.sleep(computeWaitMs(options), { signal }), turn]).catch(() => {});
  }

  return {
    /** Polls now; joins a poll that is under way. */
    pollNow,
    /** Logs a poll that failed, unless the consumer was stopped. */
    logFailure,
    /** How the last poll went, for the health. */
    lastPoll,
    underway: (): Promise<unknown> | undefined => polling,
    /** Polls about every interval until the signal fires. A poll that fails is logged. */
    async run(): Promise<void> {
      while (!signal.aborted) {
        await waitForTurn();
        if (signal.aborted || !mayPoll()) continue;
        await pollNow().catch(logFailure);
        await afterTurn?.();
      }
    },
  };
}

function computeWaitMs({ intervalMs, patience, random, isHurried }: PollLoopOptions): number {
  const pauseMs = Math.min(patience.pauseMs(intervalMs) * (0.9 + random() * 0.2), LONGEST_WAIT_MS);
  return isHurried?.() ? Math.min(pauseMs, HURRIED_MS) : pauseMs;
}

export function createReport(): PollReport {
  return { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 0 };
}

/** What one poll did. */
export interface PollReport {
  /** Requests to the event queue. */
  pages: number;
  /** Events that came, including known ones. */
  fetched: number;
  /** Events that were already known: the platform sent them again. */
  duplicates: number;
  /** Events that were acknowledged since the previous poll ended. An acknowledgement that takes longer than 5 s counts in a later poll. */
  acknowledged: number;
  /** Too many events wait, so fetching stopped. */
  isFull: boolean;
  /** Events that could not be read. */
  unreadable: number;
}

export type FetchPatience = ReturnType<typeof createFetchPatience>;

/**
 * Decides how long to wait for pages and between polls. Every fetch uses one of the ten deliveries of each event that the platform sends,
 * even if no event arrives. After a page that took too long, the next one gets twice the time, and the pauses between polls grow until a page comes.
 *
 * @see given spec §6.1 rule 5, §8
 */
export function createFetchPatience(clock: Pick<Clock, "monotonicMs">) {
  let timeoutMs: number | undefined; // that of the client while no page was too slow
  let spent = 0;
  let emptyPages = 0; // in a row
  const learn = (problem: unknown, tookMs: number) => {
    if (isTooLate(problem)) timeoutMs = Math.min(LONGEST_TIMEOUT_MS, Math.ceil(Math.max(2 * tookMs, timeoutMs ?? 0)));
  };
  return {
    /** How long to wait until the next poll, in ms. After a page that came it is as usual: no longer than the health waits for a good poll. */
    pauseMs: (usualMs: number) =>
      emptyPages > 0 ? usualMs : Math.max(usualMs, Math.min(LONGEST_PAUSE_MS, usualMs * 2 ** Math.max(0, spent - 1))),
    /** How many deliveries in a row may have been used up without any event being stored. */
    spent: () => spent,
    /** Fetches one page in the time that was learned, and learns from it. `observe` may watch the fetch. */
    async fetch(
      channel: Pick<ChannelClient, "events">,
      options: Omit<FetchPageOptions, "timeoutMs">,
      observe = (fetch: () => Promise<FetchedPage>) => fetch(),
    ): Promise<FetchedPage> {
      const beganAt = clock.monotonicMs();
      try {
        const page = await observe(() => fetchPage(channel, { ...options, timeoutMs }));
        // An empty page does not mean that the lost events are handled: the platform sends them again later.
        emptyPages = page.events > 0 ? 0 : emptyPages + 1;
        if (page.events > 0 || emptyPages >= EMPTY_PAGES) spent = 0;
        learn(page.problem, clock.monotonicMs() - beganAt);
        return page;
      } catch (error) {
        emptyPages = 0;
        if (mayHaveSent(error)) spent += 1;
        learn(error, clock.monotonicMs() - beganAt);
        throw error;
      }
    },
  };
}

function isTooLate(problem: unknown): boolean {
  const { code, name } = Object(problem) as { code?: unknown; name?: unknown };
  return code === "ERR_PLATFORM_TIMEOUT" || name === "TimeoutError";
}

const UNREACHABLE = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** Whether the platform may have sent events that did not arrive. It sent none if it refused the request or was not reached. */
function mayHaveSent(error: unknown): boolean {
  if (!isPlatformError(error)) return false;
  if (error.code === "ERR_PLATFORM_API") return (error as ApiError).status >= 500 || (error as ApiError).status < 300;
  if (error.code !== "ERR_PLATFORM_CONNECTION")
    return error.code === "ERR_PLATFORM_TIMEOUT" || error.code === "ERR_PLATFORM_DECODE";
  for (let { cause } = error as Error; cause; cause = (cause as Error).cause)
    if (UNREACHABLE.test(String((cause as { code?: unknown }).code))) return false;
  return true;
}
