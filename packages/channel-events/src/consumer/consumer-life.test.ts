import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChannelClient, type ChannelClient } from "@kontor/channel-client";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, expect, test, vi } from "vitest";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { sqliteInbox } from "../inbox/sqlite/inbox.ts";
import { StoreError } from "../inbox/store-error.ts";
import { healthHandler } from "../observe/health-handler.ts";
import { createChannelConsumer } from "./consumer.ts";
import type { ChannelConsumerOptions } from "../options.ts";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const createdAt = "2026-02-11T08:00:00Z";
const eventOf = (id: string, type = "Seller:New.Type", event: unknown = {}) => ({ id, type, createdAt, event });
const stored = (id: string) => ({ id, lane: id, type: "Seller:New.Type", raw: JSON.stringify(eventOf(id)) });

/** A channel that gives these pages, and then empty ones; `fetched` counts them. */
function channelOf(...pages: (unknown[] | Error)[]) {
  const channel = {
    fetched: 0,
    events: {
      async list() {
        channel.fetched += 1;
        const page = pages.shift() ?? [];
        if (page instanceof Error) throw page;
        return { eventList: page };
      },
      acknowledge: async () => {},
    },
  };
  return channel as typeof channel & Pick<ChannelClient, "events">;
}

function setUp({ inbox = memoryInbox(), ...options }: Partial<ChannelConsumerOptions> = {}) {
  const channel = channelOf();
  const handlers = { "*": () => {} };
  const consumer = createChannelConsumer({
    channel,
    inbox,
    handlers,
    unsafeDurability: true,
    logger: quiet,
    ...options,
  });
  return { consumer, inbox };
}

test("a consumer that is stopped while it starts handles nothing afterwards", async () => {
  const inner = memoryInbox();
  await inner.accept([stored("1")]);
  const asked = Promise.withResolvers<boolean>();
  const handle = vi.fn();
  const { consumer } = setUp({ inbox: { ...inner, lease: () => asked.promise }, handlers: { "*": handle } });
  const starting = consumer.start();
  const stopping = consumer.stop({ drainTimeoutMs: 1_000 });

  asked.resolve(true);
  await Promise.all([starting, stopping]);
  await new Promise((resolve) => setTimeout(resolve, 50)); // real time is the claim

  expect(handle).not.toHaveBeenCalled();
});

test("a start is refused by an inbox that is not durable, and not by one that is gone for a while", async () => {
  const inner = memoryInbox();
  const failing = (error: Error) => ({
    ...inner,
    lease: () => Promise.reject(error),
    countWaiting: () => Promise.reject(error),
  });
  const refused = setUp({ inbox: failing(new StoreError("open the inbox", "a commit must be on the disk")) });
  const gone = setUp({
    inbox: failing(new StoreError("lease", "the connection ended", { cause: new Error("ECONNRESET") })),
  });

  await expect(refused.consumer.start()).rejects.toThrow("a commit must be on the disk");
  await expect(gone.consumer.start()).resolves.toBeUndefined();
  await Promise.all([refused, gone].map(({ consumer }) => consumer.stop({ drainTimeoutMs: 10 })));
});

test("a start that is refused leaves nothing running", async () => {
  const inbox = memoryInbox();
  const handle = vi.fn();
  const refusing = createChannelClient({
    baseUrl: "https://p.test",
    fetch: async () => new Response(null, { status: 401 }),
  });
  const refusal = await refusing.events.list().then(
    () => new Error("none"),
    (error: Error) => error,
  );
  const { consumer } = setUp({ inbox, handlers: { "*": handle }, channel: channelOf(refusal) });

  await expect(consumer.start()).rejects.toThrow("answered 401");
  await inbox.accept([stored("1")]);
  await consumer.idle();

  expect(handle).not.toHaveBeenCalled();
  await consumer.start();
  await consumer.idle();
  expect(handle).toHaveBeenCalledTimes(1);
  await consumer.stop();
});

