import { getEventListeners } from "node:events";
import { ApiError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { createDirectConsumer } from "./direct.ts";
import type { HandlerContext } from "../handlers.ts";
import type { DirectConsumerOptions } from "../options.ts";

const MINUTE_MS = 60_000;
const TYPE = "Seller:Offer.StockUpdate";
const createdAt = "2026-02-11T08:00:00Z";
const eventOf = (id: string) => ({ id, type: TYPE, createdAt, event: { sellerId: id[0], offerId: 1, quantity: 1 } });

type Handle = (id: string, context: HandlerContext) => unknown;

/** A queue that sends an event again with each fetch until it is acknowledged, and a consumer. The first letter of an id is its seller. */
function setUp(ids: string[], handle: Handle = () => {}, options: Partial<DirectConsumerOptions> = {}) {
  const clock =
    (options.clock as ReturnType<typeof createVirtualClock>) ?? createVirtualClock({ now: Date.parse(createdAt) });
  const queue = new Set(ids);
  const runs: string[] = [];
  const acknowledge = vi.fn(async ({ eventIdList }: { eventIdList: string[] }, _options?: { signal: AbortSignal }) => {
    for (const id of eventIdList) queue.delete(id);
  });
  const list = vi.fn(async () => ({ eventList: [...queue].map(eventOf) as object[] }));
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const run = async ({ id }: { id: string }, context: HandlerContext) => {
    runs.push(`${id}:${context.attempt}`);
    await handle(id, context);
  };
  const consumer = createDirectConsumer({
    channel: { events: { list, acknowledge } } as never,
    handlers: { [TYPE]: run, "*": run } as never,
    onUndecodable: () => {},
    logger,
    ...options,
    clock,
  });
  return { clock, queue, runs, acknowledge, list, logger, consumer };
}

const fails =
  (...ids: string[]) =>
  (id: string) => {
    if (ids.includes(id)) throw new Error("no");
  };

test("what was handled and comes again is acknowledged again, and not handled again", async () => {
  const { consumer, runs, queue, acknowledge } = setUp(["a1", "b1"]);
  for (const _ of [1, 2]) acknowledge.mockRejectedValueOnce(new Error("lost")); // A poll looks twice.

  await consumer.pollNow();
  expect([...queue]).toEqual(["a1", "b1"]);
  await consumer.pollNow();

  expect(runs).toEqual(["a1:1", "b1:1"]);
  expect([...queue]).toEqual([]);
});

test("the later events of a seller wait for one that failed, also those that come before its redelivery", async () => {
  let isDown = true;
  const { consumer, runs, queue } = setUp(["a1", "b1"], (id) => {
    if (id === "a1" && isDown) throw new Error("no");
  });
  await consumer.pollNow(); // The first run of a1 fails.
  queue.delete("a1"); // The platform keeps it back for some minutes.
  queue.add("a2");
  await consumer.pollNow();
  queue.add("a3").add("a4");
  await consumer.pollNow();
  expect(runs).toEqual(["a1:1", "b1:1"]);

  isDown = false;
  queue.add("a1"); // It is sent again, behind the others.
  await consumer.pollNow();

  expect(runs.slice(2)).toEqual(["a1:2", "a2:1", "a3:1", "a4:1"]);
  expect([...queue]).toEqual([]);
});

test("a failed event runs again only when it was sent again, and once in a poll", async () => {
  const { clock, consumer, runs, queue, list } = setUp(["a1", "ab"], fails("a1"));
  await consumer.pollNow();
  expect(list).toHaveBeenCalledTimes(2); // The second page brought nothing new.
  queue.delete("a1");
  await clock.advance(20 * MINUTE_MS);
  await consumer.pollNow();
  expect(runs).toEqual(["a1:1"]);

  queue.add("a1");
  await consumer.pollNow();

  expect(runs).toEqual(["a1:1", "a1:2"]);
  expect([...queue]).toEqual(["ab", "a1"]);
});

test("those behind an event that fails go on without it when its deliveries run short, and it is tried again each time it comes", async () => {
  const { consumer, runs, queue, logger } = setUp(["a1", "a2", "b1"], fails("a1"), { deliveryAlarm: 5 }); // A poll looks twice.

  await consumer.pollNow();
  await consumer.pollNow();
  expect(runs).toEqual(["a1:1", "b1:1", "a1:2"]);
  expect(logger.error).not.toHaveBeenCalled();
  await consumer.pollNow();
  expect(runs.slice(3)).toEqual(["a1:3", "a2:1"]);
  expect(logger.error).toHaveBeenCalled();
  await consumer.pollNow();

  expect(runs.slice(5)).toEqual(["a1:4"]);
  expect([...queue]).toEqual(["a1"]);
});

test.each([
  [4, ["a1:1", "a1:2"]],
  [29, ["a1:1", "a1:2", "a2:1"]],
  [30, ["a1:1", "a2:1", "a1:2"]],
])(
  "deliveries before this process began count: one for every five minutes of an age of %i minutes",
  async (age, expected) => {
    const clock = createVirtualClock({ now: Date.parse(createdAt) + age * MINUTE_MS });
    const { consumer, runs, queue } = setUp(["a1"], fails("a1"), { clock });
    await consumer.pollNow();
    queue.add("a2");
    queue.delete("a1");
    await consumer.pollNow();
    queue.add("a1");
    await consumer.pollNow();

    expect(runs.slice(0, 3)).toEqual(expected);
  },
);

test("a lane whose handler ran for too long waits for that handler, and what it comes to counts", async () => {
  const late = Promise.withResolvers<void>();
  const { clock, consumer, runs, queue } = setUp(["a1", "a2", "b1"], (id) => (id === "a1" ? late.promise : undefined), {
    handlerTimeoutMs: 1_000,
  });
  const poll = async () => {
    const polling = consumer.pollNow();
    await clock.advance(10_000);
    await polling;
  };
  await poll();
  await poll();
  expect(runs).toEqual(["a1:1", "b1:1"]);

  late.resolve();
  await poll();

  expect(runs.slice(2)).toEqual(["a2:1"]);
  expect([...queue]).toEqual([]);
});

test("a handler that failed late is run again, and one that never ends holds up its lane until deliveries run short", async () => {
  const { clock, consumer, runs, queue } = setUp(
    ["a1", "a2", "b1", "b2"],
    (id, { attempt, signal }) => {
      if (id === "a1") return new Promise(() => {});
      if (id !== "b1" || attempt > 1) return undefined;
      return new Promise((_, reject) =>
        signal.addEventListener("abort", () => setTimeout(reject, 0, new Error("late"))),
      );
    },
    { handlerTimeoutMs: 1_000, deliveryAlarm: 5 },
  );
  const poll = async () => {
    const polling = consumer.pollNow();
    await clock.advance(10_000);
    await polling;
  };
  await poll();
  await new Promise((resolve) => setTimeout(resolve, 5)); // The handler of b1 fails after it was given up.
  await poll();
  expect(runs).toEqual(["a1:1", "b1:1", "b1:2", "b2:1"]);
  await poll();

  expect(runs.slice(4)).toEqual(["a2:1"]);
  expect([...queue]).toEqual(["a1"]);
});

test("a handler that never ends, and is waited for no more, does not let others go past a later event that failed", async () => {
  const handle: Handle = (id) => {
    if (id === "a1") return new Promise(() => {});
    if (id === "a2") throw new Error("no");
    return undefined;
  };
  const options = { handlerTimeoutMs: 1_000, deliveryAlarm: 5 };
  const { clock, consumer, runs, queue } = setUp(["a1"], handle, options);
  const poll = async () => {
    const polling = consumer.pollNow();
    await clock.advance(10_000);
    await polling;
  };
  for (let count = 0; count < 5; count += 1) await poll(); // The deliveries of a1 run short.
  queue.add("a2").add("a3");

  await poll();

  expect(runs).toEqual(["a1:1", "a2:1"]);
  expect([...queue]).toEqual(["a1", "a2", "a3"]);
  queue.delete("a2"); // It does not come again, and a1 does.
  await poll();
  expect(runs).toEqual(["a1:1", "a2:1"]);
});

test("what is done is acknowledged every five seconds while a slow handler runs, and nothing is fetched meanwhile", async () => {
  const slow = Promise.withResolvers<void>();
  const { clock, consumer, queue, list } = setUp(["a1", "b1"], (id) => (id === "a1" ? slow.promise : undefined));
  const polling = consumer.pollNow();

  await clock.advance(4_999);
  expect([...queue]).toEqual(["a1", "b1"]);
  await clock.advance(1);
  expect([[...queue], list.mock.calls.length]).toEqual([["a1"], 1]);

  slow.resolve();
  await clock.advance(0);
  expect((await polling).acknowledged).toBe(2);
  expect([...queue]).toEqual([]);
});

test("an id that is refused is not asked for again, and no listener remains at a signal", async () => {
  const { consumer, acknowledge, queue, logger } = setUp(["a1", "a2"]);
  acknowledge.mockImplementation(async () => {
    queue.clear();
    throw new ApiError({ operation: "Events_Acknowledge" }, 400, undefined, new Headers());
  });

  await consumer.pollNow();
  await consumer.pollNow();

  expect(acknowledge.mock.calls.map(([{ eventIdList }]) => eventIdList)).toEqual([["a1", "a2"], ["a1"], ["a2"]]);
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(acknowledge.mock.calls.flatMap(([, options]) => getEventListeners(options!.signal, "abort"))).toEqual([]);
});

test("10,000 events are held, and not more; the rest comes when they are handled", async () => {
  const ids = Array.from({ length: 10_001 }, (_, index) => `a${index}`);
  let isDown = true;
  const { clock, consumer, runs, queue } = setUp(ids, () => {
    if (isDown) throw new Error("no");
  });
  await consumer.pollNow();
  expect([runs, queue.size]).toEqual([["a0:1"], 10_001]);

  isDown = false;
  const { duplicates } = await consumer.pollNow();
  await clock.advance(MINUTE_MS);
  await consumer.pollNow();

  expect(duplicates).toBe(10_000); // One of those that came again was not held.
  expect([runs.length, queue.size]).toEqual([10_002, 0]);
});

test("an event that cannot be read is told once, offered each time it comes, and holds up its lane", async () => {
  const onUndecodable = vi.fn().mockRejectedValueOnce(new Error("disk full"));
  const { consumer, list, runs, acknowledge, logger } = setUp([], () => {}, { onUndecodable });
  const broken = { ...eventOf("a1"), event: { sellerId: "a", quantity: "x" } };
  const page = [broken, eventOf("a2"), eventOf("b1")];
  list.mockImplementation(async () => ({
    eventList: page.filter(({ id }) => !acknowledge.mock.calls.some(([{ eventIdList }]) => eventIdList.includes(id))),
  }));

  await consumer.pollNow();
  expect(runs).toEqual(["b1:1"]);
  await consumer.pollNow();

  expect(runs).toEqual(["b1:1", "a2:1"]);
  expect(onUndecodable.mock.calls.map(([{ id, problem }]) => [id, String(problem)])).toEqual([
    ["a1", expect.stringContaining("/event")],
    ["a1", expect.stringContaining("/event")],
  ]);
  expect(logger.warn.mock.calls.filter(([, words]) => words === "An event cannot be handled")).toHaveLength(1);
});

test("an event without an id is offered without one, and never acknowledged", async () => {
  const onUndecodable = vi.fn();
  const { consumer, list, acknowledge } = setUp([], () => {}, { onUndecodable });
  list.mockResolvedValue({ eventList: [{ type: TYPE, event: { sellerId: "a" } }] });

  for (const _ of [1, 2, 3]) await consumer.pollNow();

  expect(onUndecodable).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: undefined }));
  expect(acknowledge).not.toHaveBeenCalled();
});

