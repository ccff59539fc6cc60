/**
 * A consumer as an integrator runs it, started by `startConsumer()`: the address of the queue, its file, and `once` if it ends after its first
 * poll. Else it polls when it is told to, and sends its memory once a second.
 */
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";

const [, baseUrl = "", file = "", mode] = process.argv;
const tokens = cached(refreshExchange({ baseUrl, refreshToken: "r" }));
let handled = 0;
const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) }),
  inbox: sqliteInbox(file),
  handlers: { "*": () => void (handled += 1) },
  logger: { info: () => {}, warn: () => {}, error: console.error },
});
await consumer.start();
if (mode === "once") {
  await consumer.stop();
  process.disconnect();
} else {
  process.on("message", () => void consumer.pollNow());
  process.once("disconnect", () => process.exit());
  setInterval(() => process.send!({ handled, rss: process.memoryUsage.rss() }), 1_000);
}
