import type { Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/parts";
import {
  checkTableName,
  createTablesOnce,
  handlePoolErrors,
  limitAnswer,
  runInTransaction,
  withConnection,
  type PostgresConnection,
  type PostgresPool,
} from "@kontor/postgres";
import { runInTurn } from "./run-in-turn.ts";
import { parseStored } from "./stored-token.ts";
import type { StoredToken, TokenStore } from "./store.ts";

const ANSWER_MS = 10_000; // of a database that is there; a connection that went dead without a word never answers
const LOCK_MS = 90_000; // a holder that stands still is cut off after 60 s

export interface PostgresTokenStoreOptions {
  /** Your pool; never closed. It needs one connection for each key that is being renewed, and one to read. */
  pool: PostgresPool;
  /** Where tokens are kept, `name` or `schema.name`; made where it is not there. Default `kontor_tokens`. */
  table?: string;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
}

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
  checkTableName("keep tokens", "table", table, { maxLength: 63 });
  handlePoolErrors(pool);
  const database = { pool, clock };
  const turn = runInTurn(); // a process waits with one connection for a key, however many callers it has
  const tableExists = createTablesOnce(() => createTable(database, table));
  return {
    async get(key) {
      await tableExists();
      return work(database, (connection) => read(connection, table, key));
    },
    update: async (key, renew) =>
      turn(key, async () => {
        await tableExists();
        return workAlone(database, async (connection) => {
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

async function createTable(database: Database, table: string): Promise<void> {
  const { rows } = await work(database, (connection) =>
    connection.query("SELECT to_regclass($1) IS NULL AS missing", [table]),
  );
  if (!rows[0]?.["missing"]) return; // an account that may not make tables can use one
  await workAlone(database, async (connection) => {
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

/** Runs one statement. */
function work<T>({ pool, clock }: Database, run: (connection: PostgresConnection) => Promise<T>): Promise<T> {
  return withConnection(pool, (connection) => run(withLimit(connection, clock)), { limit: createLimit(clock) });
}

/** Runs statements in a transaction that has time for a token call, whatever the server allows others. */
function workAlone<T>({ pool, clock }: Database, run: (connection: PostgresConnection) => Promise<T>): Promise<T> {
  const settings = [
    "SET LOCAL idle_in_transaction_session_timeout = '60s'", // ends a holder that stands still or is gone
    "SET LOCAL statement_timeout = 0",
    `SET LOCAL lock_timeout = ${LOCK_MS}`,
  ];
  return runInTransaction(pool, settings, (connection) => run(withLimit(connection, clock)), {
    limit: createLimit(clock),
  });
}

/** A connection each of whose answers has a limit, and that of the lock a longer one. */
function withLimit(connection: PostgresConnection, clock: Clock): PostgresConnection {
  return {
    query: (text, values) =>
      limitAnswer(connection.query(text, values), text === LOCK ? LOCK_MS + ANSWER_MS : ANSWER_MS, clock),
  };
}

function createLimit(clock: Clock): <T>(answer: Promise<T>) => Promise<T> {
  return (answer) => limitAnswer(answer, ANSWER_MS, clock);
}
