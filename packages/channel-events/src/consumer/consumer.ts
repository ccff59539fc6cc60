import type { DrainReport } from "../dispatch/state.ts";
import { noteStop } from "../dispatch/handler-calls.ts";
import { waitAtMost } from "../ground/wait.ts";
import type { Parking } from "../ground/event.ts";
import { MOST_TOLD, readHealth, type HealthReport } from "../observe/health.ts";
import { buildProblemFacts } from "../ground/log.ts";
import type { PollReport } from "../poll/loop.ts";
import { beginPolling, describePolling, pollNow, runFirstPoll } from "./lifecycle.ts";
import { checkDrainTimeout, readChannelOptions, type ChannelConsumerOptions } from "../options.ts";
import { createStoredParts, type StoredParts } from "./parts.ts";
import { isRefusal } from "../ground/refusal.ts";

const LAST_WORDS_MS = 500; // The last calls of the inbox get this long after the handlers.

/** A consumer that stores each event before it is acknowledged. `createChannelConsumer()` makes it. */
export interface ChannelConsumer extends AsyncDisposable {
  /**
   * Starts: polls at once, and then about every minute. If another process already polls this inbox: in PostgreSQL
   * it joins as a worker; in a file it waits until the other process ends, and takes over within 2 s.
   * @returns After the first poll, or when it waits.
   * @throws {TokenError | ApiError | StoreError | ConnectionError} If no retry can fix the failure: the first poll is refused for its
   *   credentials (400, 401, 403), there is no such address (404, also from a proxy), the answer is a redirect, which is not followed,
   *   the name of the host is unknown twice, or the inbox is not durable or of a newer version. Other failures are logged and tried again,
   *   and so is the page of a proxy instead of an answer.
   */
  start(): Promise<void>;
  /** Polls now, or joins a running poll. Fetches nothing while it is paused, or another process polls this inbox. It waits for no handler. */
  pollNow(): Promise<PollReport>;
  /** Pauses this process: it fetches and handles nothing more until `resume()`. Running handlers continue, so a handler may call it, and another process may poll; this process keeps the ownership of a file. */
  pause(): Promise<void>;
  /** Continues after a pause. */
  resume(): Promise<void>;
  /** Parks a lane in every process, for `durationMs` or until somebody resumes it. For at most a second, a process may still start events that it has claimed; in a fleet, the first event of a lane that waits for a slot may also still start. */
  parkLane(lane: string, parking: Parking): Promise<void>;
  /** Resumes a parked lane, and returns whether it was parked. */
  resumeLane(lane: string): Promise<boolean>;
  /**
   * Resolves when every stored event that is due has been handled, without fetching any: after a `start()`, later events come with the next poll.
   * `await pollNow()` and then `await idle()` fetches and handles what the platform has.
   * @throws {ArgumentError} If a handler of this consumer calls it, because it would wait for that handler.
   */
  idle(): Promise<void>;
  /** Reads the health of the consumer. `healthHandler()` answers with it. */
  health(): Promise<HealthReport>;
  /**
   * Stops fetching, fires the signal of the running handlers, and waits for them. The inbox stays open. A handler may call it too: then it
   * waits for the other handlers, except those that have called a `stop()` as well. The event of such a handler is settled by its result
   * when it ends, and a `stop()` from outside waits for it.
   *
   * @param options.drainTimeoutMs Longest wait for handlers, in ms. Default 20 000, because orchestrators give a program 30 s to
   *   end. It resolves within a second after that time, even if a handler or the inbox hangs. Events whose handlers still run then are
   *   handled again. From then on nothing of the consumer keeps the process alive, except a hanging token call, until its time limit
   *   (by default 10 s from its start).
   * @throws {ArgumentError} If an option is unknown, or `drainTimeoutMs` is not a number of at least 0. The consumer goes on then.
   */
  stop(options?: { drainTimeoutMs?: number | undefined }): Promise<DrainReport>;
}

/**
 * Receives the seller events of a channel. Each is handled at least once, and none is lost: an event is stored durably, acknowledged, and
 * then handled in the order of its seller. It is tried again until its handler returns. `createDirectConsumer()` is for programs without
 * an inbox.
 *
 * @throws {ArgumentError} If an option is missing or out of range, or the inbox is not durable.
 * @see given spec §3, §6.1
 */
export function createChannelConsumer(options: ChannelConsumerOptions): ChannelConsumer {
  return connectConsumer(createStoredParts(readChannelOptions(options)));
}

