import { waitUntil } from "@kontor/testing/wait-until";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, healthHandler, type Inbox, type ChannelConsumerOptions } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { systemClock } from "@kontor/http/internal";
import { createSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kontor-dead-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const baseUrl = "https://sandbox.test";
let files = 0;

/** A sandbox in virtual time, and consumers of it on one file. */
function setUp() {
  const quotas = { Auth_ExchangeRefreshToken: null, Events_List: null, Events_Acknowledge: null };
  const sellers = ["0", "1", "2"].map((sellerId) => ({ sellerId, accountId: demo.accountId }));
  const seed = { ...defaultSeed, channels: { [demo.channel]: { sellers } } };
  const sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z"), seed, assumptions: { quotas } });
  const now = () => sandbox.now().getTime();
  const clock = { ...systemClock, now };
  const path = join(folder, `${(files += 1)}.db`);
  const lines: string[] = [];
  const write = (_: object, message: string) => void lines.push(message);
  const consume = (options: Partial<ChannelConsumerOptions> = {}) => {
    const inbox = options.inbox ?? sqliteInbox(path, { clock });
    const steady = { ...clock, monotonicMs: now };
    const exchange = refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch: sandbox.fetch, clock: steady });
    const tokens = cached(exchange, { clock: steady });
    const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch: sandbox.fetch, retries: 0 }) });
    const logger = { info: write, warn: write, error: write };
    const consumer = createChannelConsumer({ channel, handlers: { "*": () => {} }, logger, clock, ...options, inbox });
    return { consumer, inbox };
  };
  const states = () => sandbox.events().map(({ state }) => state);
  return { sandbox, consume, states, now, clock, lines, path };
}

test("killed between the commit and the acknowledgement: the next one acknowledges", async () => {
  const { sandbox, consume, states, path, clock } = setUp();
  sandbox.trigger("Seller:New.Type", { sellerId: "1" });
  const killed = sqliteInbox(path, { clock });
  const dies = { ...killed, pendingAcknowledgements: () => new Promise<string[]>(() => {}) } satisfies Inbox;
  const first = consume({ inbox: dies });
  void first.consumer.pollNow();
  await waitUntil(async () => expect(await killed.countWaiting()).toBe(1)); // durable, and the DELETE never leaves
  await killed.close();

  const { consumer, inbox } = consume();
  await consumer.start();
  await consumer.idle();
  await consumer.stop();

  expect(states()).toEqual(["acknowledged"]);
  await inbox.close();
});

test("acknowledgements that are lost ten times over cost no event", async () => {
  const { sandbox, consume, states } = setUp();
  sandbox.trigger("Seller:New.Type", { sellerId: "1" });
  sandbox.addFault({ kind: "lost-answer", operation: "Events_Acknowledge", nth: 1 });
  const handle = vi.fn();
  const { consumer, inbox } = consume({ handlers: { "*": handle } });

  for (let poll = 0; poll < 12; poll += 1) {
    await consumer.pollNow();
    sandbox.advance(301_000);
  }
  await consumer.start();
  await consumer.idle();
  await consumer.stop();

  expect(states()).toEqual(["acknowledged"]);
  expect(handle).toHaveBeenCalledTimes(1);
  await inbox.close();
});

test("acknowledgements that are refused raise an alarm before the tenth delivery, and the event is handled all the same", async () => {
  const { sandbox, consume, lines } = setUp();
  sandbox.trigger("Seller:New.Type", { sellerId: "1" });
  for (let nth = 1; nth <= 40; nth += 1)
    sandbox.addFault({ kind: "unavailable", operation: "Events_Acknowledge", nth });
  const handle = vi.fn();
  const { consumer, inbox } = consume({ handlers: { "*": handle } });
  await consumer.start();
  for (let poll = 0; poll < 8; poll += 1) {
    await consumer.idle();
    sandbox.advance(301_000);
    await consumer.pollNow();
  }
  await consumer.idle();

  const { status, mostDeliveries } = await consumer.health();
  expect(handle).toHaveBeenCalledTimes(1);
  expect([mostDeliveries, status]).toEqual([9, "failing"]);
  expect(lines).toContain("An event is sent again and again; after ten deliveries it is gone");
  await consumer.stop();
  await inbox.close();
});

