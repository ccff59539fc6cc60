import { ApiError, ConnectionError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { createDirectConsumer } from "./direct.ts";
import type { DirectConsumerOptions } from "../options.ts";

const MINUTE_MS = 60_000;
const UNKNOWN = "Seller:New.Type";
const KNOWN = "Seller:Offer.StockUpdate";
const eventOf = (id: string, type = UNKNOWN, sellerId = id) => ({
  id,
  type,
  createdAt: "2026-01-01T00:00:00Z",
  event: { sellerId, offerId: 1, quantity: 1 },
});
const pageOf = (count: number) => Array.from({ length: count }, (_, index) => eventOf(String(index)));

/** A consumer with the options that a user gets by default, in virtual time. The first page is given, the others are empty. */
function setUp({
  pages = [],
  handle = () => {},
  ...options
}: Partial<Omit<DirectConsumerOptions, "handlers">> & {
  pages?: (object[] | Error)[];
  handle?: DirectConsumerOptions["handlers"]["*"];
} = {}) {
  const clock = createVirtualClock();
  const list = vi.fn(async (_query: object, _options: { signal: AbortSignal }) => {
    const page = pages.shift() ?? [];
    if (page instanceof Error) throw page;
    return { eventList: page };
  });
  const acknowledge = vi.fn(async (_ids: { eventIdList: string[] }) => {});
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const consumer = createDirectConsumer({
    channel: { events: { list, acknowledge } } as never,
    clock,
    random: () => 0.5,
    handlers: { "*": handle, [KNOWN]: handle } as never,
    onUndecodable: () => {},
    logger,
    ...options,
  });
  const stop = async () => {
    void consumer.stop();
    await clock.advance(MINUTE_MS); // A handler that ran for too long is waited for as long again, by no timer that keeps a process alive.
    expect(clock.waits()).toBe(0);
  };
  return { clock, list, acknowledge, logger, consumer, stop };
}

test.each([
  [0, undefined, 54_000],
  [0.5, undefined, 60_000],
  [0.999_999, undefined, 66_000],
  [0.5, 10_000, 10_000],
])(
  "polls begin at once and are a minute apart by default, give or take a tenth (random %d, %s)",
  async (random, intervalMs, apartMs) => {
    const { clock, list, consumer, stop } = setUp({
      random: () => random,
      ...(intervalMs && { poll: { intervalMs } }),
    });
    await consumer.start();
    expect(list).toHaveBeenCalledTimes(1);

    await clock.advance(apartMs - 1);
    expect(list).toHaveBeenCalledTimes(1);
    await clock.advance(2);
    expect(list).toHaveBeenCalledTimes(2);
    await stop();
  },
);

test("by default 100 ids are acknowledged in a call, and 16 sellers are handled at a time", async () => {
  let [running, most] = [0, 0];
  const { clock, acknowledge, consumer } = setUp({
    pages: [pageOf(250)],
    handle: async () => {
      most = Math.max(most, (running += 1));
      await clock.sleep(1);
      running -= 1;
    },
  });

  const polling = consumer.pollNow();
  await clock.advance(1_000);
  await polling;

  expect(most).toBe(16);
  expect(acknowledge.mock.calls.map(([{ eventIdList }]) => eventIdList.length)).toEqual([100, 100, 50]);
});

test("by default a handler has a minute, and then counts as failed", async () => {
  const signals: AbortSignal[] = [];
  const { clock, acknowledge, logger, consumer, stop } = setUp({
    pages: [[eventOf("1", KNOWN)]],
    handle: (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  const polling = consumer.pollNow();

  await clock.advance(MINUTE_MS - 1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await clock.advance(1);
  await polling;

  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(acknowledge).not.toHaveBeenCalled();
  expect(logger.warn).toHaveBeenCalledTimes(1);
  await stop();
});

test("by default the seventh delivery of an event is an alarm, in the log and in the health", async () => {
  const { consumer, logger } = setUp({
    pages: Array.from({ length: 7 }, () => [[eventOf("1", KNOWN)], []]).flat(),
    handle: () => Promise.reject(new Error("no")),
  });

  for (let poll = 1; poll <= 6; poll += 1) await consumer.pollNow();
  expect(logger.error).not.toHaveBeenCalled();
  expect((await consumer.health()).problems).not.toContainEqual(expect.stringContaining("was sent"));
  await consumer.pollNow();

  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(await consumer.health()).toMatchObject({
    mostDeliveries: 7,
    problems: expect.arrayContaining(["an event was sent 7 times and is not acknowledged"]) as string[],
  });
});

test("a pause waits for the poll that is under way, with its handlers, and fetches nothing more", async () => {
  const ended: string[] = [];
  const { clock, list, consumer, stop } = setUp({
    pages: [[eventOf("1")], [eventOf("2")]],
    handle: async ({ id }) => {
      await clock.sleep(3_000);
      ended.push(id);
    },
  });
  const polling = consumer.pollNow();
  await clock.advance(1_000);

  const pausing = consumer.pause().then(() => ended.push("paused"));
  await clock.advance(1_999);
  expect(ended).toEqual([]);
  await clock.advance(1);
  await Promise.all([polling, pausing]);

  expect([ended, list.mock.calls.length]).toEqual([["1", "paused"], 1]);
  expect(await consumer.pollNow()).toMatchObject({ pages: 0, fetched: 0 });
  expect(list).toHaveBeenCalledTimes(1);
  await stop();
});

test("a pause resolves too if the poll under way fails", async () => {
  const { clock, consumer, list } = setUp();
  list.mockImplementation(() => clock.sleep(1_000).then(() => Promise.reject(new Error("gone"))));
  const polling = consumer.pollNow().catch((error: Error) => error.message);
  await clock.advance(0);

  const pausing = consumer.pause();
  await clock.advance(1_000);

  await expect(pausing).resolves.toBeUndefined();
  expect(await polling).toBe("gone");
});

test("a consumer that is paused before its start begins to fetch when it is resumed, and is ready meanwhile", async () => {
  const { clock, list, consumer, stop } = setUp();
  await consumer.pause();
  await consumer.resume();
  await consumer.pause();
  await consumer.start();
  await clock.advance(10 * MINUTE_MS);
  expect(list).not.toHaveBeenCalled();
  expect(await consumer.health()).toMatchObject({ isReady: true, isPolling: false, status: "ok" });

  await consumer.resume();
  await clock.advance(0);

  expect(list).toHaveBeenCalledTimes(1);
  expect(await consumer.health()).toMatchObject({ isReady: true, isPolling: true, poller: "this process" });
  await stop();
});

test("a resume before the start fetches nothing, and one after the stop neither", async () => {
  const { clock, list, consumer, stop } = setUp();
  await consumer.resume();
  await clock.advance(10 * MINUTE_MS);
  expect(list).not.toHaveBeenCalled();

  await consumer.start();
  await consumer.pause();
  await stop();
  await consumer.resume();
  await clock.advance(10 * MINUTE_MS);

  expect(list).toHaveBeenCalledTimes(1);
  expect(await consumer.health()).toMatchObject({ isLive: false, problems: ["the consumer is stopped"] });
});

test("a start that is refused is not ready, and can be made again; after any other failure it goes on and tells", async () => {
  const refused = new ApiError({ operation: "Events_List" }, 401, undefined, new Headers());
  const first = setUp({ pages: [refused] });
  await expect(first.consumer.start()).rejects.toBe(refused);
  expect(await first.consumer.health()).toMatchObject({ isReady: false, token: "refused" });
  await first.clock.advance(10 * MINUTE_MS);
  expect(first.list).toHaveBeenCalledTimes(1); // nothing runs
  await first.consumer.start();
  expect(await first.consumer.health()).toMatchObject({ isReady: true, token: "valid", isPolling: true });
  await first.stop();

  const down = setUp({ pages: [new ApiError({ operation: "Events_List" }, 503, undefined, new Headers())] });
  await down.consumer.start();
  expect(down.logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: 503 }),
    expect.stringContaining("A poll failed"),
  );
  await down.clock.advance(MINUTE_MS);
  expect(down.list).toHaveBeenCalledTimes(2);
  expect(await down.consumer.health()).toMatchObject({ isReady: true, token: "valid", deliveriesSpentUnseen: 1 });
  await down.stop();
});

test.each([
  [undefined, 20_000],
  [{ drainTimeoutMs: 5_000 }, 5_000],
])("a stop fires the signal of handlers and waits for them, by default for 20 s: %j", async (given, drainMs) => {
  const signals: AbortSignal[] = [];
  const { clock, list, consumer } = setUp({
    pages: [[eventOf("1")]],
    handle: (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  void consumer.pollNow().catch(() => {});
  await clock.advance(0);
  let isStopped = false;

  const stopping = consumer.stop(given).then(() => (isStopped = true));
  await clock.advance(drainMs - 1);
  expect([signals[0]!.aborted, isStopped]).toEqual([true, false]);
  await clock.advance(1_000);
  await stopping;

  expect([list.mock.calls.length, clock.waits()]).toEqual([1, 0]);
});

test("a stop ends as soon as the handlers do, and what they handled is acknowledged", async () => {
  const { clock, acknowledge, consumer } = setUp({ pages: [[eventOf("1")]], handle: () => clock.sleep(3_000) });
  void consumer.pollNow();
  await clock.advance(0);
  const begin = clock.monotonicMs();
  let tookMs = 0;

  const stopping = consumer.stop().then(() => (tookMs = clock.monotonicMs() - begin));
  await clock.advance(10_000);
  await stopping;

  expect(tookMs).toBe(3_000);
  expect(acknowledge.mock.calls.map(([ids]) => ids)).toEqual([{ eventIdList: ["1"] }]);
  await expect(consumer.pollNow()).rejects.toThrow("Cannot poll as the consumer must not be stopped");
  await expect(consumer.start()).rejects.toThrow("Cannot start as the consumer must not be stopped");
});

test("a wrong drainTimeoutMs is refused, and the consumer goes on; `await using` stops it", async () => {
  const { clock, list, consumer } = setUp();
  await consumer.start();
  await expect(consumer.stop({ drainTimeoutMs: -1 })).rejects.toThrow("drainTimeoutMs must be >= 0");
  await clock.advance(MINUTE_MS);
  expect(list).toHaveBeenCalledTimes(2);

  await consumer[Symbol.asyncDispose]();
  await clock.advance(10 * MINUTE_MS);

  expect([list.mock.calls.length, clock.waits()]).toEqual([2, 0]);
});

const unknownName = () =>
  new ConnectionError({ operation: "Events_List" }, new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } }));

test("a name that is unknown twice refuses the start, and the consumer is not ready; a second later it may be known", async () => {
  const twice = setUp({ pages: [unknownName(), unknownName()] });
  const starting = twice.consumer.start().catch((error: Error) => error.message);
  await twice.clock.advance(1_000);
  expect(await starting).toContain("ENOTFOUND");
  expect(await twice.consumer.health()).toMatchObject({ isReady: false, isPolling: false });

  const once = setUp({ pages: [unknownName()] });
  const second = once.consumer.start();
  await once.clock.advance(1_000);
  await second;
  expect(await once.consumer.health()).toMatchObject({ isReady: true, isPolling: true });
  await once.stop();
});

test("a stop ends the wait for the second look at a name", async () => {
  const { clock, list, consumer } = setUp({ pages: [unknownName()] });
  const starting = consumer.start().catch(() => {});
  await clock.advance(0);

  void consumer.stop();
  await clock.advance(0);
  await starting;

  expect([list.mock.calls.length, clock.waits()]).toEqual([1, 0]);
});

test("a platform that never answers makes the health fail after five intervals since the start", async () => {
  const { clock, list, consumer } = setUp();
  list.mockImplementation(() => new Promise(() => {}));
  void consumer.start();

  await clock.advance(5 * MINUTE_MS);
  expect(await consumer.health()).toMatchObject({ status: "ok", isReady: false });
  await clock.advance(1_000);
  expect(await consumer.health()).toMatchObject({
    status: "failing",
    isReady: false,
    problems: ["no poll has succeeded for 301 s"],
  });
  void consumer.stop({ drainTimeoutMs: 0 });
  await clock.advance(1_000);
});
