import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "@kontor/testing/random";
import { postgresHub } from "@kontor/channel-events/postgres";
import { playLocks } from "./play-locks.ts";

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test("whatever hubs of four processes do in two channels at the same time, they never deadlock", async () => {
  const pools = Array.from({ length: 4 }, () => new Pool({ connectionString: server.url, max: 4 }));
  const hubs = pools.map((pool) => postgresHub({ pool, schema: "locks", unsafeDurability: true }));
  const players = hubs.flatMap((hub) => [hub.inbox("one"), hub.inbox("two"), hub.inbox("one")]);

  const failures = await Promise.all(
    players.map((inbox, index) => playLocks(inbox, { random: createRandom(41 + index), rounds: 100 })),
  );

  const isGivenUp = (failure: string) => failure.endsWith("due to lock timeout"); // A busy machine; a consumer tries again.
  expect(failures.flat().filter((failure) => !isGivenUp(failure))).toEqual([]);
  const { rows } = await pools[0]!.query<{ deadlocks: string }>(
    "SELECT sum(deadlocks) AS deadlocks FROM pg_stat_database",
  );
  expect(Number(rows[0]!.deadlocks)).toBe(0);
  for (const name of ["one", "two"]) {
    const { events } = await hubs[0]!.inbox(name).readStats();
    const { rows: counted } = await pools[0]!.query<Record<string, string>>(
      `SELECT count(w.seq) AS waiting, count(o.seq) FILTER (WHERE state = 'done') AS done, count(*) FILTER (WHERE state = 'dead') AS dead,
         count(*) FILTER (WHERE state = 'unhandled') AS unhandled, count(*) FILTER (WHERE (w.seq IS NULL) = (o.seq IS NULL)) AS torn
       FROM locks.event AS e LEFT JOIN locks.waiting AS w USING (channel, seq) LEFT JOIN locks.outcome AS o USING (channel, seq)
       WHERE e.channel = (SELECT id FROM locks.channel WHERE name = $1)`,
      [name],
    );
    const found = Object.fromEntries(Object.entries(counted[0]!).map(([state, n]) => [state, Number(n)]));
    expect({ ...events, torn: 0 }).toEqual(found); // Each event either waits or has ended, and the counts say so.
  }
  await Promise.all(pools.map((pool) => pool.end()));
});
