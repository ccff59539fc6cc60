// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccessToken, ChannelAttribute, ChannelErrorEntry, ChannelEvent, ErrorList, EventEnvelope, EventList, KnownEventType, KnownEvents, OfferNew, PriceContainer, QuantityPrice, SellerAttributesUpdateRequest } from "@kontor/channel-types";
import { type Decoder, anything, decimalText, decodeAs, integer, list, shape, text } from "@kontor/http";

/** Reads an `AccessToken`; keeps fields it does not know. */
export const accessToken: Decoder<AccessToken> = /* @__PURE__ */ shape<AccessToken>(
  {},
  {
    authToken: text,
    tokenExpireAt: text,
    expiresIn: integer,
    scope: text,
  },
);

/** Reads an `EventEnvelope`; keeps fields it does not know. */
export const eventEnvelope: Decoder<EventEnvelope> = /* @__PURE__ */ shape<EventEnvelope>(
  {
    id: text,
    type: text,
    createdAt: text,
    event: anything,
  },
  {
    clientVersion: text,
  },
);

/** Reads an `EventList`; keeps fields it does not know. */
export const eventList: Decoder<EventList> = /* @__PURE__ */ shape<EventList>(
  {
    eventList: list(eventEnvelope),
  },
  {},
);

/** Reads a `ChannelErrorEntry`; keeps fields it does not know. */
export const channelErrorEntry: Decoder<ChannelErrorEntry> = /* @__PURE__ */ shape<ChannelErrorEntry>(
  {},
  {
    code: text,
    message: text,
    severity: text,
    hint: text,
  },
);

/** Reads an `ErrorList`; keeps fields it does not know. */
export const errorList: Decoder<ErrorList> = /* @__PURE__ */ shape<ErrorList>(
  {},
  {
    errorList: list(channelErrorEntry),
  },
);

/** Reads a `SellerAttributesUpdateRequest`; keeps fields it does not know. */
export const sellerAttributesUpdateRequest: Decoder<SellerAttributesUpdateRequest> = /* @__PURE__ */ shape<SellerAttributesUpdateRequest>(
  {},
  {
    channel: text,
    sellerId: text,
  },
);

/** Reads a `QuantityPrice`; keeps fields it does not know. */
export const quantityPrice: Decoder<QuantityPrice> = /* @__PURE__ */ shape<QuantityPrice>(
  {
    amount: decimalText,
    currency: text,
  },
  {
    quantity: decimalText,
  },
);

/** Reads a `PriceContainer`; keeps fields it does not know. */
export const priceContainer: Decoder<PriceContainer> = /* @__PURE__ */ shape<PriceContainer>(
  {
    id: text,
    quantityPriceList: list(quantityPrice),
  },
  {},
);

/** Reads a `ChannelAttribute`; keeps fields it does not know. */
export const channelAttribute: Decoder<ChannelAttribute> = /* @__PURE__ */ shape<ChannelAttribute>(
  {
    attributeId: text,
    value: text,
  },
  {
    group: text,
  },
);

/** Reads an `OfferNew`; keeps fields it does not know. */
export const offerNew: Decoder<OfferNew> = /* @__PURE__ */ shape<OfferNew>(
  {
    sellerId: text,
    offerId: integer,
    sku: text,
    priceList: list(priceContainer),
  },
  {
    title: text,
    channelCategoryId: text,
    quantity: decimalText,
    taxPercent: decimalText,
    channelAttributeList: list(channelAttribute),
  },
);

const payloads: { [Type in KnownEventType]: Decoder<KnownEvents[Type]["event"]> } = {
  "Seller:Meta.SellerAttributesUpdateRequest": sellerAttributesUpdateRequest,
  "Seller:Offer.New": offerNew,
};

/** Whether this version knows an event type. */
export function isKnownEventType(type: string): type is KnownEventType {
  return Object.hasOwn(payloads, type);
}

/**
 * Reads one event as it came. A known type has its payload checked; an unknown one keeps a payload of type
 * `unknown`. `null` in an optional field reads as absent, a payload of `[]` as `{}`, a number where decimal text
 * belongs as text; fields that nobody described stay.
 *
 * @throws {DecodeError} If it is no event, or if the payload of a known type does not fit; `path` says where.
 * @see given spec §2.6, §6.1
 */
export function decodeEvent(value: unknown): ChannelEvent {
  const envelope = decodeAs(eventEnvelope, value, "an event");
  if (!isKnownEventType(envelope.type)) return envelope as ChannelEvent;
  const payload = Array.isArray(envelope.event) && envelope.event.length === 0 ? {} : envelope.event;
  return { ...envelope, event: decodeAs(payloads[envelope.type], payload, envelope.type, "/event") } as ChannelEvent;
}

/** Whether an event is of this type; narrows it. */
export function isEvent<Type extends KnownEventType>(event: ChannelEvent, type: Type): event is KnownEvents[Type] {
  return event.type === type;
}
