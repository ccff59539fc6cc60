import { isKnownEventType, type ChannelClient } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, type Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/internal";
import type { StoredEvent } from "../inbox/event.ts";
import type { Inbox, PurgePolicy } from "../inbox/inbox.ts";
import { checkPolicy } from "../inbox/with-checked-calls.ts";
import { consoleLogger, type Logger } from "../observe/log.ts";
import { findSeller } from "../page/item.ts";
import type { Handlers, StoredHandlers, UndecodableEvent } from "./handlers.ts";

/** Longest event that is kept whole by default, in bytes. */
const MAX_EVENT_BYTES = 32 * 1024 * 1024;

/** Options of every consumer. */
export interface CommonOptions {
  /** The client that fetches and acknowledges the events: `createChannelClient(…)`. */
  channel: Pick<ChannelClient, "events">;
  poll?: {
    /** Time between polls, in ms, give or take a tenth. Default 60 000 (given §8). */
    intervalMs?: number;
    /** Ids per acknowledgement. Default 100 (documented). */
    maxAckIds?: number;
    /** Longest event that is kept whole, in bytes; of a longer one the beginning is kept, as an event that cannot be read. Default 33 554 432 (32 MiB). */
    maxEventBytes?: number;
  };
  /**
   * How long a handler may run, in ms. Then its signal fires, the run counts as failed, and its slot is free; the event is tried
   * again, even if a handler that does not listen goes on. Default 900 000 (15 min); of `createDirectConsumer()` 60 000.
   */
  handlerTimeoutMs?: number;
  /** After this many deliveries an event that is not acknowledged raises an alarm. After ten it is lost. Default 7. */
  deliveryAlarm?: number;
  /** Gets the messages of the consumer. Default: warnings and errors, to the console. */
  logger?: Logger;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** From 0 to below 1, for the jitter of polls and of retries. Default `Math.random`. */
  random?: () => number;
}

export interface LaneOptions {
  /** Events of one lane are handled in order. Default: the payload's `sellerId`. */
  key?: (event: ChannelEvent) => string;
  /** Lanes that are handled at a time. Default 16. */
  maxLanes?: number;
}

/** Options of `createChannelConsumer()`: store, acknowledge, handle. */
export interface ChannelConsumerOptions extends CommonOptions {
  /** The handlers of the integration, by event type. */
  handlers: StoredHandlers;
  /** The inbox that keeps the events: `sqliteInbox("events.db")`, `postgresInbox({ pool })`. */
  inbox: Inbox;
  lanes?: LaneOptions & {
    /** Events of a lane that are taken at a time. Default 20. */
    maxEventsPerClaim?: number;
    /** How long a worker keeps its lanes without a renewal, in ms. Default 30 000. */
    leaseMs?: number;
    /**
     * Decides about a lane whose first event failed in a way that no retry mends (the platform refused what its handler sent with 400, 410, 413, 415
     * or 422), failed for the last time (`retry.maxAttempts`), or ended the process three times in a row with no other event beside it.
     * `skip` (default): the event is dead, the lane goes on. `park`: the lane is left alone for `parkDurationMs` and then tried again.
     * `block`: until somebody resumes it.
     */
    onPoison?: "skip" | "park" | "block";
    /** How long `park` leaves a lane alone, in ms. Default 3 600 000. */
    parkDurationMs?: number;
  };
  retry?: {
    /** Handler runs of an event, the first included, before it has failed for the last time. Default: no limit, so that no outage costs an event. */
    maxAttempts?: number;
    /** How long to wait after a failed run, in ms. Default: exponential with jitter, up to 5 min. */
    backoff?: (attempt: number) => number;
  };
  /** Nothing is fetched while this many events wait. Default 1 000 000. */
  maxWaiting?: number;
  /**
   * Decides how long events are kept after they are done. The inbox is purged once an hour. Default: payloads for 7 days, rows for 30. By
   * default, events that wait, are dead or are of an unknown type are kept forever. `{}` keeps everything.
   */
  retention?: PurgePolicy;
  /** Accepts an inbox that does not survive a power cut, or not even the end of the process. Default `false`: it is refused. */
  unsafeDurability?: boolean;
  /** Makes spans and metrics; `consumerTelemetry()` gives one. Default: nothing is recorded. */
  telemetry?: ConsumerTelemetry;
}

