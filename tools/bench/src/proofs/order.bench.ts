/** The order of each seller and the stale guard over a million events on one file, and over some ten thousand on PostgreSQL. */
import { playOrder } from "@kontor/e2e/inbox/order";
import { playPostgresWorkers } from "@kontor/e2e/inbox/work-postgres";
import { showFigures } from "../measure/report.ts";
import { order } from "./figures.ts";

const [events = 1_000_000, onPostgres = 50_000] = process.argv.slice(2).map(Number);
const rss = () => Math.round(process.memoryUsage().rss / 1e6);
const before = rss();
const file = await playOrder({ events, seed: 5 });
console.log(
  `a file: ${JSON.stringify(file)}; ${Math.round(events / (file.tookMs / 1000))} events/s; memory ${before} to ${rss()} MB`,
);
const database = await playPostgresWorkers({
  events: onPostgres,
  sellers: 200,
  workers: 3,
  kills: 3,
  crashes: 0,
  seed: 5,
});
console.log(`PostgreSQL, three processes, three kills: ${JSON.stringify(database)}`);
showFigures(order, {
  "events on a file": events,
  "events on PostgreSQL": onPostgres,
  "events out of order": file.violations + database.outOfOrder.length,
  "stale copies that were not told, or told wrongly": file.toldWrongly + Math.abs(file.stale - file.toldStale),
  "events/s on a file, with failures": events / (file.tookMs / 1000),
});