test.each<keyof Inbox>(["lease", "claim", "settle", "accept", "endLease"])(
  "stop() ends in its time though %s() hangs",
  async (name) => {
    const clock = createVirtualClock();
    const inner = memoryInbox({ clock });
    await inner.accept([stored("1")]);
    const hang = vi.fn(() => new Promise<never>(() => {}));
    const { consumer } = setUp({ clock, inbox: { ...inner, [name]: hang }, channel: channelOf([eventOf("2")]) });
    consumer.start().catch(() => {});
    if (name !== "endLease") await clock.advanceUntil(() => hang.mock.calls.length > 0, 10_000);
    const stoppingAt = clock.monotonicMs();
    let stoppedAt: number | undefined;

    void consumer.stop({ drainTimeoutMs: 100 }).then(() => (stoppedAt = clock.monotonicMs()));
    await clock.advance(60_000);

    expect(stoppedAt! - stoppingAt).toBeLessThanOrEqual(100 + 1_000);
  },
);

test.each([
  [true, "another process"],
  [false, "this process"],
])("a pause of %s while a poll is under way leaves the turn to %s", async (stays, poller) => {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const channel = channelOf();
  const list = () => clock.sleep(5_000).then(() => channel.events.list());
  const { consumer } = setUp({ inbox, clock, channel: { events: { ...channel.events, list } } as never });
  void consumer.start();
  await clock.advance(1_000);

  void consumer.pause();
  if (!stays) void consumer.resume();
  await clock.advance(10_000);
  const isFree = await inbox.lease("poller", "another", 1);

  expect(isFree ? "another process" : "this process").toBe(poller);
  expect((await consumer.health()).isPolling).toBe(!stays);
  void consumer.stop();
  await clock.advance(1_000);
});

test("a pause fetches no further page, and a resume goes on", async () => {
  const pages = Array.from({ length: 20 }, (_, index) => [eventOf(`${index}`)]);
  const channel = channelOf(...pages);
  const { consumer } = setUp({ channel });
  const { list } = channel.events;
  const pausing = async () => {
    if (channel.fetched === 3) void consumer.pause();
    return list();
  };
  Object.assign(channel.events, { list: pausing });

  await consumer.start();

  expect(channel.fetched).toBe(4); // the one that was under way
  await consumer.resume();
  await waitUntil(() => expect(channel.fetched).toBe(21));
  await consumer.stop();
});

test("one that does not poll fetches nothing, and handles", async () => {
  const inbox = memoryInbox();
  await inbox.lease("poller", "another", 60_000);
  await inbox.accept([stored("1")]);
  const handle = vi.fn();
  const channel = channelOf([eventOf("2")]);
  const { consumer } = setUp({ inbox, channel, handlers: { "*": handle } });

  await consumer.start();
  await consumer.pollNow();
  await consumer.idle();

  expect(channel.fetched).toBe(0);
  expect(handle).toHaveBeenCalledTimes(1);
  await consumer.stop();
});

test("the health of one that does not poll recovers with its inbox", async () => {
  const clock = createVirtualClock();
  const inner = memoryInbox({ clock });
  await inner.lease("poller", "another", 60_000);
  let isDown = false;
  const orDown =
    <Arguments extends unknown[], Result>(call: (...all: Arguments) => Promise<Result>) =>
    async (...all: Arguments) => {
      if (isDown) throw new Error("the database is gone");
      return call(...all);
    };
  const inbox = { ...inner, lease: orDown(inner.lease), stats: orDown(inner.readStats), claim: orDown(inner.claim) };
  const { consumer } = setUp({ clock, inbox, lanes: { leaseMs: 60 } });
  const status = async () => (await healthHandler(consumer)()).status;
  await consumer.start();
  expect(await status()).toBe(200);

  isDown = true;
  await clock.advanceUntil(
    async () => (await consumer.health()).problems.join().includes("the database is gone"),
    30_000,
  );
  expect(await status()).toBe(503);

  isDown = false;
  await clock.advanceUntil(async () => (await status()) === 200, 30_000);
  await consumer.stop();
});

