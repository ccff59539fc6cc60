import { NoAnswerError } from "./limit-answer.ts";
import type { PooledConnection, PostgresPool } from "./pool.ts";

/** The rules for connections, which differ from store to store. */
export interface ConnectionRules {
  /** Ends a wait for the pool, or for a statement around a transaction, that takes too long. `limitAnswer()` is an example. */
  limit<T>(answer: Promise<T>): Promise<T>;
  /**
   * Tells whether a connection may be used again after this failure, if its rollback succeeds. Default: after every failure except
   * `NoAnswerError`.
   */
  isUsable?(error: unknown): boolean;
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
  { limit, isUsable = (error) => !(error instanceof NoAnswerError) }: ConnectionRules,
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

/**
 * Runs statements in one transaction, so that all of them take effect or none does.
 *
 * @param settings Statements that apply until the end of the transaction, each of them one `SET LOCAL …`.
 * @throws Everything that the pool or `run` throws.
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