/** Options of `createDirectConsumer()`: handle, then acknowledge, without a store. */
export interface DirectConsumerOptions extends CommonOptions {
  /** The handlers of the integration, by event type. */
  handlers: Handlers;
  lanes?: LaneOptions;
  /**
   * Gets an event that cannot be read. It is acknowledged, and so gone, only when this returns.
   */
  onUndecodable: (event: UndecodableEvent) => Promise<void> | void;
}

/** Sets the defaults of the options that every consumer has. */
export function setCommonDefaults(options: CommonOptions & { lanes?: LaneOptions }) {
  const { channel, poll = {}, lanes = {} } = options;
  const { deliveryAlarm = 7, clock = systemClock, random = Math.random } = options;
  const { logger: log = consoleLogger({ clock }) } = options;
  return {
    channel,
    intervalMs: poll.intervalMs ?? 60_000,
    maxAckIds: poll.maxAckIds ?? 100,
    maxEventBytes: poll.maxEventBytes ?? MAX_EVENT_BYTES,
    key: lanes.key ?? findSeller,
    maxLanes: lanes.maxLanes ?? 16,
    deliveryAlarm,
    log,
    clock,
    random,
  };
}

const POLL = { intervalMs: 1, maxAckIds: 1, maxEventBytes: 1 } as const;
const LANES = { key: 1, maxLanes: 1 } as const;
const INBOX_LANES = { ...LANES, maxEventsPerClaim: 1, leaseMs: 1, onPoison: 1, parkDurationMs: 1 } as const;
const RETRY = { maxAttempts: 1, backoff: 1 } as const;

const COMMON = {
  channel: 1,
  handlers: 1,
  poll: POLL,
  handlerTimeoutMs: 1,
  deliveryAlarm: 1,
  logger: 1,
  clock: 1,
  random: 1,
  lanes: LANES,
} as const;

/** @throws {ArgumentError} If an option of `createChannelConsumer()` is missing or out of range. */
export function checkChannelOptions(options: ChannelConsumerOptions): void {
  const action = "create a consumer";
  const { inbox, lanes = {}, retry = {}, retention, telemetry, maxWaiting } = options ?? {};
  checkHandlers(action, options);
  const own = { inbox: 1, maxWaiting: 1, retention: 1, unsafeDurability: 1, telemetry: 1 };
  const names = { ...COMMON, ...own, lanes: INBOX_LANES, retry: RETRY };
  checkOptionNames<object>(action, options, { ...names, ...(inbox === undefined && { onUndecodable: 1 }) } as object);
  if (inbox === undefined)
    throw new ArgumentError(action, "inbox", "be an inbox (createDirectConsumer() works without one)", inbox);
  checkOptionNames(action, lanes, INBOX_LANES, "lanes.");
  checkOptionNames(action, retry, RETRY, "retry.");
  if (typeof inbox?.accept !== "function") throw new ArgumentError(action, "inbox", "be an inbox", inbox);
  if (inbox.durability !== "fsync" && options.unsafeDurability !== true)
    throw new ArgumentError(
      action,
      "inbox",
      "be on the disk before an event is acknowledged, or unsafeDurability be true",
      `durability ${inbox.durability}`,
    );
  if (retry.backoff !== undefined && typeof retry.backoff !== "function")
    throw new ArgumentError(action, "retry.backoff", "be a function", retry.backoff);
  if (!["skip", "park", "block", undefined].includes(lanes.onPoison))
    throw new ArgumentError(action, "lanes.onPoison", "be skip, park or block", lanes.onPoison);
  checkCommon(action, options);
  checkMethods(action, "telemetry", telemetry, ["receive", "arrived", "process", "settle"]);
  if (retention !== undefined) checkPolicy(action, retention, "retention.");
  checkPositive(action, {
    "lanes.maxEventsPerClaim": lanes.maxEventsPerClaim,
    "lanes.leaseMs": lanes.leaseMs,
    "lanes.parkDurationMs": lanes.parkDurationMs,
    "retry.maxAttempts": retry.maxAttempts,
    maxWaiting,
  });
}

