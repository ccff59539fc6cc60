import { ArgumentError, type Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/parts";
import { runInTurn } from "./run-in-turn.ts";
import { parseStored } from "./stored-token.ts";
import type { StoredToken, TokenStore } from "./store.ts";

const ANSWER_MS = 10_000; // of a database that is there; a connection that went dead without a word never answers
const LOCK_MS = 90_000; // a holder that stands still is cut off after 60 s

/** One connection: the part of a `Client` of `pg` that is used. */
export interface PostgresConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** A connection that was taken out of a pool. */
export interface PooledPostgresConnection extends PostgresConnection {
  /** With `true`, the connection is closed and not used again. */
  release(isBroken?: boolean): void;
  on?(event: "error", listener: () => void): unknown;
  removeListener?(event: "error", listener: () => void): unknown;
}

/** Several connections: the part of a `Pool` of `pg` that is used. */
export interface PostgresPool extends PostgresConnection {
  connect(): Promise<PooledPostgresConnection>;
  on?(event: "error" | "connect", listener: (connection?: PooledPostgresConnection) => void): unknown;
}

export interface PostgresTokenStoreOptions {
  /** Your pool; never closed. It needs one connection for each key that is being renewed, and one to read. */
  pool: PostgresPool;
  /** Where tokens are kept, `name` or `schema.name`; made where it is not there. Default `kontor_tokens`. */
  table?: string;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
}

const heard = new WeakSet<PostgresPool>();

/** The pool and the clock. */
type Database = Required<Pick<PostgresTokenStoreOptions, "pool" | "clock">>;

/**
 * Keeps tokens in a table of PostgreSQL. The lock is an advisory one of a transaction: it ends with the connection that
 * holds it, after 60 s also where its process stands still or its machine is gone without a word: nothing stale is left. It works behind
 * a pooler that gives each transaction a connection. Tokens are kept as they are: whoever may read the table may act as you.
 *
 * A connection that gives no answer within 10 s is closed and not used again, one that waits for another process after 100 s; the next
 * call takes another connection. A connection that breaks while nobody uses it ends no process: the store listens to the pool's `error`.
 *
 * @throws {ArgumentError} If the table's name is none.
 * @throws {Error} From its methods, whatever the pool throws.
 */
export function postgresTokenStore(options: PostgresTokenStoreOptions): TokenStore {
  const { pool, table = "kontor_tokens", clock = systemClock } = options;
  checkOptionNames("keep tokens", options, { pool: 1, table: 1, clock: 1 });
  if (!/^[a-z_][a-z0-9_]{0,62}(\.[a-z_][a-z0-9_]{0,62})?$/.test(table))
    throw new ArgumentError("keep tokens", "table", "be a name, or schema.name, in small letters", table);
  if (!heard.has(pool)) {
    pool.on?.("error", () => {}); // a connection that breaks while nobody uses it; the next query takes another
    pool.on?.("connect", (connection) => connection?.on?.("error", () => {})); // or just when it is handed out: unheard, it would end the process
  }
  heard.add(pool);
  const database = { pool, clock };
  const turn = runInTurn(); // a process waits with one connection for a key, however many callers it has
  let made: Promise<void> | undefined;
  const tableIsThere = async () => {
    made ??= makeTable(database, table);
    await made.catch((error: unknown) => {
      made = undefined; // the next call tries again
      throw error;
    });
  };
  return {
    async get(key) {
      await tableIsThere();
      return withConnection(database, (connection) => read(connection, table, key));
    },
    update: async (key, renew) =>
      turn(key, async () => {
        await tableIsThere();
        return inTransaction(database, async (connection) => {
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

async function makeTable(database: Database, table: string): Promise<void> {
  const { rows } = await withConnection(database, (connection) =>
    connection.query("SELECT to_regclass($1) IS NULL AS missing", [table]),
  );
  if (!rows[0]?.["missing"]) return; // an account that may not make tables can use one
  await inTransaction(database, async (connection) => {
    await lock(connection, table); // making one table twice at a time fails
    await connection.query(`CREATE TABLE IF NOT EXISTS ${table} (key text PRIMARY KEY, token text NOT NULL)`);
  });
}

async function read(connection: PostgresConnection, table: string, key: string): Promise<StoredToken | undefined> {
  const { rows } = await connection.query(`SELECT token FROM ${table} WHERE key = $1`, [key]);
  return rows[0] && parseStored(String(rows[0]["token"])); // a damaged row counts as none
}

const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";

async function lock(connection: PostgresConnection, name: string): Promise<void> {
  await connection.query(LOCK, [name]);
}

async function inTransaction<T>(database: Database, run: (connection: PostgresConnection) => Promise<T>): Promise<T> {
  return withConnection(database, async (connection) => {
    // time for a token call, whatever the server allows others; and an end to a holder that stands still or is gone
    await connection.query(
      `BEGIN; SET LOCAL idle_in_transaction_session_timeout = '60s'; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${LOCK_MS}`,
    );
    const result = await run(connection);
    await connection.query("COMMIT");
    return result;
  });
}

/** Works with a connection. One that gives no answer is closed: the next work takes another. */
async function withConnection<T>(
  { pool, clock }: Database,
  run: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  const connecting = pool.connect();
  const connection = await atMost(connecting, ANSWER_MS, clock).catch((error: unknown) => {
    void connecting.then((late) => late.release()).catch(() => {});
    throw error;
  });
  const ignore = () => {}; // a connection that breaks fails its query; unheard, the event would end the process
  connection.on?.("error", ignore);
  let isBroken = false;
  const query: PostgresConnection["query"] = async (text, values) =>
    atMost(connection.query(text, values), text === LOCK ? LOCK_MS + ANSWER_MS : ANSWER_MS, clock);
  try {
    return await run({ query });
  } catch (error) {
    if (error instanceof NoAnswer) isBroken = true;
    else await query("ROLLBACK").catch(() => (isBroken = true)); // where no transaction is, it changes nothing
    throw error;
  } finally {
    connection.removeListener?.("error", ignore);
    connection.release(isBroken);
  }
}

class NoAnswer extends Error {}

async function atMost<T>(work: Promise<T>, ms: number, clock: Clock): Promise<T> {
  const stop = new AbortController();
  const late = clock.sleep(ms, stop).then(() => {
    throw new NoAnswer(`PostgreSQL gave no answer within ${ms / 1000} s`);
  });
  return Promise.race([work, late]).finally(() => stop.abort());
}
