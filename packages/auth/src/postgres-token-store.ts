import { ArgumentError, refuseUnknown } from "@kontor/http";
import { inTurn } from "./in-turn.ts";
import { parseStored } from "./stored-token.ts";
import type { StoredToken, TokenStore } from "./token-store.ts";

/** One connection: the part of a `Client` of `pg` that is used. */
export interface PostgresConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Several connections: the part of a `Pool` of `pg` that is used. */
export interface PostgresPool extends PostgresConnection {
  connect(): Promise<
    PostgresConnection & {
      /** With `true`, the connection is closed and not used again. */
      release(isBroken?: boolean): void;
      on?(event: "error", listener: () => void): unknown;
      removeListener?(event: "error", listener: () => void): unknown;
    }
  >;
}

export interface PostgresTokenStoreOptions {
  /** Your pool; never closed. It needs one connection for each key that is being renewed, and one to read. */
  pool: PostgresPool;
  /** Where tokens are kept, `name` or `schema.name`; made where it is not there. Default `kontor_tokens`. */
  table?: string;
}

/**
 * Keeps tokens in a table of PostgreSQL. The lock is an advisory one of a transaction: it ends with the connection that
 * holds it, after 60 s also where its process stands still or its machine is gone without a word: nothing stale is left. It works behind
 * a pooler that gives each transaction a connection. Tokens are kept as they are: whoever may read the table may act as you.
 *
 * @throws {ArgumentError} If the table's name is none.
 * @throws {Error} From its methods, whatever the pool throws.
 */
export function postgresTokenStore(options: PostgresTokenStoreOptions): TokenStore {
  const { pool, table = "kontor_tokens" } = options;
  refuseUnknown("keep tokens", options, { pool: 1, table: 1 });
  if (!/^[a-z_][a-z0-9_]{0,62}(\.[a-z_][a-z0-9_]{0,62})?$/.test(table))
    throw new ArgumentError("keep tokens", "table", "be a name, or schema.name, in small letters", table);
  const turn = inTurn(); // a process waits with one connection for a key, however many callers it has
  let made: Promise<void> | undefined;
  const tableIsThere = async () => {
    made ??= makeTable(pool, table);
    await made.catch((error: unknown) => {
      made = undefined; // the next call tries again
      throw error;
    });
  };
  return {
    async get(key) {
      await tableIsThere();
      return read(pool, table, key);
    },
    update: async (key, renew) =>
      turn(key, async () => {
        await tableIsThere();
        return inTransaction(pool, async (connection) => {
          await lock(connection, `${table}:${key}`);
          const next = await renew(await read(connection, table, key));
          await connection.query(
            `INSERT INTO ${table} (key, token) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET token = excluded.token`,
            [key, JSON.stringify(next)],
          );
          return next;
        });
      }),
  };
}

async function makeTable(pool: PostgresPool, table: string): Promise<void> {
  const { rows } = await pool.query("SELECT to_regclass($1) IS NULL AS missing", [table]);
  if (!rows[0]?.["missing"]) return; // an account that may not make tables can use one
  await inTransaction(pool, async (connection) => {
    await lock(connection, table); // making one table twice at a time fails
    await connection.query(`CREATE TABLE IF NOT EXISTS ${table} (key text PRIMARY KEY, token text NOT NULL)`);
  });
}

async function read(connection: PostgresConnection, table: string, key: string): Promise<StoredToken | undefined> {
  const { rows } = await connection.query(`SELECT token FROM ${table} WHERE key = $1`, [key]);
  return rows[0] && parseStored(String(rows[0]["token"])); // a damaged row counts as none
}

async function lock(connection: PostgresConnection, name: string): Promise<void> {
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
}

async function inTransaction<T>(pool: PostgresPool, run: (connection: PostgresConnection) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  const ignore = () => {}; // a connection that breaks fails its query; unheard, the event would end the process
  connection.on?.("error", ignore);
  let isBroken = false;
  try {
    await connection.query("BEGIN");
    // time for a token call, whatever the server allows others; and an end to a holder that stands still or is gone
    await connection.query(
      "SET LOCAL idle_in_transaction_session_timeout = '60s'; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '90s'",
    );
    const result = await run(connection);
    await connection.query("COMMIT");
    return result;
  } catch (error) {
    await connection.query("ROLLBACK").catch(() => (isBroken = true));
    throw error;
  } finally {
    connection.removeListener?.("error", ignore);
    connection.release(isBroken);
  }
}
