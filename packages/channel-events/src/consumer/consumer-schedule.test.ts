import type { ChannelClient } from "@kontor/channel-client";
import { ApiError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { afterEach, expect, test, vi } from "vitest";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { StoreError } from "../inbox/store-error.ts";
import { createChannelConsumer } from "./consumer.ts";
import type { ChannelConsumerOptions } from "../options.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const eventOf = (id: string) => ({ id, type: "Seller:New.Type", createdAt: "2026-01-01T00:00:00Z", event: {} });
afterEach(() => void vi.restoreAllMocks());

/** A consumer with the intervals that a user gets, in virtual time; `list` gives a page. */
function setUp({
  list = async () => [],
  bend = () => ({}),
  ...options
}: Omit<Partial<ChannelConsumerOptions>, "inbox"> & {
  list?: () => Promise<unknown[]>;
  bend?: (inbox: Inbox) => Partial<Inbox>;
} = {}) {
  const clock = createVirtualClock();
  const inner = memoryInbox({ clock });
  const inbox = { ...inner, ...bend(inner) };
  const fetched = vi.fn(async () => ({ eventList: await list() }));
  const channel = { events: { list: fetched, acknowledge: async () => {} } } as unknown as ChannelClient;
  const handled = vi.fn();
  const create = () =>
    createChannelConsumer({
      channel,
      inbox,
      clock,
      handlers: { "*": handled },
      unsafeDurability: true,
      logger: quiet,
      ...options,
    });
  const consumer = create();
  const stop = async () => {
    void consumer.stop();
    await clock.advance(30_000);
  };
  return { clock, inbox, channel, fetched, handled, consumer, create, stop };
}

test.each([
  [0, 54_000],
  [0.999_999, 66_000],
])("polls are a minute apart, give or take a tenth (%d)", async (random, intervalMs) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const { clock, fetched, consumer, stop } = setUp();
  await consumer.start();

  await clock.advance(intervalMs - 100);
  expect(fetched).toHaveBeenCalledTimes(1);
  await clock.advance(200);
  expect(fetched).toHaveBeenCalledTimes(2);
  await stop();
});

test("an inbox that failed is tried again within seconds", async () => {
  const accept = vi.fn(() => Promise.reject(new StoreError("store events", "disk full", { cause: new Error("full") })));
  const { clock, consumer, stop } = setUp({ list: async () => [eventOf("1")], bend: () => ({ accept }) });
  await consumer.start();

  await clock.advance(5_100);

  expect(accept).toHaveBeenCalledTimes(2);
  await stop();
});

test("whoever gets its turn polls at once, and did not poll before", async () => {
  const { clock, inbox, fetched, consumer, stop } = setUp();
  await inbox.lease("poller", "another", 30_000);
  await consumer.start();
  await clock.advance(29_000);
  expect(await consumer.health()).toMatchObject({ poller: "another process", lastPollAt: undefined });

  await clock.advance(2_000);

  expect(fetched).toHaveBeenCalledTimes(1);
  await stop();
});

test("one that has no turn does not count as having polled, however long it waits", async () => {
  const { clock, inbox, consumer, stop } = setUp();
  await inbox.lease("poller", "another", HOUR_MS);
  await consumer.start();

  await clock.advance(10 * MINUTE_MS);

  expect(await consumer.health()).toMatchObject({ status: "ok", lastPollAt: undefined, token: "unknown" });
  await stop();
});

test("a paused one does not poll, leaves its turn to others, and goes on at once", async () => {
  const { clock, inbox, fetched, handled, consumer, stop } = setUp();
  await consumer.start();
  await consumer.pause();
  await clock.advance(10 * MINUTE_MS);
  expect(await consumer.health()).toMatchObject({ lastPollAgeMs: 10 * MINUTE_MS, isPolling: false });
  expect(await inbox.lease("poller", "another", 1)).toBe(true);
  await inbox.endLease("poller", "another");
  await inbox.accept([{ id: "1", lane: "a", type: "Seller:New.Type", raw: JSON.stringify(eventOf("1")) }]);
  expect(handled).not.toHaveBeenCalled();

  await consumer.resume();
  await clock.advance(1_000);

  expect(fetched).toHaveBeenCalledTimes(2);
  expect(handled).toHaveBeenCalledTimes(1);
  await stop();
});

test("a pause does not wait for an acknowledgement that is not answered", async () => {
  const { clock, inbox, channel, consumer, stop } = setUp({ list: async () => [eventOf("1")] });
  channel.events.acknowledge = () => new Promise(() => {});
  void consumer.start();
  await clock.advance(6_000);

  const pausing = consumer.pause();
  await clock.advance(0);
  expect(await Promise.race([pausing, Promise.resolve("waits")])).toBeUndefined();

  expect(await inbox.lease("poller", "another", 1)).toBe(true);
  await inbox.endLease("poller", "another");
  await stop();
});

test("the turn is free for the next as soon as one has stopped", async () => {
  const { inbox, consumer, stop } = setUp();
  await consumer.start();
  expect(await inbox.lease("poller", "another", 1)).toBe(false);

  await stop();

  expect(await inbox.lease("poller", "another", 1)).toBe(true);
});

