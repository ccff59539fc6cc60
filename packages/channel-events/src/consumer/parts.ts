import { isPlatformError, type Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { createDispatcher } from "../dispatch/dispatcher.ts";
import type { Dispatcher, LaneGate } from "../dispatch/options.ts";
import { createRunHandler } from "../handle/run.ts";
import type { Inbox, PurgePolicy } from "../inbox/inbox.ts";
import { buildProblemFacts, consoleLogger, type Logger } from "../observe/log.ts";
import { createFailingLanes, type FailingLanes, createLaneFinder } from "./lanes.ts";
import { silent, MAX_EVENT_BYTES, type ChannelConsumerOptions } from "./options.ts";
import { createFetchPatience, type FetchPatience } from "../poll/fetch-page.ts";
import { createPollLoop, type PollLoop } from "../poll/loop.ts";
import { createDecodedMemory, findSeller, type DecodedMemory } from "../page/item.ts";
import { createStoredPoll } from "../poll/poll.ts";
import { createLeadership, type Leadership } from "./leadership.ts";
import { createLifecycle, type Lifecycle } from "./lifecycle.ts";

const DAY_MS = 24 * 3_600_000;
const RETENTION = { payloadsAfterMs: 7 * DAY_MS, rowsAfterMs: 30 * DAY_MS };

/** The part of a consumer that changes while it lives. */
export interface StoredProgress {
  isPaused: boolean;
  /** The consumer has begun its work, and was not refused. */
  isReady: boolean;
  /** The last error of the inbox. `undefined` once the inbox answers again. */
  storeError: unknown;
  /** The error of work that the inbox does by itself. `undefined` once that goes on. */
  ownWorkError: unknown;
  /** The loop of polls, once it runs. */
  polls: Promise<void> | undefined;
  stopListening: (() => Promise<void>) | undefined;
}

/** The parts of a consumer with an inbox. */
export interface StoredParts {
  inbox: Inbox;
  clock: Clock;
  log: Logger;
  lifecycle: Lifecycle;
  progress: StoredProgress;
  dispatcher: Dispatcher;
  leadership: Leadership;
  loop: PollLoop;
  patience: FetchPatience;
  failing: FailingLanes;
  limits: { intervalMs: number; maxWaiting: number; deliveryAlarm: number; maxLanes: number };
}

type Settings = ReturnType<typeof setDefaults>;

/** Parts that a consumer shares with others of its process. */
export interface SharedParts {
  gate: LaneGate;
  /** Its turn to poll. */
  leadership: Leadership;
}

/** Builds the parts and connects them; nothing runs yet. */
export function createStoredParts(options: ChannelConsumerOptions, shared?: SharedParts): StoredParts {
  const settings = setDefaults(options);
  const { inbox, clock, log, leaseMs, intervalMs, maxWaiting, deliveryAlarm, maxLanes } = settings;
  const lifecycle = createLifecycle();
  const progress: StoredProgress = {
    isPaused: false,
    isReady: false,
    storeError: undefined,
    ownWorkError: undefined,
    polls: undefined,
    stopListening: undefined,
  };
  const onStoreError = (error: unknown) => {
    progress.storeError = error;
    log.error(buildProblemFacts(error), "The inbox failed");
  };
  const failing = createFailingLanes(clock);
  const decoded = createDecodedMemory();
  const dispatcher = createStoredDispatcher(options, settings, {
    onStoreError,
    onOutcome: failing.note,
    decoded,
    gate: shared?.gate,
  });
  const onAnswer = () => (progress.storeError = undefined);
  const turn = { inbox, clock, name: "poller", durationMs: leaseMs, onError: onStoreError, onAnswer };
  const leadership = shared?.leadership ?? createLeadership(turn);
  const patience = createFetchPatience(clock);
  // It is asked between two pages, because the consumer may be paused or another process may poll by then.
  const mayFetch = () => !progress.isPaused && (!lifecycle.started() || leadership.isOurs());
  const loop = createPollLoop({
    ...settings,
    patience,
    signal: lifecycle.signal,
    pollOnce: createStoredPoll({
      ...settings,
      patience,
      mayFetch,
      laneOf: createLaneFinder(settings.key, log),
      // A key function of the program may change the event. Its handler gets the event as it came.
      decoded: settings.key === findSeller ? decoded : { keep() {} },
      onStored: dispatcher.wake,
    }),
    mayPoll: () => !progress.isPaused && leadership.isOurs(),
    isHurried: () => progress.storeError !== undefined,
    gained: leadership.gained,
    onPolled(failure) {
      if (!failure) progress.storeError = undefined;
      else if (isPlatformError(failure.error) && failure.error.code === "ERR_PLATFORM_STORE")
        progress.storeError = failure.error;
    },
    afterTurn: createHourlyPurge({ inbox, retention: settings.retention, clock, onError: onStoreError }),
  });
  const limits = { intervalMs, maxWaiting, deliveryAlarm, maxLanes };
  return { inbox, clock, log, lifecycle, progress, dispatcher, leadership, loop, patience, failing, limits };
}

function setDefaults(options: ChannelConsumerOptions) {
  const { poll = {}, lanes = {}, random = Math.random } = options;
  return {
    channel: options.channel,
    inbox: options.inbox,
    intervalMs: poll.intervalMs ?? 60_000,
    maxAckIds: poll.maxAckIds ?? 100,
    maxEventBytes: poll.maxEventBytes ?? MAX_EVENT_BYTES,
    key: lanes.key ?? findSeller,
    maxLanes: lanes.maxLanes ?? 16,
    maxEventsPerClaim: lanes.maxEventsPerClaim ?? 20,
    leaseMs: lanes.leaseMs ?? 30_000,
    handlerTimeoutMs: options.handlerTimeoutMs ?? 900_000,
    deliveryAlarm: options.deliveryAlarm ?? 7,
    maxWaiting: options.maxWaiting ?? 1_000_000,
    retention: options.retention ?? RETENTION,
    telemetry: options.telemetry ?? silent,
    log: options.logger ?? consoleLogger,
    clock: options.clock ?? systemClock,
    random,
  };
}

/** Makes a dispatcher whose handler runs the telemetry observes, and whose results go to the list of failing lanes. */
function createStoredDispatcher(
  options: ChannelConsumerOptions,
  settings: Settings,
  {
    onStoreError,
    onOutcome,
    decoded,
    gate,
  }: {
    onStoreError(error: unknown): void;
    onOutcome: FailingLanes["note"];
    decoded: DecodedMemory;
    gate: LaneGate | undefined;
  },
): Dispatcher {
  const { clock, random, handlerTimeoutMs, log, telemetry } = settings;
  const runner = createRunHandler({ ...options, clock, random, handlerTimeoutMs, decoded, log });
  return createDispatcher({
    ...settings,
    run: (event, context) =>
      telemetry.process(
        event,
        () => runner.run(event, context),
        (outcome) =>
          typeof outcome === "object" && outcome.settlement.to !== "done" ? outcome.settlement.to : undefined,
      ),
    timedOut: (event) => runner.timedOut(event),
    onOutcome,
    onError: onStoreError,
    gate,
  });
}

const HOUR_MS = 3_600_000;

export interface PurgeOptions {
  inbox: Pick<Inbox, "purge">;
  retention: PurgePolicy;
  clock: Pick<Clock, "monotonicMs">;
  onError(error: unknown): void;
}

/** Makes a function that purges the inbox, at most once an hour. A purge that fails is reported, and tried again an hour later. */
export function createHourlyPurge({ inbox, retention, clock, onError }: PurgeOptions): () => Promise<void> {
  let purgeAt = clock.monotonicMs();
  return async () => {
    if (clock.monotonicMs() < purgeAt) return;
    purgeAt = clock.monotonicMs() + HOUR_MS;
    await inbox.purge(retention).catch(onError);
  };
}
