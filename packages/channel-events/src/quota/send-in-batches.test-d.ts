import type { ChannelClient } from "@kontor/channel-client";
import type { OfferListingSuccessful, Order, PartialSuccess } from "@kontor/channel-types";
import type { PartialResult } from "@kontor/http";
import { expectTypeOf, test } from "vitest";
import { sendInBatches, type BatchAnswer, type BatchItem } from "./send-in-batches.ts";

declare const channel: ChannelClient;

test("the items are those of the operation, and so is the answer", () => {
  expectTypeOf<BatchItem<"Offers_ReportListed">>().toEqualTypeOf<OfferListingSuccessful>();
  expectTypeOf<BatchItem<"Orders_Create">>().toEqualTypeOf<Order>();
  expectTypeOf<BatchItem<"SellerEvents_Acknowledge">>().toBeString();
  expectTypeOf<BatchAnswer<"Orders_Create">["answer"]>().toEqualTypeOf<PartialResult<PartialSuccess>>();
});

test("wrong items, and operations that take no list, do not compile", () => {
  void (() => sendInBatches(channel, "Offers_ReportListed", [{ sellerId: "1", offerId: 1, listedAt: "" }]));
  // @ts-expect-error an offer has no such field
  void (() => sendInBatches(channel, "Offers_ReportListed", [{ sellerId: "1", offerId: 1, listedAt: "", x: 1 }]));
  // @ts-expect-error it takes no list
  void (() => sendInBatches(channel, "Self_Update", []));
});
