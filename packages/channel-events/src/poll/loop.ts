import type { Clock } from "@kontor/http";
import type { LastPoll } from "../observe/health.ts";
import { buildProblemFacts, type Logger } from "../observe/log.ts";
import type { FetchPatience } from "./fetch-page.ts";

const LONGEST_WAIT_MS = 2 ** 31 - 1; // A timer cannot wait longer.
const HURRIED_MS = 5_000;

export interface PollLoopOptions {
  pollOnce(signal: AbortSignal): Promise<PollReport>;
  /** Time between polls, in ms, give or take a tenth. */
  intervalMs: number;
  patience: Pick<FetchPatience, "pauseMs">;
  clock: Clock;
  /** From 0 to below 1. */
  random(): number;
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
  log: Logger;
}

export interface PollLoop {
  /** Polls now; joins a poll that is under way. */
  pollNow(): Promise<PollReport>;
  /** Polls about every interval until the signal fires. A poll that fails is logged. */
  run(): Promise<void>;
  /** The poll that is under way. */
  underway(): Promise<unknown> | undefined;
  /** Logs a poll that failed, unless the consumer was stopped. */
  logFailure(error: unknown): void;
  /** How the last poll went, for the health. */
  readonly lastPoll: LastPoll;
}

/** Makes one poll at a time: when `pollNow()` is called, and about every interval. */
export function createPollLoop(options: PollLoopOptions): PollLoop {
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
    if (!signal.aborted) log.error(buildProblemFacts(error), "A poll failed; the next one is due as always");
  }

  async function waitForTurn(): Promise<void> {
    const turn = gained?.() ?? new Promise<void>(() => {});
    await Promise.race([clock.sleep(computeWaitMs(options), { signal }), turn]).catch(() => {});
  }

  return {
    pollNow,
    logFailure,
    lastPoll,
    underway: () => polling,
    async run() {
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
  const usual = Math.min(patience.pauseMs(intervalMs) * (0.9 + random() * 0.2), LONGEST_WAIT_MS);
  return isHurried?.() ? Math.min(usual, HURRIED_MS) : usual;
}

export function createReport(): PollReport {
  return { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 0 };
}

/** The work of one poll. */
export interface PollReport {
  /** Requests to the event queue. */
  pages: number;
  /** Events that came, known ones included. */
  fetched: number;
  /** Events that were already known: the platform sent them again. */
  duplicates: number;
  acknowledged: number;
  /** So many events wait that no more was fetched. */
  isFull: boolean;
  /** Events that could not be read. */
  unreadable: number;
}