test("health is red when nothing came for long, whether polls fail or never end, and when old events wait", async () => {
  const clock = createVirtualClock();
  const failing = setUp({ clock, channel: channelOf(...Array<Error>(99).fill(new Error("down"))) });
  await failing.consumer.start();
  expect((await failing.consumer.health()).status).toBe("degraded");
  await clock.advance(5 * 60_000 + 60_000);

  expect(await failing.consumer.health()).toMatchObject({ status: "failing" });

  const never = channelOf();
  never.events.list = () => new Promise(() => {});
  const hanging = setUp({ clock, channel: never });
  void hanging.consumer.start();
  await clock.advance(5 * 60_000 + 1);
  expect((await hanging.consumer.health()).problems).toEqual(["no poll has succeeded for 300 s"]);

  const old = setUp({ clock, inbox: memoryInbox({ clock }) });
  await old.inbox.accept([stored("1")]);
  await clock.advance(3_600_001);
  expect((await old.consumer.health()).problems).toEqual(["an event has waited for 3600 s"]);
  const stopping = Promise.all([failing, hanging, old].map(({ consumer }) => consumer.stop({ drainTimeoutMs: 0 })));
  await clock.advance(1_000);
  await stopping;
});

test("health does not go by the clock on the wall: set forward it is no outage, set back it hides none", async () => {
  const clock = createVirtualClock();
  const well = setUp({ clock });
  await well.consumer.start();
  clock.setNow(clock.now() + 3_600_000);
  expect((await well.consumer.health()).status).toBe("ok");

  const failing = setUp({ clock, channel: channelOf(...Array<Error>(99).fill(new Error("down"))) });
  await failing.consumer.start();
  clock.setNow(clock.now() - 3_600_000);
  await clock.advance(5 * 60_000 + 1_000);
  expect((await failing.consumer.health()).status).toBe("failing");
  await Promise.all([well, failing].map(({ consumer }) => consumer.stop({ drainTimeoutMs: 0 })));
});

test("health answers though the inbox does not", async () => {
  const clock = createVirtualClock();
  const inbox = { ...memoryInbox({ clock }), readStats: () => new Promise<never>(() => {}) };
  const { consumer } = setUp({ clock, inbox });
  const asking = consumer.health();
  await clock.advance(2_000);

  expect((await asking).problems).toEqual(["the inbox fails: no answer within 2 s"]);
  await consumer.stop();
});

test("an event that nests too deeply costs itself and not its page", async () => {
  let deep: unknown = {};
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  const handle = vi.fn();
  const channel = channelOf([eventOf("deep", "Seller:New.Type", deep), eventOf("plain")]);
  const { consumer, inbox } = setUp({ channel, handlers: { "*": handle } });

  await consumer.start();
  await consumer.idle();

  expect(handle).toHaveBeenCalledTimes(1);
  expect((await inbox.readStats()).events).toEqual({ waiting: 0, done: 1, dead: 1 });
  await consumer.stop();
});

test("withTx() of a known type ends as done, of an unknown one as done with a problem", async () => {
  const known = { sellerId: "1", offerId: 1, quantity: 3 };
  const wrote: unknown[] = [];
  const channel = channelOf([eventOf("known", "Seller:Offer.StockUpdate", known), eventOf("new")]);
  const { consumer, inbox } = setUp({
    channel,
    handlers: {
      "Seller:Offer.StockUpdate": ({ id }, { withTx }) => withTx(() => wrote.push(id)),
      "*": ({ id }, { withTx }) => withTx(() => wrote.push(id)),
    },
  });

  await consumer.start();
  await consumer.idle();

  expect(new Set(wrote)).toEqual(new Set(["known", "new"]));
  expect((await inbox.readStats()).events).toEqual({ waiting: 0, done: 2, dead: 0 });
  expect((await inbox.readStats()).unknownType).toBe(1);
  await consumer.stop();
});

