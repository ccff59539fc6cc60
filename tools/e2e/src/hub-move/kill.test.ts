import type { Pool } from "pg";
import { expect, test } from "vitest";
import { playMove } from "./play.ts";
import { writeOldEvents } from "./write-old-events.ts";

// 1,000,000 events: `pnpm bench move`
test("events move into a hub while two old and two new processes work and are killed: none is lost, none is done twice", async () => {
  const fill = (pool: Pool) => writeOldEvents(pool, 10_000, 500);
  const report = await playMove({ events: 600, kills: 3, seed: 11, fill });

  const { lost, twice, outOfOrder, dead, waiting, deadLetters, deadlocks, wrongCounts, notMoved } = report;
  expect({ lost, twice, outOfOrder, dead, waiting, deadLetters, deadlocks, wrongCounts, notMoved }).toEqual({
    lost: 0,
    twice: [],
    outOfOrder: [],
    dead: 0,
    waiting: 0,
    deadLetters: [],
    deadlocks: 0,
    wrongCounts: 0,
    notMoved: 0,
  });
  expect(report.handledBy.old).toBeGreaterThan(0);
  expect(report.handledBy.new).toBeGreaterThan(0);
});
