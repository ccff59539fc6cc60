import { ArgumentError, isPlatformError } from "@kontor/http";
import { sql as inbox } from "./0001-inbox.ts";
import { sql as starts } from "./0002-starts.ts";
import { StoreError } from "../store-error.ts";

const migrations = [inbox, starts];
const LONGEST_ANSWER_MS = 60_000;
const heard = new WeakSet<PostgresPool>();

/** One connection: the part of a `Client` of `pg` that is used. */
export interface PostgresConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
}

/** A connection that was taken out of a pool. */
export interface PooledConnection extends PostgresConnection {
  /** With `true`, the connection is closed and not used again. */
  release(isBroken?: boolean): void;
  on?(event: "error" | "notification" | "end", listener: () => void): unknown;
  removeListener?(event: "error" | "notification" | "end", listener: () => void): unknown;
}

/** Several connections: the part of a `Pool` of `pg` that is used. */
export interface PostgresPool extends PostgresConnection {
  connect(): Promise<PooledConnection>;
  /** How many connections it may have; a pool of `pg` tells. */
  options?: { max?: number };
  on?(event: "error" | "connect", listener: (connection?: PooledConnection) => void): unknown;
}

/** The tables of an inbox, made and brought up to date at their first use. */
export interface PostgresTables {
  /** Runs one statement. */
  query(action: string, text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs several, all or none. */
  transaction<T>(action: string, run: (connection: PostgresConnection) => Promise<T>, setting?: string): Promise<T>;
}

export interface PostgresTablesOptions {
  pool: PostgresPool;
  schema: string;
  unsafeDurability: boolean;
}

/** Every statement finds the tables in their schema, whatever the search path of the connection is. */
export function postgresTables({ pool, schema, unsafeDurability }: PostgresTablesOptions): PostgresTables {
  if (typeof pool?.connect !== "function") throw new ArgumentError("open an inbox", "pool", "be a Pool of pg", pool);
  if (!/^[a-z_][a-z0-9_]{0,47}$/.test(schema))
    throw new ArgumentError("open an inbox", "schema", "be a name in small letters, at most 48 of them", schema);
  if (!heard.has(pool)) {
    pool.on?.("error", () => {}); // a connection that breaks while nobody uses it; the next query takes another
    pool.on?.("connect", (connection) => connection?.on?.("error", () => {})); // or just when it is handed out: unheard, it would end the process
  }
  heard.add(pool);
  let made: Promise<void> | undefined;

  const guarded = async <T>(action: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      const isOurs = isPlatformError(cause) || cause instanceof HandlerFailure;
      throw isOurs ? cause : new StoreError(`${action} in the inbox ${schema}`, (cause as Error).message, { cause });
    }
  };
  const tablesAreThere = async () => {
    made ??= open();
    await made.catch((error: unknown) => {
      made = undefined; // the next call tries again
      throw error;
    });
  };

  async function open(): Promise<void> {
    const { rows } = await pool.query(
      "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit",
    );
    const { fsync, commit } = rows[0] as { fsync: string; commit: string };
    if (!unsafeDurability && (fsync !== "on" || commit === "off"))
      throw new StoreError(
        `open the inbox ${schema}`,
        `a commit must be on the disk before it counts: got fsync ${fsync}, synchronous_commit ${commit}`,
      );
    await within(pool, "", async (connection) => {
      await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`kontor inbox ${schema}`]);
      await connection.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      await connection.query(`SET LOCAL search_path = ${schema}`);
      await connection.query("CREATE TABLE IF NOT EXISTS migration (version integer NOT NULL)");
      const version = Number(
        (await connection.query("SELECT max(version) AS version FROM migration")).rows[0]?.["version"] ?? 0,
      );
      if (version > migrations.length)
        throw new StoreError(
          `open the inbox ${schema}`,
          `it must be of version ${migrations.length} or older: got ${version}`,
        );
      for (const migration of migrations.slice(version)) await connection.query(migration);
      if (version < migrations.length) await connection.query("INSERT INTO migration VALUES ($1)", [migrations.length]);
    });
  }

  return {
    query: (action, text, values) =>
      guarded(action, async () => {
        await tablesAreThere();
        return (await withConnection(pool, (connection) => connection.query(text, values))).rows;
      }),
    transaction: (action, run, setting = "") =>
      guarded(action, async () => {
        await tablesAreThere();
        return within(pool, `SET LOCAL search_path = ${schema}; ${setting}`, run);
      }),
  };
}

/** Wraps what a handler's own writes threw, so that it is not taken for a failure of the store. */
export class HandlerFailure extends Error {}

function within<T>(
  pool: PostgresPool,
  settings: string,
  run: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  return withConnection(pool, async (connection) => {
    await connection.query(`BEGIN; ${settings}`);
    try {
      const result = await run(connection);
      await connection.query("COMMIT");
      return result;
    } catch (error) {
      await connection.query("ROLLBACK");
      throw error;
    }
  });
}

/** Works with a connection, and no longer than a minute: one that hangs is given up, and the next work takes another. */
async function withConnection<T>(pool: PostgresPool, run: (connection: PostgresConnection) => Promise<T>): Promise<T> {
  const connecting = pool.connect();
  const connection = await atMost(connecting, () => void connecting.then((late) => late.release()).catch(() => {}));
  const ignore = () => {}; // a connection that breaks fails its query; unheard, the event would end the process
  connection.on?.("error", ignore);
  let isBroken = true;
  const work = run(connection);
  work.catch(() => {});
  try {
    const result = await atMost(work);
    isBroken = false;
    return result;
  } catch (error) {
    isBroken = !isAnswer(error);
    throw error;
  } finally {
    connection.removeListener?.("error", ignore);
    connection.release(isBroken);
  }
}

/** Whether the database itself said so, and not as its last word: then the connection is good. */
function isAnswer(error: unknown): boolean {
  const code = String((error as { code?: unknown } | undefined)?.code);
  return error instanceof HandlerFailure || /^(?!08|57)[0-9A-Z]{5}$/.test(code);
}

/** @throws {Error} If there is no answer within a minute. */
async function atMost<T>(work: Promise<T>, onLate?: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate?.();
      reject(new Error(`the database gave no answer within ${LONGEST_ANSWER_MS / 1000} s`));
    }, LONGEST_ANSWER_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
