import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { waitUntil } from "@kontor/testing/wait-until";
import { expect, test } from "vitest";
import type { EventRow } from "../ground/event.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { createChannelConsumer, type ChannelConsumer } from "./consumer.ts";
import type { HandlerResult, StoredContext } from "../handlers.ts";
import type { ChannelConsumerOptions } from "../options.ts";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const fired = async () => {};

type Handle = (lane: string, context: StoredContext) => Promise<void | HandlerResult>;

/** A consumer with one event in each of these lanes, in virtual time. */
async function setUp(
  handle: Handle,
  { lanes = ["seller-1"], ...options }: Partial<Omit<ChannelConsumerOptions, "lanes">> & { lanes?: string[] } = {},
) {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const raw = JSON.stringify({ id: "1", type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: {} });
  await inbox.accept(lanes.map((lane) => ({ id: lane, lane, type: "Seller:New.Type", raw })));
  let fetched = 0;
  const list = async () => {
    fetched += 1;
    return { eventList: [] };
  };
  const consumer: ChannelConsumer = createChannelConsumer({
    channel: { events: { list, acknowledge: fired } } as never,
    inbox,
    clock,
    handlers: { "*": (_, context) => handle(context.lane, context) },
    unsafeDurability: true,
    logger: quiet,
    ...options,
  });
  const rows = async () => {
    const all: EventRow[] = [];
    for await (const row of inbox.list()) all.push(row);
    return Object.fromEntries(all.map(({ id, state, attempts }) => [id, `${state} ${attempts}`]));
  };
  return { clock, inbox, consumer, rows, fetched: () => fetched };
}

/** Ways in which a handler makes a call to its consumer. */
const ways: Record<string, (call: () => Promise<unknown>) => Promise<unknown>> = {
  "at once": (call) => call(),
  "after an await": async (call) => {
    await Promise.resolve();
    return call();
  },
  "in a timer": (call) => new Promise((resolve) => setTimeout(() => resolve(call()), 1)),
  "in Promise.all()": (call) => Promise.all([fired(), call()]).then(([, said]) => said),
  "in a function that its work calls back": (call) => new Promise((resolve) => setImmediate(() => resolve(call()))),
};

test.each(Object.entries(ways))(
  "stop() that a handler calls %s does not wait for it, and its event ends by its result",
  async (_, way) => {
    const told: unknown[] = [];
    const { clock, consumer, rows } = await setUp(async () => {
      told.push(await way(() => consumer.stop()), clock.monotonicMs());
      return { dead: "the shop is closed" };
    });
    const before = clock.monotonicMs();

    await consumer.start();
    await waitUntil(() => told.length > 0);

    expect(told).toEqual([{ finished: 0, abandoned: 0 }, expect.closeTo(before, -2)]);
    expect(await consumer.stop()).toMatchObject({ abandoned: 0 });
    expect(await rows()).toEqual({ "seller-1": "dead 1" });
    expect((await consumer.health()).problems).toContain("the consumer is stopped");
  },
);

const ends: Record<string, [result: () => HandlerResult | void, row: string]> = {
  "returns nothing": [() => {}, "done 1"],
  "gives its event up": [() => ({ dead: "never" }), "dead 1"],
  "wants another try": [() => ({ retryInMs: 1 }), "waiting 1"],
  "parks its lane": [() => ({ parkLane: "closed" }), "waiting 1"],
  throws: [
    () => {
      throw new Error("no");
    },
    "waiting 1",
  ],
};

test.each(Object.entries(ends))(
  "an outside stop() waits for a handler that has called stop() with no time to drain, works on and %s",
  async (_, [result, row]) => {
    const { clock, consumer, rows } = await setUp(async () => {
      await consumer.stop({ drainTimeoutMs: 0 });
      await clock.sleep(15_000);
      return result();
    });
    await consumer.start();
    await clock.advance(1_000);
    expect(await rows()).toEqual({ "seller-1": "waiting 0" });

    let report: unknown;
    void consumer.stop().then((got) => (report = got));
    await clock.advance(10_000);
    expect(report).toBeUndefined();
    await clock.advance(10_000);

    expect(report).toEqual({ finished: 1, abandoned: 0 });
    expect(await rows()).toEqual({ "seller-1": row });
  },
);

test("a handler that has called stop() settles its event by itself, also if it works for longer than the time to drain", async () => {
  const { clock, consumer, rows } = await setUp(async () => {
    await consumer.stop({ drainTimeoutMs: 5 });
    await clock.sleep(60_000);
  });
  await consumer.start();
  await clock.advance(59_000);
  expect(await rows()).toEqual({ "seller-1": "waiting 0" });
  await clock.advance(2_000);
  expect(await rows()).toEqual({ "seller-1": "done 1" });
});

test("an outside stop() gives up a handler that has called stop() when its own time is over", async () => {
  const { clock, consumer, rows } = await setUp(async () => {
    await consumer.stop();
    await clock.sleep(60_000);
  });
  await consumer.start();
  await clock.advance(1_000);
  let report: unknown;
  void consumer.stop({ drainTimeoutMs: 2_000 }).then((got) => (report = got));
  await clock.advance(3_000);

  expect(report).toEqual({ finished: 0, abandoned: 1 });
  await clock.advance(60_000);
  expect(await rows()).toEqual({ "seller-1": "waiting 0" });
});

