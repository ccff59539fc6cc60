/** Moves events from the tables of `postgresInbox()` into a hub while two old and two new processes work and some are killed, and takes the balance. */
import { playMove } from "@kontor/e2e/hub-move/play";
import { writeOldEvents } from "@kontor/e2e/hub-move/write-old-events";
import { showFigures } from "../measure/report.ts";
import { move } from "./figures.ts";

const [events = 1_000_000, kills = 4, seed = 1] = process.argv.slice(2).map(Number);
const LANES = 5_000;
const report = await playMove({
  events: 2_000,
  kills,
  seed,
  killWithinMs: 10_000,
  fill: (pool) => writeOldEvents(pool, events, LANES),
});

showFigures(move, {
  "events in the old tables": {
    value: events,
    note: `${report.handledBy.old.toLocaleString("en")} handled by old processes, ${report.handledBy.new.toLocaleString("en")} by new ones`,
  },
  "events lost": report.lost + report.waiting + report.notMoved,
  "effects of withTx that happened twice": report.twice.length,
  "events out of order": report.outOfOrder.length,
  "dead letters, dead events and wrong counts": report.dead + report.deadLetters.length + report.wrongCounts,
  "deadlocks (SQLSTATE 40P01)": report.deadlocks,
  "until all had moved": report.movedInMs / 1_000,
});
