import { ArgumentError, isPlatformError } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import {
  isPool,
  basicNeeds,
  checkTableName,
  createTablesOnce,
  findUnmet,
  needValue,
  NO_TRANSACTION_LIMIT,
  readSettings,
  writeNeed,
  preparePool,
  limitAnswer,
  runInTransaction,
  withConnection,
  type ConnectionRules,
  type PostgresConnection,
  type PostgresPool,
  type SettingNeed,
} from "@kontor/postgres";
import { chooseMigrations, type Migration } from "../migration.ts";
import { StoreError, WriteFailure } from "../store-error.ts";
import { toColumn } from "../columns.ts";
import { createBatch } from "./batch.ts";
import { limitConnections } from "./connections.ts";
import { createServerTime } from "./server-time.ts";
import { eventsSql } from "./sql/events.ts";
import { lanesSql } from "./sql/lanes.ts";
import { tablesSql } from "./sql/tables.ts";
import { buildCall, type Callable } from "./text.ts";

const LONGEST_ANSWER_MS = 60_000;
const SHORTEST_LIMIT_MS = 1_000; // A statement may wait for another process for a part of this.
const DURABLE = ["fsync", "synchronous_commit"];
const POOL_IS_OVER = /after calling end on the pool/; // A pool that was ended stays so.
const MOST_CONNECTIONS = 3; // One more listens.

/** A function that changes gets a new name, because processes of both versions run beside each other during an upgrade. */
const migrations: readonly Migration[] = [{ sql: [tablesSql, lanesSql, eventsSql].join("\n"), oldest: 1 }];

/**
 * What a role, a database or a pool may have set otherwise. With a stricter level of isolation, a statement does not see what was stored
 * while it waited for a lock, and takes a lane for empty that is not. Without `NULL` in arrays, a list of times cannot say that one has none.
 */
const needs: readonly SettingNeed[] = [
  ...basicNeeds,
  needValue("transaction_isolation", "read committed", "default_transaction_isolation"),
  needValue("array_nulls", "on"),
  ...["statement_timeout", "lock_timeout", "transaction_timeout", "idle_in_transaction_session_timeout"].map(
    (name) => ({
      name,
      isMet: (ms: string) => Number(ms) === 0 || Number(ms) >= SHORTEST_LIMIT_MS,
      must: `be 0 or at least ${SHORTEST_LIMIT_MS} ms (options: "-c ${name}=10s")`,
    }),
  ),
];

/** Settings of a transaction that may take long. */
const UNLIMITED = ["SET LOCAL statement_timeout = 0", "SET LOCAL lock_timeout = 0", NO_TRANSACTION_LIMIT];

/** What also works in a database that only reads, such as a replica. */
const READS = new Set(["read", "open a channel"]);

type Rows = Promise<Record<string, unknown>[]>;

export interface SessionOptions {
  pool: PostgresPool;
  schema: string;
  unsafeDurability: boolean;
  now: (() => number) | undefined;
}

/** The tables and calls that all channels of a schema share. */
export type Session = ReturnType<typeof openSession>;

export interface Channel {
  session: Session;
  id(): Promise<number>;
}

const rules: ConnectionRules = {
  onLeftOpen() {
    const problem =
      "a connection came back to its pool with an open transaction. Kontor rolled it back, and its writes are lost: write with ctx.withTx(), or end each BEGIN before release()";
    throw new StoreError("use the inbox", problem);
  },
  limit: (answer) => limitAnswer(answer, LONGEST_ANSWER_MS, systemClock),
  isUsable: isAnswer,
};