test("stop() in a handler waits for other handlers, and for none that has called stop() as well", async () => {
  const told: Record<string, unknown> = {};
  const { clock, consumer, rows } = await setUp(
    async (lane) => {
      if (lane === "seller-10") return clock.sleep(3_000);
      await clock.sleep(10);
      await consumer.stop();
      told[lane] = clock.monotonicMs() - begunAt;
    },
    { lanes: ["seller-1", "seller-10", "seller-2"] },
  );
  const begunAt = clock.monotonicMs();
  await consumer.start();
  await clock.advance(2_900);
  expect(told).toEqual({});
  await clock.advance(200);

  expect(told).toEqual({ "seller-1": 3_000, "seller-2": 3_000 });
  await consumer.stop();
  expect(await rows()).toEqual({ "seller-1": "done 1", "seller-10": "done 1", "seller-2": "done 1" });
});

test("two consumers whose handlers stop each other both end", async () => {
  const began = Promise.withResolvers<void>();
  const other: ChannelConsumer[] = [];
  const one = await setUp(async () => {
    await began.promise;
    await other[0]!.stop();
  });
  const two = await setUp(async () => {
    began.resolve();
    await one.consumer.stop();
  });
  other.push(two.consumer);
  await Promise.all([one.consumer.start(), two.consumer.start()]);
  await Promise.all([one.clock.advance(100), two.clock.advance(100)]);

  expect(await Promise.all([one.consumer.stop(), two.consumer.stop()])).toMatchObject([
    { abandoned: 0 },
    { abandoned: 0 },
  ]);
  expect([await one.rows(), await two.rows()]).toEqual([{ "seller-1": "done 1" }, { "seller-1": "done 1" }]);
});

test("a handler that stops another consumer waits for that one's handlers", async () => {
  const { clock, consumer, rows } = await setUp(async () => clock.sleep(5_000));
  let report: unknown;
  const caller = await setUp(async () => {
    report = await consumer.stop();
  });
  await consumer.start();
  await caller.consumer.start();
  await caller.clock.advance(100);
  await clock.advance(4_000);
  expect(report).toBeUndefined();
  await clock.advance(2_000);

  expect(report).toEqual({ finished: 1, abandoned: 0 });
  expect(await rows()).toEqual({ "seller-1": "done 1" });
  await caller.consumer.stop();
});

test("pause() in a handler resolves, nothing more begins, and its event ends by its result", async () => {
  let isPaused = false;
  const { clock, consumer, rows, fetched } = await setUp(
    async () => {
      await clock.sleep(10);
      await consumer.pause();
      isPaused = true;
      return { parkLane: "the shop is closed", durationMs: 1 };
    },
    { lanes: ["seller-1", "seller-10"], poll: { intervalMs: 1_000 } },
  );
  await consumer.start();
  await clock.advance(100);
  expect(isPaused).toBe(true);
  const before = fetched();
  await clock.advance(60_000);

  expect(fetched()).toBe(before);
  expect(await rows()).toEqual({ "seller-1": "waiting 1", "seller-10": "waiting 1" });
  await consumer.stop();
});

test.each(Object.entries(ways))(
  "idle() that a handler calls %s is refused at once, and one from outside is not",
  async (_, way) => {
    const said: unknown[] = [];
    const { consumer } = await setUp(async () => {
      await way(() => consumer.idle()).catch((error: unknown) => said.push((error as Error).message));
    });
    await consumer.start();
    await waitUntil(() => said.length > 0);

    expect(said).toEqual([
      "Cannot wait in a handler as idle() must be made outside the handlers of its consumer, because it waits for them: got a call in a running handler",
    ]);
    await consumer.idle();
    await consumer.stop();
  },
);

test("pollNow() in a handler polls, and waits for no handler", async () => {
  let report: unknown;
  const { clock, consumer, fetched } = await setUp(async () => {
    await clock.sleep(10);
    report = await consumer.pollNow();
  });
  await consumer.start();
  await clock.advance(100);

  expect(report).toMatchObject({ pages: 1 });
  expect(fetched()).toBe(2);
  await consumer.stop();
});

test("a call that a handler leaves behind counts as one from outside once the handler has ended", async () => {
  const later = Promise.withResolvers<unknown>();
  const { clock, consumer, rows } = await setUp(
    async (lane) => {
      if (lane === "seller-10") return clock.sleep(4_000);
      setTimeout(() => later.resolve(consumer.idle().then(() => consumer.stop())), 5);
    },
    { lanes: ["seller-1", "seller-10"] },
  );
  await consumer.start();
  await clock.advance(100);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await clock.advance(5_000);

  expect(await later.promise).toEqual({ finished: 0, abandoned: 0 });
  expect(await rows()).toEqual({ "seller-1": "done 1", "seller-10": "done 1" });
});

test("a call that a running handler does not await stops the consumer, and the handler's event ends by its result", async () => {
  const { clock, consumer, rows } = await setUp(async () => {
    void consumer.stop({ drainTimeoutMs: 0 });
    await clock.sleep(1_000);
  });
  await consumer.start();
  await clock.advance(500);
  const stopping = consumer.stop();
  await clock.advance(1_000);

  expect(await stopping).toEqual({ finished: 1, abandoned: 0 });
  expect(await rows()).toEqual({ "seller-1": "done 1" });
});
