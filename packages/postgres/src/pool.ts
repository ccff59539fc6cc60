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
  options?: { max?: number; connectionTimeoutMillis?: number };
  /** How many calls of `connect()` wait for a connection. A pool of `pg` has it. */
  readonly waitingCount?: number;
  on?(event: "error" | "connect", listener: (connection?: PooledConnection) => void): unknown;
}

/** What makes the connections of a pool of `pg`. It gets the settings of the pool. */
type ConnectionClass = new (settings: Settings) => object;
type Settings = NonNullable<PostgresPool["options"]>;

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
    `A pool of PostgreSQL has no connectionTimeoutMillis: a connection that is not open after ${connectMs / 1_000} s is given up. Set it, so that work of your own gives up as well`,
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
