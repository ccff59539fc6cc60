import { isKnownEventType, type ChannelClient } from "@kontor/channel-client";
import { payloads } from "@kontor/channel-client/internal";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, type Clock } from "@kontor/http";
import { findNearest, readOptions, systemClock } from "@kontor/http/internal";
import type { StoredEvent } from "./ground/event.ts";
import { checkClock, checkFunctions, checkPositive } from "./ground/checks.ts";
import type { Inbox, PurgePolicy } from "./inbox/inbox.ts";
import { checkPolicy } from "./inbox/with-checked-calls.ts";
import { consoleLogger, guardLogger, type Logger } from "./ground/log.ts";
import { findSeller } from "./page/item.ts";
import type { Handlers, StoredHandlers, UndecodableEvent } from "./handlers.ts";

const HOUR_MS = 3_600_000;
const INBOX = 'be an inbox, such as sqliteInbox("events.db") (createDirectConsumer() works without one)';

/** Options of every consumer. */
export interface CommonOptions {
  /** The client that fetches and acknowledges the events: `createChannelClient(…)`. */
  channel: Pick<ChannelClient, "events">;
  poll?:
    | {
        /** Time between polls, in ms, give or take a tenth. Default 60 000 (given §8). */
        intervalMs?: number | undefined;
        /** Ids per acknowledgement. Default 100 (documented). */
        maxAckIds?: number | undefined;
        /** Longest event that is kept whole, in bytes. Of a longer event only the beginning is kept, and it counts as unreadable. Default 33 554 432 (32 MiB). */
        maxEventBytes?: number | undefined;
      }
    | undefined;
  /**
   * How long a handler may run, in ms. Then its signal fires, the run counts as failed, and its slot is free; the event is tried
   * again, even if a handler ignores its signal and keeps running. Default 900 000 (15 min); 60 000 in `createDirectConsumer()`.
   */
  handlerTimeoutMs?: number | undefined;
  /** After this many deliveries an event that is not acknowledged raises an alarm. After ten it is lost. Default 7. */
  deliveryAlarm?: number | undefined;
  /** Gets the messages of the consumer. Default: warnings and errors, to the console. */
  logger?: Logger | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
  /** From 0 to below 1, for the jitter of polls and of retries. Default `Math.random`. */
  random?: (() => number) | undefined;
}

export interface LaneOptions {
  /** Events of one lane are handled in order. Default: the payload's `sellerId`. */
  key?: ((event: ChannelEvent) => string) | undefined;
  /** Lanes that are handled at a time. Default 16. */
  maxLanes?: number | undefined;
}

/** Options of `createChannelConsumer()`: store, acknowledge, handle. */
export interface ChannelConsumerOptions extends CommonOptions {
  /** The handlers of the integration, by event type. */
  handlers: StoredHandlers;
  /** The inbox that keeps the events: `sqliteInbox("events.db")`, `postgresInbox({ pool })`. */
  inbox: Inbox;
  lanes?:
    | (LaneOptions & {
        /** Events of a lane that are taken at a time. Default 20. */
        maxEventsPerClaim?: number | undefined;
        /** How long a worker keeps its lanes without a renewal, in ms. Default 30 000. */
        leaseMs?: number | undefined;
        /**
         * What happens to a lane whose first event failed in a way that no retry can fix (the platform refused what its handler sent with 400, 410, 413, 415
         * or 422), failed for the last time (`retry.maxAttempts`), or crashed the process three times in a row while no other handler ran.
         * `skip` (default): the event is dead, the lane continues. `park`: the lane is parked for `parkDurationMs`, and then the event is tried again.
         * `block`: the lane is parked until somebody resumes it.
         */
        onPoison?: "skip" | "park" | "block" | undefined;
        /** How long `park` parks a lane, in ms. Default 3 600 000. */
        parkDurationMs?: number | undefined;
      })
    | undefined;
  retry?:
    | {
        /** Handler runs of an event, the first included, before it has failed for the last time. Default: no limit, so that no event is lost in an outage. */
        maxAttempts?: number | undefined;
        /** How long to wait after a failed run, in ms. Default: exponential with jitter, up to 5 min. */
        backoff?: ((attempt: number) => number) | undefined;
      }
    | undefined;
  /** Nothing is fetched while this many events wait. Default 1 000 000. */
  maxWaiting?: number | undefined;
  /**
   * Decides how long events are kept after they are done. The inbox is purged once an hour. Default: payloads for 7 days, rows for 30. By
   * default, events that wait, are dead or are of an unknown type are kept forever. `{}` keeps everything.
   */
  retention?: PurgePolicy | undefined;
  /** Accepts an inbox that does not survive a power cut, or not even the end of the process. Default `false`: it is refused. */
  unsafeDurability?: boolean | undefined;
  /** Makes spans and metrics; `consumerTelemetry()` gives one. Default: nothing is recorded. */
  telemetry?: ConsumerTelemetry | undefined;
}

