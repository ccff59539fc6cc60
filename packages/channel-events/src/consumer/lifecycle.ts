import { ArgumentError, type Clock } from "@kontor/http";
import { isRefusal, isTokenError, isUnknownName } from "../ground/refusal.ts";
import type { FetchPatience, PollLoop, PollReport } from "../poll/loop.ts";

const SECOND_LOOK_MS = 1_000;

/** The life of a consumer: it is started once, and stopped for good. */
export type Lifecycle = ReturnType<typeof createLifecycle>;

export function createLifecycle() {
  const stopping = new AbortController();
  const { signal } = stopping;
  let started: Promise<void> | undefined;
  /** @throws {ArgumentError} If it was stopped. */
  const checkNotStopped = (action: string) => {
    if (signal.aborted) throw new ArgumentError(action, "the consumer", "not be stopped", "a stopped one");
  };
  return {
    /** Fires when the consumer is told to stop. */
    signal,
    checkNotStopped,
    started: () => started,
    /** Starts, or joins the start that is under way. A start that was refused can be made again, with other credentials. */
    async start(begin: () => Promise<void>): Promise<void> {
      checkNotStopped("start");
      started ??= begin().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      return started;
    },
    async stop<Report>(end: () => Promise<Report>): Promise<Report> {
      stopping.abort(new Error("The consumer was stopped"));
      return end();
    },
  };
}

/** What every consumer has: its life, its polls, and its limits. */
export interface PollingParts {
  clock: Clock;
  lifecycle: Lifecycle;
  loop: PollLoop;
  patience: FetchPatience;
  progress: {
    isPaused: boolean;
    /** The consumer has begun its work, and was not refused. */
    isReady: boolean;
    polls: Promise<void> | undefined;
  };
  settings: { intervalMs: number; maxWaiting?: number; deliveryAlarm: number; maxLanes: number };
}

export async function pollNow({ lifecycle, loop }: PollingParts): Promise<PollReport> {
  lifecycle.checkNotStopped("poll");
  return loop.pollNow();
}

/** Begins the work, and the loop of polls unless `beginWork` says `false`. A failure that a retry may fix is logged, any other thrown. */
export async function beginPolling(parts: PollingParts, beginWork: () => Promise<boolean>): Promise<void> {
  const { clock, loop, progress } = parts;
  loop.lastPoll.since ??= clock.monotonicMs();
  try {
    if (!(await beginWork())) return;
  } catch (error) {
    if (isRefusal(error)) {
      progress.isReady = false;
      throw error;
    }
    loop.logFailure(error);
  }
  progress.polls = loop.run();
}

/** Polls for the first time. If the host is unknown, it tries once more a second later: the first lookup after a start may fail. */
export async function runFirstPoll(parts: Pick<PollingParts, "clock" | "lifecycle" | "loop">): Promise<void> {
  const { clock, lifecycle, loop } = parts;
  const askedAt = clock.monotonicMs();
  try {
    await loop.pollNow();
  } catch (error) {
    if (!isUnknownName(error)) throw error;
    if (isTokenError(error) && clock.monotonicMs() - askedAt >= SECOND_LOOK_MS) throw error; // The token source has made that second try itself.
    await clock.sleep(SECOND_LOOK_MS, { signal: lifecycle.signal });
    await loop.pollNow();
  }
}

/** What the health of every consumer tells of its life and its polls. */
export function describePolling({ clock, lifecycle, progress, loop, patience, settings }: PollingParts) {
  const { intervalMs, maxWaiting = Number.POSITIVE_INFINITY, deliveryAlarm, maxLanes } = settings;
  return {
    ...{ intervalMs, maxWaiting, deliveryAlarm, maxLanes },
    lastPoll: loop.lastPoll,
    isStarted: progress.isReady,
    isPaused: progress.isPaused,
    isStopped: lifecycle.signal.aborted,
    spentUnseen: patience.spent(),
    now: clock.monotonicMs(),
  };
}
