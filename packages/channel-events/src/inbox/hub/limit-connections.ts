import type { PooledConnection, PostgresPool } from "@kontor/postgres";
import { createFairQueue } from "../../fleet/share/fair-queue.ts";

/** A part of a pool, whose connections its users get in turn. */
export interface LimitedPool extends PostgresPool {
  /** The same connections, as one user gets them. */
  of(user: string): PostgresPool;
}

/**
 * Takes no more than `most` connections of a pool at a time. Further work waits: of one user in the order in which it came, and users have their
 * turns one after the other. The pool keeps its own listeners.
 */
export function limitConnections(pool: PostgresPool, most: number): LimitedPool {
  const waiters = createFairQueue<() => void>();
  let taken = 0;

  function giveBack(): void {
    const next = waiters.next(() => true);
    if (next) next.waiter();
    else taken -= 1;
  }

  async function connect(user: string): Promise<PooledConnection> {
    if (taken < most) taken += 1;
    else await new Promise<void>((resolve) => waiters.add(user, resolve));
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

  const of = (user: string): PostgresPool => ({
    connect: () => connect(user),
    async query(text, values) {
      const connection = await connect(user);
      try {
        return await connection.query(text, values);
      } finally {
        connection.release();
      }
    },
    ...(pool.options && { options: pool.options }),
  });
  return { ...of(""), of };
}
