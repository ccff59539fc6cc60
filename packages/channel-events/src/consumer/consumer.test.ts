import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ChannelError } from "@kontor/channel-client";
import { demo } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { waitUntil } from "@kontor/testing/wait-until";
import { ROOT_CONTEXT, trace, type Meter } from "@opentelemetry/api";
import { expect, test, vi } from "vitest";
import { memoryInbox } from "../inbox/memory.ts";
import { sqliteInbox } from "../inbox/sqlite/inbox.ts";
import { consumerTelemetry } from "../observe/telemetry.ts";
import { createChannelConsumer } from "./consumer.ts";
import { inMemory, offerOf, rowsOf, setUp } from "./fixtures/sandbox.ts";
import type { Handlers } from "../handlers.ts";

test("a consumer with an inbox stores, acknowledges in one call, and handles in typed handlers", async () => {
  const { sandbox, channel, logger, clock } = setUp();
  const inbox = memoryInbox();
  const seen: unknown[] = [];
  sandbox.trigger("Seller:Offer.New", offerOf("1", 1));
  sandbox.trigger("Seller:Meta.SellerAttributesUpdateRequest", { sellerId: "2", channel: demo.channel });
  sandbox.trigger("Seller:New.Type", { any: "thing" });
  const handlers: Handlers = {
    "Seller:Offer.New": ({ event }) => void seen.push(event.offerId),
    "Seller:Meta.SellerAttributesUpdateRequest": ({ event }) => void seen.push(event.sellerId),
    "*": ({ event }) => void seen.push(event),
  };

  await using consumer = createChannelConsumer({ channel, inbox, unsafeDurability: true, handlers, logger, clock });
  await consumer.start();
  await consumer.idle();

  expect(seen).toHaveLength(3);
  expect(seen).toEqual(expect.arrayContaining([1, "2", { any: "thing" }]));
  expect(sandbox.report()).toMatchObject({
    byOperation: { Events_List: 2, Events_Acknowledge: 1 },
    tokenCalls: { channel: 1 },
  });
  expect(await inbox.readStats()).toMatchObject({
    events: { waiting: 0, done: 3, dead: 0 },
    unreadable: 0,
    unknownType: 1,
    pendingAcknowledgements: 0,
  });
});

test("no acknowledgement is sent for an event that is not stored", async () => {
  const { sandbox, channel, logger, states } = setUp();
  sandbox.trigger("Seller:New.Type", {});
  const inbox = { ...memoryInbox(), accept: () => Promise.reject(new Error("disk full")) };

  const consumer = createChannelConsumer({
    channel,
    inbox,
    unsafeDurability: true,
    handlers: { "*": () => {} },
    logger,
  });

  await expect(consumer.pollNow()).rejects.toThrow("disk full");
  expect(states()).toEqual(["delivered"]);
});

test("an acknowledgement that fails goes with the next poll, and the handler runs once", async () => {
  let failing = true;
  const { sandbox, channel, logger, states, lines } = setUp({
    intercept: ({ method }) => (method === "DELETE" && failing ? new Response(null, { status: 503 }) : undefined),
  });
  const handle = vi.fn();
  sandbox.trigger("Seller:New.Type", {});
  await using consumer = createChannelConsumer({ channel, ...inMemory(), handlers: { "*": handle }, logger });

  await consumer.start();
  await consumer.idle();
  expect(states()).toEqual(["delivered"]);
  failing = false;
  await consumer.pollNow();

  expect(states()).toEqual(["acknowledged"]);
  expect(handle).toHaveBeenCalledTimes(1);
  expect(lines).toContain("An acknowledgement failed; its ids go with the next one");
});

