/** Every journey of the guides, ended before and after each of its requests and writes, and started again. */
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { playErp, whole as wholeSale } from "../erp/play.ts";
import { listKills } from "../stock/kill-points.ts";
import { playStock } from "../stock/play.ts";
import { whole } from "./outcome.ts";
import { playJourney } from "./play.ts";

test("an order from its offer to its refund: one order, one listing, one refund, wherever it is cut", async () => {
  const kills = listKills((await playJourney()).names);
  const wrong: unknown[] = [];
  for (const kill of kills) {
    const { outcome } = await playJourney(kill);
    if (!isDeepStrictEqual(outcome, whole)) wrong.push({ ...kill, outcome });
  }

  expect(wrong).toEqual([]);
  expect(kills.length).toBeGreaterThanOrEqual(100);
});

test("a sale in the ERP: each customer, order, label and invoice is there once, wherever it is cut", async () => {
  const kills = listKills((await playErp()).names);
  const wrong: unknown[] = [];
  for (const kill of kills) {
    const { outcome } = await playErp(kill);
    if (!isDeepStrictEqual(outcome, wholeSale)) wrong.push({ ...kill, outcome });
  }

  expect(wrong).toEqual([]);
  expect(kills.length).toBeGreaterThanOrEqual(50);
});

test("the stock of the ERP and the listings of the marketplace agree, wherever the sync is cut", async () => {
  const kills = listKills((await playStock()).names);
  const wrong: unknown[] = [];
  for (const kill of kills) {
    const { wanted, listed, platform } = await playStock(kill);
    if (!isDeepStrictEqual([listed, platform], [wanted, wanted])) wrong.push({ ...kill, wanted, listed, platform });
  }

  expect(wrong).toEqual([]);
  expect(kills.length).toBeGreaterThanOrEqual(90);
});
