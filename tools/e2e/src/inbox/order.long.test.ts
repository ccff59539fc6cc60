import { expect, test } from "vitest";
import { playOrder } from "./order.ts";

test("200,000 events of 200 sellers are handled in the order of each, and old news is told as such", async () => {
  const { stale, ...report } = await playOrder({ events: 200_000, seed: 5 });

  expect(report).toEqual({ events: 200_000, handled: 200_000, violations: 0, toldStale: stale, toldWrongly: 0 });
  expect(stale).toBeGreaterThan(200);
});