test.each<[string, () => unknown]>([
  ["throws what has no words", () => Promise.reject(Object.create(null))],
  ["throws an error without a message", () => Promise.reject(Object.assign(new Error("x"), { message: undefined }))],
  ["parks for a time that is none", () => ({ parkLane: "later", durationMs: Number.NaN })],
  ["parks for a reason that is not text", () => ({ parkLane: { why: 1 }, durationMs: 1.5 })],
  ["gives up for a reason that is not text", () => ({ dead: Symbol("no") })],
  ["asks for another try in a time too long for any clock", () => ({ retryInMs: Number.MAX_VALUE })],
])("a handler that %s does not hold up other lanes", async (_, misbehave) => {
  const channel = channelOf([
    eventOf("odd", "Seller:New.Type", { sellerId: "a" }),
    eventOf("plain", "Seller:New.Type", { sellerId: "b" }),
  ]);
  const runs: string[] = [];
  const { consumer, inbox } = setUp({
    channel,
    handlers: {
      "*": (({ id }: { id: string }) => {
        runs.push(id);
        return id === "odd" ? misbehave() : undefined;
      }) as never,
    },
  });

  await consumer.start();
  await consumer.idle();

  expect(new Set(runs)).toEqual(new Set(["odd", "plain"]));
  expect((await inbox.readStats()).events.waiting).toBeLessThanOrEqual(1);
  await consumer.stop({ drainTimeoutMs: 100 });
});

test("retention forgets what is done, and what is put aside if it is told to", async () => {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const channel = channelOf([eventOf("new")]);
  const { consumer } = setUp({
    inbox,
    channel,
    clock,
    retention: { payloadsAfterMs: 1_000, putAsideAfterMs: 2_000 },
  });
  void consumer.start();
  await clock.advance(1_000);
  expect((await inbox.readStats()).unknownType).toBe(1);

  await clock.advance(2 * 3_600_000);
  expect(await inbox.readStats()).toMatchObject({ events: { done: 1 }, unknownType: 0 });
  void consumer.stop();
  await clock.advance(1_000);
});

test("a backlog that is handled while it is fetched may be larger than what may wait", async () => {
  const pages = Array.from({ length: 5 }, (_, page) =>
    Array.from({ length: 100 }, (__, index) => eventOf(`${page}/${index}`)),
  );
  const inner = memoryInbox();
  const inbox = { ...inner, countWaiting: async () => 0 }; // all that was stored is handled by now
  const channel = channelOf(...pages);
  const { consumer } = setUp({ inbox, channel, maxWaiting: 150 });

  await consumer.start();

  expect(channel.fetched).toBe(6);
  await consumer.stop();
});

/** An inbox whose worker ended while the handler of event 1 ran, so often that it was recorded this many times. */
async function setUpEnded(ends: number, nextTurnInMs: number) {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  await inbox.accept([stored("1"), stored("2")]);
  const claims = await inbox.claim({ lanes: 2, perLane: 1, leaseMs: 1_000 });
  const claim = claims.find(({ lane }) => lane === "1")!;
  await inbox.recordStarts([{ claim, seq: claim.events[0]!.seq, unfinishedStarts: ends, nextTurnInMs }]);
  await clock.advance(1_000);
  const warn = vi.fn();
  const { consumer } = setUp({ inbox, clock, channel: channelOf(), logger: { ...quiet, warn } });
  return { clock, consumer, warn };
}

