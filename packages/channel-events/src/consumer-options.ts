import type { ChannelClient } from "@kontor/channel-client";
import { isKnownEventType } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { ArgumentError } from "@kontor/http";
import type { Handlers } from "./handlers.ts";
import type { Inbox } from "./inbox.ts";
import type { Logger } from "./logger.ts";
import type { UndecodableEvent } from "./poll-handled.ts";

interface CommonOptions {
  channel: Pick<ChannelClient, "events">;
  handlers: Handlers;
  poll?: {
    /** Time between polls, in ms, give or take a tenth. Default 60 000 (given §8). */
    everyMs?: number;
    /** Ids per acknowledgement. Default 100 (documented). */
    maxAckIds?: number;
  };
  lanes?: {
    /** Events of one lane are handled in order. Default: the payload's `sellerId`. */
    key?: (event: ChannelEvent) => string;
    /** Lanes that are handled at a time. Default 16. */
    concurrency?: number;
  };
  /** Default: warnings and errors, to the console. */
  logger?: Logger;
  /** Current time, in ms since the epoch. Default `Date.now`. */
  now?: () => number;
}

/** Store, acknowledge, handle. */
export interface StoredOptions extends CommonOptions {
  /** Where events are kept: `sqliteInbox("events.db")`. */
  inbox: Inbox;
  onUndecodable?: never;
  retry?: {
    /** Handler runs of an event before it is dead. Default 20. */
    attempts?: number;
    /** How long to wait after a failed run, in ms. Default: exponential with jitter, up to 5 min. */
    backoff?: (attempt: number) => number;
  };
}

/** Handle, then acknowledge: the given rule to the letter, without a store. */
export interface HandledOptions extends CommonOptions {
  inbox?: never;
  retry?: never;
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
  const { channel, handlers, inbox, onUndecodable, poll = {}, lanes = {}, retry = {} } = options ?? {};
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
  if (inbox !== undefined && typeof inbox.accept !== "function")
    throw new ArgumentError(action, "inbox", "be an inbox", inbox);
  for (const [name, value] of Object.entries({ "lanes.key": lanes.key, "retry.backoff": retry.backoff })) {
    if (value !== undefined && typeof value !== "function")
      throw new ArgumentError(action, name, "be a function", value);
  }
  const positive = {
    "poll.everyMs": poll.everyMs,
    "poll.maxAckIds": poll.maxAckIds,
    "lanes.concurrency": lanes.concurrency,
    "retry.attempts": retry.attempts,
  };
  for (const [name, value] of Object.entries(positive)) {
    if (value !== undefined && !(value >= 1 && value < 2 ** 31 && (name === "poll.everyMs" || Number.isInteger(value))))
      throw new ArgumentError(action, name, "be a number from 1 to 2147483647", value);
  }
  return options;
}
