import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { createDirectConsumer, type DirectConsumer } from "./direct.ts";
import { offerOf, setUp } from "./fixtures/sandbox.ts";
import type { Handlers } from "../handlers.ts";

test("without an inbox an event is acknowledged after its handler returned, all of a page in one call", async () => {
  const { sandbox, channel, logger, states } = setUp();
  const statesWhileHandling: string[][] = [];
  sandbox.trigger("Seller:Offer.New", offerOf("1", 1));
  sandbox.trigger("Seller:New.Type", {});

  const consumer = createDirectConsumer({
    channel,
    handlers: { "Seller:Offer.New": () => void statesWhileHandling.push(states()), "*": () => {} },
    onUndecodable: () => {},
    logger,
  });
  const report = await consumer.pollNow();

  expect(report).toMatchObject({ fetched: 2, acknowledged: 2, pages: 2 });
  expect(statesWhileHandling).toEqual([["delivered", "delivered"]]);
  expect(sandbox.report().byOperation["Events_Acknowledge"]).toBe(1);
});

test("without an inbox an event whose handler throws is left to the platform, ten times", async () => {
  const { sandbox, channel, logger, states } = setUp();
  const handle = vi.fn(() => Promise.reject(new Error("shop is down")));
  sandbox.trigger("Seller:Offer.New", offerOf("1", 1));
  sandbox.trigger("Seller:New.Type", {});
  const consumer = createDirectConsumer({
    channel,
    handlers: { "Seller:Offer.New": handle, "*": () => {} },
    onUndecodable: () => {},
    logger,
  });

  for (let poll = 0; poll < 12; poll += 1) {
    await consumer.pollNow();
    sandbox.advance(300_000);
  }

  expect(handle).toHaveBeenCalledTimes(10);
  expect(states()).toEqual(["dead-letter", "acknowledged"]);
});

test("without an inbox an undecodable event is acknowledged only when onUndecodable returned", async () => {
  const acknowledged: unknown[] = [];
  const broken = {
    id: "broken",
    type: "Seller:Offer.New",
    createdAt: "x",
    event: { ...offerOf("1", 1), sellerId: true },
  };
  let pages = 0;
  const { channel, logger } = setUp({
    intercept: (request) => {
      if (!request.url.endsWith("/event")) return undefined;
      if (request.method === "GET") return Response.json({ eventList: (pages += 1) % 2 === 1 ? [broken] : [] });
      acknowledged.push(request.url);
      return new Response(null, { status: 204 });
    },
  });
  const onUndecodable = vi.fn().mockRejectedValueOnce(new Error("disk full")).mockResolvedValueOnce(undefined);
  const consumer = createDirectConsumer({ channel, handlers: { "*": () => {} }, onUndecodable, logger });

  await consumer.pollNow();
  expect(acknowledged).toHaveLength(0);
  await consumer.pollNow();

  expect(acknowledged).toHaveLength(1);
  expect(onUndecodable).toHaveBeenLastCalledWith({
    id: "broken",
    raw: JSON.stringify(broken),
    problem: expect.objectContaining({ path: "/event/sellerId" }),
  });
});

test("without an inbox an event that comes again within a poll does not use up its deliveries", async () => {
  const { channel, logger } = setUp({
    intercept: ({ url, method }) =>
      url.endsWith("/event") && method === "GET"
        ? Response.json({ eventList: [{ id: "1", type: "Seller:Offer.New", createdAt: "x", event: offerOf("1", 1) }] })
        : undefined,
  });
  const handle = vi.fn(() => Promise.reject(new Error("shop is down")));
  const consumer = createDirectConsumer({
    channel,
    handlers: { "Seller:Offer.New": handle, "*": () => {} },
    onUndecodable: () => {},
    logger,
  });

  const report = await consumer.pollNow();

  expect(report.pages).toBe(2);
  expect(handle).toHaveBeenCalledTimes(1);
});

test("without an inbox no more lanes are handled at a time than asked for", async () => {
  const { sandbox, channel, logger } = setUp();
  let running = 0;
  let most = 0;
  for (let seller = 0; seller < 20; seller += 1) sandbox.trigger("Seller:Offer.New", offerOf(String(seller), 1));
  const handlers: Handlers = {
    "Seller:Offer.New": async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    },
    "*": () => {},
  };

  await createDirectConsumer({
    channel,
    handlers,
    onUndecodable: () => {},
    logger,
    lanes: { maxLanes: 3 },
  }).pollNow();

  expect(most).toBe(3);
});

