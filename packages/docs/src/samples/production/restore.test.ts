/** A backup that an operator makes while a consumer works, and its restore as the operations guide says. */
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { listRows } from "../../testing/builders.ts";
import { connect } from "../connect.ts";

const COUNT = 150;
const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];

test("a backup made while a consumer works can be restored: what was done is not done again, what waited is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-restore-"));
  const [path, copy] = [join(folder, "events.db"), join(folder, "copy.db")];
  const sandbox = createSandbox();
  for (let n = 1; n <= COUNT; n += 1)
    sandbox.trigger("Seller:Offer.New", { sellerId: "1", offerId: n, sku: `oak-${n}`, priceList });
  const first = sqliteInbox(path);
  const operator = sqliteInbox(path); // as `kontor inbox backup` in a separate process
  let handled = 0;
  const backedUp = Promise.withResolvers<void>();
  const work = async () => {
    handled += 1;
    if (handled === 40) operator.backup(copy).then(backedUp.resolve, backedUp.reject);
  };
  const consumer = createChannelConsumer({
    channel: connect(sandbox),
    inbox: first,
    handlers: { "Seller:Offer.New": work, "*": () => {} },
  });

  await consumer.start();
  await backedUp.promise;
  await consumer.idle();
  await consumer.stop();
  await Promise.all([first.close(), operator.close()]);
  expect(handled).toBe(COUNT);

  renameSync(copy, path);
  for (const end of ["-wal", "-shm"]) rmSync(path + end, { force: true });
  const restored = sqliteInbox(path);
  const rows = await listRows(restored);
  const again: string[] = [];
  const next = createChannelConsumer({
    channel: connect(sandbox),
    inbox: restored,
    handlers: { "Seller:Offer.New": ({ id }) => void again.push(id), "*": () => {} },
  });
  await next.start();
  await next.idle();
  await next.stop();

  const idsOf = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id);
  expect(restored.db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(idsOf("done").length).toBeGreaterThan(0);
  expect(idsOf("waiting").length).toBeGreaterThan(0); // it was made in the middle of the work
  expect(again.toSorted()).toEqual(idsOf("waiting").toSorted());
  expect((await listRows(restored)).every(({ state }) => state === "done")).toBe(true);
  await restored.close();
  rmSync(folder, { recursive: true });
});
