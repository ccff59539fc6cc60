/** Databases, roles and pools in which a store could go wrong are refused at its first use, in one sentence with the remedy. */
import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox, type PostgresPool } from "@kontor/channel-events/postgres";
import { postgresTenants } from "@kontor/app/postgres";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Client, type Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countRows, firstUses, makeDatabase, useStores, withPool, type OwnPool } from "./surroundings.ts";

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const inEncoding = (name: string) => ({ as: `TEMPLATE template0 ENCODING '${name}' LOCALE 'C'` });
const set = (setting: string) => ({ statements: [`ALTER DATABASE SET ${setting}`] });
const ofOptions = (options: string) => ({ pool: { options } });
const changeText = (change: (text: string) => unknown): { pool: OwnPool } => ({
  pool: { types: { getTypeParser: ((oid: number) => (oid === 25 ? change : String)) as never } },
});

interface Surroundings {
  as?: string;
  statements?: string[];
  pool?: OwnPool;
  wrap?: (pool: Pool) => PostgresPool;
}

const open = async <T>({ pool, wrap, ...database }: Surroundings, use: (pool: PostgresPool) => Promise<T>) =>
  withPool({ url: await makeDatabase(server.url, database), ...pool }, async (opened) =>
    use(wrap ? wrap(opened) : opened),
  );

/** A pool whose rows are changed by what the application has put around it. */
function changeRows(change: (row: Record<string, unknown>) => unknown) {
  return (pool: Pool): PostgresPool => {
    const around = (of: Pick<Pool, "query">) => async (text: string, values?: unknown[]) => {
      const result = await of.query(text, values);
      return { ...result, rows: result.rows.map(change) as Record<string, unknown>[] };
    };
    return {
      query: around(pool),
      async connect() {
        const connection = await pool.connect();
        return { query: around(connection), release: (isBroken) => connection.release(isBroken) };
      },
    };
  };
}

const forAll: Record<string, [Surroundings, words: string]> = {
  ...Object.fromEntries(
    ["LATIN1", "LATIN9", "WIN1252", "EUC_JP", "SQL_ASCII"].map((name) => [
      `an encoding of ${name}`,
      [
        inEncoding(name),
        `server_encoding of the pool must be "UTF8", which has room for every text (CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0): got "${name}"`,
      ],
    ]),
  ),
  "a connection that is set to another encoding": [
    { pool: { atConnect: "SET client_encoding = 'LATIN1'" } },
    'client_encoding of the pool must be "UTF8"',
  ],
  "a text parser that reads JSON": [changeText((text) => (text.includes("{") ? {} : text)), "text of the pool must"],
  "a text parser that trims": [changeText((text) => text.trim()), "text of the pool must"],
  "a text parser that gives numbers": [changeText((text) => (Number(text) > 0 ? Number(text) : text)), "text of the"],
  "a text parser that gives null for nothing": [changeText((text) => text || null), "text of the pool must come as"],
  "rows that are lists": [{ wrap: changeRows(Object.values) }, "in rows that have the names of their columns"],
  "names in another case": [
    { wrap: changeRows(({ as_stored: asStored, ...row }) => ({ ...row, asStored })) },
    "in rows that have the names of their columns",
  ],
};
const forWriters: typeof forAll = {
  "a database that only reads by default": [
    set("default_transaction_read_only = on"),
    'transaction_read_only of the pool must be "off" (the address of the primary server; or options: "-c default_transaction_read_only=off"): got "on"',
  ],
  "a pool that only reads by default": [ofOptions("-c default_transaction_read_only=on"), "transaction_read_only of"],
};
const forInboxes: typeof forAll = Object.fromEntries(
  ["statement_timeout", "lock_timeout", "transaction_timeout", "idle_in_transaction_session_timeout"].map((name) => [
    `${name} of less than a second`,
    [set(`${name} = 999`), `${name} of the pool must be 0 or at least 1000 ms (options: "-c ${name}=10s"): got "999"`],
  ]),
);
const forOwnTables: typeof forAll = {
  "a search_path of nothing": [
    set("search_path = ''"),
    'current_schema of the pool must be in the search_path (options: "',
  ],
  "a search_path of a schema that is not there": [set("search_path = nowhere"), 'or table: "public.kontor_t'],
};

