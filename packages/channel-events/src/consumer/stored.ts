import type { DrainReport } from "../dispatch/options.ts";
import { waitAtMost } from "../dispatch/wait-at-most.ts";
import type { Parking } from "../inbox/claim.ts";
import { readHealth, type HealthReport } from "../observe/read-health.ts";
import { runFirstPoll } from "../poll/first.ts";
import { isRefusal } from "../poll/is-refusal.ts";
import type { PollReport } from "../poll/report.ts";
import { checkChannelOptions, checkDrainTimeout } from "./check-options.ts";
import type { ChannelConsumerOptions } from "./options.ts";
import { createStoredParts, type StoredParts } from "./stored-parts.ts";

const LAST_WORDS_MS = 500; // after the handlers, for the last calls of the inbox

export interface ChannelConsumer extends AsyncDisposable {
  /**
   * Begins: polls at once, and then about every minute. Where another process polls this inbox already, it handles events and
   * waits for that one to end.
   * @returns After the first poll.
   * @throws {TokenError | ApiError | StoreError | ConnectionError} If no retry mends the failure: the first poll is refused for its
   *   credentials (400, 401, 403), there is no such address (404, whoever says so), the answer is a redirect, which is followed nowhere,
   *   the host's name is unknown twice, or the inbox is not durable or of a newer version. Other failures are logged and tried again,
   *   and so is a proxy's page in place of an answer.
   */
  start(): Promise<void>;
  /** Polls now; joins a poll that is under way. Fetches nothing while it is paused, or another process polls this inbox. */
  pollNow(): Promise<PollReport>;
  /** Pauses this process: it fetches and handles nothing more until `resume()`. Handlers in hand go on, and another process may poll. */
  pause(): Promise<void>;
  /** Goes on after a pause. */
  resume(): Promise<void>;
  /** Leaves a lane alone, in every process, after the event that is in hand: for `durationMs`, or until somebody resumes it. */
  parkLane(lane: string, parking: Parking): Promise<void>;
  /** Gives a parked lane its turn; whether it was parked. */
  resumeLane(lane: string): Promise<boolean>;
  /** Resolves when every stored event that is due has been handled. */
  idle(): Promise<void>;
  /** Tells how it goes; `healthHandler()` answers with it. */
  health(): Promise<HealthReport>;
  /**
   * Fetches nothing more, fires the handlers' signal, lets the handlers in hand finish, resolves. The inbox stays open. A
   * handler must not wait for it: it waits for the handler.
   *
   * @param options.drainTimeoutMs Longest wait for handlers, in ms. Default 20 000, as orchestrators give a program 30 s to end; it resolves within
   *   a second after it, whatever hangs. Events of handlers that are still running then are handled again.
   * @throws {ArgumentError} If there is no such option, or `drainTimeoutMs` is no time. The consumer goes on then.
   */
  stop(options?: { drainTimeoutMs?: number }): Promise<DrainReport>;
}

/**
 * Receives the seller events of a channel, each handled at least once, none lost: an event is stored durably, acknowledged, and then
 * handled in the order of its seller, again and again until its handler returns, however long that takes. `createDirectConsumer()` is
 * for programs without an inbox.
 *
 * @throws {ArgumentError} If an option is missing or out of range, or the inbox is not durable.
 * @see given spec §3, §6.1
 */
export function createChannelConsumer(options: ChannelConsumerOptions): ChannelConsumer {
  checkChannelOptions(options);
  const parts = createStoredParts(options);
  const { lifecycle, dispatcher, inbox } = parts;
  return {
    start: () => lifecycle.start(() => begin(parts)),
    pollNow: () => pollNow(parts),
    pause: () => pause(parts),
    resume: () => resume(parts),
    parkLane: (lane, parking) => inbox.park(lane, parking),
    async resumeLane(lane) {
      const wasParked = await inbox.resume(lane);
      dispatcher.wake();
      return wasParked;
    },
    idle: () => dispatcher.idle(),
    health: () => describeHealth(parts),
    stop: (given) => stop(parts, given),
    [Symbol.asyncDispose]: async () => void (await stop(parts)),
  };
}

