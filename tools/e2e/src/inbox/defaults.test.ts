/** Tests the defaults: no policy, no bound and no interval is given here. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, healthHandler, type ChannelConsumerOptions } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { ApiError, ConnectionError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { afterAll, expect, test } from "vitest";
import { createVirtualConsumer, TYPE } from "./virtual-consumer.ts";
import { createVirtualPlatform } from "./virtual-platform.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-defaults-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const HOUR_MS = 3_600_000;
let files = 0;

/** Each test has a separate file. */
const nextPath = () => join(folder, `${(files += 1)}.db`);
const setUp = (handle: (id: string) => unknown, options: Partial<ChannelConsumerOptions> = {}) =>
  createVirtualConsumer(nextPath(), handle, options);

test("health tells which lane fails, for how long and why, while its handler's systems are down", async () => {
  const { clock, consumer, add, stop } = setUp((id) => {
    if (id.startsWith("a")) throw new Error("the shop is down");
  });
  add("a1", "a");
  add("b1", "b");
  void consumer.start();
  await clock.advance(1.1 * HOUR_MS);

  const report = await consumer.health();

  expect(report).toMatchObject({ status: "degraded", isReady: true, isLive: true, waiting: 1 });
  expect(report.failingLanes).toMatchObject([{ lane: "a", id: "a1", type: TYPE, problem: "the shop is down" }]);
  expect(report.failingLanes[0]!.durationMs).toBeGreaterThan(HOUR_MS);
  expect(report.failingLanes[0]!.attempts).toBeGreaterThan(10);
  expect(report.problems.join()).toContain("an event has waited for 39");
  await stop();
});

test("what no retry can fix puts its event aside at once; the lane goes on, and health tells", async () => {
  const statuses = [400, 410, 413, 415, 422];
  const handled: string[] = [];
  const { clock, inbox, consumer, add, stop } = setUp((id) => {
    const status = Number(id.split("-")[0]);
    if (id.endsWith("-1")) throw new ApiError({ operation: "Offers_Update" }, status, undefined, new Headers());
    handled.push(id);
  });
  for (const status of statuses) for (const place of [1, 2]) add(`${status}-${place}`, `${status}`);
  void consumer.start();
  await clock.advance(5_000);

  expect(handled.toSorted()).toEqual(statuses.map((status) => `${status}-2`));
  expect((await inbox.readStats()).events).toMatchObject({ dead: 5, waiting: 0 });
  const { dead, problems } = await consumer.health();
  expect([dead, problems.join()]).toEqual([5, expect.stringContaining("5 events are dead")]);
  await stop();
});

test("what may be mended without the event is tried again for hours, in its place", async () => {
  const errors: Record<string, Error> = {
    network: new ConnectionError({ operation: "Offers_Update" }, new Error("reset")),
    bug: new TypeError("a bug"),
  };
  for (const status of [401, 403, 404, 405, 409, 429, 500, 503])
    errors[status] = new ApiError({ operation: "Offers_Update" }, status, undefined, new Headers());
  const tries: Record<string, number> = {};
  const handled: string[] = [];
  const { clock, inbox, consumer, add, stop } = setUp((id) => {
    const [seller = "", place] = id.split("-");
    tries[seller] = (tries[seller] ?? 0) + 1;
    if (place === "1" && tries[seller] < 25) throw errors[seller];
    handled.push(id);
  });
  const sellers = Object.keys(errors);
  for (const seller of sellers) for (const place of [1, 2]) add(`${seller}-${place}`, seller);
  void consumer.start();
  await clock.advanceUntil(() => handled.length === 2 * sellers.length, 24 * HOUR_MS);

  for (const seller of sellers)
    expect(handled.filter((id) => id.startsWith(seller))).toEqual([`${seller}-1`, `${seller}-2`]);
  expect((await inbox.readStats()).events.dead).toBe(0);
  await stop();
});

test("by the handler's word an event is dead at once, and a replay brings it back", async () => {
  let isMended = false;
  const handled: string[] = [];
  const { clock, inbox, consumer, add, stop } = setUp((id) => {
    if (!isMended) return { dead: "no such shop" };
    handled.push(id);
    return undefined;
  });
  add("a1", "a");
  void consumer.start();
  await clock.advance(5_000);
  expect((await inbox.readStats()).events.dead).toBe(1);

  isMended = true;
  await inbox.replay({ state: "dead" });
  await clock.advance(10_000);

  expect(handled).toEqual(["a1"]);
  await stop();
});

test("an event that never gets through is put aside by an operator, and its seller goes on", async () => {
  const handled: string[] = [];
  const { clock, inbox, consumer, add, stop } = setUp((id) => {
    if (id === "a1") throw new Error("a bug");
    handled.push(id);
  });
  add("a1", "a");
  add("a2", "a");
  void consumer.start();
  await clock.advance(HOUR_MS);
  expect(handled).toEqual([]);

  expect(await inbox.putAside({ id: "a1" }, "by hand")).toBe(1);
  await clock.advance(10_000);

  expect(handled).toEqual(["a2"]);
  await stop();
});

