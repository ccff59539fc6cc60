/** Handles what is in an inbox; the handler of one event ends the process. */
import { setTimeout as wait } from "node:timers/promises";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";

const [path = "", poison = ""] = process.argv.slice(2);
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const nothing = { list: async () => ({ eventList: [] }), acknowledge: async () => {} };
const consumer = createChannelConsumer({
  channel: { events: nothing } as never,
  inbox: sqliteInbox(path),
  handlers: {
    "*": async ({ id }) => {
      await wait(20);
      if (id === poison) process.exit(13);
      await wait(100);
    },
  },
  logger: quiet,
});
await consumer.start();
await consumer.idle();
await consumer.stop();
