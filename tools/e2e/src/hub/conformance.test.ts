import type { Inbox } from "@kontor/channel-events";
import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresHub } from "@kontor/channel-events/postgres";
import type { Clock } from "@kontor/http";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 10 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const cases = new Map<Pick<Clock, "now">, string>();

/** Opens a channel for each case: its workers have the same clock, and so the same data. The tables are made once. */
function open(clock: Pick<Clock, "now">): Inbox {
  const channel = cases.get(clock) ?? `case-${cases.size}`;
  cases.set(clock, channel);
  return postgresHub({ pool, schema: "hub", unsafeDurability: true, clock }).inbox(channel);
}

// 110 runs of 150 steps: inbox/conformance.long.test.ts
for (const { name, run } of inboxConformance(open, { plays: 5, steps: 50 }))
  test(`a channel of a hub: ${name}`, async () => expect(await run()).toBeUndefined());
