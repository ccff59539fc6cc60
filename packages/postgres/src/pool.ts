import type { Clock } from "@kontor/http";

/** One connection: the part of a `Client` of `pg` that is used. */
export interface PostgresConnection {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{
    rows: Record<string, unknown>[];
    rowCount: number | null;
    /** The statement that PostgreSQL has run: `ROLLBACK` in answer to a `COMMIT` after another statement has failed. */
    command?: string;
  }>;
}

/** Hears of an event of a connection. A notification has a payload. */
export type PostgresListener = (message?: { payload?: string | undefined }) => void;

/** A connection that was taken out of a pool. */
export interface PooledConnection extends PostgresConnection {
  /** With `true`, the connection is closed and not used again. */
  release(isBroken?: boolean): void;
  /** `T` or `E` in a transaction. A connection of a recent `pg` has it. */
  getTransactionStatus?(): string | null;
  on?(event: "error" | "notification" | "end", listener: PostgresListener): unknown;
  removeListener?(event: "error" | "notification" | "end", listener: PostgresListener): unknown;
}

/** Several connections: the part of a `Pool` of `pg` that is used. */
export interface PostgresPool extends PostgresConnection {
  connect(): Promise<PooledConnection>;
  /**
   * The settings of the pool. `max` is the largest number of connections, and `connectionTimeoutMillis` how long one may take to open. A pool of
   * `pg` has them.
   */
  options?: { max?: number | undefined; connectionTimeoutMillis?: number | undefined };
  /** How many calls of `connect()` wait for a connection. A pool of `pg` has it. */
  readonly waitingCount?: number;
  on?(event: "error" | "connect", listener: (connection?: PooledConnection) => void): unknown;
}

/** Whether a value is a pool with a method, and not a `Client`, which is one connection and cannot be opened twice. */
export function isPool(value: unknown, method: "connect" | "query"): boolean {
  const pool = Object(value) as Partial<PostgresPool>;
  return typeof pool[method] === "function" && !("connectionParameters" in pool);
}

/** What makes the connections of a pool of `pg`. It gets the settings of the pool. */
type ConnectionClass = new (settings: Settings) => object;
type Settings = NonNullable<PostgresPool["options"]>;

/** A setting of `runInTransaction()`: the transaction may last for as long as it needs. PostgreSQL 16 and older have no such limit. */
export const NO_TRANSACTION_LIMIT =
  "SELECT set_config('transaction_timeout', '0', true) WHERE current_setting('server_version_num')::integer >= 170000";

const FAILED_TRANSACTION = "25P02"; // the code of PostgreSQL for every further statement of such a transaction
const CONNECT_MS = 10_000;
const preparedPools = new WeakSet<object>();
let hasWarned = false;

/**
 * Prepares a pool for stores, once from each package that holds a copy of this code, even if several of its stores use the pool.
 *
 * The process stays alive when an unused connection breaks, or one that is just handed out, because Node.js ends a process for an `error` event
 * without a listener. The next query takes another connection. And a connection that is not open in time is given up, also where the pool has no
 * limit: a server that accepts connections and never answers would keep all its places for good, even when it answers again.
 *
 * @param connectMs The limit for a pool that has none, in ms. Default 10 000.
 */
export function preparePool(pool: Pick<PostgresPool, "on" | "options">, connectMs = CONNECT_MS): void {
  if (preparedPools.has(pool)) return;
  preparedPools.add(pool);
  pool.on?.("error", () => {});
  pool.on?.("connect", (connection) => connection?.on?.("error", () => {}));
  limitOpening(pool as typeof pool & { Client?: ConnectionClass }, connectMs);
}

/** Only the opening has the limit: work that waits for a free place of the pool waits for as long as before. */
function limitOpening(pool: Pick<PostgresPool, "options"> & { Client?: ConnectionClass }, connectMs: number): void {
  const { Client, options } = pool;
  if (!Client || !options || options.connectionTimeoutMillis) return;
  pool.Client = class extends Client {
    constructor(settings: Settings) {
      super(settings.connectionTimeoutMillis ? settings : addLimit(settings, connectMs));
    }
  };
  if (hasWarned) return;
  hasWarned = true;
  process.emitWarning(
    `A pool of PostgreSQL has no connectionTimeoutMillis: Kontor gives up after ${connectMs / 1_000} s; your own queries wait for ever. Set connectionTimeoutMillis`,
    { code: "KONTOR_POOL_LIMIT" },
  );
}

