import type { ChannelClient } from "@kontor/channel-client";
import { isKnownEventType } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError, type Clock } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/parts";
import { checkClock } from "./check-clock.ts";
import type { Handlers, StoredHandlers } from "./handlers.ts";
import type { Inbox, PurgePolicy } from "../inbox/inbox.ts";
import type { Logger } from "../observe/logger.ts";
import type { UndecodableEvent } from "../poll/direct.ts";
import type { ConsumerTelemetry } from "../observe/silent-telemetry.ts";
import { checkPolicy } from "../inbox/with-checked-calls.ts";

interface CommonOptions {
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
   * again, even if a handler that does not listen goes on. Default 900 000 (15 min); without an inbox 60 000.
   */
  handlerTimeoutMs?: number;
  /** Raises an alarm when an event came so often and is still not acknowledged; after ten it is gone. Default 7. */
  deliveryAlarm?: number;
  /** Default: warnings and errors, to the console. */
  logger?: Logger;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** From 0 to below 1, for the jitter of polls and of retries. Default `Math.random`. */
  random?: () => number;
}

interface LaneOptions {
  /** Events of one lane are handled in order. Default: the payload's `sellerId`. */
  key?: (event: ChannelEvent) => string;
  /** Lanes that are handled at a time. Default 16. */
  maxLanes?: number;
}

