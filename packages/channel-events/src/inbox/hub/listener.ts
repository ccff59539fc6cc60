import type { Clock } from "@kontor/http";
import { createTimeoutSignal, raceAbort } from "@kontor/http/parts";
import { callRepeatedly } from "../../dispatch/alarm.ts";
import { StoreError } from "../store-error.ts";
import { keepListening } from "./keep-listening.ts";
import type { HubSession } from "./session.ts";

const LOOK_EVERY_MS = 2_000; // The end of a dead worker's lease is announced by nothing.
const NEEDED = 3; // Connections: one that listens, one for polls, one for results.
const LONGEST_WAIT_MS = 1_000;

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

  function checkPool(): void {
    const { max } = pool.options ?? {};
    if (max !== undefined && max < NEEDED)
      throw new StoreError(
        `listen in the inbox ${schema}`,
        `the pool must have at least ${NEEDED} connections for a hub (max: ${NEEDED}): got ${max}`,
      );
  }

  /** Waits for an answer, but no longer than a second if the reason is that the pool has no connection to give. */
  async function waitForPool<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const late = await raceAbort(() => answer.then(() => false), createTimeoutSignal(LONGEST_WAIT_MS, clock)).catch(
      () => true,
    );
    if (late && (pool.waitingCount ?? 0) > 0)
      throw new StoreError(
        `listen in the inbox ${schema}`,
        `the pool must have ${NEEDED} connections free for the hub: all ${pool.options?.max ?? ""} have been in use for ${LONGEST_WAIT_MS / 1000} s`,
      );
    return answer;
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
      checkPool();
      users += 1;
      life ??= begin();
      try {
        await waitForPool(life.opened);
        const channel = await waitForPool(findChannel());
        const own = () => given();
        wakes.set(channel, (wakes.get(channel) ?? new Set()).add(own));
        return async () => {
          const ofChannel = wakes.get(channel);
          if (!ofChannel?.delete(own)) return;
          if (ofChannel.size === 0) wakes.delete(channel);
          await leave();
        };
      } catch (error) {
        await leave();
        throw error;
      }
    },
  };
}