test("handlers that hang for ever fill all slots: health says so within minutes, and later they count as failed", async () => {
  const { clock, consumer, add, stop } = setUp((id) => (id.startsWith("slow") ? new Promise(() => {}) : undefined));
  for (let seller = 0; seller < 16; seller += 1) add(`slow${seller}`, `slow${seller}`);
  void consumer.start();
  await clock.advance(90_000);
  expect(await consumer.health()).toMatchObject({ status: "degraded", slowHandlers: 16 });
  await clock.advance(5 * 60_000);
  add("quick", "quick");

  const report = await consumer.health();
  expect(report).toMatchObject({ status: "failing", isLive: true, slowHandlers: 16 }); // a new start would not help
  expect((await healthHandler(consumer, { probe: "live" })()).status).toBe(200);
  expect(report.problems.join()).toContain("handlers that have run for more than five minutes fill all 16 slots");

  await clock.advance(20 * 60_000);
  const later = await consumer.health();
  expect(later.waiting).toBe(16); // the quick one had its turn
  expect(later.failingLanes[0]).toMatchObject({
    problem: "its handler ran for longer than 900000 ms (handlerTimeoutMs)",
  });
  await stop();
});

test("stop() takes 20 s by default, which leaves room within the 30 s that orchestrators give", async () => {
  const { clock, consumer, add, inbox } = setUp(() => new Promise(() => {}));
  add("a1", "a");
  void consumer.start();
  await clock.advance(1_000);
  const stoppingAt = clock.monotonicMs();
  let report: unknown;
  let tookMs = 0;

  void consumer.stop().then((got) => {
    report = got;
    tookMs = clock.monotonicMs() - stoppingAt;
  });
  await clock.advance(60_000);

  expect(report).toEqual({ finished: 0, abandoned: 1 });
  expect([tookMs >= 20_000, tookMs <= 21_000]).toEqual([true, true]);
  await inbox.close();
});

test("retention is on by default, and never forgets what waits or is dead", async () => {
  const { clock, inbox, consumer, add, stop } = setUp((id) => {
    if (id.startsWith("waits")) throw new Error("down");
    return id.startsWith("dead") ? { dead: "no" } : undefined;
  });
  for (const id of ["done", "dead", "waits"]) add(`${id}1`, id);
  void consumer.start();
  await clock.advance(5_000);
  await inbox.claimNewest("offer 1", clock.now());
  const rows = async () => {
    const found: Record<string, string> = {};
    for await (const { id, state, raw } of inbox.list()) found[id] = raw === "" ? `${state}, emptied` : state;
    return found;
  };

  const later = async (days: number) => {
    clock.setNow(clock.now() + days * 24 * HOUR_MS);
    await clock.advance(1.1 * HOUR_MS); // retention looks once an hour
  };
  await later(8);
  expect(await rows()).toEqual({ done1: "done, emptied", dead1: "dead", waits1: "waiting" });
  await later(24);
  expect(await rows()).toEqual({ dead1: "dead", waits1: "waiting" });
  expect(inbox.db.prepare("SELECT count(*) AS n FROM entity").get()).toMatchObject({ n: 0 });
  await stop();
});

test("the event queue is fetched once a poll, whatever it answers, and a network that is down is no refused token", async () => {
  const { clock, platform, consumer, stop } = setUp(() => undefined);
  platform.intercept = (method) => (method === "GET" ? new Response(null, { status: 503 }) : undefined);
  void consumer.start();
  await clock.advance(1_000);
  expect(platform.requests.get).toBe(1);

  platform.intercept = () => {
    throw Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED" } });
  };
  await clock.advance(10 * 60_000);

  const report = await consumer.health();
  expect([report.token, report.status, report.isLive]).toEqual(["unknown", "failing", true]);
  expect(report.problems.join()).not.toContain("token");
  expect(report.problems.join()).toContain("ECONNREFUSED");
  await stop();
});

test("deliveries that are spent without anything stored are counted, and health fails before the tenth", async () => {
  const { clock, platform, consumer, add, stop, inbox } = setUp(() => undefined);
  add("a1", "a");
  let isCut = true;
  let isInside = false;
  platform.intercept = async (method) => {
    if (method !== "GET" || !isCut || isInside) return undefined;
    isInside = true;
    await platform.fetch("https://channel.test/v1/channel/event", { method: "GET" }); // sent, and cut off on the way
    isInside = false;
    return new Response('{"eventList":[{"id":"a', { headers: { "content-type": "application/json" } });
  };
  void consumer.start().catch(() => {});

  let worst = 0;
  for (let minutes = 0; minutes < 24 * 60 && worst === 0; minutes += 1) {
    await clock.advance(60_000);
    if ((await consumer.health()).status === "failing") worst = platform.deliveries("a1");
  }
  expect(worst).toBeGreaterThanOrEqual(1);
  expect(worst).toBeLessThan(10);
  expect((await consumer.health()).deliveriesSpentUnseen).toBeGreaterThan(1);

  isCut = false;
  await clock.advanceUntil(async () => (await inbox.readStats()).events.done === 1, HOUR_MS);
  expect((await consumer.health()).deliveriesSpentUnseen).toBe(0);
  await stop();
});

