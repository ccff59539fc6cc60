/** What a claim costs with little and with much waiting, on a file and on PostgreSQL, and how soon a consumer polls. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Inbox } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { Pool } from "pg";
import { startPostgres } from "../../e2e/src/start-postgres.ts";
import { startMockPlatform } from "../../e2e/src/inbox/mock-platform.ts";
import { medianOf } from "./client/call-cost.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-inbox-bench-"));
const most = Number(process.argv[2] ?? 1_000_000);

/** Claims with little and with much waiting, of 10,000 sellers. */
async function claims(what: string, inbox: Inbox): Promise<void> {
  let stored = 0;
  const fillTo = async (events: number) => {
    while (stored < events) {
      const page = Array.from({ length: 500 }, () => {
        stored += 1;
        return { id: `${stored}`, type: "Seller:Load", lane: `seller-${stored % 10_000}`, raw: `{"id":"${stored}"}` };
      });
      await inbox.accept(page);
      await inbox.acknowledged(page.map(({ id }) => id));
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
    return medianOf(times);
  };
  console.log(`A claim of 16 lanes, of 10,000 sellers, ${what}; median of 300`);
  await fillTo(most / 100);
  await claimMs(1); // warms up
  const few = await claimMs(1);
  console.log(`  ${(most / 100).toLocaleString("en")} waiting, an event a lane: ${few.toFixed(2)} ms`);
  await fillTo(most / 5);
  const some = await claimMs(20);
  console.log(`  ${(most / 5).toLocaleString("en")} waiting, 20 events a lane: ${some.toFixed(2)} ms`);
  await fillTo(most);
  const [one, twenty] = [await claimMs(1), await claimMs(20)];
  const all = most.toLocaleString("en");
  console.log(
    `  ${all} waiting, an event a lane: ${one.toFixed(2)} ms, ${(one / few).toFixed(2)} × that of a hundredth`,
  );
  console.log(
    `  ${all} waiting, 20 events a lane: ${twenty.toFixed(2)} ms, ${(twenty / some).toFixed(2)} × that of a fifth`,
  );
  await inbox.close();
}

await claims("on one file", sqliteInbox(join(folder, "events.db")));
const postgres = await startPostgres();
const pool = new Pool({ connectionString: postgres.url });
pool.on("error", () => {});
await claims("on PostgreSQL", postgresInbox({ pool, unsafeDurability: true }));
await pool.end();
await postgres.stop();

execFileSync("node", ["tools/run.ts", "build"], { stdio: ["ignore", "ignore", "inherit"] });
const platform = await startMockPlatform();
const times: number[] = [];
for (let run = 0; run < 11; run += 1) {
  const before = platform.requests.get;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [
    join(import.meta.dirname, "inbox/cold-start.program.ts"),
    platform.url,
    join(folder, `${run}.db`),
  ]);
  const ended = once(child, "exit");
  while (platform.requests.get === before) await new Promise((resolve) => setTimeout(resolve, 1));
  times.push(performance.now() - startedAt);
  await ended;
}
console.log(`Cold start, process to first GET, from dist: ${medianOf(times).toFixed(0)} ms, median of 11`);
await platform.close();
rmSync(folder, { recursive: true });
