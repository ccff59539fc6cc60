import type { Clock } from "@kontor/http";
import { createTimeLimit, raceAbort } from "@kontor/http/internal";
import type { PooledConnection, PostgresPool } from "@kontor/postgres";
import { createFairQueue } from "../../ground/wait.ts";
import { StoreError } from "../store-error.ts";

const NEEDED = 3; // Connections: one that listens, one for polls, one for results.
const LONGEST_WAIT_MS = 1_000;

/** How many inboxes listen with a separate connection, by pool. */
const listeners = new WeakMap<PostgresPool, number>();

/** A part of a pool, whose connections its users get in turn. */
export interface LimitedPool extends PostgresPool {
  /** The same connections, as one user gets them. */
  of(user: string): PostgresPool;
}

/** Takes at most so many connections of a pool at a time. Work waits: that of a user in its order, and users in turn. */
export function limitConnections(pool: PostgresPool, most: number): LimitedPool {
  const waiters = createFairQueue();
  let taken = 0;

  function giveBack(): void {
    if (!waiters.serveNext()) taken -= 1;
  }

  async function connect(user: string): Promise<PooledConnection> {
    if (taken < most) taken += 1;
    else await waiters.wait(user, () => {});
    try {
      const connection = await pool.connect();
      return {
        query: (text, values) => connection.query(text, values),
        release(isBroken) {
          giveBack();
          connection.release(isBroken);
        },
        getTransactionStatus: () => connection.getTransactionStatus?.() ?? null,
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

interface OwnPool {
  pool: PostgresPool;
  schema: string;
}

/** Counts one more that listens; the function ends this. @throws {StoreError} If the pool is so small that all would wait for each other. */
export function joinPool({ pool, schema }: OwnPool): () => void {
  const others = listeners.get(pool) ?? 0;
  const { max } = pool.options ?? {};
  const needed = others + NEEDED;
  if (max !== undefined && max < needed)
    throw new StoreError(
      `listen in the inbox ${schema}`,
      `the pool must have at least ${needed} connections${others === 0 ? "" : ` for ${others + 1} inboxes`} (max: ${needed}): got ${max}`,
    );
  listeners.set(pool, others + 1);
  return () => void listeners.set(pool, listeners.get(pool)! - 1);
}

/** Waits for an answer. @throws {StoreError} If others keep the connections of the pool for a second. */
export async function waitForPool<Answer>(
  { pool, schema }: OwnPool,
  answer: Promise<Answer>,
  clock: Clock,
): Promise<Answer> {
  const answered = answer.then(
    () => false,
    () => false,
  );
  const { signal, release } = createTimeLimit(LONGEST_WAIT_MS, clock);
  const late = await raceAbort(() => answered, signal).catch(() => true);
  release();
  if (late && (pool.waitingCount ?? 0) > 0)
    throw new StoreError(
      `listen in the inbox ${schema}`,
      `the pool must have ${NEEDED} connections free: all ${pool.options?.max ?? ""} have been in use for ${LONGEST_WAIT_MS / 1000} s`,
    );
  return answer;
}
