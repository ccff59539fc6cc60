import type { ChannelEvent } from "@kontor/channel-types";
import { DecodeError } from "@kontor/http";
import { expect, expectTypeOf, test } from "vitest";
import { decodeEvent, isEvent, isKnownEventType } from "./decode.generated.ts";

const envelope = { id: "1", createdAt: "2026-02-11T06:00:00+0000" };
const offer = {
  sellerId: "1",
  offerId: 4711,
  sku: "SPADE-01",
  priceList: [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }],
};

test("decodeEvent() gives a known event its payload", () => {
  const event = decodeEvent({ ...envelope, type: "Seller:Offer.New", event: offer, clientVersion: "1.11.0.6" });

  expect(event).toEqual({ ...envelope, type: "Seller:Offer.New", event: offer, clientVersion: "1.11.0.6" });
  if (!isEvent(event, "Seller:Offer.New")) throw new Error("not narrowed");
  expectTypeOf(event.event.offerId).toEqualTypeOf<number>();
});

test("decodeEvent() keeps an unknown event as it is", () => {
  const event: ChannelEvent = decodeEvent({ ...envelope, type: "Seller:Some.NewType", event: ["anything"] });

  expect(event.event).toEqual(["anything"]);
  expect(isKnownEventType(event.type)).toBe(false);
  expect(isKnownEventType("toString")).toBe(false);
});

test("decodeEvent() reads what clients in the field send: numbers for decimal text, null, an empty array", () => {
  const asSent = { ...offer, quantity: 12, title: null, trackingUrl: "kept" };

  expect(decodeEvent({ ...envelope, type: "Seller:Offer.New", event: asSent }).event).toEqual({
    ...offer,
    quantity: "12",
    trackingUrl: "kept",
  });
  expect(decodeEvent({ ...envelope, type: "Seller:Meta.SellerAttributesUpdateRequest", event: [] }).event).toEqual({});
});

test.each<[object, string]>([
  [{ event: offer, type: "Seller:Offer.New", createdAt: "x" }, "/id"],
  [{ ...envelope, type: 1, event: offer }, "/type"],
  [{ ...envelope, type: "Seller:Offer.New", event: [] }, "/event/sellerId"],
  [{ ...envelope, type: "Seller:Offer.New", event: "text" }, "/event"],
  [{ ...envelope, type: "Seller:Offer.New", event: { ...offer, sku: 1 } }, "/event/sku"],
  [
    {
      ...envelope,
      type: "Seller:Offer.New",
      event: { ...offer, priceList: [{ id: "x", quantityPriceList: [{ currency: "EUR" }] }] },
    },
    "/event/priceList/0/quantityPriceList/0/amount",
  ],
])("decodeEvent() says where %j does not fit", (value, path) => {
  expect(() => decodeEvent(value)).toThrow(DecodeError);
  expect(() => decodeEvent(value)).toThrow(expect.objectContaining({ path }));
});
