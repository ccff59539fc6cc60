import type { Clock } from "@kontor/http";
import { createTimeoutSignal, raceAbort } from "@kontor/http/internal";
import type { PostgresPool } from "@kontor/postgres";
import { StoreError } from "../../store-error.ts";

const NEEDED = 3; // Connections: one that listens, one for polls, one for results.
const LONGEST_WAIT_MS = 1_000;

interface OwnPool {
  pool: PostgresPool;
  schema: string;
}

/** @throws {StoreError} If the pool can never have as many connections as a hub needs. */
export function checkPool({ pool, schema }: OwnPool): void {
  const { max } = pool.options ?? {};
  if (max !== undefined && max < NEEDED)
    throw new StoreError(
      `listen in the inbox ${schema}`,
      `the pool must have at least ${NEEDED} connections for a hub (max: ${NEEDED}): got ${max}`,
    );
}

/**
 * Waits for an answer, but no longer than a second if the reason is that the pool has no connection to give.
 *
 * @throws {StoreError} If others keep the connections of the pool.
 */
export async function waitForPool<Answer>(
  { pool, schema }: OwnPool,
  answer: Promise<Answer>,
  clock: Clock,
): Promise<Answer> {
  const answered = answer.then(
    () => false,
    () => false,
  );
  const late = await raceAbort(() => answered, createTimeoutSignal(LONGEST_WAIT_MS, clock)).catch(() => true);
  if (late && (pool.waitingCount ?? 0) > 0)
    throw new StoreError(
      `listen in the inbox ${schema}`,
      `the pool must have ${NEEDED} connections free for the hub: all ${pool.options?.max ?? ""} have been in use for ${LONGEST_WAIT_MS / 1000} s`,
    );
  return answer;
}
