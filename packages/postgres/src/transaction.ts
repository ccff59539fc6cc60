import { NoAnswerError } from "./limit-answer.ts";
import type { PooledConnection, PostgresPool } from "./pool.ts";

/** What is different from store to store in the use of a connection. */
export interface ConnectionRules {
  /** Ends the wait for the pool and for the statements around a transaction, `limitAnswer()` for example. */
  limit<T>(answer: Promise<T>): Promise<T>;
  /**
   * Whether a connection may be used again after this failure, if it still rolls back. Default: after every failure but
   * `NoAnswerError`.
   */
  isUsable?(error: unknown): boolean;
}

/**
 * Works with a connection of a pool, and gives it back. After a failure, what was begun is undone; a connection that does not
 * answer any more is closed, and the next work takes another.
 *
 * @throws Whatever the pool or `run` throws.
 */
export async function withConnection<T>(
  pool: Pick<PostgresPool, "connect">,
  run: (connection: PooledConnection) => Promise<T>,
  { limit, isUsable = (error) => !(error instanceof NoAnswerError) }: ConnectionRules,
): Promise<T> {
  const connecting = pool.connect();
  const connection = await limit(connecting).catch((error: unknown) => {
    void connecting.then((late) => late.release()).catch(() => {}); // it is good, and nobody waits for it
    throw error;
  });
  const ignore = () => {}; // a connection that breaks fails its query; an error without a listener would end the process
  connection.on?.("error", ignore);
  let isBroken = true;
  try {
    const result = await run(connection);
    isBroken = false;
    return result;
  } catch (error) {
    // where no transaction is open, this changes nothing, and it shows whether the connection still answers
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

/**
 * Runs statements in one transaction: all of them count, or none.
 *
 * @param settings What holds until the end of the transaction: `SET LOCAL …`, one statement each.
 * @throws Whatever the pool or `run` throws.
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
    await rules.limit(connection.query("COMMIT"));
    return result;
  };
  return withConnection(pool, work, rules);
}
