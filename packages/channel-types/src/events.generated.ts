// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { EventEnvelope, OfferNew, SellerAttributesUpdateRequest } from "./openapi.generated.ts";

/**
 * A seller asks for the attributes of a channel again.
 * @see given spec §6.1
 */
export interface SellerMetaSellerAttributesUpdateRequestEvent extends EventEnvelope {
  type: "Seller:Meta.SellerAttributesUpdateRequest";
  event: SellerAttributesUpdateRequest;
}

/**
 * A seller offers something on the channel.
 * @see given spec §6.1
 */
export interface SellerOfferNewEvent extends EventEnvelope {
  type: "Seller:Offer.New";
  event: OfferNew;
}

declare const unknownEventType: unique symbol;

/**
 * Any type but a known one. A literal for the compiler alone, so that comparing with a known type narrows the unknown
 * event away; at run time it is the text that came. Assign it to a `string` to look at it.
 */
export type UnknownEventType = "any other type" & { readonly [unknownEventType]: true };

/**
 * An event of a type that this version does not know. Log it and acknowledge it.
 * @see given spec §6.1 rule 8
 */
export interface UnknownEvent extends EventEnvelope {
  type: UnknownEventType;
  event: unknown;
}

/** The known events, by type. */
export interface KnownEvents {
  "Seller:Meta.SellerAttributesUpdateRequest": SellerMetaSellerAttributesUpdateRequestEvent;
  "Seller:Offer.New": SellerOfferNewEvent;
}

/** The payloads of the known events, by type. */
export interface EventPayloads {
  "Seller:Meta.SellerAttributesUpdateRequest": SellerAttributesUpdateRequest;
  "Seller:Offer.New": OfferNew;
}

/** An event type that this version knows. */
export type KnownEventType = keyof KnownEvents;

export type KnownEvent = KnownEvents[KnownEventType];

/** An event of a seller, told apart by `type`. */
export type ChannelEvent = KnownEvent | UnknownEvent;
