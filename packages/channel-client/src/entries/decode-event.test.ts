import type { ChannelEvent } from "@kontor/channel-types";
import { DecodeError } from "@kontor/http";
import { expect, expectTypeOf, test } from "vitest";
import { decodeEvent, decodeEvents, isEvent, isKnownEventType } from "../generated/events.generated.ts";

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
  [{ ...envelope, type: "Seller:Offer.New", event: [] }, "/event/offerId"],
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

test("decodeEvents() reads each event of a page alone, and adds what it cannot read to what stands apart", () => {
  const good = { ...envelope, id: "good", type: "Seller:Offer.New", event: offer };
  const bad = { ...envelope, id: "bad", type: "Seller:Offer.New", event: { ...offer, sellerId: true } };
  const deep: unknown = JSON.parse("[".repeat(200_000) + "]".repeat(200_000));
  const unreadable = [{ index: 1, value: {}, problem: new DecodeError("an item", "it is none") }];

  const page = decodeEvents({ eventList: [bad, { ...good, event: deep }, good], unreadable });

  expect(page.events).toEqual([good]);
  expect(page.unreadable.map(({ index, id, problem }) => [index, id, problem.message])).toEqual([
    [0, "bad", "Cannot read Seller:Offer.New as /eventList/0/event/sellerId must be text: got a boolean"],
    [1, undefined, "Cannot read an item as it is none"],
    [2, "good", "Cannot read an event as /eventList/2 must be nested at most 200 deep: got an object"],
  ]);
});

test("an event nested 200,000 deep is a DecodeError, of a known type and of an unknown one", () => {
  const deep: unknown = JSON.parse("[".repeat(200_000) + "]".repeat(200_000));

  for (const type of ["Seller:Offer.New", "Seller:New.Type"])
    expect(() => decodeEvent({ ...envelope, type, event: { ...offer, deep } })).toThrow("nested at most 200 deep");
});
