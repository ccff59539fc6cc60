import { ArgumentError, isPlatformError, type ApiError } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/parts";
import { checkOptions, type ConsumerOptions, type StoredOptions } from "./options.ts";
import { createDispatcher, type DrainReport } from "../dispatch/dispatcher.ts";
import { buildProblemFacts } from "../observe/event-facts.ts";
import { createFailingLanes } from "../observe/failing-lanes.ts";
import { createFetchPatience } from "../poll/fetch-patience.ts";
import { createHandleDirectly } from "../dispatch/handle-directly.ts";
import type { Handlers } from "./handlers.ts";
import { readHealth, type HealthReport, type LastPoll } from "../observe/read-health.ts";
import { isHtml } from "../page/is-html.ts";
import { createLaneFinder, findSeller } from "./find-lane.ts";
import { createLeadership } from "./leadership.ts";
import { consoleLogger } from "../observe/logger.ts";
import { createHandledPoll, type HandledPoll } from "../poll/direct.ts";
import type { PollReport } from "../poll/report.ts";
import { createStoredPoll } from "../poll/stored.ts";
import { createRunHandler } from "../dispatch/run-handler.ts";
import { silent } from "../observe/silent-telemetry.ts";
import { waitAtMost } from "../dispatch/wait-until.ts";

const HOUR_MS = 3_600_000;
const SECOND_LOOK_MS = 1_000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_WAIT_MS = 2 ** 31 - 1; // what a timer takes
const LAST_WORDS_MS = 500; // after the handlers, what is left to say to the inbox
const ELSEWHERE = [301, 302, 303, 307, 308, 404]; // what is asked for is not at this address
const RETENTION = { payloadsAfterMs: 7 * DAY_MS, rowsAfterMs: 30 * DAY_MS };
const MAX_EVENT_BYTES = 32 * 1024 * 1024;

