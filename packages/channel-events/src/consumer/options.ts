import type { ChannelClient } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import type { Clock } from "@kontor/http";
import type { Handlers, StoredHandlers, UndecodableEvent } from "./handlers.ts";
import type { Inbox, PurgePolicy } from "../inbox/inbox.ts";
import type { Logger } from "../observe/logger.ts";
import type { ConsumerTelemetry } from "../observe/silent-telemetry.ts";

/** Longest event that is kept whole by default, in bytes. */
export const MAX_EVENT_BYTES = 32 * 1024 * 1024;

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
