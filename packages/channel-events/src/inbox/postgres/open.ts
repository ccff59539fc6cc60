import { ArgumentError, isPlatformError } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import {
  checkTableName,
  createTablesOnce,
  handlePoolErrors,
  limitAnswer,
  runInTransaction,
  withConnection,
  type ConnectionRules,
  type PostgresConnection,
  type PostgresPool,
} from "@kontor/postgres";
import { chooseMigrations, type Migration } from "../migration.ts";
import { checkNotFilling } from "../move/mark.ts";
import { StoreError } from "../store-error.ts";

const LONGEST_ANSWER_MS = 60_000;
const POOL_IS_OVER = /after calling end on the pool/; // A pool that was ended stays so.

/** The tables of an inbox, which are created and brought up to date at their first use. */
export interface PostgresTables {
  /** Runs one statement. */
  query(action: string, text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs several statements, so that all of them take effect or none does. */
  transaction<T>(
    action: string,
    run: (connection: PostgresConnection) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
}

export interface TransactionOptions {
  /** Statements that come before the others, such as `SET LOCAL`. Default: none. */
  settings?: readonly string[];
  /** Another pool to the same database. Default: that of the tables. */
  pool?: PostgresPool;
}

export interface PostgresTablesOptions {
  pool: PostgresPool;
  schema: string;
  unsafeDurability: boolean;
  /** The changes that make the tables, and bring them up to date. */
  migrations: readonly Migration[];
  /** It is what fills the tables from a file. Others are refused until they are filled. */
  isMove?: boolean | undefined;
}

/** Opens the tables. Each statement finds them in their schema, also on a connection with another search path. */
export function openTables({
  pool,
  schema,
  unsafeDurability,
  migrations,
  isMove = false,
}: PostgresTablesOptions): PostgresTables {
  if (typeof pool?.connect !== "function") throw new ArgumentError("open an inbox", "pool", "be a Pool of pg", pool);
  checkTableName("open an inbox", "schema", schema, { maxLength: 48, canNameSchema: false });
  handlePoolErrors(pool);
  const tablesExist = createTablesOnce(open);

  const guarded = async <T>(action: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      const isOurs = isPlatformError(cause) || cause instanceof HandlerFailure;
      if (isOurs) throw cause;
      const { message } = cause as Error;
      throw new StoreError(`${action} in the inbox ${schema}`, message, { cause, isFinal: POOL_IS_OVER.test(message) });
    }
  };
  async function open(): Promise<void> {
    const { rows } = await pool.query(
      "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, current_setting('transaction_isolation') AS isolation, current_setting('array_nulls') AS nulls",
    );
    const { fsync, commit, ...defaults } = rows[0] as {
      fsync: string;
      commit: string;
      isolation: string;
      nulls: string;
    };
    checkDefaults(`open the inbox ${schema}`, defaults);
    if (!unsafeDurability && (fsync !== "on" || commit === "off"))
      throw new StoreError(
        `open the inbox ${schema}`,
        `a commit must be on the disk before it counts: got fsync ${fsync}, synchronous_commit ${commit}`,
      );
    await work(pool, [], async (connection) => {
      await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`kontor inbox ${schema}`]);
      await connection.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      await connection.query(`SET LOCAL search_path = ${schema}`);
      if (!isMove) await checkNotFilling(connection, `open the inbox ${schema}`);
      await migrate(connection, `open the inbox ${schema}`, migrations);
    });
  }

  return {
    query: (action, text, values) =>
      guarded(action, async () => {
        await tablesExist();
        return (await withConnection(pool, (connection) => rules.limit(connection.query(text, values)), rules)).rows;
      }),
    transaction: (action, run, { settings = [], pool: own = pool } = {}) =>
      guarded(action, async () => {
        await tablesExist();
        return work(own, [`SET LOCAL search_path = ${schema}`, ...settings], run);
      }),
  };
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
async function migrate(
  connection: PostgresConnection,
  action: string,
  migrations: readonly Migration[],
): Promise<void> {
  await connection.query("CREATE TABLE IF NOT EXISTS migration (version integer NOT NULL, oldest integer)");
  const { rows } = await connection.query(
    "SELECT to_jsonb(migration) AS found FROM migration ORDER BY version DESC LIMIT 1",
  );
  const found = rows[0]?.["found"] as { version: number; oldest?: number | null } | undefined; // The table of an early version has no `oldest`.
  const missing = chooseMigrations(action, migrations, {
    version: found?.version ?? 0,
    oldest: found?.oldest ?? undefined,
  });
  if (missing.length === 0) return;
  for (const { sql } of missing) await connection.query(sql);
  await connection.query("ALTER TABLE migration ADD COLUMN IF NOT EXISTS oldest integer");
  const { oldest } = migrations.at(-1)!;
  await connection.query("INSERT INTO migration (version, oldest) VALUES ($1, $2)", [migrations.length, oldest]);
}

/** Wraps the error of a handler's own writes, so that it is not taken for a failure of the store. */
export class HandlerFailure extends Error {}

const rules: ConnectionRules = {
  limit: (answer) => limitAnswer(answer, LONGEST_ANSWER_MS, systemClock),
  isUsable: isAnswer,
};

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
  return error instanceof HandlerFailure || /^(?!08|57|25006)[0-9A-Z]{5}$/.test(code);
}