export interface ChannelConsumer extends AsyncDisposable {
  /**
   * Begins: polls at once, and then about every minute. Where another process polls this inbox already, it handles events and
   * waits for that one to end.
   * @returns After the first poll.
   * @throws {TokenError | ApiError | StoreError | ConnectionError} What no retry mends: the first poll is refused for its credentials
   *   (400, 401, 403), there is no such address (404, whoever says so), the answer is a redirect, which is followed nowhere, the host's
   *   name is unknown twice, or the inbox is not durable or of a newer version. Other failures are logged and tried again, and so is a
   *   proxy's page in place of an answer.
   */
  start(): Promise<void>;
  /** Polls now; joins a poll that is under way. Fetches nothing while it is paused, or another process polls this inbox. */
  pollNow(): Promise<PollReport>;
  /**
   * Fetches and handles nothing more, until `resume()`; what is in hand goes on, and another process may poll. With a lane: leaves
   * it alone, in every process.
   */
  pause(lane?: string): Promise<void>;
  /** Goes on. With a lane: gives a parked one its turn. */
  resume(lane?: string): Promise<void>;
  /** Resolves when every stored event that is due has been handled. Without an inbox, at once. */
  idle(): Promise<void>;
  /** How it goes; `healthHandler()` answers with it. */
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
 * Receives the seller events of a channel, each handled at least once, none lost.
 *
 * With an inbox (recommended) an event is stored durably, acknowledged, and then handled in the order of its seller,
 * again and again until its handler returns, however long that takes. Without one it is acknowledged after its handler returned, and the
 * platform's ten deliveries are all there is; the order of a seller is kept while the process lives and deliveries last.
 *
 * @throws {ArgumentError} If an option is missing or out of range, or the inbox is not durable.
 * @see given spec §3, §6.1
 */
export function createChannelConsumer(options: ConsumerOptions): ChannelConsumer {
  const {
    channel,
    handlers,
    inbox,
    poll: { intervalMs = 60_000, maxAckIds = 100, maxEventBytes = MAX_EVENT_BYTES } = {},
    lanes: { maxLanes = 16, key = findSeller } = {},
    handlerTimeoutMs = inbox ? 900_000 : 60_000,
    deliveryAlarm = 7,
    logger: log = consoleLogger,
    clock = systemClock,
    random = Math.random,
  } = checkOptions(options);
  const stored = options as StoredOptions;
  const { maxWaiting = 1_000_000, retention = RETENTION, telemetry = silent } = stored;
  const { maxEventsPerClaim = 20, leaseMs = 30_000 } = stored.lanes ?? {};
  const patience = createFetchPatience(clock);
  const failing = createFailingLanes(clock);
  const stopping = new AbortController();
  const { signal } = stopping;
  const lastPoll: LastPoll = {};
  let loop: Promise<void> | undefined;
  let started: Promise<void> | undefined;
  let polling: Promise<PollReport> | undefined;
  let isPaused = false;
  let stopListening: (() => Promise<void>) | undefined;
  let storeError: unknown;
  let isReady = false;

  const onStoreError = (error: unknown) => {
    storeError = error;
    log.error(buildProblemFacts(error), "The inbox failed");
  };
  const runner = inbox && createRunHandler({ ...stored, clock, random, handlerTimeoutMs, log });
  const dispatcher =
    inbox &&
    createDispatcher({
      inbox,
      clock,
      run: (event, context) =>
        telemetry.process(
          event,
          () => runner!.run(event, context),
          (outcome) =>
            typeof outcome === "object" && "problem" in outcome.settlement ? outcome.settlement.to : undefined,
        ),
      timedOut: (event) => runner!.timedOut(event),
      onOutcome: failing.note,
      maxLanes,
      maxEventsPerClaim,
      leaseMs,
      handlerTimeoutMs,
      onError: onStoreError,
    });
  const leadership =
    inbox &&
    createLeadership({
      inbox,
      clock,
      name: "poller",
      durationMs: leaseMs,
      onError: onStoreError,
      onAnswer: () => (storeError = undefined),
    });
  const wake = () => dispatcher?.wake();
  const laneOf = createLaneFinder(key, log);
  /** Between two pages: nobody paused us, and nobody else polls by now. */
  const mayFetch = () => !isPaused && (!leadership || !started || leadership.isOurs());
  const common = { channel, patience, laneOf, mayFetch, maxAckIds, maxEventBytes, deliveryAlarm, log };
  const direct: HandledPoll | undefined = inbox
    ? undefined
    : createHandledPoll({
        ...common,
        handle: createHandleDirectly({
          handlers: handlers as Handlers,
          laneOf,
          signal,
          handlerTimeoutMs,
          clock,
          log,
        }),
        onUndecodable: options.onUndecodable!,
        maxLanes,
        clock,
      });
  const pollOnce = direct ?? createStoredPoll({ ...common, inbox: inbox!, onStored: wake, maxWaiting, telemetry });

  function pollNow(): Promise<PollReport> {
    if (signal.aborted)
      return Promise.reject(new ArgumentError("poll", "the consumer", "not be stopped", "a stopped one"));
    polling ??= watched(pollOnce(signal)).finally(() => (polling = undefined));
    return polling;
  }

  /** Takes down how it went, for the health. */
  async function watched(poll: Promise<PollReport>): Promise<PollReport> {
    try {
      const report = await poll;
      const { isFull, unreadable } = report;
      const now = clock.monotonicMs();
      Object.assign(lastPoll, { at: now, atOnTheWall: clock.now(), succeededAt: now, problem: undefined, isFull });
      lastPoll.unreadable = unreadable;
      storeError = undefined;
      return report;
    } catch (error) {
      if (isPlatformError(error) && error.code === "ERR_PLATFORM_STORE") storeError = error;
      Object.assign(lastPoll, { at: clock.monotonicMs(), atOnTheWall: clock.now(), problem: error });
      throw error;
    }
  }

  /** Polls about every minute, and at once when it becomes this process's turn. */
  async function pollForEver(): Promise<void> {
    let purgeAt = clock.monotonicMs();
    while (!signal.aborted) {
      const usual = Math.min(patience.pauseMs(intervalMs) * (0.9 + random() * 0.2), LONGEST_WAIT_MS);
      const wait = storeError === undefined ? usual : Math.min(usual, 5_000);
      const turn = leadership?.gained() ?? new Promise<void>(() => {});
      await Promise.race([clock.sleep(wait, { signal }), turn]).catch(() => {});
      if (signal.aborted || isPaused) continue;
      if (leadership && !leadership.isOurs()) continue;
      await pollNow().catch(logFailure);
      if (!inbox || clock.monotonicMs() < purgeAt) continue;
      purgeAt = clock.monotonicMs() + HOUR_MS;
      await inbox.purge(retention).catch(onStoreError);
    }
  }

  function logFailure(error: unknown): void {
    if (!signal.aborted) log.error(buildProblemFacts(error), "A poll failed; the next one is due as always");
  }

  /**
   * A name that nobody knows is asked for once more: it may have been the first packet after a start. A token source that took its time
   * has done so by itself, and would now leave the name alone for longer.
   */
  async function firstPoll(): Promise<void> {
    const askedAt = clock.monotonicMs();
    try {
      await pollNow();
    } catch (error) {
      if (!isUnknownName(error)) throw error;
      if (isTokenError(error) && clock.monotonicMs() - askedAt >= SECOND_LOOK_MS) throw error;
      await clock.sleep(SECOND_LOOK_MS, { signal });
      await pollNow();
    }
  }

  async function begin(): Promise<void> {
    lastPoll.since ??= clock.monotonicMs();
    try {
      stopListening ??= await inbox?.listen?.(wake); // first: it says what the store lacks
      const whose = isPaused ? "theirs" : ((await leadership?.start()) ?? "ours");
      if (signal.aborted) return;
      if (!isPaused) dispatcher?.start();
      isReady = true;
      if (whose === "unknown") await inbox?.countWaiting({ atMost: 1 }).catch(rethrowRefusal);
      if (whose === "ours") await firstPoll();
      else if (whose === "theirs" && !isPaused)
        log.info({}, "Another process polls this inbox; this one handles, and waits for it to end");
    } catch (error) {
      if (isRefusal(error)) {
        isReady = false;
        dispatcher?.pause();
        await leadership?.stop();
        await stopListening?.();
        stopListening = undefined;
        throw error;
      }
      logFailure(error);
    }
    loop = pollForEver();
  }

  /** In the time that is given, whatever hangs: what could not be said to the inbox, it finds out when leases end. */
  async function stop(given: { drainTimeoutMs?: number } = {}): Promise<DrainReport> {
    const { drainTimeoutMs = 20_000 } = given;
    checkOptionNames("stop the consumer", given, { drainTimeoutMs: 1 });
    if (!(drainTimeoutMs >= 0))
      throw new ArgumentError("stop the consumer", "drainTimeoutMs", "be >= 0", drainTimeoutMs);
    stopping.abort(new Error("The consumer was stopped"));
    const draining = dispatcher?.stop({ drainTimeoutMs }); // first: a poll that is still under way must begin nothing new
    await waitAtMost(drainTimeoutMs, Promise.allSettled([polling, started]), clock);
    const report = (await draining) ?? { finished: 0, abandoned: 0 };
    const rest = async () => {
      await loop;
      await stopListening?.();
      await leadership?.stop();
    };
    await waitAtMost(LAST_WORDS_MS, rest(), clock);
    return report;
  }

  return {
    async start() {
      if (signal.aborted) throw new ArgumentError("start", "the consumer", "not be stopped", "a stopped one");
      started ??= begin().catch((error: unknown) => {
        started = undefined; // what was refused can be started again, with other credentials
        throw error;
      });
      return started;
    },
    pollNow,
    async pause(lane) {
      if (lane !== undefined) return inbox?.park(lane, { reason: "paused" });
      isPaused = true;
      dispatcher?.pause();
      await polling?.catch(() => {});
      if (isPaused) await leadership?.stop(); // another process may poll meanwhile
    },
    async resume(lane) {
      if (lane !== undefined) await inbox?.resume(lane);
      else if (!signal.aborted) {
        isPaused = false;
        if (!started) return;
        dispatcher?.start();
        await leadership?.start();
        if (leadership?.isOurs() ?? true) void pollNow().catch(logFailure);
      }
      wake();
    },
    idle: async () => dispatcher?.idle(),
    health: () =>
      readHealth({
        inbox,
        lastPoll,
        storeError,
        isPolling: started !== undefined && !isPaused && (leadership?.isOurs() ?? true),
        isTheirTurn: leadership?.isTheirs() ?? false,
        isStarted: isReady,
        isPaused,
        isStopped: signal.aborted,
        intervalMs,
        maxWaiting,
        deliveryAlarm,
        maxLanes,
        spentUnseen: patience.spent(),
        failing: direct?.failing() ?? failing.list(),
        handlers: dispatcher?.report(),
        mostDeliveries: direct?.mostDeliveries() ?? 0,
        now: clock.monotonicMs(),
      }),
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

/** Whether trying again is of no use: the credentials are wrong, or the store will not have us. */
function isRefusal(error: unknown): boolean {
  if (!isPlatformError(error)) return false;
  if (isUnknownName(error)) return true;
  if (error.code === "ERR_PLATFORM_STORE") return error.cause === undefined; // not durable, or of a newer version; what broke has a cause
  if (error.code !== "ERR_PLATFORM_API" && !isTokenError(error)) return false;
  const { status } = error as ApiError;
  if (ELSEWHERE.includes(status)) return true; // also as a page: so do web servers say it of a wrong address
  if (!isTokenError(error) && isHtml(error as ApiError)) return false; // of a proxy, which may let us through later
  return [400, 401, 403].includes(status);
}

function isTokenError(error: unknown): boolean {
  return isPlatformError(error) && error.code === "ERR_PLATFORM_TOKEN";
}

/** Whether the host of the platform has a name that does not exist. */
function isUnknownName(error: unknown): boolean {
  const { cause } = ((error as Error | undefined)?.cause ?? {}) as { cause?: { code?: unknown } };
  return cause?.code === "ENOTFOUND";
}

function rethrowRefusal(error: unknown): void {
  if (isRefusal(error)) throw error;
}