test("an event that comes again is acknowledged again and not handled again", async () => {
  const lost = { acknowledgements: 0 };
  const { sandbox, channel, logger, states } = setUp({
    intercept: ({ method }) =>
      method === "DELETE" && (lost.acknowledgements += 1) === 1 ? new Response(null, { status: 204 }) : undefined,
  });
  const handle = vi.fn();
  sandbox.trigger("Seller:New.Type", {});
  await using consumer = createChannelConsumer({ channel, ...inMemory(), handlers: { "*": handle }, logger });
  await consumer.start();
  await consumer.idle();

  sandbox.advance(300_000);
  const report = await consumer.pollNow();
  await consumer.idle();

  expect(report).toMatchObject({ fetched: 1, duplicates: 1, acknowledged: 1 });
  expect(handle).toHaveBeenCalledTimes(1);
  expect(states()).toEqual(["acknowledged"]);
});

test("a seller's events are handled in order, also when one has to be tried again; other sellers go on", async () => {
  const { sandbox, channel, logger } = setUp();
  const order: string[] = [];
  let failures = 2;
  for (const [seller, offer] of [
    ["a", 1],
    ["a", 2],
    ["b", 3],
    ["a", 4],
  ] as const)
    sandbox.trigger("Seller:Offer.New", offerOf(seller, offer));
  const handlers: Handlers = {
    "Seller:Offer.New": ({ event }, { attempt, lane }) => {
      if (event.offerId === 1 && (failures -= 1) >= 0) throw new Error("shop is down");
      order.push(`${lane}${event.offerId}#${attempt}`);
    },
    "*": () => {},
  };

  await using consumer = createChannelConsumer({
    channel,
    ...inMemory(),
    handlers,
    logger,
    retry: { backoff: () => 5 },
  });
  await consumer.start();
  await waitUntil(() => expect(order).toHaveLength(4));

  expect(order).toEqual(["b3#1", "a1#3", "a2#1", "a4#1"]);
});

test("a handler that fails for the last time leaves its event dead, and its seller goes on", async () => {
  const { sandbox, channel, logger, states } = setUp();
  const inbox = memoryInbox();
  sandbox.trigger("Seller:Offer.New", offerOf("a", 1));
  sandbox.trigger("Seller:Offer.New", offerOf("a", 2));
  const handlers: Handlers = {
    "Seller:Offer.New": ({ event }) => {
      if (event.offerId === 1) throw new Error("never");
    },
    "*": () => {},
  };

  await using consumer = createChannelConsumer({
    channel,
    inbox,
    unsafeDurability: true,
    handlers,
    logger,
    retry: { maxAttempts: 3, backoff: () => 1 },
  });
  await consumer.start();
  await waitUntil(async () => expect((await inbox.readStats()).events).toEqual({ waiting: 0, done: 1, dead: 1 }));

  expect((await rowsOf(inbox, { state: "dead" }))[0]).toMatchObject({
    attempts: 3,
    problem: expect.stringMatching(/^never\n    at /) as string,
  });
  expect(states()).toEqual(["acknowledged", "acknowledged"]);
});

test("events nobody can read are stored, logged and acknowledged", async () => {
  const broken = {
    id: "broken",
    type: "Seller:Offer.New",
    createdAt: "x",
    event: { ...offerOf("1", 1), sellerId: true },
  };
  const odd = { id: "odd", createdAt: "x" };
  const nameless = { type: "Seller:Offer.New" };
  const acknowledged: string[] = [];
  let page: unknown[] = [
    broken,
    odd,
    nameless,
    null,
    { id: "good", type: "Seller:Offer.New", createdAt: "x", event: offerOf("1", 1) },
  ];
  const { channel, logger, lines } = setUp({
    intercept: (request) => {
      if (!request.url.endsWith("/event")) return undefined;
      if (request.method === "DELETE") {
        void request.json().then(({ eventIdList }: { eventIdList: string[] }) => acknowledged.push(...eventIdList));
        return new Response(null, { status: 204 });
      }
      const answer = Response.json({ eventList: page });
      page = [];
      return answer;
    },
  });
  const inbox = memoryInbox();

  await using consumer = createChannelConsumer({
    channel,
    inbox,
    unsafeDurability: true,
    handlers: { "*": () => {} },
    logger,
  });
  await consumer.start();
  await consumer.idle();

  expect(acknowledged).toEqual(["broken", "odd", "good"]);
  expect((await rowsOf(inbox, { state: "dead" })).map(({ id, problem }) => [id, problem])).toEqual([
    ["broken", "Cannot read Seller:Offer.New as /event/sellerId must be text: got a boolean"],
    ["odd", "Cannot read an event as /type must be text: got nothing"],
    [expect.stringMatching(/^without-id-[0-9a-f]{64}$/), "Cannot read an event as /id must be text: got nothing"],
    [expect.stringMatching(/^without-id-/), "Cannot read an event as it must be an object: got null"],
  ]);
  expect(lines.filter((line) => line === "An event without an id is stored; nobody can acknowledge it")).toHaveLength(
    2,
  );
});

