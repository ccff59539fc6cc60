import { NoAnswerError } from "./limit-answer.ts";
import type { PooledConnection, PostgresPool } from "./pool.ts";

const FAILED_TRANSACTION = "25P02"; // the code of PostgreSQL for every further statement of such a transaction

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
