/** Measures the move of an inbox from a file to PostgreSQL while a consumer works, and kills it. */
import { playMove, type MoveBalance } from "@kontor/e2e/move/play";
import { startPostgres } from "@kontor/testing/postgres";
import { showFigures } from "../measure/report.ts";
import { inboxMigrate as figures } from "./figures.ts";

const [events = 1_000_000, plays = 10] = process.argv.slice(2).map(Number);
const postgres = await startPostgres();
const balances: MoveBalance[] = [];
const count = (of: (balance: MoveBalance) => readonly unknown[]) =>
  balances.reduce((sum, balance) => sum + of(balance).length, 0);

const large = await playMove({ url: postgres.url, schema: "large", events, kills: 0, killWithinMs: 0, seed: 1 });
balances.push(large);
for (let seed = 1; seed <= plays; seed += 1)
  balances.push(
    await playMove({ url: postgres.url, schema: `killed_${seed}`, events: 10_000, kills: 5, killWithinMs: 60, seed }),
  );
await postgres.stop();
showFigures(figures, {
  "events in the file": events,
  "events that came meanwhile": large.came,
  "the whole move": large.moveMs / 1_000,
  "nothing was handled for": large.pauseMs / 1_000,
  "events lost": count(({ lost }) => lost),
  "effects that happened twice": count(({ twice }) => twice),
  "rows that differ from the file": count(({ different }) => different),
  "kills of the program": count(({ killed }) => killed.filter((step) => step !== "ended")),
});
