import type { Clock } from "@kontor/http";
import { createTimeoutSignal, raceAbort } from "@kontor/http/internal";
import type { PooledConnection, PostgresPool } from "@kontor/postgres";

const RECONNECT_MS = 1_000;

export interface Listening {
  /** Resolves after the first attempt to get a connection, whether it succeeded or not. */
  opened: Promise<void>;
  end(): Promise<void>;
}

/**
 * Listens with one connection. A connection that breaks is replaced at once. If there is none to be had, or it refuses to listen, the
 * next attempt follows a second later.
 */
export function keepListening({
  pool,
  schema,
  clock,
  onOpen,
  onNotify,
}: {
  pool: PostgresPool;
  schema: string;
  clock: Clock;
  onOpen(): void;
  onNotify(payload: string | undefined): void;
}): Listening {
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let isOver = false;

  async function listenOnce(): Promise<void> {
    const connecting = pool.connect().catch(() => undefined);
    void connecting.then(() => opened.resolve());
    const connection = await Promise.race([connecting, ended.promise]);
    if (isOver) {
      void connecting.then((late) => late?.release());
      return;
    }
    const broken = new Promise<void>((resolve) => {
      connection?.on?.("error", () => resolve());
      connection?.on?.("end", () => resolve());
    });
    connection?.on?.("notification", (message) => onNotify(message?.payload));
    const isOn = await canListen(connection, schema);
    onOpen();
    if (isOn) await Promise.race([broken, ended.promise]);
    else await rest();
    connection?.release(true); // A connection that listens is of no use to others.
  }

  /** Waits for a second, or until the end. The wait keeps no process alive. */
  async function rest(): Promise<void> {
    await raceAbort(() => ended.promise, createTimeoutSignal(RECONNECT_MS, clock)).catch(() => {});
  }

  const life = (async () => {
    while (!isOver) await listenOnce();
  })();
  return {
    opened: opened.promise,
    async end() {
      isOver = true;
      ended.resolve();
      await life;
    },
  };
}

async function canListen(connection: PooledConnection | void, schema: string): Promise<boolean> {
  try {
    await connection?.query(`LISTEN ${schema}`);
    return Boolean(connection);
  } catch {
    return false;
  }
}