test("without an inbox a type without a handler goes to the fallback too, and an unknown one whose fallback fails is acknowledged", async () => {
  const { sandbox, channel, logger, states } = setUp();
  const onUndecodable = vi.fn();
  sandbox.trigger("Seller:Offer.New", offerOf("1", 1));
  sandbox.trigger("Seller:New.Type", {});
  const seen: string[] = [];
  const handlers: Handlers = {
    "*": async ({ type }) => {
      seen.push(type);
      if (type !== "Seller:Offer.New") throw new Error("no");
    },
  };

  await createDirectConsumer({ channel, handlers, onUndecodable, logger }).pollNow();

  expect(seen.toSorted()).toEqual(["Seller:New.Type", "Seller:Offer.New"]);
  expect(onUndecodable).not.toHaveBeenCalled();
  expect(states()).toEqual(["acknowledged", "acknowledged"]);
});

test("without an inbox a paused one does not poll, and goes on at once", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5); // a minute between two polls
  const { logger } = setUp();
  const clock = createVirtualClock();
  const list = vi.fn(async () => ({ eventList: [] }));
  const consumer = createDirectConsumer({
    channel: { events: { list, acknowledge: async () => {} } } as never,
    clock,
    handlers: { "*": () => {} },
    onUndecodable: () => {},
    logger,
  });
  await consumer.start();
  await consumer.pause();
  await clock.advance(10.5 * 60_000);
  expect(await consumer.health()).toMatchObject({ lastPollAgeMs: 10.5 * 60_000 });
  expect(list).toHaveBeenCalledTimes(1);

  await consumer.resume();
  await clock.advance(1_000);

  expect(list).toHaveBeenCalledTimes(2);
  void consumer.stop();
  await clock.advance(30_000);
});

test("without an inbox nothing of a consumer is left after stop(), whatever hangs", async () => {
  const { logger } = setUp();
  const clock = createVirtualClock();
  const eventOf = (id: string) => ({ id, type: "Seller:Offer.New", createdAt: "x", event: offerOf(id, 1) });
  const list = async () => ({ eventList: [eventOf("1"), eventOf("2")] });
  const acknowledge = vi.fn<(ids: object, options: { signal: AbortSignal }) => Promise<never>>(
    () => new Promise(() => {}),
  );
  const consumer = createDirectConsumer({
    channel: { events: { list, acknowledge } } as never,
    clock,
    handlers: {
      "Seller:Offer.New": ({ id }) => (id === "1" ? new Promise<never>(() => {}) : undefined),
      "*": () => {},
    },
    onUndecodable: () => {},
    logger,
  });
  const polling = consumer.pollNow().catch((error: Error) => error.message);
  await clock.advance(10_000);
  expect(acknowledge).toHaveBeenCalledTimes(1);

  const stopping = consumer.stop({ drainTimeoutMs: 2_000 });
  await clock.advance(2_500);
  await stopping;
  await clock.advance(0);

  expect(clock.waits()).toBe(0);
  expect(await polling).toMatchObject({ fetched: 2, acknowledged: 0 });
  expect(acknowledge.mock.calls[0]![1].signal.aborted).toBe(true);
});

const calls = {
  "stop()": [(consumer) => consumer.stop(), "done"],
  "pause()": [(consumer) => consumer.pause(), "done"],
  "pollNow()": [
    (consumer) => consumer.pollNow(),
    "Cannot wait in a handler as pollNow() must be made outside the handlers of its consumer, because it waits for them: got a call in a running handler",
  ],
} satisfies Record<string, [call: (consumer: DirectConsumer) => Promise<unknown>, says: string]>;

test.each(Object.entries(calls))("without an inbox %s in a handler does not wait for it", async (_, [call, says]) => {
  const { channel, logger, sandbox, states } = setUp();
  const said: unknown[] = [];
  const handle = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    said.push(
      await call(consumer).then(
        () => "done",
        (error: Error) => error.message,
      ),
    );
  };
  sandbox.trigger("Seller:New.Type", {});
  const consumer = createDirectConsumer({ channel, handlers: { "*": handle }, onUndecodable: handle, logger });
  await consumer.start();
  await consumer.stop();

  expect(said).toEqual([says]);
  expect(states()).toEqual(["acknowledged"]);
});
