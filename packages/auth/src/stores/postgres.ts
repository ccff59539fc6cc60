import { ArgumentError, type Clock, readOptions, systemClock } from "@kontor/http/internal";
import {
  checkSettings,
  checkTableName,
  createTablesOnce,
  preparePool,
  isPool,
  limitAnswer,
  NO_TRANSACTION_LIMIT,
  runInTransaction,
  withConnection,
  type PostgresConnection,
  type PostgresPool,
} from "@kontor/postgres";
import { customTokenStore, type SharedTokenStore } from "../shared-store.ts";
import { createTokenText, runInTurn, type TokenEncryption, type TokenText } from "../token-store.ts";

const ANSWER_MS = 10_000; // A database that can be reached answers sooner. A connection whose other end has vanished never answers.
const LOCK_MS = 90_000; // It is longer than the 60 s after which the server ends a holder that stands still.

/** Options of `postgresTokenStore()`: the pool, the table and the encryption. */
export interface PostgresTokenStoreOptions {
  /** The connection pool of the application, which the store never closes. It needs one connection for each key that is being renewed, and one to read. */
  pool: PostgresPool;
  /** The table of the tokens, `name` or `schema.name`. It is created if it does not exist. Default `kontor_tokens`. */
  table?: string | undefined;
  /** Encrypts the tokens. Default: none. */
  encryption?: TokenEncryption | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
}

/** The pool, the clock, and what the text of a token looks like. */
type Database = Pick<PostgresTokenStoreOptions, "pool"> & { clock: Clock; text: TokenText };

/**
 * Keeps tokens in a table of PostgreSQL. The lock is an advisory lock of a transaction. It ends with the connection that holds it. If
 * the process of that connection freezes or its machine has vanished, the server ends it after 60 s, so no stale lock is left. The
 * store works behind a connection pooler in transaction mode. Without `encryption`, an account that may read the
 * table can act in your name.
 *
 * A connection that gives no answer within 10 s is closed and not used again, and so is one that waits for another process for more than
 * 100 s. The next call takes another connection. The store listens to the `error` event of the pool, so an unused connection that breaks
 * does not end the process.
 *
 * @throws {ArgumentError} If the pool or the name of the table is not valid, or an option is unknown. From its methods, if the database is
 *   not UTF-8 or read only.
 * @throws {Error} From its methods, the errors of the pool.
 */
export function postgresTokenStore(options: PostgresTokenStoreOptions): SharedTokenStore {
  const { pool, table, encryption, clock } = readOptions("keep tokens", options, {
    pool: undefined,
    table: "kontor_tokens",
    encryption: undefined,
    clock: systemClock,
  });
  if (!isPool(pool, "connect")) throw new ArgumentError("keep tokens", "pool", "be a Pool of pg", pool);
  checkTableName("keep tokens", "table", table, { maxLength: 63 });
  preparePool(pool);
  const database = { pool, clock, text: createTokenText(encryption) };
  const turn = runInTurn(); // A process waits for a key with one connection, even if it has many callers.
  const tableExists = createTablesOnce(() => createTable(database, table));
  return customTokenStore({
    async get(key) {
      await tableExists();
      return work(database, (connection) => read(connection, table, key, database.text));
    },
    update: async (key, renew) =>
      turn(key, async () => {
        await tableExists();
        return workAlone(database, async (connection) => {
          await lock(connection, `${table}:${key}`);
          const next = await renew(await read(connection, table, key, database.text));
          await connection.query(
            `INSERT INTO ${table} (key, token) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET token = excluded.token`,
            [key, await database.text.write(next, key)],
          );
          return next;
        });
      }),
  });
}

async function createTable(database: Database, table: string): Promise<void> {
  const isThere = await work(database, async (connection) => {
    await checkSettings("keep tokens", connection, table);
    const { rows } = await connection.query("SELECT to_regclass($1)::text AS found", [table]);
    return rows[0]!["found"] !== null;
  });
  if (isThere) return; // An account that may not create tables can use an existing one.
  await workAlone(database, async (connection) => {
    await lock(connection, table); // Two processes that create one table at the same time would fail.
    await connection.query(`CREATE TABLE IF NOT EXISTS ${table} (key text PRIMARY KEY, token text NOT NULL)`);
  });
}

async function read(connection: PostgresConnection, table: string, key: string, text: TokenText) {
  const { rows } = await connection.query(`SELECT token::text FROM ${table} WHERE key = $1`, [key]);
  return rows[0] && text.read(String(rows[0]["token"]), key); // A damaged row counts as missing.
}

const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";

async function lock(connection: PostgresConnection, name: string): Promise<void> {
  await connection.query(LOCK, [name]);
}

/** Runs one statement. */
function work<T>({ pool, clock }: Database, run: (connection: PostgresConnection) => Promise<T>): Promise<T> {
  return withConnection(pool, (connection) => run(withLimit(connection, clock)), createLimit(clock));
}

/** Runs statements in a transaction that lasts long enough for a token call, even if the server has shorter limits. */
function workAlone<T>({ pool, clock }: Database, run: (connection: PostgresConnection) => Promise<T>): Promise<T> {
  const settings = [
    "SET TRANSACTION ISOLATION LEVEL READ COMMITTED", // A stricter one does not see what was stored while this waited for the lock.
    "SET LOCAL idle_in_transaction_session_timeout = '60s'", // It ends a holder that stands still or has vanished.
    "SET LOCAL statement_timeout = 0",
    `SET LOCAL lock_timeout = ${LOCK_MS}`,
    NO_TRANSACTION_LIMIT,
  ];
  return runInTransaction(pool, settings, (connection) => run(withLimit(connection, clock)), createLimit(clock));
}

/** Limits the time of each answer of a connection. The answer to the lock may take longer. */
function withLimit(connection: PostgresConnection, clock: Clock): PostgresConnection {
  return {
    query: (text, values) =>
      limitAnswer(connection.query(text, values), text === LOCK ? LOCK_MS + ANSWER_MS : ANSWER_MS, clock),
  };
}

function createLimit(clock: Clock) {
  return { limit: <T>(answer: Promise<T>) => limitAnswer(answer, ANSWER_MS, clock) };
}