/** Options of `createDirectConsumer()`: handle, then acknowledge, without a store. */
export interface DirectConsumerOptions extends CommonOptions {
  /** The handlers of the integration, by event type. */
  handlers: Handlers;
  lanes?: LaneOptions | undefined;
  /**
   * Called with an event that cannot be read. The event is acknowledged, and therefore gone, only when this returns.
   */
  onUndecodable: (event: UndecodableEvent) => Promise<void> | void;
}

const POLL = { intervalMs: 60_000, maxAckIds: 100, maxEventBytes: 32 * 1024 * 1024 };
const LANES = { key: findSeller, maxLanes: 16 } as const;
const INBOX_LANES = {
  ...LANES,
  maxEventsPerClaim: 20,
  leaseMs: 30_000,
  onPoison: "skip",
  parkDurationMs: HOUR_MS,
} as const;
const RETRY = { maxAttempts: undefined, backoff: undefined };
const COMMON = {
  channel: undefined,
  handlers: undefined,
  poll: POLL, // A group is its own default, so the nearest of a name is found within it too.
  deliveryAlarm: 7,
  logger: undefined,
  clock: systemClock,
};

/**
 * Reads the options of `createChannelConsumer()`, each with its default.
 *
 * @throws {ArgumentError} If an option is missing or out of range.
 */
export function readChannelOptions(options: ChannelConsumerOptions) {
  const action = "create a consumer";
  checkHandlers(action, options);
  if (typeof options.inbox?.accept !== "function") throw new ArgumentError(action, "inbox", INBOX, options.inbox);
  const given = readOptions(action, options, {
    ...COMMON,
    random: Math.random,
    inbox: undefined,
    lanes: INBOX_LANES,
    retry: RETRY,
    handlerTimeoutMs: 900_000,
    maxWaiting: 1_000_000,
    retention: { payloadsAfterMs: 7 * 24 * HOUR_MS, rowsAfterMs: 30 * 24 * HOUR_MS },
    unsafeDurability: false,
    telemetry: undefined,
  });
  const { handlers, inbox, maxWaiting, retention, unsafeDurability, telemetry } = given;
  const { onPoison, ...lanes } = readOptions(action, given.lanes, INBOX_LANES, "lanes.");
  const { maxAttempts, backoff } = readOptions(action, given.retry, RETRY, "retry.");
  if (inbox.durability !== "fsync" && unsafeDurability !== true)
    throw new ArgumentError(
      action,
      "inbox",
      "be on the disk before an event is acknowledged, or unsafeDurability be true",
      `durability ${inbox.durability}`,
    );
  if (!["skip", "park", "block"].includes(onPoison))
    throw new ArgumentError(action, "lanes.onPoison", "be skip, park or block", onPoison);
  if (backoff !== undefined) checkFunctions(action, "retry", { backoff }, ["backoff"]);
  if (telemetry !== undefined)
    checkFunctions(action, "telemetry", telemetry, ["receive", "arrived", "process", "settle"]);
  checkPolicy(action, retention, "retention.");
  checkPositive(action, { maxWaiting, "retry.maxAttempts": maxAttempts ?? 1 });
  return {
    ...readCommon(action, given, lanes),
    ...{ handlers, inbox, maxWaiting, retention, telemetry, onPoison, backoff },
    maxAttempts: maxAttempts ?? Number.POSITIVE_INFINITY,
  };
}

/** The options of `createChannelConsumer()` as they are used. */
export type StoredSettings = ReturnType<typeof readChannelOptions>;

/**
 * Reads the options of `createDirectConsumer()`, each with its default.
 *
 * @throws {ArgumentError} If an option is missing or out of range.
 */