/** Copies settings with all their members: a password is not enumerable. */
function addLimit(settings: Settings, connectionTimeoutMillis: number): Settings {
  const limit = { value: connectionTimeoutMillis, enumerable: true };
  return Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(settings),
    connectionTimeoutMillis: limit,
  }) as Settings;
}

/** PostgreSQL gave no answer in time. Its connection may hang forever, so it is not used again. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

/**
 * Waits for an answer of PostgreSQL, but no longer than `ms`. A connection whose other end has vanished would never answer.
 *
 * @param ms Longest wait, in ms.
 * @throws {NoAnswerError} If there is no answer by then. The statement may still take effect.
 */
export async function limitAnswer<T>(answer: Promise<T>, ms: number, clock: Clock): Promise<T> {
  const stop = new AbortController();
  const late = clock.sleep(ms, stop).then(() => {
    throw new NoAnswerError(`PostgreSQL gave no answer within ${ms / 1000} s`);
  });
  return Promise.race([answer, late]).finally(() => stop.abort());
}

/** The rules for connections, which differ from store to store. */
export interface ConnectionRules {
  /** Ends a wait for the pool, or for a statement around a transaction, that takes too long. `limitAnswer()` is an example. */
  limit<T>(answer: Promise<T>): Promise<T>;
  /**
   * Tells whether a connection may be used again after this failure, if its rollback succeeds. Default: after every failure except
   * `NoAnswerError`.
   */
  isUsable?(error: unknown): boolean;
  /** Called when a connection came out of the pool within a transaction of somebody else, which is rolled back. Default: a warning of the process. */
  onLeftOpen?(): void;
}

/**
 * Takes a connection from a pool, runs work with it, and gives it back. After a failure, an open transaction is rolled back. A
 * connection that no longer answers is closed, so the next work gets another one.
 *
 * @throws Everything that the pool or `run` throws.
 */
export async function withConnection<T>(
  pool: Pick<PostgresPool, "connect">,
  run: (connection: PooledConnection) => Promise<T>,
  { limit, isUsable = (error) => !(error instanceof NoAnswerError), onLeftOpen = warnOfOpen }: ConnectionRules,
): Promise<T> {
  const connecting = pool.connect();
  const connection = await limit(connecting).catch((error: unknown) => {
    void connecting.then((late) => late.release()).catch(() => {}); // Nobody waits for this connection any more, so the pool gets it back.
    throw error;
  });
  const ignore = () => {}; // A broken connection fails its query, and an error without a listener would end the process.
  connection.on?.("error", ignore);
  let isBroken = true;
  try {
    if (/^[TE]$/.test(connection.getTransactionStatus?.() ?? "")) {
      await limit(connection.query("ROLLBACK")); // What is written now would end with it.
      onLeftOpen();
    }
    const result = await run(connection);
    isBroken = false;
    return result;
  } catch (error) {
    // The rollback also shows whether the connection still answers. It changes nothing if no transaction is open.
    if (isUsable(error))
      isBroken = await limit(connection.query("ROLLBACK")).then(
        () => false,
        () => true,
      );
    throw error;
  } finally {
    connection.removeListener?.("error", ignore);
    connection.release(isBroken);
  }
}

function warnOfOpen(): void {
  process.emitWarning(
    "A connection of PostgreSQL came back to its pool with a transaction left open, which is rolled back: end each BEGIN before release()",
    { code: "KONTOR_OPEN_TRANSACTION" },
  );
}

/**
 * Runs statements in one transaction, so that all of them take effect or none does. A statement that fails ends the transaction, even if
 * `run` catches its error. To go on after such an error, `run` needs a `SAVEPOINT`.
 *
 * @param settings Statements that apply until the end of the transaction, each of them one `SET LOCAL …`.
 * @throws Everything that the pool or `run` throws.
 * @throws {Error} With the code `25P02`, if `run` has caught the error of a statement, so that PostgreSQL rolled back in place of a commit.
 */
export function runInTransaction<T>(
  pool: Pick<PostgresPool, "connect">,
  settings: readonly string[],
  run: (connection: PooledConnection) => Promise<T>,
  rules: ConnectionRules,
): Promise<T> {
  const work = async (connection: PooledConnection) => {
    await rules.limit(connection.query(["BEGIN", ...settings].join("; ")));
    const result = await run(connection);
    const { command } = await rules.limit(connection.query("COMMIT"));
    if (command === "ROLLBACK")
      throw Object.assign(new Error("the transaction was rolled back, as one of its statements failed"), {
        code: FAILED_TRANSACTION,
      });
    return result;
  };
  return withConnection(pool, work, rules);
}
