/** A consumer as an integrator starts it, from the packages as they are published; ends when it has polled. */
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";

const [, , baseUrl, path] = process.argv as [string, string, string, string];
const tokens = cached(refreshExchange({ baseUrl, refreshToken: "r" }));
const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) }),
  inbox: sqliteInbox(path),
  handlers: { "*": () => {} },
});
await consumer.start();
await consumer.stop();
