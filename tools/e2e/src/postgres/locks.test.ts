import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "@kontor/testing/random";
import { postgresInbox, postgresInboxes } from "@kontor/channel-events/postgres";
import { playLocks } from "./play-locks.ts";

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test("whatever all of four processes do in two channels at the same time, they never deadlock", async () => {
  const pools = Array.from({ length: 4 }, () => new Pool({ connectionString: server.url, max: 4 }));
  const all = pools.map((pool) => postgresInboxes({ pool, schema: "locks", unsafeDurability: true }));
  const players = all.flatMap((each) => [each.inbox("one"), each.inbox("two"), each.inbox("one")]);

  const failures = await Promise.all(
    players.map((inbox, index) => playLocks(inbox, { random: createRandom(41 + index), rounds: 25 })),
  );

  const isGivenUp = (failure: string) => failure.endsWith("due to lock timeout"); // A busy machine; a consumer tries again.
  expect(failures.flat().filter((failure) => !isGivenUp(failure))).toEqual([]);
  const { rows } = await pools[0]!.query<{ deadlocks: string }>(
    "SELECT sum(deadlocks) AS deadlocks FROM pg_stat_database",
  );
  expect(Number(rows[0]!.deadlocks)).toBe(0);
  for (const name of ["one", "two"]) {
    const { events } = await all[0]!.inbox(name).readStats();
    const { rows: counted } = await pools[0]!.query<Record<string, string>>(
      `SELECT count(w.seq) AS waiting, count(o.seq) FILTER (WHERE state = 'done') AS done, count(*) FILTER (WHERE state = 'dead') AS dead,
         count(*) FILTER (WHERE (w.seq IS NULL) = (o.seq IS NULL)) AS torn
       FROM locks.event AS e LEFT JOIN locks.waiting AS w USING (channel, seq) LEFT JOIN locks.outcome AS o USING (channel, seq)
       WHERE e.channel = (SELECT id FROM locks.channel WHERE name = $1)`,
      [name],
    );
    const found = Object.fromEntries(Object.entries(counted[0]!).map(([state, n]) => [state, Number(n)]));
    expect({ ...events, torn: 0 }).toEqual(found); // Each event either waits or has ended, and the counts say so.
  }
  await Promise.all(pools.map((pool) => pool.end()));
});

describe("a purge", () => {
  const DAY_MS = 86_400_000;
  const event = (id: string) => ({ id, type: "Seller:Load", lane: "seller", raw: "{}" });
  let now: number;
  let pool: Pool;
  beforeAll(() => {
    pool = new Pool({ connectionString: server.url, max: 6 });
  });
  afterAll(() => pool.end());

  /** Opens an inbox in which these events have ended 40 days ago, and are acknowledged. */
  async function openOld(schema: string, ids: readonly string[]) {
    now = 50 * DAY_MS;
    const inbox = postgresInbox({ pool, schema, unsafeDurability: true, clock: { now: () => now }, channel: "a" });
    await inbox.accept(ids.map(event));
    const [claim] = await inbox.claim({ lanes: 1, perLane: ids.length, leaseMs: 1_000 });
    const settled = claim!.events.map(({ seq }) => ({ seq, settlement: { to: "done" } as const }));
    await inbox.settle([{ claim: claim!, settled, release: true }]);
    await inbox.markAcknowledged(ids);
    now += 40 * DAY_MS;
    return inbox;
  }

  test("locks the channel only for what it changes", async () => {
    await openOld("looks", ["1", "2"]);
    const connection = await pool.connect();
    const countLocks = async (call: string) => {
      await connection.query("BEGIN");
      await connection.query(`SELECT * FROM looks.${call}`);
      const { rows } = await connection.query<{ n: string }>(
        "SELECT count(*) AS n FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory'",
      );
      await connection.query("ROLLBACK");
      return Number(rows[0]!.n);
    };

    const before = now - 30 * DAY_MS;

    expect(await countLocks(`delete_1(1, ${before}, 0, 100, '{}')`)).toBe(1);
    expect(await countLocks(`delete_1(1, ${before}, 0, 100, '{1,2}')`)).toBe(0);
    expect(await countLocks(`empty_1(1, ${before}, 0, 0, 100)`)).toBe(1);
    expect(await countLocks(`empty_1(1, ${before}, ${before}, 0, 100)`)).toBe(0);
    expect(await countLocks(`give_up_1(1, ${now}, ${DAY_MS}, 100)`)).toBe(0);
    connection.release();
  });

  test("keeps an event that comes again while a portion waits for the channel", async () => {
    const inbox = await openOld("again", ["1", "2"]);
    const holder = await pool.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT again.lock_channel(1)");

    const purging = inbox.purge({ rowsAfterMs: 30 * DAY_MS });
    await expect.poll(() => countWaiting(pool)).toBe(1);
    await holder.query(`UPDATE again.event SET last_seen_at = ${now} WHERE key = '2'`); // As accept() does when it comes again.
    await holder.query("COMMIT");
    holder.release();

    expect(await purging).toEqual({ payloads: 0, rows: 1 });
    const kept: string[] = [];
    for await (const { id, state } of inbox.list()) kept.push(`${id} ${state}`);
    expect(kept).toEqual(["2 done"]);
    expect((await inbox.readStats()).events).toMatchObject({ done: 1, waiting: 0 });
  });
});

test("an acknowledgement reads no more when hundreds of thousands wait behind it", async () => {
  const pool = new Pool({ connectionString: server.url, max: 1 });
  const inbox = postgresInbox({ pool, schema: "behind", unsafeDurability: true, channel: "a" });
  await inbox.accept(["1", "2", "3"].map((id) => ({ id, type: "Seller:Load", lane: "seller", raw: "{}" })));
  await pool.query(
    "INSERT INTO behind.ack (channel, seqs) SELECT 1, array_agg(n) FROM generate_series(1000, 300999) AS n GROUP BY n / 100",
  );

  const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
    "EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT behind.acknowledge_1(1, '{1,3}')",
  );
  const { "Shared Hit Blocks": hit, "Shared Read Blocks": read } = rows[0]!["QUERY PLAN"][0].Plan;

  expect(hit! + read!).toBeLessThan(150); // 3,000 pages are stored in 340 blocks.
  expect(await inbox.pendingAcknowledgements(1)).toEqual(["2"]);
  await pool.end();
});

/** Counts the calls that wait for the lock of a channel. */
async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    "SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event = 'advisory'",
  );
  return Number(rows[0]!.n);
}
