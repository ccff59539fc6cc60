import type { ChannelClient } from "@kontor/channel-client";
import type { OfferListingSuccessful, Order, PartialSuccess } from "@kontor/channel-types";
import type { PartialResult } from "@kontor/http";
import { expectTypeOf, test } from "vitest";
import { sendInBatches, type BatchAnswer, type BatchItem } from "./send-in-batches.ts";

declare const channel: ChannelClient;

test("the items are those of the operation, and so is the answer", () => {
  expectTypeOf<BatchItem<ChannelClient["offers"]["reportListed"]>>().toEqualTypeOf<OfferListingSuccessful>();
  expectTypeOf<BatchItem<ChannelClient["orders"]["create"]>>().toEqualTypeOf<Order>();
  expectTypeOf<BatchItem<ChannelClient["sellerEvents"]["acknowledge"]>>().toBeString();
  expectTypeOf<BatchAnswer<ChannelClient["orders"]["create"]>["answer"]>().toEqualTypeOf<
    PartialResult<PartialSuccess>
  >();
});

test("wrong items, and operations that take no list, do not compile", () => {
  void (() => sendInBatches(channel.offers.reportListed, [{ sellerId: "1", offerId: 1, listedAt: "" }]));
  // @ts-expect-error an offer has no such field
  void (() => sendInBatches(channel.offers.reportListed, [{ sellerId: "1", offerId: 1, listedAt: "", x: 1 }]));
  // @ts-expect-error it takes no list
  void (() => sendInBatches(channel.self.update, []));
});
