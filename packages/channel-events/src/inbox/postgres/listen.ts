import type { Clock } from "@kontor/http";
import { createTimeoutSignal, raceAbort, systemClock } from "@kontor/http/internal";
import { StoreError } from "../store-error.ts";
import type { PooledConnection, PostgresPool } from "@kontor/postgres";
import type { PostgresSession } from "./session.ts";

const RECONNECT_MS = 1_000;
const WORK = 2; // Connections that polls and results need beside those that listen.
const listeners = new WeakMap<PostgresPool, number>();

/**
 * Calls back whenever another worker may have stored something. A connection that breaks is replaced at once. If there is no connection
 * to be had, or it refuses to listen, the next attempt follows a second later.
 *
 * @returns A function that ends it.
 * @throws {StoreError} If the pool has too few connections for the consumers that use it, which would then wait for each other forever.
 */
export async function listen(
  { pool, schema }: Pick<PostgresSession, "pool" | "schema">,
  wake: () => void,
  clock: Clock = systemClock,
): Promise<() => Promise<void>> {
  const others = listeners.get(pool) ?? 0;
  const needed = others + 1 + WORK;
  const { max } = pool.options ?? {};
  if (max !== undefined && max < needed)
    throw new StoreError(
      `listen in the inbox ${schema}`,
      `the pool must have at least ${needed} connections for ${others + 1} consumers (max: ${needed}): got ${max}`,
    );
  listeners.set(pool, others + 1);
  let isOver = false;
  let stop: () => void = () => {};
  const untilOver = (async () => {
    while (!isOver) {
      const connection = await pool.connect().catch(() => undefined);
      const broken = new Promise<void>((resolve) => {
        stop = resolve;
        connection?.on?.("error", () => resolve());
        connection?.on?.("end", () => resolve());
        connection?.on?.("notification", () => wake());
      });
      const isOn = !isOver && (await canListen(connection, schema));
      wake(); // Events may have come while nobody listened.
      if (isOn) await broken;
      else if (!isOver) await waitUntil(broken, clock);
      connection?.release(true); // A connection that listens is of no use to others.
    }
  })();
  return async () => {
    if (!isOver) listeners.set(pool, Math.max(0, (listeners.get(pool) ?? 1) - 1));
    isOver = true;
    stop();
    await untilOver;
  };
}

/** Waits until the connection breaks or the listening ends, but no longer than a second. The wait keeps no process alive. */
async function waitUntil(isOver: Promise<void>, clock: Clock): Promise<void> {
  await raceAbort(() => isOver, createTimeoutSignal(RECONNECT_MS, clock)).catch(() => {});
}

async function canListen(connection: PooledConnection | undefined, schema: string): Promise<boolean> {
  try {
    await connection?.query(`LISTEN ${schema}`);
    return connection !== undefined;
  } catch {
    return false;
  }
}
