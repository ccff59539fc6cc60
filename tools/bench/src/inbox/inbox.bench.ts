/** Measures a claim with few and with many waiting events, on a file and on PostgreSQL, and how soon a consumer polls. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Inbox } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { Pool } from "pg";
import { startPostgres } from "@kontor/testing/postgres";
import { startMockPlatform } from "@kontor/e2e/inbox/mock-platform";
import { computeMedian } from "../measure/median.ts";
import { showFigures } from "../measure/report.ts";
import { inbox as figures } from "./figures.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-inbox-bench-"));
const CLAIM = { lanes: 16, perLane: 20, leaseMs: 30_000 };
const most = Number(process.argv[2] ?? 1_000_000);
const sellers = most / 100; // A fifth of the backlog has as many events of each as are claimed at once.

/** Claims with little and with much waiting. */
async function claims(store: "a file" | "PostgreSQL", inbox: Inbox): Promise<void> {
  let stored = 0;
  const fillTo = async (events: number) => {
    while (stored < events) {
      const page = Array.from({ length: 500 }, () => {
        stored += 1;
        return { id: `${stored}`, type: "Seller:Load", lane: `seller-${stored % sellers}`, raw: `{"id":"${stored}"}` };
      });
      await inbox.accept(page);
      await inbox.markAcknowledged(page.map(({ id }) => id));
    }
  };
  const claimMs = async (perLane: number) => {
    const times: number[] = [];
    for (let round = 0; round < 300; round += 1) {
      const startedAt = performance.now();
      const taken = await inbox.claim({ lanes: 16, perLane, leaseMs: 30_000 });
      times.push(performance.now() - startedAt);
      await inbox.settle(taken.map((claim) => ({ claim, settled: [], release: true })));
    }
    return computeMedian(times);
  };
  await fillTo(most / 100);
  await claimMs(1); // warms up
  const few = await claimMs(1);
  await fillTo(most / 5);
  const some = await claimMs(20);
  await fillTo(most);
  const [one, twenty] = [await claimMs(1), await claimMs(20)];
  showFigures(figures, {
    [`${store}: a claim of an event a lane, all waiting`]: { value: one, note: `${most.toLocaleString("en")} waiting` },
    [`${store}: the same against a hundredth of the backlog`]: one / few,
    [`${store}: a claim of 20 events a lane, all waiting`]: twenty,
    [`${store}: the same against a fifth of the backlog`]: twenty / some,
  });
  await inbox.close();
}

/** Counts the rows that PostgreSQL has to clean up for an event: stored in pages of 100, acknowledged, claimed 20 a lane, handled. The goal is 4 or fewer. */
async function deadTuples(): Promise<void> {
  const schema = "tuples";
  const inbox = postgresInbox({ pool, schema, unsafeDurability: true });
  const events = 20_000;
  for (let from = 0; from < events; from += 100) {
    const page = Array.from({ length: 100 }, (_, index) => {
      const id = `${from + index}`;
      return { id, type: "Seller:Load", lane: `seller-${(from + index) % 50}`, raw: `{"id":"${id}"}` };
    });
    await inbox.accept(page);
    await inbox.markAcknowledged(await inbox.pendingAcknowledgements(100));
    for (let claims = await inbox.claim(CLAIM); claims.length > 0; claims = await inbox.claim(CLAIM))
      await inbox.settle(
        claims.map((claim) => ({
          claim,
          settled: claim.events.map(({ seq }) => ({ seq, settlement: { to: "done" } as const })),
          release: true,
        })),
      );
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000)); // the counts of the server are written once a second
  const { rows } = await pool.query<{ table: string; updates: string; hot: string; deletes: string }>(
    `SELECT relname AS table, n_tup_upd AS updates, n_tup_hot_upd AS hot, n_tup_del AS deletes
     FROM pg_stat_user_tables WHERE schemaname = $1 ORDER BY relname`,
    [schema],
  );
  const dead = rows.reduce((sum, { updates, deletes }) => sum + Number(updates) + Number(deletes), 0);
  for (const { table, updates, hot, deletes } of rows.filter((row) => Number(row.updates) + Number(row.deletes) > 0))
    console.log(
      `  ${table}: ${(Number(updates) / events).toFixed(2)} updates an event, ${Math.round((100 * Number(hot)) / Math.max(1, Number(updates)))} % in place; ${(Number(deletes) / events).toFixed(2)} deletes`,
    );
  showFigures(figures, { "PostgreSQL: dead tuples of an event": dead / events });
}

await claims("a file", sqliteInbox(join(folder, "events.db")));
const postgres = await startPostgres();
const pool = new Pool({ connectionString: postgres.url });
pool.on("error", () => {});
await claims("PostgreSQL", postgresInbox({ pool, unsafeDurability: true }));
await deadTuples();
await pool.end();
await postgres.stop();

execFileSync("node", ["tools/run.ts", "build"], { stdio: ["ignore", "ignore", "inherit"] });
const platform = await startMockPlatform();
const times: number[] = [];
for (let run = 0; run < 11; run += 1) {
  const before = platform.requests.get;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [
    join(import.meta.dirname, "cold-start.program.ts"),
    platform.url,
    join(folder, `${run}.db`),
  ]);
  const ended = once(child, "exit");
  while (platform.requests.get === before) await new Promise((resolve) => setTimeout(resolve, 1));
  times.push(performance.now() - startedAt);
  await ended;
}
showFigures(figures, { "cold start, process to first GET": computeMedian(times) });
await platform.close();
rmSync(folder, { recursive: true });
