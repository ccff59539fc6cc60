import type { ChannelEvent } from "@kontor/channel-types";
import { isPlatformError, type Clock } from "@kontor/http";
import { createDispatcher } from "../dispatch/dispatcher.ts";
import type { LaneGate, RunResult } from "../dispatch/state.ts";
import { createRunHandler } from "../handle/run.ts";
import type { StoredEvent } from "../inbox/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { FailingLane } from "../observe/health.ts";
import { buildProblemFacts, describeError, type Logger } from "../observe/log.ts";
import { createDecodedMemory, findSeller, findSellerIn, type FetchedEvent } from "../page/item.ts";
import { createFetchPatience, createPollLoop } from "../poll/loop.ts";
import { createStoredPoll } from "../poll/poll.ts";
import { createLeadership, createOwnershipKeeper, type Leadership } from "./leadership.ts";
import { createLifecycle } from "./lifecycle.ts";
import { readChannelOptions, type ChannelConsumerOptions, type StoredSettings } from "./options.ts";

const HOUR_MS = 3_600_000;
const MAX_LANES = 10_000; // Further lanes are not listed one by one.

/** The parts of a consumer with an inbox. */
export type StoredParts = ReturnType<typeof createStoredParts>;

/**
 * Builds the parts and connects them; nothing runs yet.
 *
 * @throws {ArgumentError} If an option is missing or out of range.
 */
export function createStoredParts(
  options: ChannelConsumerOptions,
  /** Parts that a consumer shares with others of its process: its handlers, and its turn to poll. */
  shared?: { gate: LaneGate; leadership: Leadership },
) {
  const settings = readChannelOptions(options);
  const { inbox, clock, log, leaseMs, telemetry } = settings;
  const lifecycle = createLifecycle();
  const progress = {
    isPaused: false,
    isReady: false,
    polls: undefined as Promise<void> | undefined,
    /** The last error of the inbox. `undefined` once the inbox answers again. */
    storeError: undefined as unknown,
    stopListening: undefined as (() => Promise<void>) | undefined,
  };
  const onError = (error: unknown) => {
    progress.storeError = error;
    log.error(buildProblemFacts(error), "The inbox failed");
  };
  const failing = createFailingLanes(clock);
  const decoded = createDecodedMemory();
  const runner = createRunHandler({ ...settings, decoded });
  const dispatcher = createDispatcher({
    ...settings,
    run: (event, context) =>
      telemetry.process(
        event,
        () => runner.run(event, context),
        (outcome) =>
          typeof outcome === "object" && outcome.settlement.to !== "done" ? outcome.settlement.to : undefined,
      ),
    timedOut: runner.timedOut,
    onOutcome: failing.note,
    onError,
    gate: shared?.gate,
  });
  const onAnswer = () => (progress.storeError = undefined);
  const leadership =
    shared?.leadership ?? createLeadership({ inbox, clock, name: "poller", durationMs: leaseMs, onError, onAnswer });
  const ownership = createOwnershipKeeper({ inbox, clock, log, onError, onAnswer });
  const patience = createFetchPatience(clock);
  const loop = createPollLoop({
    ...settings,
    patience,
    signal: lifecycle.signal,
    pollOnce: createStoredPoll({
      ...settings,
      patience,
      // It is asked between two pages, because the consumer may be paused or another process may poll by then.
      mayFetch: () => !progress.isPaused && (!lifecycle.started() || leadership.isOurs()),
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
    afterTurn: createHourlyPurge(settings, onError),
  });
  const work = { dispatcher, leadership, ownership, loop, patience, failing };
  return { inbox, clock, log, settings, lifecycle, progress, ...work };
}

/** Makes a function that purges the inbox, at most once an hour. A purge that fails is reported, and tried again an hour later. */
export function createHourlyPurge(
  options: Pick<StoredSettings, "retention"> & { inbox: Pick<Inbox, "purge">; clock: Pick<Clock, "monotonicMs"> },
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { inbox, retention, clock } = options;
  let purgeAt = clock.monotonicMs();
  return async () => {
    if (clock.monotonicMs() < purgeAt) return;
    purgeAt = clock.monotonicMs() + HOUR_MS;
    await inbox.purge(retention).catch(onError);
  };
}

/**
 * Makes a function that finds the lane of a fetched event. If the key function fails or gives no text, the event goes into the lane with
 * the empty name, so that the page is not held up. An event that cannot be read goes into the lane of its seller.
 */
export function createLaneFinder(key: (event: ChannelEvent) => string, log: Logger): (fetched: FetchedEvent) => string {
  return ({ id, type, raw, decoded }) => {
    if ("problem" in decoded) return findSellerIn(raw);
    try {
      const lane: unknown = key(decoded.event);
      if (typeof lane === "string") return lane;
      throw new TypeError("it gave no text");
    } catch (error) {
      const seller = findSellerIn(raw);
      const facts = { id, type, lane: "", ...(seller && { seller }), problem: describeError(error) };
      log.error(facts, "lanes.key failed; the event goes into the lane of those without one");
      return "";
    }
  };
}

/** Finds out which lanes fail in this process, from the results of their handlers. */
export function createFailingLanes(clock: Pick<Clock, "monotonicMs">) {
  const lanes = new Map<string, Omit<FailingLane, "durationMs"> & { since: number }>();
  return {
    /** Remembers how a handler run ended. */
    note({ lane, id, type, attempts }: StoredEvent, outcome: RunResult): void {
      const isFailing = typeof outcome === "object" && outcome.settlement.to === "retry";
      const known = lanes.get(lane);
      if (!isFailing) return void lanes.delete(lane);
      if (!known && lanes.size >= MAX_LANES) return;
      const since = known?.id === id ? known.since : clock.monotonicMs();
      const { problem } = outcome.settlement as { problem: string };
      lanes.set(lane, { lane, id, type, attempts: attempts + 1, since, problem });
    },
    /** Lists the failing lanes; the lane that has failed longest comes first. */
    list(): FailingLane[] {
      const now = clock.monotonicMs();
      return [...lanes.values()]
        .toSorted((one, other) => one.since - other.since)
        .map(({ since, ...facts }) => ({ ...facts, durationMs: Math.round(now - since) }));
    },
  };
}