/** Store, acknowledge, handle. */
export interface StoredOptions extends CommonOptions {
  handlers: StoredHandlers;
  /** Where events are kept: `sqliteInbox("events.db")`, `postgresInbox({ pool })`. */
  inbox: Inbox;
  onUndecodable?: never;
  lanes?: LaneOptions & {
    /** Events of a lane that are taken at a time. Default 20. */
    maxEventsPerClaim?: number;
    /** After how long a worker that says nothing loses its lanes, in ms. Default 30 000. */
    leaseMs?: number;
    /**
     * What to do with a lane whose first event failed in a way that no retry mends (the platform refused what its handler sent with 400, 410, 413, 415
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
  /** No more is fetched while so many events wait. Default 1 000 000. */
  maxWaiting?: number;
  /**
   * Forgets, once an hour, what is done for so long. Default: payloads after 7 days, rows after 30. What waits, is dead or unhandled is
   * never forgotten by default. `{}` forgets nothing.
   */
  retention?: PurgePolicy;
  /** Accepts an inbox that does not survive a power cut, or not even the end of the process. Default `false`: it is refused. */
  unsafeDurability?: boolean;
  telemetry?: ConsumerTelemetry;
}

/** Handle, then acknowledge: the given rule to the letter, without a store. */
export interface HandledOptions extends CommonOptions {
  handlers: Handlers;
  inbox?: never;
  retry?: never;
  lanes?: LaneOptions;
  /**
   * Gets an event that cannot be read, or that there is no handler for. It is acknowledged, and so gone, only when this
   * returns.
   */
  onUndecodable: (event: UndecodableEvent) => Promise<void> | void;
}

export type ConsumerOptions = StoredOptions | HandledOptions;

/** @throws {ArgumentError} If an option is missing or out of range. */
export function checkOptions(options: ConsumerOptions): ConsumerOptions {
  const action = "create a consumer";
  const { channel, handlers, inbox, onUndecodable, poll = {}, lanes = {}, retry = {}, clock } = options ?? {};
  if (typeof channel?.events?.list !== "function")
    throw new ArgumentError(action, "channel", "be a channel client", channel);
  if (typeof handlers?.["*"] !== "function")
    throw new ArgumentError(action, 'handlers["*"]', "be a function", handlers?.["*"]);
  for (const [type, handler] of Object.entries(handlers)) {
    if (type !== "*" && !isKnownEventType(type))
      throw new ArgumentError(action, `handlers["${type}"]`, 'be for a known event type; "*" gets the others', handler);
    if (handler !== undefined && typeof handler !== "function")
      throw new ArgumentError(action, `handlers["${type}"]`, "be a function", handler);
  }
  if (!inbox && typeof onUndecodable !== "function")
    throw new ArgumentError(action, "onUndecodable", "be a function where there is no inbox", onUndecodable);
  refuseUnknownOptions(action, options);
  if (inbox !== undefined && typeof inbox.accept !== "function")
    throw new ArgumentError(action, "inbox", "be an inbox", inbox);
  const stored: Partial<StoredOptions> = inbox ? (options as StoredOptions) : {};
  if (inbox && inbox.durability !== "fsync" && stored.unsafeDurability !== true)
    throw new ArgumentError(
      action,
      "inbox",
      "be on the disk before an event is acknowledged, or unsafeDurability be true",
      `durability ${inbox.durability}`,
    );
  const storedLanes = stored.lanes ?? {};
  const functions = { "lanes.key": lanes.key, "retry.backoff": retry.backoff, random: options.random };
  for (const [name, value] of Object.entries(functions)) {
    if (value !== undefined && typeof value !== "function")
      throw new ArgumentError(action, name, "be a function", value);
  }
  if (!["skip", "park", "block", undefined].includes(storedLanes.onPoison))
    throw new ArgumentError(action, "lanes.onPoison", "be skip, park or block", storedLanes.onPoison);
  const positive = {
    "poll.intervalMs": poll.intervalMs,
    "poll.maxAckIds": poll.maxAckIds,
    "poll.maxEventBytes": poll.maxEventBytes,
    handlerTimeoutMs: options.handlerTimeoutMs,
    "lanes.maxLanes": lanes.maxLanes,
    "lanes.maxEventsPerClaim": storedLanes.maxEventsPerClaim,
    "lanes.leaseMs": storedLanes.leaseMs,
    "lanes.parkDurationMs": storedLanes.parkDurationMs,
    "retry.maxAttempts": retry.maxAttempts,
    deliveryAlarm: options.deliveryAlarm,
    maxWaiting: stored.maxWaiting,
  };
  checkClock(action, clock, "now", "monotonicMs", "sleep");
  checkMethods(action, "logger", options.logger, ["info", "warn", "error"]);
  checkMethods(action, "telemetry", stored.telemetry, ["receive", "arrived", "process", "settle"]);
  if (stored.retention !== undefined) checkPolicy(action, stored.retention, "retention.");
  for (const [name, value] of Object.entries(positive)) {
    const isWhole = name.endsWith("Ms") || Number.isInteger(value);
    if (value !== undefined && !(value >= 1 && value < 2 ** 31 && isWhole))
      throw new ArgumentError(action, name, "be a number from 1 to 2147483647", value);
  }
  return options;
}

/** Whatever else it has: a logger of pino has more. */
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

/** @throws {ArgumentError} If there is an option that is none. */
function refuseUnknownOptions(action: string, options: ConsumerOptions): void {
  const { inbox, poll, lanes, retry } = (options ?? {}) as StoredOptions;
  const common = {
    channel: 1,
    handlers: 1,
    poll: 1,
    handlerTimeoutMs: 1,
    deliveryAlarm: 1,
    logger: 1,
    clock: 1,
    random: 1,
    lanes: 1,
    inbox: 1,
    retry: 1,
    onUndecodable: 1,
  } as const;
  const stored = { ...common, maxWaiting: 1, retention: 1, unsafeDurability: 1, telemetry: 1 } as const;
  checkOptionNames<HandledOptions | StoredOptions>(action, options, inbox ? stored : common);
  checkOptionNames(action, poll, { intervalMs: 1, maxAckIds: 1, maxEventBytes: 1 }, "poll.");
  const laneNames = { key: 1, maxLanes: 1, maxEventsPerClaim: 1, leaseMs: 1, onPoison: 1, parkDurationMs: 1 } as const;
  checkOptionNames(action, lanes, laneNames, "lanes.");
  checkOptionNames(action, retry, { maxAttempts: 1, backoff: 1 }, "retry.");
}
