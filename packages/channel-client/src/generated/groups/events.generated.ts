// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { EventIdList, EventList, Timestamp } from "@kontor/channel-types";
import type { CallOptions, ReadApart } from "@kontor/http";
import { buildGroup, keepDigits } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeEventList } from "../decoders/events.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface EventsListParameters {
  /** Only events created after this instant. Without it, all that are not acknowledged. */
  createdAfter?: Timestamp | undefined;
  /** Only these types, best those that are handled. What it leaves out stays unacknowledged. */
  eventTypeFilter?: readonly string[] | undefined;
}

/** Operations on `events`. Every method throws a {@link ChannelError}. */
export interface EventsGroup {
  /**
   * Acknowledge processed events. `DELETE /v1/channel/event`. Maturity: stable.
   * Send the ids of all processed events of a poll in one call. An acknowledged event is never delivered again.
   * Quota: 240 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.5, §6.1 rule 3
   */
  acknowledge(body: EventIdList, options?: CallOptions): Promise<void>;
  /**
   * Get waiting events. `GET /v1/channel/event`. Maturity: stable.
   * Returns unacknowledged events of the sellers of the connected channel, in creation order. Every call uses one of the ten deliveries of each event it returns; an event that is not acknowledged comes back after a timeout, and after ten deliveries never again. Poll about every 60 seconds, until the list is empty.
   * Quota: 240 requests in 60 s.
   * Every call uses a delivery of each event it returns: it is not sent again by itself.
   * @returns Events as they came; `decodeEvents()` gives typed ones, each read alone. What cannot be read stands in `unreadable`: look there as well.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.4, §6.1
   */
  list(params?: EventsListParameters, options?: CallOptions): Promise<ReadApart<EventList>>;
}

/** The methods of `events` alone, without the rest of the client. */
export function events(core: ChannelCore): EventsGroup {
  return buildGroup<EventsGroup>(core, "channel.events", {
    acknowledge: ["DELETE /v1/channel/event Events_Acknowledge body", { bodyFields: "eventIdList", answer: "none", batch: {"operation":"Events_Acknowledge","list":"eventIdList","most":100} }],
    list: ["GET /v1/channel/event Events_List params", { query: ["createdAfter","eventTypeFilter"], lists: "comma", sendOnce: true, decode: decodeEventList, reviver: keepDigits }],
  });
}
