import { createChannelConsumer } from "@kontor/channel-events";
import { postgresHub } from "@kontor/channel-events/postgres";
import type { Contender, Work } from "./contender.ts";
import { openPool } from "./open-pool.ts";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const channel = { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never;

/** A hub with its defaults, and consumers with theirs. */
export const hubContender: Contender = {
  async openFeeder(url) {
    const pool = openPool(url, 4);
    const inbox = postgresHub({ pool }).inbox("a");
    await inbox.countWaiting();
    return {
      async store(page) {
        await inbox.accept(
          page.map((work) => ({
            id: work.id,
            type: "Seller:Load",
            lane: work.seller,
            raw: JSON.stringify({ id: work.id, type: "Seller:Load", createdAt: "2026-02-11T08:00:00Z", event: work }),
          })),
        );
        await inbox.markAcknowledged(await inbox.pendingAcknowledgements(100));
      },
      close: () => pool.end(),
    };
  },
  async startWorker(url, handle) {
    const pool = openPool(url, 4);
    const consumer = createChannelConsumer({
      channel,
      inbox: postgresHub({ pool }).inbox("a"),
      handlers: { "*": ({ event }) => handle(event as unknown as Work) },
      logger: quiet,
    });
    await consumer.start();
    return async () => {
      await consumer.stop();
      await pool.end();
    };
  },
};
