/** What a claim costs with little and with much waiting, what a million events cost in memory, and how soon a consumer polls. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { startMockPlatform } from "../../e2e/src/inbox/mock-platform.ts";
import { medianOf } from "./client/call-cost.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-inbox-bench-"));
const inbox = sqliteInbox(join(folder, "events.db"));
const rss = () => Math.round(process.memoryUsage().rss / 1e6);
let stored = 0;

async function fillTo(events: number): Promise<void> {
  while (stored < events) {
    const page = Array.from({ length: 500 }, () => {
      stored += 1;
      return { id: `${stored}`, type: "Seller:Load", lane: `seller-${stored % 10_000}`, raw: `{"id":"${stored}"}` };
    });
    await inbox.accept(page);
    await inbox.acknowledged(page.map(({ id }) => id));
  }
}

async function claimMs(perLane: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 300; round += 1) {
    const startedAt = performance.now();
    const claims = await inbox.claim({ lanes: 16, perLane, leaseMs: 30_000 });
    times.push(performance.now() - startedAt);
    await inbox.settle(claims.map((claim) => ({ claim, settled: [], release: true })));
  }
  return medianOf(times);
}

console.log("A claim of 16 lanes, of 10,000 sellers, on one file; median of 300");
await fillTo(10_000);
const few = await claimMs(1);
console.log(`  10,000 waiting, an event a lane: ${few.toFixed(2)} ms`);
await fillTo(200_000);
const [some, memory] = [await claimMs(20), rss()];
console.log(`  200,000 waiting, 20 events a lane: ${some.toFixed(2)} ms`);
await fillTo(1_000_000);
const [one, twenty] = [await claimMs(1), await claimMs(20)];
console.log(`  1,000,000 waiting, an event a lane: ${one.toFixed(2)} ms, ${(one / few).toFixed(2)} × that of 10,000`);
console.log(
  `  1,000,000 waiting, 20 events a lane: ${twenty.toFixed(2)} ms, ${(twenty / some).toFixed(2)} × that of 200,000`,
);
console.log(`Memory: ${memory} MB with 200,000 stored, ${rss()} MB with 1,000,000`);
await inbox.close();

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