/** @throws {ArgumentError} If an option of `createDirectConsumer()` is missing or out of range. */
export function checkDirectOptions(options: DirectConsumerOptions): void {
  const action = "create a direct consumer";
  const { onUndecodable, lanes } = options ?? {};
  checkHandlers(action, options);
  if (typeof onUndecodable !== "function")
    throw new ArgumentError(action, "onUndecodable", "be a function", onUndecodable);
  checkOptionNames<DirectConsumerOptions>(action, options, { ...COMMON, onUndecodable: 1 } as const);
  checkOptionNames<LaneOptions>(action, lanes, LANES, "lanes.");
  checkCommon(action, options);
}

/**
 * The longest wait of a stop, in ms. Default 20 000.
 * @throws {ArgumentError} If the options are no object, an option is unknown, or `drainTimeoutMs` is not a number of at least 0.
 */
export function checkDrainTimeout(given: { drainTimeoutMs?: number }): number {
  if (given === null || typeof given !== "object")
    throw new ArgumentError("stop the consumer", "its options", "be an object", given);
  const { drainTimeoutMs = 20_000 } = given;
  checkOptionNames("stop the consumer", given, { drainTimeoutMs: 1 });
  if (!(drainTimeoutMs >= 0)) throw new ArgumentError("stop the consumer", "drainTimeoutMs", "be >= 0", drainTimeoutMs);
  return drainTimeoutMs;
}

function checkHandlers(action: string, options: Pick<CommonOptions, "channel"> & { handlers: object }): void {
  const { channel, handlers } = options ?? {};
  if (typeof channel?.events?.list !== "function")
    throw new ArgumentError(action, "channel", "be a channel client", channel);
  const fallback = (handlers as { "*"?: unknown } | undefined)?.["*"];
  if (typeof fallback !== "function") throw new ArgumentError(action, 'handlers["*"]', "be a function", fallback);
  for (const [type, handler] of Object.entries(handlers)) {
    if (type !== "*" && !isKnownEventType(type))
      throw new ArgumentError(action, `handlers["${type}"]`, 'be for a known event type; "*" gets the others', handler);
    if (handler !== undefined && typeof handler !== "function")
      throw new ArgumentError(action, `handlers["${type}"]`, "be a function", handler);
  }
}

function checkCommon(action: string, options: CommonOptions & { lanes?: LaneOptions }): void {
  const { poll = {}, lanes = {}, random, handlerTimeoutMs, deliveryAlarm } = options;
  checkOptionNames(action, poll, POLL, "poll.");
  for (const [name, value] of Object.entries({ "lanes.key": lanes.key, random }))
    if (value !== undefined && typeof value !== "function")
      throw new ArgumentError(action, name, "be a function", value);
  checkClock(action, options.clock, "now", "monotonicMs", "sleep");
  checkMethods(action, "logger", options.logger, ["info", "warn", "error"]);
  checkPositive(action, {
    "poll.intervalMs": poll.intervalMs,
    "poll.maxAckIds": poll.maxAckIds,
    "poll.maxEventBytes": poll.maxEventBytes,
    handlerTimeoutMs,
    "lanes.maxLanes": lanes.maxLanes,
    deliveryAlarm,
  });
}

/** Counts must be whole numbers. Times need not be. */
function checkPositive(action: string, values: Record<string, number | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    const isWhole = name.endsWith("Ms") ? typeof value === "number" : Number.isInteger(value);
    if (value !== undefined && !(value >= 1 && value < 2 ** 31 && isWhole))
      throw new ArgumentError(action, name, "be a number from 1 to 2147483647", value);
  }
}

/** A part may have more methods than these: a logger of pino has. */
function checkMethods<Part extends object>(
  action: string,
  name: string,
  part: Part | undefined,
  methods: (keyof Part & string)[],
): void {
  for (const method of part === undefined ? [] : methods)
    if (typeof part?.[method] !== "function")
      throw new ArgumentError(action, `${name}.${method}`, "be a function", part?.[method]);
}

/** @throws {ArgumentError} If a clock was given and lacks one of the methods. */
export function checkClock(action: string, clock: Partial<Clock> | undefined, ...methods: (keyof Clock)[]): void {
  checkMethods(action, "clock", clock, methods);
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