test("the turn is free for the next while handlers of one that stops are still running", async () => {
  const { clock, inbox, handled, consumer, stop } = setUp();
  const long = Promise.withResolvers<void>();
  handled.mockImplementation(() => long.promise);
  await consumer.start();
  await inbox.accept([{ id: "1", lane: "a", type: "Seller:New.Type", raw: JSON.stringify(eventOf("1")) }]);
  await clock.advance(MINUTE_MS);
  expect(handled).toHaveBeenCalledTimes(1);

  const stopping = consumer.stop({ drainTimeoutMs: 20_000 });
  await clock.advance(1_000);

  expect(await inbox.lease("poller", "another", 1)).toBe(true);
  long.resolve();
  await clock.advance(1_000);
  expect(await stopping).toEqual({ finished: 1, abandoned: 0 });
  await stop();
});

test("polls that fail end neither the start nor the polling", async () => {
  const down = new ApiError({ operation: "Events_List" }, 503, undefined, new Headers());
  const { clock, fetched, consumer, stop } = setUp({ list: () => Promise.reject(down) });

  await expect(consumer.start()).resolves.toBeUndefined();
  await clock.advance(10 * HOUR_MS);

  expect(fetched.mock.calls.length).toBeGreaterThan(30);
  await stop();
});

test("what may be forgotten is looked for once an hour, and a look that fails ends nothing", async () => {
  const purge = vi.fn(() => Promise.reject(new Error("busy")));
  const { clock, fetched, consumer, stop } = setUp({ bend: () => ({ purge }) });
  await consumer.start();

  await clock.advance(3 * HOUR_MS);

  expect(purge.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(purge.mock.calls.length).toBeLessThanOrEqual(4);
  expect(fetched.mock.calls.length).toBeGreaterThan(150);
  await stop();
});

test("by default payloads are forgotten after a week, and what came again within a month is known", async () => {
  const { clock, inbox, consumer, stop } = setUp();
  const known = async () => {
    await clock.advance(HOUR_MS + 2 * MINUTE_MS);
    for await (const { raw } of inbox.list()) return raw === "" ? "emptied" : "whole";
    return "forgotten";
  };
  const start = clock.now();
  await inbox.accept([{ id: "done", lane: "a", type: "t", raw: "{}" }]);
  await inbox.markAcknowledged(["done"]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 });
  await inbox.settle([{ claim: claim!, settled: [{ seq: 1, settlement: { to: "done" } }], release: true }]);
  await consumer.start();

  const seen = [];
  for (const days of [6, 8, 29, 31]) {
    clock.setNow(start + days * DAY_MS);
    seen.push(await known());
  }

  expect(seen).toEqual(["whole", "emptied", "emptied", "forgotten"]);
  await stop();
});

test("one that is started twice polls once", async () => {
  const { clock, fetched, consumer, stop } = setUp();

  await Promise.all([consumer.start(), consumer.start()]);
  await consumer.start();
  await clock.advance(10 * MINUTE_MS);

  expect(fetched.mock.calls.length).toBeLessThanOrEqual(13);
  await stop();
});

test.each([undefined, false])(
  "an inbox that is not on the disk is refused where unsafeDurability is %s",
  (unsafeDurability) => {
    expect(() => setUp({ unsafeDurability: unsafeDurability as boolean })).toThrow(
      "Cannot create a consumer as inbox must be on the disk before an event is acknowledged",
    );
  },
);

test("a lane that is resumed has its turn at once, and not with the next look at the inbox", async () => {
  const { clock, inbox, consumer, handled, stop } = setUp({ bend: () => ({ listen: undefined }) });
  const raw = JSON.stringify({ ...eventOf("1"), event: { sellerId: "a" } });
  await inbox.accept([{ id: "1", type: "Seller:New.Type", lane: "a", raw }]);
  await inbox.park("a", { reason: "on holiday" });
  await consumer.start();
  await clock.advance(HOUR_MS);
  expect(handled).not.toHaveBeenCalled();

  expect(await consumer.resumeLane("a")).toBe(true);
  await clock.advance(1);

  expect(handled).toHaveBeenCalledTimes(1);
  expect(await consumer.resumeLane("a")).toBe(false);
  await stop();
});

test("an inbox that fails to settle again and again is never called ok in between, and is once it works", async () => {
  let isFull = true;
  const full = new StoreError("settle events", "the disk is full");
  const bend = (inner: Inbox) => ({
    settle: (...given: Parameters<Inbox["settle"]>) => (isFull ? Promise.reject(full) : inner.settle(...given)),
  });
  const pages = [[eventOf("1")]];
  const { clock, consumer, stop } = setUp({ bend, list: async () => pages.shift() ?? [] });
  await consumer.start();
  await clock.advance(1_000);

  const seen = new Set<string>();
  for (let look = 0; look < 60; look += 1) {
    await clock.advance(700);
    seen.add((await consumer.health()).status);
  }
  isFull = false;
  await clock.advance(MINUTE_MS);

  expect([...seen]).toEqual(["failing"]);
  expect(await consumer.health()).toMatchObject({ status: "ok" });
  await stop();
});
