import type { Inbox } from "@kontor/channel-events";
import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresInbox } from "@kontor/channel-events/postgres";
import type { Clock } from "@kontor/http";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 10, connectionTimeoutMillis: 10_000 });
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
  return postgresInbox({ pool, schema: "conformance", channel, unsafeDurability: true, clock });
}

// 110 runs of 150 steps, and a payload of ten million characters: inbox/conformance.long.test.ts
const isShort = ({ name }: { name: string }) => !name.startsWith("a payload of ten million");
for (const { name, run } of inboxConformance(open, { plays: 15 }).filter(isShort))
  test(`postgresInbox(): ${name}`, async () => expect(await run()).toBeUndefined());

test("a server that does not write to the disk is refused", async () => {
  const inbox = postgresInbox({ pool, schema: "durable" });

  await expect(inbox.countWaiting()).rejects.toThrow(
    "Cannot open the inbox durable as a commit must be on the disk before it counts: got fsync off",
  );
});
