// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, EventIdList, SellerEventList, Timestamp } from "@kontor/channel-types";
import type { CallOptions, ReadApart } from "@kontor/http";
import { buildGroup, keepDigits } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeSellerEventList } from "../decoders/seller-events.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface SellerEventsListParameters {
  /** Only events created after this instant. */
  createdAfter?: Timestamp | undefined;
  /** Only these types, comma-separated. */
  eventTypeFilter?: readonly string[] | undefined;
  /** Only events of this channel. */
  channel?: ChannelId | undefined;
}

/** Operations on `sellerEvents`. Every method throws a {@link ChannelError}. */
export interface SellerEventsGroup {
  /**
   * Acknowledge events for sellers. `DELETE /v2/seller/event`. Maturity: stable.
   * Acknowledges by id. Body and limits are those of the channel side.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  acknowledge(body: EventIdList, options?: CallOptions): Promise<void>;
  /**
   * Get events for sellers. `GET /v2/seller/event`. Maturity: stable.
   * The twin of the event queue: at most 100 events for the sellers, first in, first out, at least once, invisible for five minutes after a fetch.
   * Quota: 10 requests in 60 s.
   * Every call uses a delivery of each event it returns: it is not sent again by itself.
   * @returns Events as they came; `decodeEvents()` gives typed ones, each read alone. What cannot be read stands in `unreadable`: look there as well.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: SellerEventsListParameters, options?: CallOptions): Promise<ReadApart<SellerEventList>>;
}

/** The methods of `sellerEvents` alone, without the rest of the client. */
export function sellerEvents(core: ChannelCore): SellerEventsGroup {
  return buildGroup<SellerEventsGroup>(core, "channel.sellerEvents", {
    acknowledge: ["DELETE /v2/seller/event SellerEvents_Acknowledge body", { bodyFields: "eventIdList", answer: "none", batch: {"operation":"SellerEvents_Acknowledge","list":"eventIdList","most":100} }],
    list: ["GET /v2/seller/event SellerEvents_List params", { query: ["createdAfter","eventTypeFilter","channel"], lists: "comma", sendOnce: true, decode: decodeSellerEventList, reviver: keepDigits }],
  });
}
