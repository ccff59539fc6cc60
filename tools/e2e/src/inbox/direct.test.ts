/** A consumer without an inbox, with default options. */
import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createDirectConsumer } from "@kontor/channel-events";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createVirtualPlatform } from "./virtual-platform.ts";

const TYPE = "Seller:Offer.StockUpdate";

function setUp(handle: (id: string, attempt: number) => unknown) {
  const clock = createVirtualClock();
  const platform = createVirtualPlatform(clock);
  const alarms: string[] = [];
  const write = (_: object, message: string) => void alarms.push(message);
  const fetch = channelFetch({ tokens: platform.tokens, fetch: platform.fetch });
  const consumer = createDirectConsumer({
    channel: createChannelClient({ baseUrl: "https://channel.test", fetch }),
    clock,
    logger: { info: () => {}, warn: () => {}, error: write },
    handlers: { [TYPE]: async ({ id }, { attempt }) => void (await handle(id, attempt)), "*": () => {} },
    onUndecodable: () => {},
  });
  const add = (id: string, sellerId: string) => platform.add(id, TYPE, { sellerId, offerId: 1, quantity: 1 });
  const stop = async () => {
    void consumer.stop();
    await clock.advance(30_000);
  };
  return { clock, platform, consumer, add, alarms, stop };
}

test("a handler that hangs holds up its own seller and no other's acknowledgements", async () => {
  const { clock, platform, consumer, add, stop } = setUp((id) =>
    id.startsWith("slow") ? new Promise(() => {}) : undefined,
  );
  for (let seller = 0; seller < 20; seller += 1) add(`slow${seller}`, `slow${seller}`);
  for (let seller = 0; seller < 200; seller += 1) add(`quick${seller}`, `quick${seller}`);

  void consumer.start();
  await clock.advance(20 * 60_000);

  expect(platform.left().every((id) => id.startsWith("slow"))).toBe(true);
  expect((await consumer.health()).failingLanes).toHaveLength(20);
  await stop();
});

test("a handler that fails and comes right loses nothing and keeps the order of its seller", async () => {
  const order: string[] = [];
  const { clock, platform, consumer, add, stop } = setUp((id, attempt) => {
    if (id === "a1" && attempt < 4) throw new Error("down");
    order.push(id);
  });
  for (const id of ["a1", "a2", "b1", "a3"]) add(id, id[0]!);

  void consumer.start();
  await clock.advance(60 * 60_000);

  expect(order.filter((id) => id.startsWith("a"))).toEqual(["a1", "a2", "a3"]);
  expect(order[0]).toBe("b1");
  expect(platform.left()).toEqual([]);
  await stop();
});

test("an event that always fails raises an alarm before its tenth delivery, and those behind it are not lost with it", async () => {
  const order: string[] = [];
  const { clock, platform, consumer, add, alarms, stop } = setUp((id) => {
    if (id === "a1") throw new Error("never");
    order.push(id);
  });
  for (const id of ["a1", "a2", "a3"]) add(id, "a");

  void consumer.start();
  let deliveriesAtAlarm = 0;
  for (let minutes = 0; minutes < 120; minutes += 1) {
    await clock.advance(60_000);
    const { status, mostDeliveries } = await consumer.health();
    if (status === "failing" && deliveriesAtAlarm === 0) deliveriesAtAlarm = mostDeliveries!;
  }

  expect(deliveriesAtAlarm).toBe(7);
  expect(alarms).toContain("An event was sent again and again; after ten deliveries it is gone");
  expect(order).toEqual(["a2", "a3"]);
  expect(platform.left()).toEqual(["a1"]);
  await stop();
});

test("two failing events of a seller take none of those behind them with them", async () => {
  const order: string[] = [];
  let tries = 0;
  const { clock, platform, consumer, add, stop } = setUp((id) => {
    if (id === "a1" || (id === "a2" && (tries += 1) === 1)) throw new Error("down");
    order.push(id);
  });
  for (const id of ["a1", "a2", "a3", "a4"]) add(id, "a");

  void consumer.start();
  await clock.advance(2 * 60 * 60_000);

  expect(order.toSorted()).toEqual(["a2", "a3", "a4"]);
  expect(platform.left()).toEqual(["a1"]);
  await stop();
});

test("a handler that comes to its end after its time is acknowledged with the next poll", async () => {
  const late = Promise.withResolvers<void>();
  const { clock, platform, consumer, add, stop } = setUp(() => late.promise);
  add("a1", "a");
  void consumer.start();
  await clock.advance(2 * 60_000);
  expect(platform.left()).toEqual(["a1"]);

  late.resolve();
  await clock.advance(10 * 60_000);

  expect(platform.left()).toEqual([]);
  expect((await consumer.health()).failingLanes).toEqual([]);
  await stop();
});