test("a handler that is down for a day costs no delivery", async () => {
  const { sandbox, consume, states, now } = setUp();
  const backAt = now() + 24 * 3_600_000;
  const done: string[] = [];
  const { consumer, inbox } = consume({
    handlers: {
      "*": ({ id }) => {
        if (now() < backAt) throw new Error("the shop is down");
        done.push(id);
      },
    },
  });
  await consumer.start();
  for (let hour = 0; hour < 25; hour += 1) {
    sandbox.trigger("Seller:New.Type", { sellerId: `${hour % 3}` });
    await consumer.pollNow();
    await consumer.idle();
    sandbox.advance(3_600_000);
  }
  await consumer.pollNow();
  await waitUntil(async () => {
    await consumer.idle();
    expect(done).toHaveLength(25);
  });

  expect(new Set(states())).toEqual(new Set(["acknowledged"]));
  await consumer.stop();
  await inbox.close();
});

test("a disk that is full costs no delivery and no event, and needs no restart", async () => {
  const { sandbox, consume, states, path, clock } = setUp();
  const inbox = sqliteInbox(path, { clock });
  for (let event = 0; event < 60; event += 1)
    sandbox.trigger("Seller:New.Type", { sellerId: "1", text: "x".repeat(2_000) });
  const pages = inbox.db.prepare("PRAGMA page_count").get()!["page_count"] as number;
  inbox.db.exec(`PRAGMA max_page_count = ${pages + 4}`);
  const handled: string[] = [];
  const { consumer } = consume({ inbox, handlers: { "*": ({ id }) => void handled.push(id) } });

  await consumer.start();
  for (let poll = 0; poll < 5; poll += 1) await consumer.pollNow().catch(() => {});
  const full = await consumer.health();
  const deliveriesWhenFull = Math.max(...sandbox.events().map(({ deliveries }) => deliveries));
  inbox.db.exec("PRAGMA max_page_count = 1000000");
  await consumer.pollNow();
  await consumer.idle();

  expect(full.status).toBe("failing");
  expect(full.problems.join()).toContain("database or disk is full");
  expect(deliveriesWhenFull).toBe(1);
  expect(handled).toHaveLength(60);
  expect(new Set(states())).toEqual(new Set(["acknowledged"]));
  expect((await consumer.health()).status).toBe("ok");
  await consumer.stop();
  await inbox.close();
});

test("a copy of a file in use opens, and holds what was stored", async () => {
  const { sandbox, consume, path } = setUp();
  sandbox.trigger("Seller:New.Type", { sellerId: "1" });
  const { consumer, inbox } = consume();
  await consumer.pollNow();

  await (inbox as ReturnType<typeof sqliteInbox>).backup(`${path}.copy`);

  const copy = sqliteInbox(`${path}.copy`);
  expect(await copy.countWaiting()).toBe(1);
  await copy.close();
  await consumer.stop();
  await inbox.close();
});

test("health is an answer: 200 while it works, 503 when it does not", async () => {
  const { sandbox, consume } = setUp();
  const { consumer, inbox } = consume();
  await consumer.start();
  const answer = healthHandler(consumer);

  const well = await answer();
  sandbox.revokeTokens();
  sandbox.addFault({ kind: "unauthorized", operation: "Events_List", nth: 1 });
  await consumer.stop();
  const stopped = await answer();

  expect([well.status, await well.json()]).toEqual([200, expect.objectContaining({ status: "ok", token: "valid" })]);
  expect([stopped.status, await stopped.json()]).toEqual([503, expect.objectContaining({ status: "failing" })]);
  await inbox.close();
});

test("a second process waits, and polls when the first has ended", async () => {
  const { sandbox, consume } = setUp();
  const first = consume({ lanes: { leaseMs: 1_500 } });
  const second = consume({ lanes: { leaseMs: 1_500 } });
  await first.consumer.start();
  await second.consumer.start();
  expect([(await first.consumer.health()).isPolling, (await second.consumer.health()).isPolling]).toEqual([
    true,
    false,
  ]);

  await first.consumer.stop();
  await first.inbox.close();
  sandbox.trigger("Seller:New.Type", { sellerId: "1" });

  await waitUntil(() => expect(sandbox.events()[0]!.state).toBe("acknowledged"));
  await second.consumer.stop();
  await second.inbox.close();
});
