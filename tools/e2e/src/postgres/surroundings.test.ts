/** Every store for PostgreSQL in databases, roles and pools that were set up for something else. */
import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { types, type PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countRows, makeDatabase, useEverything, useStores, withPool, type OwnPool } from "./surroundings.ts";

const [TEXT, VOID, JSON_TYPE, BOOLEAN] = [25, 2278, 114, 16];
let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const set = (...settings: string[]) => settings.map((setting) => `ALTER DATABASE SET ${setting}`);
const parsersOf = (parse: (oid: number) => (value: string) => unknown): OwnPool => ({
  types: { getTypeParser: ((oid: number) => parse(oid)) as never },
});
const asText = (value: string) => value;
const names = ["channel", "event", "turn", "waiting", "outcome", "ack", "counter", "step", "lease", "clock", "member"];

interface Surroundings {
  as?: string;
  statements?: string[];
  pool?: OwnPool;
}

const all: Record<string, Surroundings> = {
  "a publication of all tables": { statements: ["CREATE PUBLICATION of_all FOR ALL TABLES"] },
  "plpgsql.extra_errors = all": { statements: set("plpgsql.extra_errors = 'all'") },
  "a pool that parses no type but text": {
    pool: parsersOf((oid) => (value) => {
      if (oid !== TEXT && oid !== VOID) throw new Error(`the type ${oid} is parsed`);
      return value;
    }),
  },
};
const others: Record<string, Surroundings> = {
  "a pool with binary: true": { pool: { binary: true } },
  "a pool that gives everything as text": { pool: parsersOf(() => asText) },
  "a pool with numbers as BigInt": { pool: parsersOf((oid) => (oid === 20 || oid === 23 ? BigInt : asText) as never) },
  "plpgsql.extra_errors = shadowed_variables": { statements: set("plpgsql.extra_errors = 'shadowed_variables'") },
  "plpgsql.extra_errors = too_many_rows, strict_multi_assignment": {
    statements: set("plpgsql.extra_errors = 'too_many_rows,strict_multi_assignment'"),
  },
  "plpgsql.extra_warnings = all": { statements: set("plpgsql.extra_warnings = 'all'") },
  "plpgsql.variable_conflict = use_column": { statements: set("plpgsql.variable_conflict = use_column") },
  "plpgsql.variable_conflict = use_variable": { statements: set("plpgsql.variable_conflict = use_variable") },
  "other forms of dates, bytes, names and texts": {
    statements: set(
      "DateStyle = 'SQL, DMY'",
      "IntervalStyle = sql_standard",
      "TimeZone = 'Pacific/Chatham'",
      "bytea_output = escape",
      "standard_conforming_strings = off",
      "extra_float_digits = -15",
      "quote_all_identifiers = on",
      "transform_null_equals = on",
      "xmloption = document",
      "client_min_messages = debug1",
    ),
  },
  "other rules of sessions and tables": {
    statements: set(
      "row_security = off",
      "check_function_bodies = off",
      "default_transaction_deferrable = on",
      "default_toast_compression = pglz",
      "session_replication_role = replica",
      "synchronous_commit = off",
      "idle_session_timeout = 1000",
      "statement_timeout = 1000",
      "lock_timeout = 1000",
      "transaction_timeout = 1000",
    ),
  },
  "a planner without scans and joins": {
    statements: set(
      ...["indexscan", "indexonlyscan", "bitmapscan", "tidscan", "nestloop", "hashagg", "sort"].map(
        (name) => `enable_${name} = off`,
      ),
      "plan_cache_mode = force_custom_plan",
      "debug_parallel_query = on",
    ),
  },
  "a search_path of a schema with tables and functions of the same names": {
    statements: [
      "CREATE SCHEMA theirs",
      ...names.map((name) => `CREATE TABLE theirs.${name} (nothing boolean)`),
      "CREATE FUNCTION theirs.now_ms(bigint) RETURNS bigint LANGUAGE sql AS 'SELECT 1/0'",
      "CREATE FUNCTION theirs.lock_channel(integer) RETURNS void LANGUAGE sql AS 'SELECT 1/0'",
      ...set("search_path = theirs, public"),
    ],
  },
  "temporary tables of the same names": {
    pool: { atConnect: names.map((name) => `CREATE TEMP TABLE ${name} (nothing boolean)`).join("; ") },
  },
  "an event trigger": {
    statements: [
      "CREATE FUNCTION note() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM count(*) FROM pg_event_trigger_ddl_commands(); END $$",
      "CREATE EVENT TRIGGER noting ON ddl_command_end EXECUTE FUNCTION note()",
    ],
  },
  "a collation of ICU": {
    as: "TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'de-AT-u-co-phonebk' LOCALE 'C'",
  },
};

const open = async ({ pool, ...database }: Surroundings, use: typeof useStores) =>
  withPool({ url: await makeDatabase(server.url, database), ...pool }, use);