/** Opens the tables, which are created and brought up to date at their first use. */
export function openSession({ pool, schema, unsafeDurability, now }: SessionOptions) {
  if (!isPool(pool, "connect")) throw new ArgumentError("open an inbox", "pool", "be a Pool of pg", pool);
  checkTableName("open an inbox", "schema", schema, { maxLength: 48, canNameSchema: false });
  preparePool(pool);
  const most = Math.min(MOST_CONNECTIONS, Math.max(1, (pool.options?.max ?? Infinity) - 1));
  const few = limitConnections(pool, most);
  const transactionPool = limitConnections(few, Math.max(1, most - 1)); // Handlers that write slowly must not hold up leases.
  const tablesExist = createTablesOnce(() => openTables(few, schema, unsafeDurability));

  async function guarded<T>(action: string, run: () => Promise<T>): Promise<T> {
    try {
      const unmet = await tablesExist();
      if (!READS.has(action)) refuseUnmet(`${action} in the inbox ${schema}`, unmet);
      return await run();
    } catch (cause) {
      if (isPlatformError(cause) || cause instanceof WriteFailure) throw cause;
      const { message } = cause as Error;
      throw new StoreError(`${action} in the inbox ${schema}`, message, { cause, isFinal: POOL_IS_OVER.test(message) });
    }
  }
  /** Transactions with these settings. Their users, such as channels, get the connections for this in turn. */
  const runsWith =
    (settings: readonly string[]) =>
    <T>(user: number | string, action: string, run: (connection: PostgresConnection) => Promise<T>): Promise<T> =>
      guarded(action, () => work(transactionPool.of(`${user}`), settings, run));
  /** Runs one statement. It names its tables in full, because the search path of the connection belongs to the application. */
  const query = (action: string, text: string, values?: unknown[]): Rows =>
    guarded(
      action,
      async () => (await withConnection(few, (connection) => rules.limit(connection.query(text, values)), rules)).rows,
    );
  return {
    pool,
    schema,
    /** Events that are stored must be on the disk. */
    isDurable: !unsafeDurability,
    /** The time of the given clock, in ms. `null` for the clock of the database. */
    now: () => (now ? Math.trunc(now()) : null),
    time: createServerTime(() => systemClock.monotonicMs()),
    query,
    /** @throws {StoreError} If the database only reads. */
    async prepareWrites(): Promise<void> {
      await guarded("listen", async () => {});
    },
    call: (action: string, name: Callable, values: unknown[]): Rows =>
      query(action, buildCall(schema, name, values.length), values),
    /** Runs several statements, so that all of them take effect or none does, with the settings of the pool. */
    transaction: runsWith([]),
    /** The same, for as long as it takes. The tables need no schema before their names. */
    change: runsWith([...UNLIMITED, setPath(schema)]),
    /** The same for many statements. Each may take a minute. So may the time between two, after which the server takes the process for gone. */
    changeMuch: <T>(action: string, run: (connection: PostgresConnection) => Promise<T>): Promise<T> =>
      guarded(action, () =>
        runInTransaction(
          few,
          [...UNLIMITED, `SET LOCAL idle_in_transaction_session_timeout = ${LONGEST_ANSWER_MS}`, setPath(schema)],
          (connection) => run({ query: (text, values) => rules.limit(connection.query(text, values)) }),
          rules,
        ),
      ),
    /** The tokens of lanes in which a handler of this process writes in a transaction that holds the lane: nobody can take these. */
    writing: new Set<string>(),
    /** Finds the number of a channel, which has one from its first use on. */
    findChannel: createChannelFinder(query, schema),
  };
}

function createChannelFinder(
  query: (action: string, text: string, values: unknown[]) => Rows,
  schema: string,
): (name: string) => Promise<number> {
  const channels = new Map<string, Promise<number>>();
  const read = async (columns: string[]) => {
    const text = `SELECT id::text, name FROM ${schema}.channel WHERE name = ANY ($1)`;
    return new Map((await query("open a channel", text, [columns])).map((row) => [row["name"], Number(row["id"])]));
  };
  const find = createBatch<string, number>({
    run: async (names) => {
      const columns = names.map(toColumn);
      let ids = await read(columns);
      if (columns.some((name) => !ids.has(name))) {
        await query(
          "open a channel",
          `INSERT INTO ${schema}.channel (name) SELECT DISTINCT name FROM unnest($1::text[]) AS name ORDER BY 1 ON CONFLICT (name) DO NOTHING`,
          [columns],
        );
        ids = await read(columns); // Another process may have added one at the same time: only a later statement sees it.
      }
      return columns.map((name) => ids.get(name)!);
    },
  });
  return (name) => {
    const found = channels.get(name) ?? find(name);
    channels.set(name, found);
    found.catch(() => channels.delete(name));
    return found;
  };
}

