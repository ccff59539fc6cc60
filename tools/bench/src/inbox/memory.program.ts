/** A consumer as an integrator runs it, from dist: sends its memory after every 20,000 events it handled. */
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";

const [url = "", file = ""] = process.argv.slice(2);
const tokens = cached(refreshExchange({ baseUrl: url, refreshToken: "r" }));
const channel = createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens }) });
const quiet = { info: () => {}, warn: () => {}, error: console.error };
let handled = 0;
const handlers = {
  "*": () => {
    handled += 1;
    if (handled % 20_000 === 0) process.send!({ handled, ...process.memoryUsage() });
  },
};
const inbox = sqliteInbox(file);
const consumer = createChannelConsumer({ channel, inbox, handlers, logger: quiet });
process.on("message", () => void consumer.pollNow());
await consumer.start();
process.send!({ handled, ...process.memoryUsage() });