test("stop() fires the handler's signal, waits for it, and begins no other", async () => {
  const { sandbox, channel, logger } = setUp();
  const inbox = memoryInbox();
  let ended = false;
  const begun = Promise.withResolvers<void>();
  sandbox.trigger("Seller:Offer.New", offerOf("a", 1));
  sandbox.trigger("Seller:Offer.New", offerOf("a", 2));
  const handlers: Handlers = {
    "Seller:Offer.New": async (_, { signal }) => {
      begun.resolve();
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => setTimeout(resolve, 20)));
      ended = true;
    },
    "*": () => {},
  };
  const consumer = createChannelConsumer({ channel, inbox, unsafeDurability: true, handlers, logger });
  await consumer.start();
  await begun.promise;

  await consumer.stop();

  expect(ended).toBe(true);
  expect((await inbox.readStats()).events).toMatchObject({ done: 1, waiting: 1 });
  await expect(consumer.pollNow()).rejects.toThrow("Cannot poll as the consumer must not be stopped");
});

test("a consumer polls again after its interval, and stops waiting when it is stopped", async () => {
  const { sandbox, channel, logger, states } = setUp();
  const consumer = createChannelConsumer({
    channel,
    ...inMemory(),
    handlers: { "*": () => {} },
    logger,
    poll: { intervalMs: 10 },
  });
  await consumer.start();
  sandbox.trigger("Seller:New.Type", {});

  await waitUntil(() => expect(states()).toEqual(["acknowledged"]));
  await consumer.stop();
});

test("an inbox that fails is tried again and loses nothing", async () => {
  const { sandbox, channel, logger } = setUp();
  const inner = memoryInbox();
  let failures = 1;
  const inbox = {
    ...inner,
    claim: (options: Parameters<typeof inner.claim>[0]) =>
      (failures -= 1) >= 0 ? Promise.reject(new Error("gone")) : inner.claim(options),
  };
  const handle = vi.fn();
  sandbox.trigger("Seller:New.Type", {});

  await using consumer = createChannelConsumer({
    channel,
    inbox,
    unsafeDurability: true,
    handlers: { "*": handle },
    logger,
  });
  await consumer.start();

  await waitUntil(() => expect(handle).toHaveBeenCalledTimes(1));
});

test("a store that rejects with no error at all does not end the polling", async () => {
  const { sandbox, channel, logger } = setUp();
  const inner = memoryInbox();
  let failures = 2;
  const inbox = {
    ...inner,
    pendingAcknowledgements: (limit: number) =>
      (failures -= 1) >= 0 ? Promise.reject(undefined) : inner.pendingAcknowledgements(limit),
  };
  const handle = vi.fn();
  sandbox.trigger("Seller:New.Type", {});

  await using consumer = createChannelConsumer({
    channel,
    inbox,
    unsafeDurability: true,
    handlers: { "*": handle },
    logger,
    poll: { intervalMs: 10 },
  });
  await consumer.start();

  await waitUntil(() => expect(handle).toHaveBeenCalledTimes(1));
});

