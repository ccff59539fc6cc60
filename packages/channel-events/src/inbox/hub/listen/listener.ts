import type { Clock } from "@kontor/http";
import { createTimeoutSignal, raceAbort } from "@kontor/http/internal";
import { callRepeatedly } from "../../../dispatch/wait.ts";
import { isRefusal } from "../../../consumer/lifecycle.ts";
import { checkPool, waitForPool } from "./check-pool.ts";
import { keepListening } from "./keep-listening.ts";
import type { HubSession } from "../session.ts";
import { createWakes } from "./wakes.ts";

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

/** The place of a consumer among those that are woken. */
interface Place {
  /** `undefined` until the channel is found. */
  channel?: number;
  isOver: boolean;
}

export function createHubListener(session: HubSession, clock: Clock): HubListener {
  const { pool, schema } = session;
  const wakes = createWakes();
  let users = 0;
  let isLooking = false;
  let life: { opened: Promise<void>; end(): Promise<void> } | undefined;

  async function look(): Promise<void> {
    const channels = wakes.channels();
    if (isLooking || channels.length === 0) return;
    isLooking = true;
    const rows = await session.call("read", "due_1", [session.now(), channels]).catch(() => []);
    for (const row of rows) wakes.call(Number(row["due"]));
    isLooking = false;
  }

  function begin(): NonNullable<typeof life> {
    const listening = keepListening({
      pool,
      schema,
      clock,
      onOpen: () => wakes.channels().forEach(wakes.call), // Events may have come while nobody listened.
      onNotify: (payload) => wakes.call(Number(payload)),
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

/** Finds the channel when the database answers again, and wakes its consumer. */
async function registerLater(
  register: () => Promise<void>,
  { place, own, clock }: { place: Place; own: () => void; clock: Clock },
): Promise<void> {
  const never = new Promise<never>(() => {});
  while (!place.isOver && place.channel === undefined) {
    await raceAbort(() => never, createTimeoutSignal(AGAIN_MS, clock)).catch(() => {}); // The wait keeps no process alive.
    await register().catch(() => {});
  }
  if (!place.isOver) own();
}
