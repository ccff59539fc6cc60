/** The figures of the guide about retries are those of the code. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChannelClient } from "@kontor/channel-client";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createChannelConsumer } from "@kontor/channel-events";
import { createTestKit, createVirtualClock } from "@kontor/channel-events/testing";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { listRows } from "../../testing/builders.ts";
import { connect } from "../connect.ts";
import { createHandlers } from "./handlers.ts";
import { findFirstWaiting } from "./operate.ts";

const LONGEST_WAITS_MS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300].map((seconds) => seconds * 1000);
const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
const offer = { sellerId: "1", offerId: 4711, sku: "oak-1", title: "Oak table", priceList };

test("the waits between tries double from one second to five minutes, and the tries do not end", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const triedAt: number[] = [];
  const list = async () => {
    triedAt.push(clock.now());
    throw new Error("the shop does not answer");
  };
  const kit = createTestKit({ clock, sandbox, connect, handlers: createHandlers({ isOpen: true, list }) });
  sandbox.trigger("Seller:Offer.New", offer);

  await kit.runFor(2 * 3_600_000);

  const waits = triedAt.slice(1).map((at, index) => at - triedAt[index]!);
  expect(triedAt.length).toBeGreaterThan(30);
  expect(Math.max(...waits)).toBeGreaterThan(256_000);
  for (const [index, longest] of LONGEST_WAITS_MS.entries()) expect(waits[index]).toBeLessThanOrEqual(longest + 1);
  expect(Math.max(...waits)).toBeLessThanOrEqual(300_001);
});

test("retryInMs tries again after its time, without a limit", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const list = () => Promise.reject(new Error("it is not called"));
  const kit = createTestKit({ clock, sandbox, connect, handlers: createHandlers({ isOpen: true, list }) });
  sandbox.trigger("Seller:Offer.New", { ...offer, channelAttributeList: [] });

  await kit.runFor(10_000);
  expect(await findFirstWaiting(kit.inbox, "1")).toMatchObject({ attempts: 1 });
  await kit.runFor(600_000);
  expect(await findFirstWaiting(kit.inbox, "1")).toMatchObject({ attempts: 2 });
});

test("parkLane leaves the seller alone for its time", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const listedAt: number[] = [];
  const shop = { isOpen: false, list: async () => void listedAt.push(clock.now()) };
  const kit = createTestKit({ clock, sandbox, connect, handlers: createHandlers(shop) });
  sandbox.trigger("Seller:Offer.New", offer);

  await kit.runFor(60_000);
  shop.isOpen = true;
  await kit.runFor(3_000_000);
  expect(await findFirstWaiting(kit.inbox, "1")).toMatchObject({ parked: "the shop is closed" });
  await kit.runFor(600_000);

  expect(listedAt).toHaveLength(1);
});

test.each([
  [400, "dead"],
  [422, "dead"],
  [404, "waiting"],
  [503, "waiting"],
])("after an answer of %d to the handler's own call, the event is %s", async (status, state) => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const channel = createChannelClient({
    baseUrl: "http://127.0.0.1",
    fetch: async () => Response.json({}, { status }),
  });
  const list = async () => void (await channel.orders.create({} as never));
  const kit = createTestKit({ clock, sandbox, connect, handlers: createHandlers({ isOpen: true, list }) });
  const id = sandbox.trigger("Seller:Offer.New", offer);

  await kit.runFor(60_000);

  const rows = await listRows(kit.inbox, { id });
  expect(rows).toMatchObject([{ state }]);
});

test("a running consumer sees what another process replays in the file of its inbox, with no poll in between", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-replay-"));
  const sandbox = createSandbox();
  const inbox = sqliteInbox(join(folder, "events.db"));
  const answers = [{ dead: "not yet" }, undefined];
  const handle = () => answers.shift();
  const handlers = { "Seller:Offer.End": handle, "*": () => {} };
  const poll = { intervalMs: 3_600_000 }; // no poll comes in between
  const consumer = createChannelConsumer({ channel: connect({ fetch: sandbox.fetch }), inbox, handlers, poll });
  sandbox.trigger("Seller:Offer.End", { sellerId: "1", offerId: 4711 });
  await consumer.start();
  await expect.poll(async () => (await inbox.readStats()).events.dead, { timeout: 4_000 }).toBe(1);
  const other = sqliteInbox(join(folder, "events.db")); // a separate connection, as in another process

  expect(await other.replay({ state: "dead" })).toBe(1);
  await expect.poll(async () => (await inbox.readStats()).events.done, { timeout: 4_000 }).toBe(1);

  expect(answers).toEqual([]);
  await other.close();
  await consumer.stop();
  await inbox.close();
  rmSync(folder, { recursive: true, force: true });
});
