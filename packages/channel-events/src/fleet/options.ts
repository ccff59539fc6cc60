import { ArgumentError } from "@kontor/http";
import { readOptions, systemClock } from "@kontor/http/internal";
import { type ChannelConsumerOptions } from "../options.ts";
import type { FleetInboxes } from "../inbox/inboxes.ts";
import { consoleLogger } from "../ground/log.ts";
import { checkClock, checkFunctions } from "../ground/checks.ts";

const ACTION = "create a fleet";
const LONGEST_NAME = 200;

/** Options of one channel of a fleet: those of `createChannelConsumer()` without what the fleet gives it. */
export interface FleetChannelOptions extends Omit<
  ChannelConsumerOptions,
  "inbox" | "logger" | "clock" | "random" | "unsafeDurability"
> {
  /**
   * Names the credentials of the channel. Channels that share them share a quota at the platform, so one process polls all of them.
   * Default: the name of the channel.
   */
  credentials?: string | undefined;
}

/** Options of `createChannelFleet()`. Its logger gets the name of the channel with each message. */
export interface ChannelFleetOptions extends Pick<
  ChannelConsumerOptions,
  "unsafeDurability" | "logger" | "clock" | "random"
> {
  /** The store that all processes of the fleet share: `postgresInboxes({ pool })`. */
  inboxes: FleetInboxes;
  /** The first channels, by name. Never change a name: the events of a channel are stored under it. Default: none. */
  channels?: Readonly<Record<string, FleetChannelOptions>> | undefined;
  /** The name of this process, which no other process of the fleet may have. Default: a random one. */
  member?: string | undefined;
  /** Handlers of all channels that run at a time in this process. Default 16. A single channel uses three quarters of them at most. */
  maxHandlers?: number | undefined;
  /**
   * How long after its last sign of life this process counts as running, in ms. After that, another process polls its channels within a
   * third of this time. Default 15 000.
   */
  leaseMs?: number | undefined;
}

/** @throws {ArgumentError} If an option of `createChannelFleet()` is missing or out of range. The options of its channels are checked by themselves. */
export function readFleetOptions(given: ChannelFleetOptions) {
  const options = readOptions(ACTION, given, {
    inboxes: undefined,
    channels: {},
    member: undefined,
    maxHandlers: 16,
    leaseMs: 15_000,
    unsafeDurability: false,
    logger: consoleLogger(),
    clock: systemClock,
    random: Math.random,
  });
  const { inboxes, channels, member, logger } = options;
  if (![inboxes?.inbox, inboxes?.join, inboxes?.leave].every((method) => typeof method === "function"))
    throw new ArgumentError(ACTION, "inboxes", "be the inboxes of a fleet: postgresInboxes({ pool })", inboxes);
  if (channels === null || typeof channels !== "object" || Array.isArray(channels))
    throw new ArgumentError(ACTION, "channels", "be an object with a member for each channel", channels);
  if (member !== undefined) checkName(ACTION, "member", member);
  for (const [name, least] of Object.entries({ maxHandlers: 1, leaseMs: 300 } as const)) {
    const value = options[name as "maxHandlers" | "leaseMs"];
    if (!(Number.isInteger(value) && value >= least && value < 2 ** 31))
      throw new ArgumentError(ACTION, name, `be a whole number from ${least} to 2147483647`, value);
  }
  checkFunctions(ACTION, "logger", logger, ["info", "warn", "error"]);
  checkClock(ACTION, options.clock, "now", "monotonicMs", "sleep");
  return options;
}

/** @throws {ArgumentError} If a name is no text of 1 to 200 characters. */
export function checkName(action: string, what: string, name: unknown): void {
  if (typeof name !== "string" || name === "" || name.length > LONGEST_NAME)
    throw new ArgumentError(action, what, `be a text of 1 to ${LONGEST_NAME} characters`, name);
}
