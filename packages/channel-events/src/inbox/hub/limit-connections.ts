import type { PooledConnection, PostgresPool } from "@kontor/postgres";

/** Takes no more than `most` connections of a pool at a time. Further work waits, in the order in which it came. The pool keeps its own listeners. */
export function limitConnections(pool: PostgresPool, most: number): PostgresPool {
  const waiters: (() => void)[] = [];
  let taken = 0;

  function giveBack(): void {
    const next = waiters.shift();
    if (next) next();
    else taken -= 1;
  }

  async function connect(): Promise<PooledConnection> {
    if (taken < most) taken += 1;
    else await new Promise<void>((resolve) => waiters.push(resolve));
    try {
      const connection = await pool.connect();
      return {
        query: (text, values) => connection.query(text, values),
        release(isBroken) {
          giveBack();
          connection.release(isBroken);
        },
        on: (event, listener) => connection.on?.(event, listener),
        removeListener: (event, listener) => connection.removeListener?.(event, listener),
      };
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  return {
    connect,
    async query(text, values) {
      const connection = await connect();
      try {
        return await connection.query(text, values);
      } finally {
        connection.release();
      }
    },
    ...(pool.options && { options: pool.options }),
  };
}
