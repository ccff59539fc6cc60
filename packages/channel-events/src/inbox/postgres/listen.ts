import { StoreError } from "../store-error.ts";
import type { PooledConnection, PostgresPool } from "@kontor/postgres";
import type { PostgresSession } from "./session.ts";

const RECONNECT_MS = 1_000;
const WORK = 2; // connections beside those that listen: to poll and to settle
const listeners = new WeakMap<PostgresPool, number>();

/**
 * Calls back whenever another worker may have stored something; connects anew when the connection breaks.
 *
 * @throws {StoreError} If the pool has too few connections for the consumers that use it: they would wait for each other for ever.
 */
export async function listen({ pool, schema }: PostgresSession, wake: () => void): Promise<() => Promise<void>> {
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
        connection?.on?.("error", resolve);
        connection?.on?.("end", resolve);
        connection?.on?.("notification", wake);
      });
      const isOn = !isOver && (await canListen(connection, schema));
      wake(); // whatever came while nobody listened
      if (isOn) await broken;
      else if (!isOver)
        await Promise.race([broken, new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref())]);
      connection?.release(true); // a listening connection is of no use to others
    }
  })();
  return async () => {
    if (!isOver) listeners.set(pool, Math.max(0, (listeners.get(pool) ?? 1) - 1));
    isOver = true;
    stop();
    await untilOver;
  };
}

async function canListen(connection: PooledConnection | undefined, schema: string): Promise<boolean> {
  try {
    await connection?.query(`LISTEN ${schema}`);
    return connection !== undefined;
  } catch {
    return false;
  }
}
