/** Every journey of the guides, ended before and after each of its requests and writes, and started again. */
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { createErpWorld, listErpKills, playErp, whole as wholeSale } from "../erp/play.ts";
import { listStockKills, playStock } from "../stock/play.ts";
import { createWorld } from "../stock/world.ts";
import { readOutcome, whole } from "./outcome.ts";
import { listKills, playWith } from "./play-with.ts";

test("an order from its offer to its refund: one order, one listing, one refund, wherever it is cut", async () => {
  const kills = await listKills();
  const wrong: unknown[] = [];
  for (const kill of kills) {
    const outcome = await readOutcome(await playWith(kill));
    if (!isDeepStrictEqual(outcome, whole)) wrong.push({ ...kill, outcome });
  }

  expect(wrong).toEqual([]);
  expect(kills.length).toBeGreaterThanOrEqual(100);
});

test("a sale in the ERP: each customer, order, label and invoice is there once, wherever it is cut", async () => {
  const world = createErpWorld();
  const kills = await listErpKills(world);
  const wrong: unknown[] = [];
  for (const kill of kills) {
    const { outcome } = await playErp(world, kill);
    if (!isDeepStrictEqual(outcome, wholeSale)) wrong.push({ ...kill, outcome });
  }

  expect(wrong).toEqual([]);
  expect(kills.length).toBeGreaterThanOrEqual(50);
});

test("the stock of the ERP and the listings of the marketplace agree, wherever the sync is cut", async () => {
  const world = await createWorld();
  const kills = await listStockKills(world);
  const wrong: unknown[] = [];
  for (const kill of kills) {
    const { wanted, listed, platform } = await playStock(world, kill);
    if (!isDeepStrictEqual([listed, platform], [wanted, wanted])) wrong.push({ ...kill, wanted, listed, platform });
  }

  expect(wrong).toEqual([]);
  expect(kills.length).toBeGreaterThanOrEqual(90);
});
