/**
 * A fleet in a box: starts PostgreSQL, the queues of many channels and many processes, kills, stops, freezes and cuts them off by a seed, crashes
 * the database, and takes the balance of every event, its deliveries and its effects.
 */
import { playFleet } from "@kontor/e2e/fleet/play";
import { showFigures } from "../measure/report.ts";
import { fleet } from "./figures.ts";

const [processes = 10, channels = 50, disasters = 100, seed = 1] = process.argv.slice(2).map(Number);
const events = channels * disasters * 4;
const startedAt = performance.now();
let count = 0;
const report = await playFleet({
  processes,
  channels,
  sellers: 5,
  events,
  disasters,
  seed,
  onDisaster: (what) => {
    count += 1;
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${count} of ${disasters}: ${what}`);
  },
});
console.log(JSON.stringify(report));

showFigures(fleet, {
  disasters,
  "events that were sent": report.events,
  "events lost": report.lost + report.waiting,
  "effects of withTx that happened twice": report.twice.length,
  "events out of order": report.outOfOrder.length,
  "innocent events put aside, or dead letters": report.dead + report.deadLetters.length,
  "two processes that fetched from a channel at the same time": report.overlaps,
  "deadlocks (SQLSTATE 40P01)": report.deadlocks,
  "most deliveries of an event": report.mostDeliveries,
});
