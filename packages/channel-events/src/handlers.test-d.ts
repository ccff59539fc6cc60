import type { ChannelClient } from "@kontor/channel-client";
import type { ChannelEvent, KnownEvents, KnownEventType, UnknownEvent } from "@kontor/channel-types";
import { expectTypeOf, test } from "vitest";
import { memoryInbox } from "./inbox/memory.ts";
import { createChannelConsumer } from "./consumer/consumer.ts";
import { createDirectConsumer } from "./consumer/direct.ts";
import type { Handlers } from "./handlers.ts";

declare const channel: ChannelClient;

test("a handler gets the payload of its own event type, the fallback an unknown one", () => {
  const handlers: Handlers = {
    "Seller:Offer.New": ({ event }) => {
      expectTypeOf(event.offerId).toEqualTypeOf<number>();
      expectTypeOf(event.channelCategoryId).toEqualTypeOf<string | undefined>();
    },
    "*": ({ event, id }) => {
      expectTypeOf(event).toBeUnknown();
      expectTypeOf(id).toBeString();
    },
  };
  expectTypeOf(handlers).toEqualTypeOf<Handlers>();
});

test("the fallback gets the known events and the unknown ones, and can tell them apart by type", () => {
  const handlers: Handlers = {
    "*": (any) => {
      expectTypeOf(any).toEqualTypeOf<KnownEvents[KnownEventType] | UnknownEvent>();
      if (any.type === "Seller:Offer.New") expectTypeOf(any.event.offerId).toEqualTypeOf<number>();
      // @ts-expect-error the type of the event may be any other
      expectTypeOf(any.event.offerId).toEqualTypeOf<number>();
    },
  };
  expectTypeOf(handlers["*"]).parameter(0).toEqualTypeOf<ChannelEvent>();
  const narrow: Handlers = {
    // @ts-expect-error the fallback gets known events too
    "*": (event: UnknownEvent) => void event,
  };
  void narrow;
});

test("wrong handlers and options are compile errors", () => {
  const fallback = { "*": () => {} };
  createChannelConsumer({
    channel,
    inbox: memoryInbox(),
    unsafeDurability: true,
    // @ts-expect-error the spec names no such event type
    handlers: { ...fallback, "Seller:Offer.Gone": () => {} },
  });
  // @ts-expect-error an inbox is required
  createChannelConsumer({ channel, handlers: fallback });
  // @ts-expect-error without an inbox, an event that cannot be read must go somewhere
  createDirectConsumer({ channel, handlers: fallback });
  // @ts-expect-error without an inbox there is nothing to try again with
  createDirectConsumer({ channel, handlers: fallback, onUndecodable: () => {}, retry: { maxAttempts: 2 } });
  // @ts-expect-error the fallback is required
  createChannelConsumer({ channel, inbox: memoryInbox(), unsafeDurability: true, handlers: {} });
  // @ts-expect-error without an inbox nobody could keep what is dead
  createDirectConsumer({ channel, onUndecodable: () => {}, handlers: { "*": () => ({ dead: "never" }) } });
  const direct = createDirectConsumer({ channel, onUndecodable: () => {}, handlers: fallback });
  // @ts-expect-error without an inbox there is nothing that could be waited for
  void direct.idle;
  // @ts-expect-error without an inbox there are no lanes to park
  void direct.parkLane;
});

test("a handler of a stored event may say how it ended, and knows more", () => {
  createChannelConsumer({
    channel,
    inbox: memoryInbox(),
    unsafeDurability: true,
    handlers: {
      "Seller:Offer.New": async ({ event }, { once, claimNewest, withTx, deliveries }) => {
        expectTypeOf(deliveries).toBeNumber();
        if (!(await claimNewest(`offer ${event.offerId}`))) return { dead: "stale" };
        expectTypeOf(await once("mail", () => 1)).toBeNumber();
        withTx((db: { exec(sql: string): void }) => db.exec("SELECT 1"));
        return event.sku ? { retryInMs: 1_000 } : undefined;
      },
      "*": () => ({ parkLane: "nobody knows this type" }),
    },
  });
});
