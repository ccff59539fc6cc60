import { ArgumentError, isPlatformError } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import {
  checkTableName,
  createTablesOnce,
  preparePool,
  limitAnswer,
  runInTransaction,
  withConnection,
  type ConnectionRules,
  type PostgresConnection,
  type PostgresPool,
} from "@kontor/postgres";
import { chooseMigrations, type Migration } from "../migration.ts";
import { StoreError, WriteFailure } from "../store-error.ts";
import { toColumn } from "../columns.ts";
import { createBatch } from "./batch.ts";
import { limitConnections } from "./connections.ts";
import { eventsSql } from "./sql/events.ts";
import { lanesSql } from "./sql/lanes.ts";
import { tablesSql } from "./sql/tables.ts";

const LONGEST_ANSWER_MS = 60_000;
const POOL_IS_OVER = /after calling end on the pool/; // A pool that was ended stays so.
const MOST_CONNECTIONS = 3; // One more listens.

/** A function that changes gets a new name, because processes of both versions run beside each other during an upgrade. */
const migrations: readonly Migration[] = [{ sql: [tablesSql, lanesSql, eventsSql].join("\n"), oldest: 1 }];

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
  if (typeof pool?.connect !== "function") throw new ArgumentError("open an inbox", "pool", "be a Pool of pg", pool);
  checkTableName("open an inbox", "schema", schema, { maxLength: 48, canNameSchema: false });
  preparePool(pool);
  const most = Math.min(MOST_CONNECTIONS, Math.max(1, (pool.options?.max ?? Infinity) - 1));
  const few = limitConnections(pool, most);
  const transactionPool = limitConnections(few, Math.max(1, most - 1)); // Handlers that write slowly must not hold up leases.
  const tablesExist = createTablesOnce(() => openTables(few, schema, unsafeDurability));

  async function guarded<T>(action: string, run: () => Promise<T>): Promise<T> {
    try {
      await tablesExist();
      return await run();
    } catch (cause) {
      if (isPlatformError(cause) || cause instanceof WriteFailure) throw cause;
      const { message } = cause as Error;
      throw new StoreError(`${action} in the inbox ${schema}`, message, { cause, isFinal: POOL_IS_OVER.test(message) });
    }
  }
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
    query,
    call: (action: string, name: string, values: unknown[]): Rows =>
      query(action, buildCall(schema, name, values.length), values),
    /** Runs several statements, so that all of them take effect or none does. Its users, such as channels, get the connections for this in turn. */
    transaction: <T>(
      user: number | string,
      action: string,
      run: (connection: PostgresConnection) => Promise<T>,
    ): Promise<T> =>
      guarded(action, () => work(transactionPool.of(`${user}`), [`SET LOCAL search_path = ${schema}`], run)),
    /** The tokens of lanes in which a handler of this process writes in a transaction that holds the lane: nobody can take these. */
    writing: new Set<string>(),
    /** Finds the number of a channel, which has one from its first use on. */
    findChannel: createChannelFinder(query, schema),
  };
}

export function buildCall(schema: string, name: string, parameters: number): string {
  const given = Array.from({ length: parameters }, (_, index) => `$${index + 1}`);
  return `SELECT * FROM ${schema}.${name}(${given.join(", ")})`;
}

function createChannelFinder(
  query: (action: string, text: string, values: unknown[]) => Rows,
  schema: string,
): (name: string) => Promise<number> {
  const channels = new Map<string, Promise<number>>();
  const read = async (columns: string[]) => {
    const text = `SELECT id, name FROM ${schema}.channel WHERE name = ANY ($1)`;
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

async function openTables(pool: PostgresPool, schema: string, unsafeDurability: boolean): Promise<void> {
  const action = `open the inbox ${schema}`;
  const { rows } = await pool.query(
    "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, current_setting('transaction_isolation') AS isolation, current_setting('array_nulls') AS nulls",
  );
  const { fsync, commit, ...defaults } = rows[0] as Record<"fsync" | "commit" | "isolation" | "nulls", string>;
  checkDefaults(action, defaults);
  if (!unsafeDurability && (fsync !== "on" || commit === "off"))
    throw new StoreError(
      action,
      `a commit must be on the disk before it counts: got fsync ${fsync}, synchronous_commit ${commit}`,
    );
  await work(pool, [], async (connection) => {
    await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`kontor inbox ${schema}`]);
    // What is there is not created: a role with the least rights may create nothing.
    const found =
      "SELECT to_regnamespace($1) IS NOT NULL AS schema, to_regclass($1 || '.migration') IS NOT NULL AS tables";
    const has = (await connection.query(found, [schema])).rows[0] as Record<"schema" | "tables", boolean>;
    if (!has.schema) await connection.query(`CREATE SCHEMA ${schema}`);
    await connection.query(`SET LOCAL search_path = ${schema}`);
    await migrate(connection, action, has.tables);
  });
}

/**
 * Checks what a role or a database may have set otherwise. With a stricter level of isolation, a statement does not see what was stored
 * while it waited for a lock, and takes a lane for empty that is not. Without `NULL` in arrays, a list of times cannot say that one has none.
 */
function checkDefaults(action: string, { isolation, nulls }: { isolation: string; nulls: string }): void {
  if (isolation !== "read committed")
    throw new StoreError(
      action,
      `transactions of the pool must be "read committed" (options: "-c default_transaction_isolation=read\\\\ committed"): got "${isolation}"`,
    );
  if (nulls !== "on")
    throw new StoreError(action, `array_nulls of the pool must be "on" (options: "-c array_nulls=on"): got "${nulls}"`);
}

/** Brings the tables up to date, and records which version they have and which is the lowest whose code can use them. */
async function migrate(connection: PostgresConnection, action: string, hasTables: boolean): Promise<void> {
  if (!hasTables) await connection.query("CREATE TABLE migration (version integer NOT NULL, oldest integer NOT NULL)");
  const { rows } = await connection.query("SELECT version, oldest FROM migration ORDER BY version DESC LIMIT 1");
  const found = rows[0] as { version: number; oldest: number } | undefined;
  const missing = chooseMigrations(action, migrations, found ?? { version: 0 });
  if (missing.length === 0) return;
  for (const { sql } of missing) await connection.query(sql);
  const { oldest } = migrations.at(-1)!;
  await connection.query("INSERT INTO migration (version, oldest) VALUES ($1, $2)", [migrations.length, oldest]);
}

/** Runs statements in one transaction. They may take a minute together, and so may its begin and its commit. */
function work<T>(
  pool: PostgresPool,
  settings: string[],
  run: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  return runInTransaction(pool, settings, (connection) => rules.limit(run(connection)), rules);
}

/** Tells whether the error is an answer of the database after which the connection still works. One to a server that became a replica does not. */
function isAnswer(error: unknown): boolean {
  const code = String((error as { code?: unknown } | undefined)?.code);
  return error instanceof WriteFailure || /^(?!08|57|25006)[0-9A-Z]{5}$/.test(code);
}