test.each(Object.entries(all))("each case of the kit is right with %s", async (_, surroundings) => {
  await expect(open(surroundings, useEverything)).resolves.toBeUndefined();
});

test("each case of the kit is right with all that a database may have set at once", async () => {
  const each = Object.values(others).filter(({ as, pool }) => as === undefined && !pool?.types);
  const statements = each.flatMap((surroundings) => surroundings.statements ?? []);
  await expect(
    open(
      { statements: statements.filter((text) => !text.includes("_timeout")), pool: { binary: true } },
      useEverything,
    ),
  ).resolves.toBeUndefined();
});

/** Stores an event of two sellers, ends one and tries the other again; each answer has its type. */
async function useInbox(pool: Parameters<typeof useStores>[0]): Promise<void> {
  const inbox = postgresInbox({ pool, channel: "a", unsafeDurability: true });
  const page = ["1", "10", "Ω😀"].map((id) => ({ id, type: "t", lane: `seller ${id}`, raw: `{"id":"${id}"}` }));
  expect(await inbox.accept(page)).toEqual({ inserted: 3, redelivered: [] });
  expect(await inbox.lease("poller", "me", 60_000)).toBe(true);
  expect(await inbox.lease("poller", "you", 60_000)).toBe(false);
  const claims = await inbox.claim({ lanes: 2, perLane: 5, leaseMs: 60_000 });
  expect(claims.map(({ isSuspect, unfinishedStarts, events }) => [isSuspect, unfinishedStarts, events.length])).toEqual(
    [
      [false, 0, 1],
      [false, 0, 1],
    ],
  );
  expect(await inbox.renew(claims, 60_000)).toEqual([true, true]);
  const seqOf = (index: number) => claims[index]!.events[0]!.seq;
  const settled = [{ seq: seqOf(0), settlement: { to: "retry", delayMs: 60_000, problem: "no" } as const }];
  expect(await inbox.settle([{ claim: claims[0]!, settled, release: true }])).toEqual([true]);
  expect(await inbox.settleInTransaction!(claims[1]!, seqOf(1), (tx) => (tx as PoolClient).query("SELECT 1"))).toBe(
    true,
  );
  await inbox.park("seller Ω😀", { reason: "closed" });
  expect(await inbox.readStats()).toMatchObject({ events: { waiting: 2, done: 1 }, parked: [{ reason: "closed" }] });
  expect(await countRows(inbox.list({ state: "waiting" }))).toBe(2);
  expect(await inbox.replay({ state: "done" })).toBe(1);
  expect(await inbox.forget(["1"])).toBe(1);
  await inbox.purge({ payloadsAfterMs: 0, rowsAfterMs: 0, putAsideAfterMs: 0 });
}

test.each(Object.entries(others))("every store works with %s", async (_, surroundings) => {
  const use = async (pool: Parameters<typeof useStores>[0]) => {
    await useStores(pool);
    await useInbox(pool);
  };
  await expect(open(surroundings, use)).resolves.toBeUndefined();
});

test("parsers that are set for the whole process change no answer", async () => {
  const kept = [JSON_TYPE, BOOLEAN].map((oid) => types.getTypeParser(oid));
  const [json, boolean] = kept as never[];
  types.setTypeParser(JSON_TYPE, asText);
  types.setTypeParser(BOOLEAN, (value) => (value === "t" ? "yes" : ""));
  try {
    await open({}, useInbox);
  } finally {
    types.setTypeParser(JSON_TYPE, json!);
    types.setTypeParser(BOOLEAN, boolean!);
  }
});

test("a handler has the parsers and the search_path of its pool", async () => {
  await open(
    {
      statements: ["CREATE SCHEMA theirs", "CREATE TABLE theirs.stock AS SELECT 7 AS count"],
      pool: {
        ...parsersOf((oid) => (value) => (oid === TEXT ? value : `<${value}>`)),
        atConnect: "SET search_path = theirs",
      },
    },
    async (pool) => {
      const inbox = postgresInbox({ pool, unsafeDurability: true });
      await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
      const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 });
      let rows: unknown[] = [];
      await inbox.settleInTransaction!(claim!, claim!.events[0]!.seq, async (tx) => {
        ({ rows } = await (tx as PoolClient).query("SELECT count FROM stock"));
      });
      expect(rows).toEqual([{ count: "<7>" }]);
    },
  );
});

test("each table has a primary key", async () => {
  const url = await makeDatabase(server.url);
  await withPool({ url }, async (pool) => {
    await useStores(pool);
    const { rows } = await pool.query(
      `SELECT count(*)::int AS tables, array_agg(relname) FILTER (WHERE NOT EXISTS (
         SELECT FROM pg_index AS i WHERE i.indrelid = c.oid AND i.indisprimary)) AS without
       FROM pg_class AS c WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('kontor_inbox', 'public')`,
    );
    expect(rows).toEqual([{ tables: 16, without: null }]);
  });
});
