import type { ChannelClient } from "@kontor/channel-client";
import { expectTypeOf, test } from "vitest";
import { createChannelConsumer } from "./stored.ts";
import type { Handlers } from "./handlers.ts";
import { memoryInbox } from "../inbox/memory.ts";

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

test("wrong handlers and options are compile errors", () => {
  const fallback = { "*": () => {} };
  createChannelConsumer({
    channel,
    inbox: memoryInbox(),
    unsafeDurability: true,
    // @ts-expect-error the spec names no such event type
    handlers: { ...fallback, "Seller:Offer.Gone": () => {} },
  });
  // @ts-expect-error without an inbox, an event that cannot be read must go somewhere
  createChannelConsumer({ channel, handlers: fallback });
  // @ts-expect-error without an inbox there is nothing to try again with
  createChannelConsumer({ channel, handlers: fallback, onUndecodable: () => {}, retry: { attempts: 2 } });
  // @ts-expect-error the fallback is required
  createChannelConsumer({ channel, inbox: memoryInbox(), unsafeDurability: true, handlers: {} });
  // @ts-expect-error without an inbox nobody could keep what is dead
  createChannelConsumer({ channel, onUndecodable: () => {}, handlers: { "*": () => ({ dead: "never" }) } });
});

test("a handler of a stored event may say how it ended, and knows more", () => {
  createChannelConsumer({
    channel,
    inbox: memoryInbox(),
    unsafeDurability: true,
    handlers: {
      "Seller:Offer.New": async ({ event }, { once, isStale, withTx, deliveries }) => {
        expectTypeOf(deliveries).toBeNumber();
        if (await isStale(`offer ${event.offerId}`)) return { dead: "stale" };
        expectTypeOf(await once("mail", () => 1)).toBeNumber();
        withTx((db: { exec(sql: string): void }) => db.exec("SELECT 1"));
        return event.sku ? { retryInMs: 1_000 } : undefined;
      },
      "*": () => ({ parkLane: "nobody knows this type" }),
    },
  });
});