export function readDirectOptions(options: DirectConsumerOptions) {
  const action = "create a direct consumer";
  checkHandlers(action, options);
  checkFunctions(action, "", options, ["onUndecodable"]);
  const given = readOptions(action, options, {
    ...COMMON,
    random: Math.random,
    lanes: LANES,
    handlerTimeoutMs: 60_000,
    onUndecodable: undefined,
  });
  const { handlers, onUndecodable } = given;
  return {
    ...INBOX_LANES,
    ...readCommon(action, given, readOptions(action, given.lanes, LANES, "lanes.")),
    ...{ handlers, onUndecodable, maxWaiting: Number.MAX_SAFE_INTEGER, retention: {}, telemetry: undefined },
    ...({ onPoison: "skip", backoff: undefined, maxAttempts: Number.POSITIVE_INFINITY } as const),
  };
}

/** The options of `createDirectConsumer()` as they are used. */
export type DirectSettings = ReturnType<typeof readDirectOptions>;

type Known<Options> = { [Name in keyof Options]-?: Exclude<Options[Name], undefined> };

/** Checks and names the settings that every consumer has. */
function readCommon<Lanes extends Known<LaneOptions>>(
  action: string,
  given: Known<Omit<CommonOptions, "poll" | "logger">> & Pick<CommonOptions, "poll" | "logger">,
  lanes: Lanes,
) {
  const { channel, handlerTimeoutMs, deliveryAlarm, clock, random } = given;
  const poll = readOptions(action, given.poll, POLL, "poll.");
  const { key: _, ...numbers } = lanes;
  checkClock(action, clock, "now", "monotonicMs", "sleep");
  const spare = consoleLogger({ clock });
  const logger = given.logger ?? spare;
  checkFunctions(action, "logger", logger, ["info", "warn", "error"]);
  checkPositive(action, { handlerTimeoutMs, deliveryAlarm });
  checkPositive(action, poll, "poll.");
  checkPositive(action, numbers, "lanes.");
  return {
    channel,
    handlerTimeoutMs,
    deliveryAlarm,
    log: guardLogger(logger, spare),
    clock,
    random,
    ...poll,
    ...lanes,
  };
}

/**
 * The longest wait of a stop, in ms. Default 20 000.
 * @throws {ArgumentError} If the options are no object, an option is unknown, or `drainTimeoutMs` is not a number of at least 0.
 */
export function checkDrainTimeout(given: { drainTimeoutMs?: number | undefined }): number {
  if (given === null || typeof given !== "object")
    throw new ArgumentError("stop the consumer", "its options", "be an object", given);
  const { drainTimeoutMs } = readOptions("stop the consumer", given, { drainTimeoutMs: 20_000 });
  if (!(drainTimeoutMs >= 0)) throw new ArgumentError("stop the consumer", "drainTimeoutMs", "be >= 0", drainTimeoutMs);
  return drainTimeoutMs;
}

function checkHandlers(action: string, options: Pick<CommonOptions, "channel"> & { handlers: object }): void {
  const { channel, handlers } = options ?? {};
  if (typeof channel?.events?.list !== "function")
    throw new ArgumentError(action, "channel", "be a channel client, as createChannelClient() makes one", channel);
  for (const [type, handler] of Object.entries({ "*": undefined, ...handlers })) {
    if (type !== "*" && !isKnownEventType(type)) {
      const nearest = findNearest(type, Object.keys(payloads));
      const must = `be for a known event type${nearest ? ` (the nearest is ${nearest})` : ""}; "*" gets the others`;
      throw new ArgumentError(action, `handlers["${type}"]`, must, handler);
    }
    if (typeof handler !== "function" && (handler !== undefined || type === "*"))
      throw new ArgumentError(action, `handlers["${type}"]`, "be a function", handler);
  }
}

/** Observes the work of a consumer. `consumerTelemetry()` makes one for OpenTelemetry. */
export interface ConsumerTelemetry {
  /** Observes the fetch of a page. */
  receive<T>(fetch: () => Promise<T>, countOf: (page: T) => number): Promise<T>;
  /** Begins a trace for an event of the last page, and returns it as a `traceparent`. */
  arrived(id: string, type: string): string | undefined;
  /** Observes a handler run, within the trace of its event. */
  process<T>(event: StoredEvent, run: () => Promise<T>, problemOf: (result: T) => string | undefined): Promise<T>;
  /** Observes an acknowledgement. */
  settle<T>(ids: readonly string[], acknowledge: () => Promise<T>): Promise<T>;
}