test("a refused acknowledgement of 200 events is looked into within the quota", async () => {
  const { clock, platform, consumer, add, stop } = setUp(() => undefined);
  for (let event = 0; event < 200; event += 1) add(`e${event}`, `s${event % 9}`);
  platform.intercept = (method) => (method === "DELETE" ? new Response(null, { status: 400 }) : undefined);

  void consumer.start();
  await clock.advance(50_000);

  expect(platform.requests.delete).toBeLessThanOrEqual(20);
  platform.intercept = () => undefined;
  await clock.advanceUntil(() => platform.left().length === 0, HOUR_MS);
  await stop();
});

test("a paused leader lets another consumer of its inbox poll", async () => {
  const { clock, consumer, add, stop, inbox, channel, platform } = setUp(() => undefined);
  const other = createChannelConsumer({ channel, inbox, clock, logger: quiet, handlers: { "*": () => {} } });
  void consumer.start();
  await clock.advance(1_000);
  void other.start();
  await clock.advance(1_000);
  expect([(await consumer.health()).poller, (await other.health()).poller]).toEqual([
    "this process",
    "another process",
  ]);

  void consumer.pause();
  add("a1", "a");
  await clock.advance(60_000);

  expect(platform.left()).toEqual([]);
  expect([(await consumer.health()).isPolling, (await other.health()).poller]).toEqual([false, "this process"]);
  void other.stop();
  await stop();
});

test("a clock that was a year ahead and is put right stops nothing, while it runs and over a restart", async () => {
  const handled: string[] = [];
  const { clock, platform, consumer, add, stop, path, channel } = setUp((id) => {
    if (id.startsWith("early")) throw new Error("down");
    handled.push(id);
  });
  const rightNow = clock.now();
  clock.setNow(rightNow + 365 * 24 * HOUR_MS);
  for (let seller = 0; seller < 20; seller += 1) add(`early${seller}`, `early${seller}`);
  void consumer.start();
  await clock.advance(30_000);
  clock.setNow(rightNow + 30_000);
  for (let seller = 0; seller < 20; seller += 1)
    platform.add(`s${seller}`, TYPE, { sellerId: `s${seller}`, offerId: 1, quantity: 1 });
  await clock.advance(10 * 60_000);
  expect(handled).toHaveLength(20);
  await stop();

  const again: string[] = [];
  const inbox = sqliteInbox(path, { clock });
  const restarted = createChannelConsumer({
    channel,
    inbox,
    clock,
    logger: quiet,
    handlers: { [TYPE]: ({ id }) => void again.push(id), "*": () => {} },
  });
  void restarted.start();
  await clock.advance(10 * 60_000);
  expect(again).toHaveLength(20);
  void restarted.stop();
  await clock.advance(1_000);
  await inbox.close();
});

test("a file that was written while the clock was a year ahead is handled after a restart with the right one", async () => {
  const clock = createVirtualClock();
  const path = join(folder, "ahead.db");
  const rightNow = clock.now();
  clock.setNow(rightNow + 365 * 24 * HOUR_MS);
  const ahead = sqliteInbox(path, { clock });
  await ahead.accept(
    Array.from({ length: 40 }, (_, lane) => ({
      id: `${lane}`,
      lane: `${lane}`,
      type: TYPE,
      raw: JSON.stringify({ id: `${lane}`, type: "Seller:New.Type", createdAt: "2026-01-01T00:00:00Z", event: {} }),
    })),
  );
  await ahead.close();
  clock.setNow(rightNow);

  const inbox = sqliteInbox(path, { clock });
  const platform = createVirtualPlatform(clock);
  const fetch = channelFetch({ tokens: platform.tokens, fetch: platform.fetch });
  const channel = createChannelClient({ baseUrl: "https://channel.test", fetch });
  const handled: string[] = [];
  const consumer = createChannelConsumer({
    channel,
    inbox,
    clock,
    logger: quiet,
    handlers: { "*": ({ id }) => void handled.push(id) },
  });
  void consumer.start();
  await clock.advance(60_000);

  expect(handled).toHaveLength(40);
  void consumer.stop();
  await clock.advance(1_000);
  await inbox.close();
});

test("claimNewest() does not believe an event from the year 9999", async () => {
  const isNewest: Record<string, boolean> = {};
  const { clock, platform, stop, consumer } = setUp(() => undefined, {
    handlers: {
      "*": async ({ id }, { claimNewest }) => {
        isNewest[id] = await claimNewest("offer 1");
      },
    },
  });
  platform.add("now", "Seller:New.Type", { sellerId: "a" });
  const ofTheFuture = {
    id: "future",
    type: "Seller:New.Type",
    createdAt: "9999-12-31T23:59:59Z",
    event: { sellerId: "a" },
  };
  let isFirst = true;
  platform.intercept = (method) => {
    if (method !== "GET" || !isFirst) return undefined;
    isFirst = false;
    return Response.json({ eventList: [ofTheFuture] });
  };

  void consumer.start();
  await clock.advance(10_000);

  expect(isNewest).toEqual({ future: true, now: true });
  await stop();
});
