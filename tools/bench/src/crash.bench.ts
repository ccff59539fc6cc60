/**
 * Kills consumers and crashes databases, in full: 1,000 × kill -9 on a file, 100 × an immediate stop of PostgreSQL, 200 ×
 * SIGTERM. Prints what was lost, done twice or out of order: nothing, or the run failed.
 */
import { crashSqlite } from "../../e2e/src/inbox/crash-sqlite.ts";
import { stopWorkers } from "../../e2e/src/inbox/stop-worker.ts";
import { workPostgres } from "../../e2e/src/inbox/work-postgres.ts";

const [cycles = 1_000, crashes = 100, runs = 200] = process.argv.slice(2).map(Number);

const { diedIn, ...file } = await crashSqlite({ cycles, seed: 4711, kills: "lingering" });
console.log(`a file, ${cycles} × kill -9: ${JSON.stringify(file)}`);
console.log(
  `  died in: ${Object.entries(diedIn)
    .map(([phase, times]) => `${phase} ${times}`)
    .join(", ")}`,
);

const database = await workPostgres({ events: crashes * 100, sellers: 50, workers: 3, kills: 10, crashes, seed: 20 });
console.log(
  `PostgreSQL, ${crashes} × stopped at once, 10 × kill -9 of one of three workers: ${JSON.stringify(database)}`,
);

console.log(`SIGTERM: ${JSON.stringify(await stopWorkers({ runs, seed: 3 }))}`);

const found = [file.lost, file.twice, file.outOfOrder, database.lost, database.twice, database.outOfOrder].flat();
if (found.length > 0 || file.deadLetters + database.deadLetters > 0 || file.integrity !== "ok") process.exitCode = 1;