/** Makes a consumer of its parts. */
export function connectConsumer(parts: StoredParts): ChannelConsumer {
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

/** Begins the work. If the start is refused, all of it is undone. */
async function begin(parts: StoredParts): Promise<void> {
  const { progress, dispatcher, leadership, ownership } = parts;
  try {
    await beginPolling(parts, async () => {
      if (await ownership.start()) return beginWork(parts);
      progress.isReady = true;
      progress.polls = takeOver(parts);
      return false;
    });
  } catch (error) {
    dispatcher.pause();
    await leadership.stop();
    await progress.stopListening?.();
    progress.stopListening = undefined;
    await ownership.stop();
    throw error;
  }
}

/** Waits until the process that owns the inbox has ended, and does its work from then on. */
async function takeOver(parts: StoredParts): Promise<void> {
  const { ownership, lifecycle, loop, clock } = parts;
  await ownership.gained();
  if (lifecycle.signal.aborted) return;
  loop.lastPoll.since = clock.monotonicMs();
  try {
    if (!(await beginWork(parts))) return;
  } catch (error) {
    loop.logFailure(error); // The start has succeeded long ago, so it is tried again as after any failure.
  }
  await loop.run();
}

/** Begins to handle and to poll. Returns `false` if the consumer was stopped meanwhile. */
async function beginWork(parts: StoredParts): Promise<boolean> {
  const { inbox, log, lifecycle, progress, dispatcher, leadership } = parts;
  progress.stopListening ??= await listen(parts); // This comes first, because it finds out what the store lacks.
  const whose = progress.isPaused ? "theirs" : await leadership.start();
  if (lifecycle.signal.aborted) return false;
  if (!progress.isPaused) dispatcher.start();
  progress.isReady = true;
  void tellSuspects(parts).catch(() => {}); // The health tells an inbox that fails.
  if (whose === "unknown") await inbox.countWaiting({ atMost: 1 }).catch(rethrowRefusal);
  if (whose === "ours") await runFirstPoll(parts);
  else if (whose === "theirs" && !progress.isPaused)
    log.info({}, "Another process polls this inbox; this one handles events, and polls once the other has ended");
  return true;
}

/** Tells at the start which events were running when a process ended, and wait for their next try. */
async function tellSuspects({ inbox, log }: StoredParts): Promise<void> {
  const { suspects } = await inbox.readStats({ atMost: MOST_TOLD });
  const waiting = suspects.filter(({ nextTryInMs }) => nextTryInMs !== 0);
  if (waiting.length > 0)
    log.warn(
      { suspects: waiting },
      "Events were running when a process ended; each is tried again while no other handler runs",
    );
}

/** Listens to other workers. Without it the consumer works too, only later: it looks by itself. */
async function listen({ inbox, dispatcher, log }: StoredParts): Promise<(() => Promise<void>) | undefined> {
  try {
    return await inbox.listen?.(dispatcher.wake);
  } catch (error) {
    if (isRefusal(error)) throw error;
    log.warn(buildProblemFacts(error), "Cannot listen to the inbox; the consumer checks it at intervals instead");
    return undefined;
  }
}

/** Waits for a poll that is under way, and then for its acknowledgement, because it needs the inbox. */
async function finishPoll({ loop, pollOnce }: StoredParts): Promise<void> {
  await loop.underway()?.catch(() => {});
  await pollOnce.acknowledging().catch(() => {});
}

async function pause(parts: StoredParts): Promise<void> {
  const { progress, dispatcher, leadership, loop } = parts;
  progress.isPaused = true;
  dispatcher.pause();
  await loop.underway()?.catch(() => {}); // It has waited for its acknowledgements, unless one is not answered.
  if (progress.isPaused) await leadership.stop(); // Another process may poll during the pause.
}

async function resume({ progress, dispatcher, leadership, lifecycle, loop, ownership }: StoredParts): Promise<void> {
  if (lifecycle.signal.aborted) return;
  progress.isPaused = false;
  if (!lifecycle.started() || !ownership.isOurs()) return;
  dispatcher.start();
  await leadership.start();
  if (leadership.isOurs()) void loop.pollNow().catch(loop.logFailure);
}

/** Resolves in the given time, even if a handler or the inbox hangs. The inbox frees what this process holds when its leases end. */
async function stop(parts: StoredParts, given: { drainTimeoutMs?: number | undefined } = {}): Promise<DrainReport> {
  const drainTimeoutMs = checkDrainTimeout(given);
  const { clock, lifecycle, progress, dispatcher, leadership, ownership } = parts;
  const isInside = noteStop();
  return lifecycle.stop(async () => {
    const draining = dispatcher.stop({ drainTimeoutMs, isInside }); // This comes first, so that a poll that is under way begins no handler.
    await waitAtMost(drainTimeoutMs, Promise.allSettled([finishPoll(parts), lifecycle.started()]), clock);
    const leaving = leadership.stop(); // Another process may poll while the handlers of this one end.
    const report = await draining;
    const close = async () => {
      await dispatcher.closed;
      const rest = async () => {
        await progress.polls;
        await progress.stopListening?.();
        await leaving;
      };
      await waitAtMost(LAST_WORDS_MS, rest(), clock);
      await waitAtMost(LAST_WORDS_MS, ownership.stop().catch(parts.loop.logFailure), clock);
    };
    const closing = close();
    if (dispatcher.isClosed()) await closing; // Otherwise a handler goes on that has called this, and may wait for it.
    return report;
  });
}

/** Whether polling works, as far as this process has to know: a pause, a fleet and another owner of the file leave it to others. */
async function hasPolled({ isMember, progress, pollRecord, leadership, ownership }: StoredParts): Promise<boolean> {
  if (isMember || progress.isPaused || ownership.read().standby) return true;
  if (!pollRecord.hasSeen() && leadership.isTheirs()) await waitAtMost(LAST_WORDS_MS, pollRecord.look());
  return pollRecord.hasSeen();
}

async function describeHealth(parts: StoredParts): Promise<HealthReport> {
  const { inbox, lifecycle, progress, dispatcher, leadership, ownership, failing } = parts;
  return readHealth({
    ...describePolling(parts),
    ownership: ownership.read(),
    hasPolled: await hasPolled(parts),
    inbox,
    storeError: progress.storeError,
    isPolling: lifecycle.started() !== undefined && !progress.isPaused && leadership.isOurs(),
    isTheirTurn: leadership.isTheirs(),
    failing: await failing.list(),
    lastDead: failing.lastDead(),
    handlers: dispatcher.report(),
    share: parts.share(),
  });
}

function rethrowRefusal(error: unknown): void {
  if (isRefusal(error)) throw error;
}