test("with the file and the defaults, a failing handler is tried again after a wait and not in a loop", async () => {
  const { sandbox, channel, logger } = setUp();
  const folder = mkdtempSync(join(tmpdir(), "kontor-consumer-"));
  const inbox = sqliteInbox(join(folder, "events.db"));
  const handle = vi.fn(() => Promise.reject(new Error("shop is down")));
  sandbox.trigger("Seller:Offer.New", offerOf("1", 1));
  const consumer = createChannelConsumer({
    channel,
    inbox,
    unsafeDurability: true,
    handlers: { "Seller:Offer.New": handle, "*": () => {} },
    logger,
  });

  await consumer.start();
  await waitUntil(async () => expect((await rowsOf(inbox))[0]!.attempts).toBeGreaterThan(0));
  await consumer.stop();

  expect(handle.mock.calls.length).toBeLessThan(5);
  expect((await inbox.readStats()).events.waiting).toBe(1);
  await inbox.close();
  rmSync(folder, { recursive: true });
});

test.each<[string, () => unknown]>([
  ["throws", () => (undefined as unknown as string).toUpperCase()],
  ["gives no text", () => 7],
])("an event whose lane key %s is handled all the same", async (_, key) => {
  const { sandbox, channel, logger, states } = setUp();
  const handle = vi.fn();
  sandbox.trigger("Seller:New.Type", {});

  await using consumer = createChannelConsumer({
    channel,
    ...inMemory(),
    handlers: { "*": handle },
    logger,
    lanes: { key: key as () => string },
  });
  await consumer.start();
  await consumer.idle();

  expect(handle).toHaveBeenCalledTimes(1);
  expect(states()).toEqual(["acknowledged"]);
});

test("a backoff that gives nonsense is replaced by the default", async () => {
  const { sandbox, channel, logger, lines } = setUp();
  const inbox = memoryInbox();
  const handle = vi.fn(() => Promise.reject(new Error("shop is down")));
  sandbox.trigger("Seller:Offer.New", offerOf("1", 1));

  await using consumer = createChannelConsumer({
    channel,
    inbox,
    unsafeDurability: true,
    handlers: { "Seller:Offer.New": handle, "*": () => {} },
    logger,
    retry: { backoff: () => Number.NaN },
  });
  await consumer.start();
  await consumer.idle();

  expect(lines).toContain("retry.backoff failed; the default is used");
  expect(handle.mock.calls.length).toBeLessThan(5);
});

test("one id that the platform refuses does not keep the others from being acknowledged", async () => {
  const acknowledged: string[] = [];
  const { sandbox, channel, logger } = setUp();
  for (let index = 0; index < 5; index += 1) sandbox.trigger("Seller:New.Type", {});
  const poison = sandbox.events()[2]!.event.id;
  const picky = {
    ...channel,
    events: {
      ...channel.events,
      acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => {
        if (eventIdList.includes(poison))
          throw new ChannelError({ operation: "Events_Acknowledge" }, 400, undefined, new Headers());
        acknowledged.push(...eventIdList);
      },
    },
  };
  const inbox = memoryInbox();

  const consumer = createChannelConsumer({
    channel: picky,
    inbox,
    unsafeDurability: true,
    handlers: { "*": () => {} },
    logger,
  });
  await consumer.pollNow();

  expect(acknowledged).toHaveLength(4);
  expect((await inbox.readStats()).pendingAcknowledgements).toBe(0);
});

test("an event under its older name goes to the handler of the newer one", async () => {
  const { sandbox, channel, logger } = setUp();
  const seen: string[] = [];
  sandbox.trigger("Seller:Order.Accepted", { sellerId: "1", orderId: "A" });
  sandbox.trigger("Seller:Order.Confirmed", { sellerId: "1", orderId: "B" });

  await using consumer = createChannelConsumer({
    channel,
    ...inMemory(),
    handlers: {
      "Seller:Order.Confirmed": ({ type, event }) => void seen.push(`${type} ${event.orderId}`),
      "*": () => {},
    },
    logger,
  });
  await consumer.start();
  await consumer.idle();

  expect(seen).toEqual(["Seller:Order.Accepted A", "Seller:Order.Confirmed B"]);
});