test("a suspect is visible: health says which event waits after the end of its process, and so does one log line at the start", async () => {
  const { clock, consumer, warn } = await setUpEnded(2, 600_000);

  void consumer.start();
  await clock.advance(100);

  const suspect = { lane: "1", id: "1", unfinishedStarts: 2 };
  const { status, suspects, problems } = await consumer.health();
  expect([status, suspects]).toEqual(["degraded", [{ ...suspect, nextTryInMs: 598_900 }]]);
  expect(problems).toEqual([
    expect.stringContaining(
      "event 1 of 1, whose handler began 2 times and never ended, is tried again while no other handler runs, in 599 s",
    ),
  ]);
  expect(warn.mock.calls.filter(([facts]) => JSON.stringify(facts).includes('"id":"1"'))).toEqual([
    [
      { suspects: [expect.objectContaining(suspect)] },
      "Events were running when a process ended; each is tried again while no other handler runs",
    ],
  ]);

  await clock.advance(600_000);
  expect(await consumer.health()).toMatchObject({ suspects: [], status: "ok" });
  void consumer.stop();
  await clock.advance(1_000);
});

test.each([
  [undefined, true],
  [1, true],
  [600_000, true],
  [0, false], // It is tried at once, and told then.
])("a suspect whose next try is in %s ms is told at the start: %s", async (nextTryInMs, isTold) => {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const suspects = [{ lane: "1", id: "1", unfinishedStarts: 2, nextTryInMs }];
  const readStats: typeof inbox.readStats = async (options) => ({ ...(await inbox.readStats(options)), suspects });
  const warn = vi.fn();
  const { consumer } = setUp({
    inbox: { ...inbox, readStats },
    clock,
    channel: channelOf(),
    logger: { ...quiet, warn },
  });

  void consumer.start();
  await clock.advance(100);

  expect(warn.mock.calls.map(([facts]) => facts as object)).toEqual(isTold ? [{ suspects }] : []);
  void consumer.stop();
  await clock.advance(1_000);
});

test("two kills from outside hold no seller: what ran at both is tried alone at once, and a log line says so", async () => {
  const { clock, consumer, warn } = await setUpEnded(1, 0);

  void consumer.start();
  await clock.advance(5_000);

  expect(warn).toHaveBeenCalledWith(
    { lanes: 2, suspects: [{ lane: "1", id: "1", unfinishedStarts: 1 }] },
    "A process died (a crash, a kill or a power cut); its unfinished events are tried again. Those in suspects were running: each is tried alone",
  );
  expect(await consumer.health()).toMatchObject({ waiting: 0, suspects: [], status: "ok" });
  void consumer.stop();
  await clock.advance(1_000);
});

test("after one kill nobody is a suspect, and the log line says what happens now", async () => {
  const { clock, consumer, warn } = await setUpEnded(0, 0);

  void consumer.start();
  await clock.advance(5_000);

  expect(warn).toHaveBeenCalledWith({ lanes: 2, suspects: [] }, expect.stringMatching(/events are tried again$/));
  void consumer.stop();
  await clock.advance(1_000);
});

const folder = mkdtempSync(join(tmpdir(), "kontor-failing-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[string, () => { inbox: Inbox; operator: Inbox }]>([
  [
    "in memory",
    () => {
      const inbox = memoryInbox();
      return { inbox, operator: inbox };
    },
  ],
  [
    "in a file, by another process",
    () => ({ inbox: sqliteInbox(join(folder, "a.db")), operator: sqliteInbox(join(folder, "a.db")) }),
  ],
])("an entry of failingLanes is gone at once when its event is put aside %s", async (_, open) => {
  const { inbox, operator } = open();
  await inbox.accept([stored("1"), stored("2")]);
  const { consumer } = setUp({
    inbox,
    channel: channelOf(),
    handlers: { "*": () => Promise.reject(new Error("down")) },
  });
  await consumer.start();
  await waitUntil(async () => expect((await consumer.health()).failingLanes).toHaveLength(2));

  await operator.putAside({ id: "1" }, "by hand");

  expect((await consumer.health()).failingLanes.map(({ id }) => id)).toEqual(["2"]);
  await consumer.stop();
  await Promise.all([inbox.close(), operator.close()]);
});
