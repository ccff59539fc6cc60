import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresInbox } from "@kontor/channel-events/postgres";
import type { Clock } from "@kontor/http";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool, type QueryResult } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "@kontor/testing/postgres";

let server: Awaited<ReturnType<typeof startPostgres>>;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 10 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const schemas = new Map<Pick<Clock, "now">, string>();
const open = (clock: Pick<Clock, "now">) => {
  const schema = schemas.get(clock) ?? `inbox_${process.pid}_${schemas.size}`;
  schemas.set(clock, schema);
  return postgresInbox({ pool, schema, unsafeDurability: true, clock });
};

// 110 runs of 150 steps: conformance.long.test.ts
for (const { name, run } of inboxConformance(open, { plays: 3, steps: 50 }))
  test(`postgresInbox(): ${name}`, async () => expect(await run()).toBeUndefined());

test("a server that does not write to the disk is refused", async () => {
  const inbox = postgresInbox({ pool, schema: "durable" });

  await expect(inbox.countWaiting()).rejects.toThrow(
    "Cannot open the inbox durable as a commit must be on the disk before it counts: got fsync off",
  );
});

const event = { id: "e1", type: "t", lane: "a", raw: "{}" };

test("an accept is on the disk before it counts, also on a connection that a claim has used; a claim need not be", async () => {
  const one = new Pool({ connectionString: server.url, max: 1 });
  const committed: unknown[] = [];
  one.on("connect", (connection) => {
    const query = connection.query.bind(connection) as (...given: unknown[]) => Promise<QueryResult>;
    const watch = async (...given: unknown[]) => {
      if (given[0] === "COMMIT") committed.push((await query("SHOW synchronous_commit")).rows[0]);
      return query(...given);
    };
    connection.query = ((...given: unknown[]) => (given[0] === "COMMIT" ? watch(...given) : query(...given))) as never;
  });
  const inbox = postgresInbox({ pool: one, schema: "disk", unsafeDurability: true });
  await inbox.countWaiting();
  committed.length = 0;

  await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 });
  await inbox.accept([event]);

  expect(committed).toEqual([{ synchronous_commit: "off" }, { synchronous_commit: "on" }]);
  await one.end();
});

test("other processes hear of an event at once", async () => {
  const [one, other] = [0, 1].map(() => postgresInbox({ pool, schema: "heard", unsafeDurability: true }));
  let wakes = 0;
  const stop = await other!.listen!(() => (wakes += 1));
  await waitUntil(() => expect(wakes).toBe(1)); // it listens from now on

  await one!.accept([event]);

  await waitUntil(() => expect(wakes).toBe(2));
  await stop();
});
