/**
 * Kills consumers and crashes databases, in full and with the policies that a user gets: on one file 1,000 × kill -9 within 300 ms of the
 * start, whatever the process does, and 300 × in the middle of each phase; on PostgreSQL 200 × one of three workers and 50 × an
 * immediate stop of the database; 200 × SIGTERM. Prints what was lost, put aside, done twice or out of order: nothing, or the run failed.
 */
import { playSqliteCrashes } from "@kontor/e2e/inbox/crash-sqlite";
import { stopWorkers } from "@kontor/e2e/inbox/stop-worker";
import { playPostgresWorkers, type WorkReport } from "@kontor/e2e/inbox/work-postgres";
import { showFigures } from "../measure/report.ts";
import { crash } from "./figures.ts";

const [cycles = 1_000, lingering = 300, kills = 200, crashes = 50, runs = 200] = process.argv.slice(2).map(Number);
const reports: Pick<WorkReport, "events" | "lost" | "twice" | "outOfOrder" | "dead" | "deadLetters">[] = [];

for (const options of [
  { cycles, seed: 4711, kills: "independent" },
  { cycles: lingering, seed: 4712, kills: "lingering" },
] as const) {
  const { diedIn, ...report } = await playSqliteCrashes(options);
  reports.push(report);
  console.log(`a file, ${options.cycles} × kill -9, ${options.kills}: ${JSON.stringify(report)}`);
  const phases = Object.entries(diedIn).map(([phase, times]) => `${phase} ${times}`);
  console.log(`  died in: ${phases.join(", ")}`);
}

for (const [disturbed, options] of [
  [`${kills} × kill -9 of one of three workers`, { kills, crashes: 0 }],
  [`${crashes} × stopped at once, 10 × kill -9`, { kills: 10, crashes }],
] as const) {
  const events = 100 * (options.kills + options.crashes);
  const report = await playPostgresWorkers({ events, sellers: 50, workers: 3, seed: 20, ...options });
  reports.push(report);
  console.log(`PostgreSQL, ${disturbed}: ${JSON.stringify(report)}`);
}

const stops = await stopWorkers({ runs, seed: 3 });
console.log(`SIGTERM: ${JSON.stringify(stops)}`);

const sum = (of: (report: (typeof reports)[number]) => number) => reports.reduce((all, each) => all + of(each), 0);
showFigures(crash, {
  "kills on a file, at any moment": cycles,
  "kills on a file, in every phase": lingering,
  "kills and power cuts on PostgreSQL": kills + 10 + crashes,
  "events that were sent": sum(({ events }) => events),
  "events lost": sum(({ lost }) => lost.length),
  "effects that happened twice": sum(({ twice }) => twice.length),
  "events out of order": sum(({ outOfOrder }) => outOfOrder.length),
  "innocent events put aside, or dead letters": sum(({ dead, deadLetters }) => dead + deadLetters),
  "stops by SIGTERM": runs,
  "stops that left a lease, cut a handler or failed": runs - stops.clean + stops.leftLeased + stops.abandoned,
  "the slowest stop": stops.slowestMs,
});
