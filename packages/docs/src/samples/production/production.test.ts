/** The samples of the guide about production. */
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createTestKit, createVirtualClock } from "@kontor/channel-events/testing";
import { createSandbox } from "@kontor/sandbox";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listRows } from "../../testing/builders.ts";
import { connect } from "../connect.ts";
import { saveCopy } from "./save-copy.ts";
import { createProgram } from "./program.ts";
import { retention } from "./retention.ts";

const DAY_MS = 24 * 3_600_000;
const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
const offer = { sellerId: "1", offerId: 4711, sku: "oak-1", title: "Oak table", priceList };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kontor-production-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the program answers its probes, and stop() waits for the handler in hand", async () => {
  const sandbox = createSandbox();
  const inbox = sqliteInbox(join(folder, "events.db"));
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const work = async () => {
    begun.resolve();
    await mayEnd.promise;
  };
  const handlers = { "Seller:Offer.New": work, "*": () => {} };
  const { server, start, stop } = createProgram({ channel: connect(sandbox), inbox, handlers, port: 0 });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const probe = async (path: string) => (await fetch(origin + path)).status;
  sandbox.trigger("Seller:Offer.New", offer);

  expect([await probe("/live"), await probe("/ready")]).toEqual([200, 503]);
  await start();
  expect([await probe("/live"), await probe("/ready")]).toEqual([200, 200]);
  await begun.promise;
  const stopping = stop();
  mayEnd.resolve();

  expect(await stopping).toEqual({ finished: 1, abandoned: 0 });
  await expect(fetch(origin)).rejects.toThrow("fetch failed");
});

/** A kit with an inbox in a file, and an event that is done. */
async function setUp() {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const inbox = sqliteInbox(join(folder, "events.db"), { clock });
  const handlers = { "Seller:Offer.New": () => {}, "Seller:Offer.End": () => ({ dead: "no" }), "*": () => {} };
  const kit = createTestKit({ clock, sandbox, connect, inbox, handlers });
  sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();
  return { clock, sandbox, inbox, kit };
}

test("a copy has the events that came before it, and not those that came after it", async () => {
  const { sandbox, inbox, kit } = await setUp();
  const path = join(folder, "copy.db");

  await saveCopy(inbox, path);
  await saveCopy(inbox, path); // a later copy takes the place of the earlier one
  sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();
  const copy = sqliteInbox(path);

  expect(await listRows(inbox)).toHaveLength(2);
  expect(await listRows(copy)).toMatchObject([{ state: "done" }]);
  expect(sandbox.events().filter(({ state }) => state !== "acknowledged")).toEqual([]); // the platform sends neither again
  await copy.close();
  await inbox.close();
});

test("a file is restored as the guide says: the copy takes its place, and the two files beside it go", async () => {
  const { sandbox, inbox, kit } = await setUp();
  const [path, copy] = [join(folder, "events.db"), join(folder, "copy.db")];
  await saveCopy(inbox, copy);
  sandbox.trigger("Seller:Offer.End", { sellerId: "1", offerId: 4711 });
  await kit.runUntilQuiet();
  await kit.stop();
  const left = readdirSync(folder); // a program that was killed leaves them too
  await inbox.close();
  writeFileSync(`${path}-wal`, "what an earlier program left");

  renameSync(copy, path);
  for (const end of ["-wal", "-shm"]) rmSync(path + end, { force: true });
  const restored = sqliteInbox(path);

  expect(left).toEqual(expect.arrayContaining(["events.db-wal", "events.db-shm"]));
  expect(await listRows(restored)).toMatchObject([{ type: "Seller:Offer.New", state: "done" }]);
  expect(restored.db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  await restored.close();
});

test("payloads, rows and dead events are kept for as long as the policy says", async () => {
  const { clock, sandbox, inbox, kit } = await setUp();
  sandbox.trigger("Seller:Offer.End", { sellerId: "1", offerId: 4711 });
  await kit.runUntilQuiet();
  const readAfter = async (days: number) => {
    clock.setNow(clock.now() + days * DAY_MS);
    await inbox.purge(retention); // the consumer does this once an hour
    return (await listRows(inbox)).map(({ state, raw }) => `${state} ${raw === "" ? "empty" : "whole"}`);
  };

  expect(await readAfter(0.9)).toEqual(["done whole", "dead whole"]);
  expect(await readAfter(0.2)).toEqual(["done empty", "dead whole"]);
  expect(await readAfter(14)).toEqual(["dead whole"]);
  expect(await readAfter(16)).toEqual([]);
  await inbox.close();
});
