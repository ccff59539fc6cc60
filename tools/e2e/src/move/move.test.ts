import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { moveInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playMove } from "./play.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 180_000);
afterAll(() => postgres.stop());

test("an inbox moves to PostgreSQL while a consumer polls, and the mover is killed: none lost, none twice", async () => {
  const balance = await playMove({
    url: postgres.url,
    schema: `move_${process.pid}`,
    events: 400,
    kills: 2,
    killWithinMs: 60,
    seed: 4711,
  });

  expect(balance).toMatchObject({ lost: [], twice: [], different: [] });
  expect(balance.came).toBeGreaterThan(0);
  expect(balance.lastWords).toContain("it was moved to the schema move_");
  expect(balance.report).toMatchObject({ cutOff: 0 });
}, 120_000);

test("a move whose new tables were dropped begins from zero, with the events that came meanwhile", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "kontor-move-")), "events.db");
  const pool = new Pool({ connectionString: postgres.url, max: 3 });
  const inbox = sqliteInbox(file);
  const accept = (from: number, to: number) =>
    inbox.accept(
      Array.from({ length: to - from }, (_, n) => ({ id: `${from + n}`, type: "t", lane: `${n % 9}`, raw: "{}" })),
    );
  await accept(0, 1);
  const schema = `dropped_${process.pid}`;
  const place = `the schema ${schema}`;
  const killed = new AbortController();
  const first = moveInbox({
    ...{ file, pool, schema, place, unsafeDurability: true, signal: killed.signal },
    onProgress: ({ step }) => (step === "copying" ? void accept(1, 1_500) : killed.abort(new Error("killed"))),
  });
  await expect(first).rejects.toThrow("killed"); // Some of the events that came have been copied.
  await pool.query(`DROP SCHEMA ${schema} CASCADE`);

  await moveInbox({ file, pool, schema, place, unsafeDurability: true });
  const { rows } = await pool.query(`SELECT count(*)::int AS n FROM ${schema}.event`);
  expect(rows).toEqual([{ n: 1_500 }]);
  await pool.end();
  await inbox.close();
});

test("a move whose connection is cut rejects, and leaves the program and the next move alone", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "kontor-move-")), "events.db");
  const pool = new Pool({ connectionString: postgres.url, max: 3 }); // Nobody listens to its errors.
  const other = new Pool({ connectionString: postgres.url, max: 1 });
  const inbox = sqliteInbox(file);
  await inbox.accept(Array.from({ length: 5_000 }, (_, n) => ({ id: `${n}`, type: "t", lane: "a", raw: "{}" })));
  const options = { file, pool, schema: `cut_${process.pid}`, place: "the next one", unsafeDurability: true };
  const holds = "query LIKE '%pg_try_advisory_lock%' AND pid <> pg_backend_pid()";
  const cut = async () => {
    await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${holds}`);
    const isGone = async () =>
      expect((await other.query(`SELECT FROM pg_stat_activity WHERE ${holds}`)).rows).toEqual([]);
    await waitUntil(isGone);
  };
  let isCopying = false;
  const cutOnce = async () => {
    if (isCopying) await cut();
    isCopying = false;
    return pool.connect();
  };
  const given = { on: pool.on.bind(pool), query: pool.query.bind(pool), options: pool.options, connect: cutOnce };
  const onProgress = () => void (isCopying = true);

  await expect(moveInbox({ ...options, pool: given as unknown as Pool, onProgress })).rejects.toThrow("run it again");
  expect(await moveInbox(options)).toMatchObject({ events: 5_000 });
  await Promise.all([pool.end(), other.end(), inbox.close()]);
});

test("large events are copied a few at a time, so that they fit into memory and into a statement", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "kontor-move-")), "events.db");
  const pool = new Pool({ connectionString: postgres.url, max: 3 });
  const inbox = sqliteInbox(file);
  const raw = "x".repeat(9_000_000);
  for (const id of ["1", "2", "3"]) await inbox.accept([{ id, type: "t", lane: "a", raw }]);
  const counts: number[] = [];
  const onProgress = ({ step, count }: { step: string; count: number }) => step === "copying" && counts.push(count);
  await moveInbox({ file, pool, schema: `large_${process.pid}`, place: "it", unsafeDurability: true, onProgress });
  expect(counts).toEqual([2, 3]);
  await Promise.all([pool.end(), inbox.close()]);
});

test("an error of the file says which file, and what was to be done", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "kontor-move-")), "events.db");
  const pool = new Pool({ connectionString: postgres.url, max: 3 });
  const inbox = sqliteInbox(file);
  inbox.db.exec("CREATE TABLE move (other TEXT)"); // It belongs to somebody else.
  const moving = moveInbox({ file, pool, schema: `other_${process.pid}`, place: "it", unsafeDurability: true });
  await expect(moving).rejects.toThrow(`Cannot move the inbox ${file} as no such column`);
  await Promise.all([pool.end(), inbox.close()]);
});
