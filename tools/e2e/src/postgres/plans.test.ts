import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const EVENTS = 2_000;
const LANES = 400;
const REDELIVERED = 500;

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

function buildPage(from: number, size: number) {
  return Array.from({ length: size }, (_, index) => {
    const id = `e${from + index}`;
    const lane = `seller ${(from + index) % LANES}`;
    return { id, type: "Seller:Load", lane, raw: JSON.stringify({ id, type: "Seller:Load" }) };
  });
}

test("plans that were made for one event, also for one that comes again and for a purge, read no more rows when there are thousands", async () => {
  const admin = new Pool({ connectionString: server.url, max: 1 });
  admin.on("error", () => {}); // The server may end before its connections do.
  const pool = new Pool({ connectionString: server.url, max: 2 });
  const inbox = postgresInbox({ pool, unsafeDurability: true, channel: "a" });
  const handle = async (lanes: number) => {
    const claims = await inbox.claim({ lanes, perLane: 20, leaseMs: 30_000 });
    const settled = ({ events }: (typeof claims)[number]) =>
      events.map(({ seq }) => ({ seq, settlement: { to: "done" as const } }));
    await inbox.settle(claims.map((claim) => ({ claim, settled: settled(claim), release: true })));
    return claims.reduce((count, { events }) => count + events.length, 0);
  };
  const askDue = () => pool.query("SELECT FROM kontor_inbox.due_1(NULL, '{1,2,3}')");
  const forget = () => inbox.purge({ payloadsAfterMs: 0, putAsideAfterMs: 0 });
  await inbox.accept(buildPage(0, 1));
  expect(await handle(1)).toBe(1); // The plans of this connection are made now, and kept.
  await inbox.accept(buildPage(0, 1));
  await forget();
  await admin.query("VACUUM ANALYZE kontor_inbox.turn, kontor_inbox.waiting"); // Nothing waits, and the database knows it.
  await askDue();
  await inbox.accept(buildPage(1, 1));
  expect(await handle(1)).toBe(1);
  for (let from = 2; from <= EVENTS; from += 100) await inbox.accept(buildPage(from, 100));
  for (let times = 0; times < 10; times += 1) expect((await askDue()).rowCount).toBe(1);

  let handled = 0;
  for (let count = -1; count !== 0; handled += count) count = await handle(20);
  await inbox.readStats();
  for (let from = 1; from < REDELIVERED; from += 100) await inbox.accept(buildPage(from, 100));
  await forget();
  await pool.end(); // A connection that ends hands in what it has counted.

  expect(handled).toBe(EVENTS);
  const readFetches = async () => {
    const { rows } = await admin.query<{ name: string; fetched: string }>(
      "SELECT relname AS name, idx_tup_fetch + seq_tup_read AS fetched FROM pg_stat_user_tables WHERE relname IN ('event', 'turn', 'waiting')",
    );
    return new Map(rows.map(({ name, fetched }) => [name, Number(fetched)]));
  };
  await waitUntil(async () => ((await readFetches()).get("event") ?? 0) >= EVENTS);
  const fetches = await readFetches();
  await admin.end();
  expect(fetches.get("event")).toBeLessThanOrEqual(EVENTS * 5);
  expect(fetches.get("waiting")).toBeLessThanOrEqual(EVENTS * 3);
  expect(fetches.get("turn")).toBeLessThanOrEqual(EVENTS * 2);
});

test("a claim tells when the next lane is due, so that its results need no question", async () => {
  const pool = new Pool({ connectionString: server.url, max: 2 });
  const inbox = postgresInbox({ pool, schema: "asked", unsafeDurability: true, channel: "a" });
  await inbox.accept(buildPage(0, 1));
  const frozen = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const [claim] = await inbox.claim({ lanes: 16, perLane: 20, leaseMs: 30_000 });
  const settled = [{ seq: claim!.events[0]!.seq, settlement: { to: "done" as const } }];
  expect(await inbox.settle([{ claim: claim!, settled, release: true }])).toEqual([true]);
  await pool.end();

  expect(await inbox.findNextDueMs()).toBeUndefined();
  frozen.mockRestore();
  await expect(
    postgresInbox({ pool, schema: "asked", unsafeDurability: true, channel: "a" }).findNextDueMs(),
  ).rejects.toThrow("Cannot");
});
