import { createTestKit, createVirtualClock } from "@kontor/channel-events/testing";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { connect } from "../connect.ts";
import { createHandlers } from "./handlers.ts";
import { findFirstWaiting, listDead, replayDead, dropEvent } from "./operate.ts";

function setUp(list: (title?: string) => void = () => {}) {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const shop = { isOpen: true, list: async ({ title }: { title?: string }) => list(title) };
  const kit = createTestKit({ clock, sandbox, connect, handlers: createHandlers(shop) });
  const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
  const offer = { sellerId: "1", offerId: 4711, sku: "oak-1", priceList };
  return { clock, sandbox, shop, kit, offer };
}

test("an offer without a title is dead, is listed with its reason, and can be replayed", async () => {
  const { sandbox, kit, offer } = setUp();
  const id = sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();

  expect((await kit.deadLetters()).inbox).toMatchObject([{ id, state: "dead", attempts: 1 }]);
  expect(await listDead(kit.inbox)).toEqual([
    `Seller:Offer.New ${id} of 1 after 1 tries: an offer without a title cannot be listed`,
  ]);
  expect(await replayDead(kit.inbox, "Seller:Offer.New")).toBe(1);
});

test("an event that the platform drops after ten deliveries is a dead letter of the platform", async () => {
  const { sandbox, kit, offer } = setUp();
  sandbox.addFault({ kind: "server-error", operation: "Events_Acknowledge" });
  const id = sandbox.trigger("Seller:Offer.New", { ...offer, title: "Oak table" });
  await kit.runUntilQuiet();

  expect((await kit.deadLetters()).platform).toMatchObject([{ id, deliveries: 10 }]);
});

test("a handler that throws holds up its seller, and one can see why and skip the event", async () => {
  const { sandbox, kit, offer } = setUp(() => {
    throw new Error("the shop does not answer");
  });
  const id = sandbox.trigger("Seller:Offer.New", { ...offer, title: "Oak table" });
  await kit.runFor(3_600_000);

  expect(await findFirstWaiting(kit.inbox, "1")).toMatchObject({
    id,
    problem: expect.stringContaining("the shop does not answer") as string,
  });
  expect((await kit.consumer.health()).failingLanes).toMatchObject([
    { lane: "1", problem: "the shop does not answer" },
  ]);
  expect(await dropEvent(kit.inbox, id)).toBe(1);
  expect((await kit.deadLetters()).inbox).toMatchObject([{ id, problem: "skipped by hand" }]);
});
