import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChannelClient } from "@kontor/channel-client";
import { findFreePort } from "@kontor/testing/find-free-port";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { afterAll, expect, test } from "vitest";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { sqliteInbox } from "../inbox/sqlite/inbox.ts";
import { healthHandler } from "../observe/health-handler.ts";
import { createChannelConsumer, type ChannelConsumer } from "./consumer.ts";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const folder = mkdtempSync(join(tmpdir(), "kontor-ready-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A consumer with the default interval, in virtual time; `isUp` says whether the platform answers. */
function createConsumer(clock: ReturnType<typeof createVirtualClock>, inbox: Inbox, { isUp = true } = {}) {
  const platform = { isUp };
  const list = async () => {
    if (!platform.isUp) throw new Error("connect ECONNREFUSED 127.0.0.1:1");
    return { eventList: [] };
  };
  const consumer = createChannelConsumer({
    channel: { events: { list, acknowledge: async () => {} } } as never,
    inbox,
    clock,
    handlers: { "*": () => {} },
    unsafeDurability: true,
    logger: quiet,
  });
  return { consumer, platform };
}

async function probe(consumer: ChannelConsumer): Promise<[ready: number, live: number]> {
  const ask = async (name: "ready" | "live") => (await healthHandler(consumer, { probe: name })()).status;
  return [await ask("ready"), await ask("live")];
}

test("a consumer with a wrong port is live and not ready until a poll has succeeded, with the default interval and real sockets", async () => {
  const port = await findFreePort();
  const channel = createChannelClient({ baseUrl: `http://127.0.0.1:${port}`, fetch: (...given) => fetch(...given) });
  const consumer = createChannelConsumer({
    channel,
    inbox: memoryInbox(),
    handlers: { "*": () => {} },
    unsafeDurability: true,
    logger: quiet,
  });
  await consumer.start();
  expect(await probe(consumer)).toEqual([503, 200]);
  expect((await consumer.health()).problems).toEqual([expect.stringMatching(/^the last poll failed: /)]);

  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json").end('{"eventList":[]}');
  }).listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  expect((server.address() as AddressInfo).port).toBe(port);
  await consumer.pollNow();

  expect(await probe(consumer)).toEqual([200, 200]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await consumer.pollNow().catch(() => {});
  expect(await probe(consumer)).toEqual([200, 200]); // One outage takes no pod out of service.
  await consumer.stop();
});

test("a consumer is ready from its first poll that succeeds to its stop", async () => {
  const clock = createVirtualClock();
  const { consumer, platform } = createConsumer(clock, memoryInbox({ clock }), { isUp: false });
  expect(await probe(consumer)).toEqual([503, 200]);
  await consumer.start();
  await clock.advance(54_000);
  expect(await probe(consumer)).toEqual([503, 200]);
  platform.isUp = true;
  await clock.advance(12_100);

  expect(await probe(consumer)).toEqual([200, 200]);
  const stopping = consumer.stop();
  await clock.advance(1_000);
  await stopping;
  expect(await probe(consumer)).toEqual([503, 503]);
});

test("a consumer that waits for its turn to poll is ready once another process has polled with success", async () => {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const [one, two] = [createConsumer(clock, inbox, { isUp: false }), createConsumer(clock, inbox, { isUp: false })];
  await one.consumer.start();
  await two.consumer.start();
  expect([await probe(one.consumer), await probe(two.consumer)]).toEqual([
    [503, 200],
    [503, 200],
  ]);

  one.platform.isUp = true;
  await one.consumer.pollNow();

  expect([await probe(one.consumer), await probe(two.consumer)]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  void one.consumer.stop();
  void two.consumer.stop();
  await clock.advance(30_000);
});

test("what another process polled with success long ago makes no consumer ready, and nor does its turn alone", async () => {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const first = createConsumer(clock, inbox);
  await first.consumer.start();
  first.platform.isUp = false;
  await clock.advance(5 * 60_000 + 1);
  const { consumer } = createConsumer(clock, inbox);
  await consumer.start();

  expect((await consumer.health()).poller).toBe("another process");
  expect(await probe(consumer)).toEqual([503, 200]);
  void first.consumer.stop();
  void consumer.stop();
  await clock.advance(30_000);
});

test("a new process that gets the turn itself is ready after a poll of its own, and not by a poll that fetched nothing", async () => {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  await inbox.lease("poller", "another", 5_000);
  const { consumer, platform } = createConsumer(clock, inbox, { isUp: false });
  await consumer.start();
  expect(await consumer.pollNow()).toMatchObject({ pages: 0 });
  expect(await probe(consumer)).toEqual([503, 200]);

  await clock.advance(20_000);
  expect((await consumer.health()).poller).toBe("this process");
  expect(await probe(consumer)).toEqual([503, 200]);
  platform.isUp = true;
  await consumer.pollNow();
  expect(await probe(consumer)).toEqual([200, 200]);
  void consumer.stop();
  await clock.advance(30_000);
});

test("a consumer that is paused is ready without a poll, and needs one once it is resumed", async () => {
  const clock = createVirtualClock();
  const { consumer } = createConsumer(clock, memoryInbox({ clock }), { isUp: false });
  await consumer.pause();
  await consumer.start();
  expect(await probe(consumer)).toEqual([200, 200]);
  await consumer.resume();
  await clock.advance(10);

  expect(await probe(consumer)).toEqual([503, 200]);
  void consumer.stop();
  await clock.advance(30_000);
});

test("a consumer that waits for the owner of its file is ready without a poll, and needs one once it takes over", async () => {
  const clock = createVirtualClock();
  const path = join(folder, "events.db");
  let isTheirs = true;
  const inner = sqliteInbox(path, { clock });
  const inbox: Inbox = {
    ...inner,
    own: async (user) =>
      isTheirs ? { isOurs: false, owner: { process: 1, host: "other" }, silentMs: 0 } : inner.own!(user),
  };
  const { consumer } = createConsumer(clock, inbox, { isUp: false });
  await consumer.start();
  expect(await probe(consumer)).toEqual([200, 200]);
  isTheirs = false;
  await clock.advance(1_000);

  expect((await consumer.health()).standby).toBeUndefined();
  expect(await probe(consumer)).toEqual([503, 200]);
  void consumer.stop();
  await clock.advance(30_000);
  await inner.close();
});
