// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelEvent, KnownEventType, KnownEvents } from "@kontor/channel-types";
import type { UnreadableItem } from "@kontor/http";
import { type Decoder, bounded, decodeAs, readEach } from "@kontor/http/internal";
import { decodeChannelUnlinked, decodeEventEnvelope, decodeOfferEnd, decodeOfferNew, decodeOfferPriceUpdate, decodeOfferStockUpdate, decodeOrderCancellationAccepted, decodeOrderCancellationDenied, decodeOrderCancellationRequested, decodeOrderConfirmed, decodeOrderInvoice, decodeOrderPayment, decodeOrderRefund, decodeOrderReturnReceived, decodeOrderShipping, decodeReportRequest, decodeSellerAttributesUpdateRequest, decodeSystemNotification, decodeSystemTest, decodeTicketReply } from "./decoders/shared.generated.ts";

export const payloads: { [Type in KnownEventType]: Decoder<KnownEvents[Type]["event"]> } = {
  "Seller:Channel.Unlinked": decodeChannelUnlinked,
  "Seller:Meta.SellerAttributesUpdateRequest": decodeSellerAttributesUpdateRequest,
  "Seller:Offer.End": decodeOfferEnd,
  "Seller:Offer.New": decodeOfferNew,
  "Seller:Offer.PriceUpdate": decodeOfferPriceUpdate,
  "Seller:Offer.StockUpdate": decodeOfferStockUpdate,
  "Seller:Offer.Update": decodeOfferNew,
  "Seller:Order.Accepted": decodeOrderConfirmed,
  "Seller:Order.Cancellation.Accepted": decodeOrderCancellationAccepted,
  "Seller:Order.Cancellation.Denied": decodeOrderCancellationDenied,
  "Seller:Order.Cancellation.Request": decodeOrderCancellationRequested,
  "Seller:Order.Confirmed": decodeOrderConfirmed,
  "Seller:Order.Invoice": decodeOrderInvoice,
  "Seller:Order.Payment": decodeOrderPayment,
  "Seller:Order.Refund": decodeOrderRefund,
  "Seller:Order.ReturnReceived": decodeOrderReturnReceived,
  "Seller:Order.Shipping": decodeOrderShipping,
  "Seller:Report.Request": decodeReportRequest,
  "Seller:Ticket.Reply": decodeTicketReply,
  "System:Notification": decodeSystemNotification,
  "System:Test": decodeSystemTest,
};

/** Whether this version knows an event type. */
export function isKnownEventType(type: string): type is KnownEventType {
  return Object.hasOwn(payloads, type);
}

/**
 * Reads one event as it came. A known type has its payload checked; an unknown one keeps a payload of type
 * `unknown`. `null` in an optional field reads as absent, a payload of `[]` as `{}`, a number where decimal text
 * belongs as text, with all its digits where it is out of `events.list()`; fields that nobody described stay.
 *
 * @throws {DecodeError} If it is no event, if the payload of a known type does not fit, or if it nests deeper than 200;
 * `path` says where.
 * @see given spec §2.6, §6.1
 */
export function decodeEvent(value: unknown): ChannelEvent {
  return readEvent(value, "");
}

/**
 * Reads the events of a page, as `events.list()` and `sellerEvents.list()` give it: each alone, as {@link decodeEvent} does.
 * One that cannot be read stands in `unreadable`, with those of the page, and the others are not affected.
 *
 * @see given spec §6.1
 */
export function decodeEvents({ eventList, unreadable = [] }: EventPage): { events: ChannelEvent[]; unreadable: UnreadableItem[] } {
  const { items, ...rest } = readEach("eventList", eventList, unreadable, readEvent);
  return { events: items, ...rest };
}

/** A page of events. */
export interface EventPage {
  eventList: readonly unknown[];
  unreadable?: readonly UnreadableItem[] | undefined;
}

const boundedEnvelope = /* @__PURE__ */ bounded(decodeEventEnvelope);

function readEvent(value: unknown, root: string): ChannelEvent {
  const envelope = decodeAs(boundedEnvelope, value, "an event", root);
  if (!isKnownEventType(envelope.type)) return envelope as ChannelEvent;
  const payload = Array.isArray(envelope.event) && envelope.event.length === 0 ? {} : envelope.event;
  return { ...envelope, event: decodeAs<unknown>(payloads[envelope.type], payload, envelope.type, `${root}/event`) } as ChannelEvent;
}

/** Older names of event types, and what they are called now. */
export const renamedEvents: { readonly [type: string]: KnownEventType } = {
  "Seller:Order.Accepted": "Seller:Order.Confirmed",
};

/** Whether an event is of this type; narrows it. */
export function isEvent<Type extends KnownEventType>(event: ChannelEvent, type: Type): event is KnownEvents[Type] {
  return event.type === type;
}