test("a handler may ask for another try, give up, or have its seller left alone", async () => {
  const { sandbox, channel, logger } = setUp();
  const inbox = memoryInbox();
  const runs: string[] = [];
  for (const [seller, offer] of [
    ["1", 1],
    ["1", 2],
    ["2", 3],
    ["3", 4],
    ["3", 5],
  ] as const)
    sandbox.trigger("Seller:Offer.New", offerOf(seller, offer));
  await using consumer = createChannelConsumer({
    channel,
    inbox,
    unsafeDurability: true,
    logger,
    handlers: {
      "Seller:Offer.New": ({ event: { offerId } }, { attempt }) => {
        runs.push(`${offerId}/${attempt}`);
        if (offerId === 1 && attempt === 1) return { retryInMs: 5 };
        if (offerId === 3) return { dead: "nobody wants it" };
        if (offerId === 4) return { parkLane: "on holiday" };
        return undefined;
      },
      "*": () => {},
    },
  });

  await consumer.start();
  await waitUntil(async () => expect((await inbox.readStats()).events).toMatchObject({ done: 2, dead: 1, waiting: 2 }));

  expect(runs.filter((run) => /^[12]/.test(run))).toEqual(["1/1", "1/2", "2/1"]);
  expect(runs).not.toContain("5/1");
  expect((await consumer.health()).parkedLanes).toEqual(["3"]);
  await consumer.resumeLane("3");
  await waitUntil(() => expect(runs).toContain("4/2"));
});

test("once() does something once, however often its handler runs", async () => {
  const { sandbox, channel, logger } = setUp();
  let mails = 0;
  const seen: number[] = [];
  sandbox.trigger("Seller:New.Type", { sellerId: "1" });
  await using consumer = createChannelConsumer({
    channel,
    inbox: memoryInbox(),
    unsafeDurability: true,
    logger,
    retry: { backoff: () => 1 },
    handlers: {
      "*": async (_, { once, attempt }) => {
        seen.push(await once("mail", () => (mails += 1)));
        if (attempt < 3) throw new Error("later");
      },
    },
  });

  await consumer.start();
  await waitUntil(() => expect(seen).toEqual([1, 1, 1]));

  expect(mails).toBe(1);
});

test("a key function that changes an event changes nothing for its handler", async () => {
  const { sandbox, channel, logger, clock } = setUp();
  const seen: unknown[] = [];
  sandbox.trigger("Seller:Offer.New", offerOf("a", 1));
  const key = ({ event }: { event: unknown }) => {
    const offer = event as { sellerId: string };
    return (offer.sellerId = offer.sellerId.toUpperCase());
  };
  const handlers = {
    "*": () => {},
    "Seller:Offer.New": ({ event }) => void seen.push(event.sellerId),
  } satisfies Handlers;

  await using consumer = createChannelConsumer({ channel, ...inMemory(), lanes: { key }, handlers, logger, clock });
  await consumer.start();
  await consumer.idle();

  expect(seen).toEqual(["a"]);
});

test("durations are in seconds, and an inbox that cannot be read is measured as nothing", async () => {
  const clock = createVirtualClock();
  const record = vi.fn();
  const observe = vi.fn();
  const looks: ((result: { observe: typeof observe }) => Promise<void>)[] = [];
  const meter = {
    createCounter: () => ({ add: () => {} }),
    createHistogram: () => ({ record }),
    createObservableGauge: () => ({}),
    addBatchObservableCallback: (look: (typeof looks)[0]) => void looks.push(look),
  } as unknown as Meter;
  const inbox = { readStats: () => Promise.reject(new Error("gone")) };
  const telemetry = consumerTelemetry({ api: { trace, ROOT_CONTEXT }, meter, inbox, clock });

  const settling = telemetry.settle(["1"], () => clock.sleep(2_500));
  await clock.advance(2_500);
  await settling;
  await expect(looks[0]!({ observe })).resolves.toBeUndefined();

  expect(record.mock.calls.map(([seconds]) => seconds as number)).toEqual([2.5]);
  expect(observe).not.toHaveBeenCalled();
});
