import { expect, test } from "vitest";
import { playLeaders } from "../fixtures/play-leaders.ts";

test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  "one process polls a channel at any time, and another soon after its end: play %i",
  async (seed) => {
    const report = await playLeaders({ seed, processes: 5, channels: 20, leaseMs: 15_000, disasters: 6 });
    expect(report).toMatchObject({ twice: [], uncovered: [] });
  },
);
