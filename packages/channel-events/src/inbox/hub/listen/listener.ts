import type { Clock } from "@kontor/http";
import { createTimeoutSignal, raceAbort } from "@kontor/http/parts";
import { callRepeatedly } from "../../../dispatch/alarm.ts";
import { isRefusal } from "../../../poll/is-refusal.ts";
import { checkPool, waitForPool } from "./check-pool.ts";
import { keepListening } from "./keep-listening.ts";
import type { HubSession } from "../session.ts";

const AGAIN_MS = 1_000;
const LOOK_EVERY_MS = 2_000; // The end of a dead worker's lease is announced by nothing.

/** Wakes the consumers of a process: one connection listens for all channels, and one look finds the lanes that are due. */
export interface HubListener {
  /**
   * Calls back whenever there may be something to do in a channel, and returns a function that ends this.
   *
   * @param findChannel Gives the number of the channel.
   * @throws {StoreError} If the pool can never have as many connections as the hub needs, or if others keep them for a second.
   */
  listen(findChannel: () => Promise<number>, wake: () => void): Promise<() => Promise<void>>;
}

export function createHubListener(session: HubSession, clock: Clock): HubListener {
  const { pool, schema } = session;
  const wakes = new Map<number, Set<() => void>>();
  let users = 0;
  let isLooking = false;
  let life: { opened: Promise<void>; end(): Promise<void> } | undefined;

  function wake(channel: number): void {
    for (const each of wakes.get(channel) ?? []) each();
  }

  async function look(): Promise<void> {
    if (isLooking || wakes.size === 0) return;
    isLooking = true;
    const rows = await session.call("read", "due_1", [session.now(), [...wakes.keys()]]).catch(() => []);
    for (const row of rows) wake(Number(row["due"]));
    isLooking = false;
  }

  function begin(): NonNullable<typeof life> {
    const listening = keepListening({
      pool,
      schema,
      clock,
      onOpen: () => [...wakes.keys()].forEach(wake), // Events may have come while nobody listened.
      onNotify: (payload) => wake(Number(payload)),
    });
    const stopLooking = callRepeatedly(clock, LOOK_EVERY_MS, () => void look());
    return {
      opened: listening.opened,
      async end() {
        stopLooking();
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
    async listen(findChannel, given) {
      checkPool(session);
      users += 1;
      life ??= begin();
      const own = () => given();
      const place: { channel?: number; isOver: boolean } = { isOver: false };
      const register = async () => {
        const channel = await findChannel();
        if (place.isOver) return;
        place.channel = channel;
        wakes.set(channel, (wakes.get(channel) ?? new Set()).add(own));
      };
      try {
        await waitForPool(session, life.opened, clock);
        await waitForPool(session, register(), clock);
      } catch (error) {
        if (isRefusal(error)) {
          await leave();
          throw error;
        }
        void registerLater(register, place, own); // The database may be down at this moment.
      }
      return async () => {
        if (place.isOver) return;
        place.isOver = true;
        const ofChannel = wakes.get(place.channel!);
        ofChannel?.delete(own);
        if (ofChannel?.size === 0) wakes.delete(place.channel!);
        await leave();
      };
    },
  };

  /** Finds the channel when the database answers again, and wakes its consumer. */
  async function registerLater(
    register: () => Promise<void>,
    place: { channel?: number; isOver: boolean },
    own: () => void,
  ) {
    while (!place.isOver && place.channel === undefined) {
      await raceAbort(() => new Promise<never>(() => {}), createTimeoutSignal(AGAIN_MS, clock)).catch(() => {});
      await register().catch(() => {});
    }
    if (!place.isOver) own();
  }
}
