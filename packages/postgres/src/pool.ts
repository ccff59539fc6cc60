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

const poolsWithErrorListener = new WeakSet<object>();

/**
 * Keeps the process alive when a connection breaks while nobody uses it, or just when it is handed out: Node.js ends a process
 * for an error without a listener. The next query takes another connection. A pool gets one listener, however many stores use it.
 */
export function handlePoolErrors(pool: Pick<PostgresPool, "on">): void {
  if (poolsWithErrorListener.has(pool)) return;
  poolsWithErrorListener.add(pool);
  pool.on?.("error", () => {});
  pool.on?.("connect", (connection) => connection?.on?.("error", () => {}));
}
