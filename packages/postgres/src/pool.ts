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
  /** The settings of the pool. `max` is the largest number of connections. A pool of `pg` has it. */
  options?: { max?: number };
  /** How many calls of `connect()` wait for a connection. A pool of `pg` has it. */
  readonly waitingCount?: number;
  on?(event: "error" | "connect", listener: (connection?: PooledConnection) => void): unknown;
}

const poolsWithErrorListener = new WeakSet<object>();

/**
 * Keeps the process alive when an unused connection breaks, or one that is just handed out, because Node.js ends a process for an
 * `error` event without a listener. The next query takes another connection. A pool gets these listeners once from each package that holds a
 * copy of this code, even if several of its stores use the pool.
 */
export function handlePoolErrors(pool: Pick<PostgresPool, "on">): void {
  if (poolsWithErrorListener.has(pool)) return;
  poolsWithErrorListener.add(pool);
  pool.on?.("error", () => {});
  pool.on?.("connect", (connection) => connection?.on?.("error", () => {}));
}
