/** Handles what is in an inbox; the handler of one event ends the process. */
import { setTimeout as wait } from "node:timers/promises";
import { systemClock } from "@kontor/http/internal";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";

const [path = "", poison = "", aheadMs = "0"] = process.argv.slice(2);
const clock = { ...systemClock, now: () => Date.now() + Number(aheadMs) };
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const nothing = { list: async () => ({ eventList: [] }), acknowledge: async () => {} };
const consumer = createChannelConsumer({
  channel: { events: nothing } as never,
  inbox: sqliteInbox(path, { clock }),
  clock,
  handlers: {
    "*": async ({ id }) => {
      await wait(20);
      if (poison.split(",").includes(id)) process.exit(13);
      await wait(100);
    },
  },
  logger: quiet,
});
await consumer.start();
await consumer.idle();
await consumer.stop();