test.each([{ retryInMs: 5 }, { parkLane: "x" }, { dead: "x" }])(
  "a handler that returns %j has failed, because nothing stores its wish",
  async (result) => {
    const { consumer, queue, logger } = setUp(["a1"], () => {}, {
      handlers: { "*": () => result, [TYPE]: () => result } as never,
    });

    await consumer.pollNow();

    expect([...queue]).toEqual(["a1"]);
    expect(logger.warn).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ id: "a1", lane: "a", seller: "a", attempt: 1, deliveries: 1 },
        problem: expect.stringContaining("only a handler of createChannelConsumer() has results"),
      }),
      "A handler failed; the platform will send the event again",
    );
  },
);

test.each([TYPE, `${TYPE}Later`, "Seller:New.Type"])(
  "an event of the type %s that cannot be read is acknowledged only when onUndecodable returned",
  async (type) => {
    const onUndecodable = vi.fn().mockRejectedValueOnce(new Error("disk full"));
    const { consumer, list, acknowledge, logger } = setUp([], () => {}, { onUndecodable });
    list.mockResolvedValue({ eventList: [{ id: "a1", type, createdAt: 7, event: { sellerId: "a" } }] });

    await consumer.pollNow();
    expect([onUndecodable.mock.calls.length, acknowledge.mock.calls.length]).toEqual([1, 0]);
    expect(logger.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: "a1", problem: expect.stringContaining("disk full") }),
      "onUndecodable failed; the event is not acknowledged",
    );
    await consumer.pollNow();

    expect(acknowledge.mock.calls.map(([ids]) => ids)).toContainEqual({ eventIdList: ["a1"] });
  },
);

test.each([
  [TYPE, ["a1"]],
  [`${TYPE}Later`, []],
])("an event of the type %s whose handler never ends leaves %j in the queue", async (type, left) => {
  const { clock, consumer, list, queue } = setUp(["a1"], () => new Promise(() => {}), { handlerTimeoutMs: 1_000 });
  list.mockImplementation(async () => ({ eventList: [...queue].map((id) => ({ ...eventOf(id), type })) }));

  const polling = consumer.pollNow();
  await clock.advance(10_000);
  await polling;

  expect([...queue]).toEqual(left);
});

test("a pause that a handler of another consumer calls waits for the poll that is under way", async () => {
  const slow = Promise.withResolvers<void>();
  const said: string[] = [];
  const paused = setUp(["a1"], () => slow.promise.then(() => void said.push("handled")));
  const other = setUp(["b1"], () => paused.consumer.pause().then(() => void said.push("paused")));
  const polls = [paused.consumer.pollNow()];
  await paused.clock.advance(0);
  polls.push(other.consumer.pollNow());
  await other.clock.advance(0);
  expect(said).toEqual([]);

  slow.resolve();
  await Promise.all(polls);

  expect(said).toEqual(["handled", "paused"]);
});
