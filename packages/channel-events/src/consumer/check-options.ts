import { isKnownEventType } from "@kontor/channel-client";
import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import { checkPolicy } from "../inbox/with-checked-calls.ts";
import { checkClock } from "./check-clock.ts";
import type { ChannelConsumerOptions, CommonOptions, DirectConsumerOptions, LaneOptions } from "./options.ts";

const COMMON = {
  channel: 1,
  handlers: 1,
  poll: 1,
  handlerTimeoutMs: 1,
  deliveryAlarm: 1,
  logger: 1,
  clock: 1,
  random: 1,
  lanes: 1,
} as const;

/** @throws {ArgumentError} If an option of `createChannelConsumer()` is missing or out of range. */
export function checkChannelOptions(options: ChannelConsumerOptions): void {
  const action = "create a consumer";
  const { inbox, lanes = {}, retry = {}, retention, telemetry, maxWaiting } = options ?? {};
  checkHandlers(action, options);
  const names = { ...COMMON, inbox: 1, retry: 1, maxWaiting: 1, retention: 1, unsafeDurability: 1, telemetry: 1 };
  const isDirect = inbox === undefined;
  checkOptionNames<object>(action, options, { ...names, ...(isDirect && { onUndecodable: 1 }) } as object);
  if (isDirect)
    throw new ArgumentError(action, "inbox", "be an inbox (createDirectConsumer() works without one)", inbox);
  const laneNames = { key: 1, maxLanes: 1, maxEventsPerClaim: 1, leaseMs: 1, onPoison: 1, parkDurationMs: 1 } as const;
  checkOptionNames(action, lanes, laneNames, "lanes.");
  checkOptionNames(action, retry, { maxAttempts: 1, backoff: 1 }, "retry.");
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
  checkOptionNames<LaneOptions>(action, lanes, { key: 1, maxLanes: 1 } as const, "lanes.");
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
  checkOptionNames(action, poll, { intervalMs: 1, maxAckIds: 1, maxEventBytes: 1 }, "poll.");
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
