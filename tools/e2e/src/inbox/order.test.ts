import { expect, test } from "vitest";
import { playOrder } from "./order.ts";

test(
  "20,000 events of 200 sellers are handled in the order of each, and old news is told as such",
  { timeout: 600_000 },
  async () => {
    const { stale, tookMs: _, ...report } = await playOrder({ events: 20_000, seed: 5 });

    expect(report).toEqual({ events: 20_000, handled: 20_000, violations: 0, toldStale: stale, toldWrongly: 0 });
    expect(stale).toBeGreaterThan(20);
  },
);
