import type { Clock } from "@kontor/http";
import { createTimeLimit, raceAbort } from "@kontor/http/internal";
import { limitAnswer, type PooledConnection } from "@kontor/postgres";
import { callRepeatedly } from "../../ground/wait.ts";
import { joinPool, waitForPool } from "./connections.ts";
import type { Session } from "./session.ts";
import { isRefusal } from "../../ground/refusal.ts";

const AGAIN_MS = 1_000;
const LONGEST_ANSWER_MS = 10_000;
const LOOK_EVERY_MS = 2_000; // The end of a dead worker's lease is announced by nothing.

/** The place of a consumer among those that are woken. */
interface Place {
  /** `undefined` until the channel is found. */
  channel?: number;
  isOver: boolean;
}

export type Listener = ReturnType<typeof createListener>;

/** Wakes the consumers of a process: one connection listens for all channels, and one look finds the lanes that are due. */
export function createListener(session: Session, clock: Clock) {
  const wakes = createWakes();
  let users = 0;
  let life: { opened: Promise<void>; end(): Promise<void> } | undefined;

  async function look(): Promise<void> {
    const channels = wakes.channels();
    if (channels.length === 0) return;
    const rows = await session.call("read", "due_1", [session.now(), channels]).catch(() => []);
    for (const row of rows) wakes.call(Number(row["due"]));
  }

  function begin(): NonNullable<typeof life> {
    const leavePool = joinPool(session);
    const listening = keepListening(session, {
      clock,
      onOpen: () => wakes.channels().forEach(wakes.call), // Events may have come while nobody listened.
      onNotify: (payload) => wakes.call(Number(payload)),
    });
    const stopLooking = callRepeatedly(clock, LOOK_EVERY_MS, look);
    return {
      opened: listening.opened,
      async end() {
        stopLooking();
        leavePool();
        await listening.end();
      },
    };
  }

  async function leave(): Promise<void> {
    users -= 1;
    if (users > 0) return;
    const last = life;
    life = undefined;
    await last?.end();
  }

  return {
    /** Calls back when there may be something to do in a channel; the function ends this. @throws {StoreError} If the pool is too small. */
    async listen(findChannel: () => Promise<number>, given: () => void): Promise<() => Promise<void>> {
      life ??= begin();
      users += 1;
      const own = () => given();
      const place: Place = { isOver: false };
      const register = async () => {
        const channel = await findChannel();
        if (place.isOver) return;
        place.channel = channel;
        wakes.add(channel, own);
      };
      try {
        await waitForPool(session, life.opened, clock);
        await waitForPool(session, register(), clock);
      } catch (error) {
        if (isRefusal(error)) {
          await leave();
          throw error;
        }
        void registerLater(register, { place, own, clock }); // The database may be down at this moment.
      }
      return async () => {
        if (place.isOver) return;
        place.isOver = true;
        if (place.channel !== undefined) wakes.remove(place.channel, own);
        await leave();
      };
    },
  };
}

export function createWakes() {
  const byChannel = new Map<number, Set<() => void>>();
  return {
    add(channel: number, wake: () => void): void {
      byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(wake));
    },
    remove(channel: number, wake: () => void): void {
      const wakes = byChannel.get(channel);
      wakes?.delete(wake);
      if (wakes?.size === 0) byChannel.delete(channel);
    },
    call(channel: number): void {
      for (const wake of byChannel.get(channel) ?? []) wake();
    },
    channels: () => [...byChannel.keys()],
  };
}

/** Finds the channel when the database answers again, and wakes its consumer. */
async function registerLater(
  register: () => Promise<void>,
  { place, own, clock }: { place: Place; own: () => void; clock: Clock },
): Promise<void> {
  const never = new Promise<never>(() => {});
  while (!place.isOver && place.channel === undefined) {
    await restUntil(never, clock);
    await register().catch(() => {});
  }
  if (!place.isOver) own();
}

/** Listens with one connection. One that breaks is replaced at once; if none is to be had, the next attempt follows a second later. */
function keepListening(
  { pool, schema }: Pick<Session, "pool" | "schema">,
  { clock, onOpen, onNotify }: { clock: Clock; onOpen(): void; onNotify(payload: string | undefined): void },
) {
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
    const isOn = await Promise.race([canListen(connection, schema, clock), ended.promise]);
    onOpen();
    if (isOn) await Promise.race([broken, ended.promise]);
    else await restUntil(ended.promise, clock);
    connection?.release(true); // A connection that listens is of no use to others.
  }

  const life = (async () => {
    while (!isOver) await listenOnce();
  })();
  return {
    /** Resolves after the first attempt to get a connection, whether it succeeded or not. */
    opened: opened.promise,
    async end(): Promise<void> {
      isOver = true;
      ended.resolve();
      await life;
    },
  };
}

/** Waits for a second, or until the end. The wait keeps no process alive. */
async function restUntil(end: Promise<void>, clock: Clock): Promise<void> {
  const { signal, release } = createTimeLimit(AGAIN_MS, clock);
  await raceAbort(() => end, signal).catch(() => {});
  release();
}

async function canListen(connection: PooledConnection | void, schema: string, clock: Clock): Promise<boolean> {
  if (!connection) return false;
  const answer = limitAnswer(connection.query(`LISTEN ${schema}`), LONGEST_ANSWER_MS, clock);
  return answer.then(
    () => true,
    () => false,
  );
}