/** Makes the tables ready. @returns Why they can only be read, if that is so. */
async function openTables(
  pool: PostgresPool,
  schema: string,
  unsafeDurability: boolean,
): Promise<ReturnType<typeof findUnmet>> {
  const action = `open the inbox ${schema}`;
  const settings = await readSettings(pool, [...needs, writeNeed].map(({ name }) => name).concat(DURABLE));
  refuseUnmet(action, findUnmet(settings, needs));
  const unmetToWrite = findUnmet(settings, [writeNeed]);
  const [fsync, commit] = DURABLE.map((name) => settings.get(name));
  if (!unsafeDurability && (fsync !== "on" || commit === "off"))
    throw new StoreError(
      action,
      `a commit must be on the disk before it counts: got fsync ${fsync}, synchronous_commit ${commit}`,
    );
  await work(pool, UNLIMITED, async (connection) => {
    await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`kontor inbox ${schema}`]);
    // What is there is not created: a role with the least rights may create nothing.
    const found = "SELECT to_regnamespace($1)::text AS schema, to_regclass($1 || '.migration')::text AS tables";
    const has = (await connection.query(found, [schema])).rows[0]!;
    if (has["tables"] === null) refuseUnmet(action, unmetToWrite);
    if (has["schema"] === null) await connection.query(`CREATE SCHEMA ${schema}`);
    await connection.query(setPath(schema));
    await migrate(connection, action, has["tables"] !== null);
  });
  return unmetToWrite;
}

/** A table of the same name that the application made for one connection comes last. */
const setPath = (schema: string) => `SET LOCAL search_path = ${schema}, pg_temp`;

function refuseUnmet(action: string, unmet: ReturnType<typeof findUnmet>): void {
  if (unmet) throw new StoreError(action, `${unmet.argument} must ${unmet.must}: got ${unmet.got}`);
}

/** Brings the tables up to date, and records which version they have and which is the lowest whose code can use them. */
async function migrate(connection: PostgresConnection, action: string, hasTables: boolean): Promise<void> {
  if (!hasTables)
    await connection.query("CREATE TABLE migration (version integer PRIMARY KEY, oldest integer NOT NULL)");
  const { rows } = await connection.query(
    "SELECT version::text, oldest::text FROM migration ORDER BY migration.version DESC LIMIT 1",
  );
  const found = rows[0] && { version: Number(rows[0]["version"]), oldest: Number(rows[0]["oldest"]) };
  const missing = chooseMigrations(action, migrations, found ?? { version: 0 });
  if (missing.length === 0) return;
  await connection.query("SET LOCAL plpgsql.extra_errors = 'none'"); // Parameters of functions have the names of columns.
  for (const { sql } of missing) await connection.query(sql);
  const { oldest } = migrations.at(-1)!;
  await connection.query("INSERT INTO migration (version, oldest) VALUES ($1, $2)", [migrations.length, oldest]);
}

/** Runs statements in one transaction. They may take a minute together, and so may its begin and its commit. */
function work<T>(
  pool: PostgresPool,
  settings: readonly string[],
  run: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  return runInTransaction(pool, settings, (connection) => rules.limit(run(connection)), rules);
}

/** Tells whether the error is an answer of the database after which the connection still works. One to a server that became a replica does not. */
function isAnswer(error: unknown): boolean {
  const code = String((error as { code?: unknown } | undefined)?.code);
  return error instanceof WriteFailure || /^(?!08|57|25006)[0-9A-Z]{5}$/.test(code);
}
