/** Plays the conformance kit of the inbox in full: every case, and 110 random plays of 150 steps, on PostgreSQL, on a file and in memory. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inboxConformance } from "@kontor/channel-events/conformance";
import { memoryInbox, type Inbox } from "@kontor/channel-events";
import { postgresHub, postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createTwins, withMirror, type Twins } from "@kontor/e2e/hub/mirror";
import type { Clock } from "@kontor/http";
import { Pool } from "pg";
import { startPostgres } from "@kontor/testing/postgres";
import { showFigures } from "../measure/report.ts";
import { conformance } from "./figures.ts";

type Time = Pick<Clock, "now">;

const server = await startPostgres();
const pool = new Pool({ connectionString: server.url, max: 10 });
const folder = mkdtempSync(join(tmpdir(), "kontor-conformance-"));

/** A name for each clock: the same data for the same clock. */
function perClock() {
  const names = new Map<Time, string>();
  return (clock: Time) => names.get(clock) ?? names.set(clock, `inbox_${names.size}`).get(clock)!;
}
const schemaOf = perClock();
const fileOf = perClock();
const memories = new Map<Time, Inbox>();
const twins = new Map<Time, Twins>();
const twinsOf = (clock: Time) => twins.get(clock) ?? twins.set(clock, createTwins()).get(clock)!;
/** Its workers claim at the same time, so which worker gets which lane differs between two channels as it does between two runs. */
const RACES = "accepting, claiming and settling at the same time lose nothing";
const stores = {
  "memoryInbox()": (clock: Time) => memories.get(clock) ?? memories.set(clock, memoryInbox({ clock })).get(clock)!,
  "postgresInbox()": (clock: Time) => postgresInbox({ pool, schema: schemaOf(clock), unsafeDurability: true, clock }),
  "postgresHub()": (clock: Time) =>
    postgresHub({ pool, schema: `${schemaOf(clock)}_hub`, unsafeDurability: true, clock }).inbox("a"),
  "two channels of a postgresHub() at once": (clock: Time) => {
    const hub = postgresHub({ pool, schema: `${schemaOf(clock)}_two`, unsafeDurability: true, clock });
    return withMirror(hub.inbox("a"), hub.inbox("b"), twinsOf(clock));
  },
  "sqliteInbox()": (clock: Time) => sqliteInbox(join(folder, `${fileOf(clock)}.db`), { clock }),
};

let failed = 0;
let fewest = Number.POSITIVE_INFINITY;
for (const [name, open] of Object.entries(stores)) {
  const startedAt = performance.now();
  const cases = inboxConformance(open).filter((each) => !name.startsWith("two") || each.name !== RACES);
  fewest = Math.min(fewest, cases.length);
  for (const { name: title, run } of cases)
    await run().catch((error: unknown) => {
      failed += 1;
      console.error(`${name}, ${title}: ${error}`);
    });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${name}: ${cases.length} cases in ${seconds} s, ${failed} failed so far`);
}
await pool.end();
await server.stop();
rmSync(folder, { recursive: true });
showFigures(conformance, { "cases of each store": fewest, "cases that failed": failed });
