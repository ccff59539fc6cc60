import type { Clock } from "@kontor/http";
import type { ChannelConsumerOptions } from "../consumer/options.ts";
import type { Logger } from "../observe/log.ts";
import type { FleetHub } from "./hub.ts";

/** Options of one channel of a fleet: those of `createChannelConsumer()` without what the fleet gives it. */
export interface FleetChannelOptions extends Omit<
  ChannelConsumerOptions,
  "inbox" | "logger" | "clock" | "random" | "unsafeDurability"
> {
  /**
   * Names the credentials of the channel. Channels that share them share a quota at the platform, so one process polls all of them.
   * Default: the name of the channel.
   */
  credentials?: string;
}

/** Options of `createChannelFleet()`. */
export interface ChannelFleetOptions {
  /** The store that all processes of the fleet share: `postgresHub({ pool })`. */
  hub: FleetHub;
  /** The channels to begin with, by name. A name is for good: the events of a channel are stored under it. Default: none. */
  channels?: Readonly<Record<string, FleetChannelOptions>>;
  /** The name of this process, which no other process of the fleet may have. Default: a random one. */
  member?: string;
  /** Handlers of all channels that run at a time in this process. Default 16. A single channel uses three quarters of them at most. */
  maxHandlers?: number;
  /**
   * How long others believe that this process lives, in ms, once it says nothing more. After that, another process polls its channels within a
   * third of this time. Default 15 000.
   */
  leaseMs?: number;
  /** Accepts a hub that does not survive a power cut, or not even the end of the process. Default `false`: it is refused. */
  unsafeDurability?: boolean;
  /** Gets the messages of the fleet and of its channels, with the name of the channel. Default: warnings and errors, to the console. */
  logger?: Logger;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** From 0 to below 1, for the jitter of polls and of retries. Default `Math.random`. */
  random?: () => number;
}