describe.each([
  ["inbox", { ...forAll, ...forWriters, ...forInboxes }],
  ["fleet", { ...forAll, ...forWriters, ...forInboxes }],
  ["tokens", { ...forAll, ...forWriters, ...forOwnTables }],
  ["tenants", { ...forAll, ...forWriters, ...forOwnTables }],
] as const)("%s", (name, refused) => {
  test.each(Object.entries(refused))("the first use is refused with %s", async (_, [surroundings, words]) => {
    const error: unknown = await open(surroundings, firstUses[name]!).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({
      code: /^(inbox|fleet)$/.test(name) ? "ERR_PLATFORM_STORE" : "ERR_PLATFORM_ARGUMENT",
      message: expect.stringMatching(/^Cannot [^\n]* as [^\n]*$/) as string,
    });
    expect((error as Error).message).toContain(words);
  });
});

test.each([
  ["not UTF-8", inEncoding("WIN1252")],
  ["read only", set("default_transaction_read_only = on")],
  ["of short limits", set("lock_timeout = '50ms'")],
])("a consumer does not start with a database that is %s", async (_, surroundings) => {
  const start = async (pool: PostgresPool) => {
    const consumer = createChannelConsumer({
      channel: { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never,
      inbox: postgresInbox({ pool, unsafeDurability: true }),
      handlers: { "*": () => {} },
      unsafeDurability: true,
      logger: { info: () => {}, warn: () => {}, error: () => {} },
    });
    try {
      await consumer.start();
    } finally {
      await consumer.stop();
    }
  };
  await expect(open(surroundings, start)).rejects.toThrow(
    /Cannot (open|listen in) the inbox kontor_inbox as .*: got "/,
  );
});

test("an inbox in a database that only reads can be read", async () => {
  const url = await makeDatabase(server.url);
  await withPool({ url }, (pool) =>
    postgresInbox({ pool, unsafeDurability: true })
      .accept([])
      .then(() => useStores(pool)),
  );
  await withPool({ url }, (pool) =>
    postgresInbox({ pool, unsafeDurability: true }).accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]),
  );

  const found = await withPool({ url, options: "-c default_transaction_read_only=on" }, async (pool) => {
    const inbox = postgresInbox({ pool, unsafeDurability: true });
    const { events } = await inbox.readStats();
    await expect(inbox.listen!(() => {})).rejects.toThrow(
      "Cannot listen in the inbox kontor_inbox as transaction_read",
    );
    await expect(inbox.accept([])).resolves.toMatchObject({ inserted: 0 });
    await expect(inbox.park("a", { reason: "no" })).rejects.toThrow("transaction_read_only of the pool must be");
    return [events.waiting, await countRows(inbox.list())];
  });

  expect(found).toEqual([1, 1]);
});

test("tables of another schema need no search_path", async () => {
  await open(set("search_path = ''"), async (pool) => {
    const tokens = postgresTokenStore({ pool, table: "public.t" });
    expect(await tokens.update("a", async () => ({ value: "v", expiresAt: 1 }))).toEqual(await tokens.get("a"));
    expect(await postgresTenants({ pool, table: "public.u" }).all()).toEqual([]);
  });
});

test.each(["repeatable read", "serializable"])(
  "tokens see what was stored while they waited, and tenants connect once, where transactions are %s",
  async (isolation) => {
    await open(set(`default_transaction_isolation = '${isolation}'`), async (pool) => {
      const stores = [1, 2, 3].map(() => postgresTokenStore({ pool }));
      await stores[0]!.get("n");
      await Promise.all(
        stores.map((store) =>
          store.update("n", async (token) => ({ value: `${Number(token?.value ?? 0) + 1}`, expiresAt: 1 })),
        ),
      );
      expect((await stores[0]!.get("n"))?.value).toBe("3");
      const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
      const tenants = postgresTenants({ pool });
      for (let round = 0; round < 20; round += 1) {
        const made = [1, 2, 3, 4].map(() => tenants.connect({ tenantId, userId: undefined, connectedAt: new Date(0) }));
        expect((await Promise.all(made)).filter(Boolean)).toHaveLength(1);
        await tenants.remove(tenantId);
      }
    });
  },
);

test("a Client of pg in place of a pool is refused at once, by every store", () => {
  const pool = new Client({ connectionString: "postgres://u:secret@127.0.0.1:1/x" }) as never;
  const opens = [() => postgresInbox({ pool }), () => postgresTokenStore({ pool }), () => postgresTenants({ pool })];

  for (const open of opens) expect(open).toThrow(/pool must be a Pool of pg: got an object$/);
});
