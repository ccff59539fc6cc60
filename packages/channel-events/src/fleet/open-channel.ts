import { ArgumentError, type Clock } from "@kontor/http";
import { checkName } from "./check-options.ts";
import { checkChannelOptions } from "../consumer/options.ts";
import type { Leadership } from "../consumer/leadership.ts";
import { connectConsumer, type ChannelConsumer } from "../consumer/consumer.ts";
import { createStoredParts, type StoredParts } from "../consumer/parts.ts";
import type { LaneGate } from "../dispatch/options.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { Logger } from "../observe/log.ts";
import type { FleetChannelOptions } from "./options.ts";

export interface FleetChannelParts {
  name: string;
  options: FleetChannelOptions;
  inbox: Inbox;
  gate: LaneGate;
  leadership: Leadership;
  /** How many of the process's handlers it may run at a time. */
  maxLanes: number;
  logger: Logger;
  clock: Clock;
  random: () => number;
  unsafeDurability: boolean;
}

/** A channel of a fleet, with its consumer. */
export interface FleetChannel {
  consumer: ChannelConsumer;
  parts: StoredParts;
  /** The channels of the same credentials have the same text here. */
  credentials: string;
  /** The reason why its start was refused, and when it is tried again, in ms of the monotonic clock. */
  refused: { error: unknown; againAt: number } | undefined;
}

/**
 * Makes the consumer of a channel, which shares its slots, its store and its turn to poll with others.
 *
 * @throws {ArgumentError} If an option of the channel is missing or out of range.
 */
export function createFleetChannel(given: FleetChannelParts): FleetChannel {
  checkOwnOptions(given);
  const { name, options, inbox, gate, leadership, maxLanes, clock, random, unsafeDurability } = given;
  const { credentials = name, ...rest } = options;
  const logger = nameChannel(given.logger, name);
  const consumerOptions = {
    ...rest,
    inbox,
    clock,
    random,
    logger,
    unsafeDurability,
    lanes: { ...rest.lanes, maxLanes: Math.min(rest.lanes?.maxLanes ?? maxLanes, maxLanes) },
  };
  checkChannelOptions(consumerOptions);
  const parts = createStoredParts(consumerOptions, { gate, leadership });
  return { consumer: connectConsumer(parts), parts, credentials, refused: undefined };
}

/** @throws {ArgumentError} If a channel has an option that its fleet gives it. */
function checkOwnOptions({ name, options }: FleetChannelParts): void {
  const action = `open the channel ${name}`;
  if (options === null || typeof options !== "object")
    throw new ArgumentError(action, "its options", "be an object", options === null ? null : typeof options); // A text may be a secret.
  for (const option of ["inbox", "logger", "clock", "random", "unsafeDurability"])
    if (option in options) throw new ArgumentError(action, option, "be left to the fleet", "one of its own");
  checkName(action, "credentials", options.credentials ?? name);
}

/** Adds the name of the channel to each message. */
function nameChannel(log: Logger, channel: string): Logger {
  return {
    info: (facts, message) => log.info({ channel, ...facts }, message),
    warn: (facts, message) => log.warn({ channel, ...facts }, message),
    error: (facts, message) => log.error({ channel, ...facts }, message),
  };
}