async function pollNow({ lifecycle, loop }: StoredParts): Promise<PollReport> {
  lifecycle.checkNotStopped("poll");
  return loop.pollNow();
}

/** Begins the work, and takes all of it back where the start is refused. */
async function begin(parts: StoredParts): Promise<void> {
  const { clock, loop, progress, dispatcher, leadership } = parts;
  loop.lastPoll.since ??= clock.monotonicMs();
  try {
    if (!(await beginWork(parts))) return;
  } catch (error) {
    if (isRefusal(error)) {
      progress.isReady = false;
      dispatcher.pause();
      await leadership.stop();
      await progress.stopListening?.();
      progress.stopListening = undefined;
      throw error;
    }
    loop.logFailure(error);
  }
  progress.polls = loop.run();
}

/** `false` if it was stopped meanwhile. */
async function beginWork(parts: StoredParts): Promise<boolean> {
  const { inbox, clock, log, lifecycle, progress, dispatcher, leadership } = parts;
  const { signal } = lifecycle;
  progress.stopListening ??= await inbox.listen?.(dispatcher.wake); // first: it says what the store lacks
  const whose = progress.isPaused ? "theirs" : await leadership.start();
  if (signal.aborted) return false;
  if (!progress.isPaused) dispatcher.start();
  progress.isReady = true;
  if (whose === "unknown") await inbox.countWaiting({ atMost: 1 }).catch(rethrowRefusal);
  if (whose === "ours") await runFirstPoll({ pollNow: () => pollNow(parts), clock, signal });
  else if (whose === "theirs" && !progress.isPaused)
    log.info({}, "Another process polls this inbox; this one handles, and waits for it to end");
  return true;
}

async function pause({ progress, dispatcher, leadership, loop }: StoredParts): Promise<void> {
  progress.isPaused = true;
  dispatcher.pause();
  await loop.underway()?.catch(() => {});
  if (progress.isPaused) await leadership.stop(); // another process may poll meanwhile
}

async function resume({ progress, dispatcher, leadership, lifecycle, loop }: StoredParts): Promise<void> {
  if (lifecycle.signal.aborted) return;
  progress.isPaused = false;
  if (!lifecycle.started()) return;
  dispatcher.start();
  await leadership.start();
  if (leadership.isOurs()) void loop.pollNow().catch(loop.logFailure);
}

/** Resolves in the time that is given, whatever hangs: the inbox finds out when leases end. */
async function stop(parts: StoredParts, given: { drainTimeoutMs?: number } = {}): Promise<DrainReport> {
  const drainTimeoutMs = checkDrainTimeout(given);
  const { clock, lifecycle, progress, dispatcher, leadership, loop } = parts;
  return lifecycle.stop(async () => {
    const draining = dispatcher.stop({ drainTimeoutMs }); // first: a poll that is still under way must begin nothing new
    await waitAtMost(drainTimeoutMs, Promise.allSettled([loop.underway(), lifecycle.started()]), clock);
    const report = await draining;
    const rest = async () => {
      await progress.polls;
      await progress.stopListening?.();
      await leadership.stop();
    };
    await waitAtMost(LAST_WORDS_MS, rest(), clock);
    return report;
  });
}

function describeHealth(parts: StoredParts): Promise<HealthReport> {
  const { inbox, clock, lifecycle, progress, dispatcher, leadership, loop, patience, failing, limits } = parts;
  return readHealth({
    ...limits,
    inbox,
    lastPoll: loop.lastPoll,
    storeError: progress.storeError,
    isPolling: lifecycle.started() !== undefined && !progress.isPaused && leadership.isOurs(),
    isTheirTurn: leadership.isTheirs(),
    isStarted: progress.isReady,
    isPaused: progress.isPaused,
    isStopped: lifecycle.signal.aborted,
    spentUnseen: patience.spent(),
    failing: failing.list(),
    handlers: dispatcher.report(),
    mostDeliveries: 0,
    now: clock.monotonicMs(),
  });
}

function rethrowRefusal(error: unknown): void {
  if (isRefusal(error)) throw error;
}
