import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { Pool } from "pg";

const { KONTOR_CHANNEL_URL: baseUrl = "", KONTOR_REFRESH_TOKEN: refreshToken = "", KONTOR_INBOX } = process.env;
const plain = { allowHttp: ["sandbox"] }; // the one host that gets a token without https
const tokens = cached(refreshExchange({ baseUrl, refreshToken, ...plain }));
const pool = new Pool({ connectionString: KONTOR_INBOX, connectionTimeoutMillis: 10_000 });

const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl, ...plain, fetch: channelFetch({ tokens, ...plain }) }),
  inbox: postgresInbox({ pool }),
  handlers: {
    "Seller:Offer.StockUpdate": ({ event }) => console.log(`offer ${event.offerId} has ${event.quantity} pieces`),
    "*": ({ type }) => console.log(`nothing to do for ${type}`),
  },
});

async function stop() {
  await consumer.stop({ drainTimeoutMs: 20_000 });
  await pool.end();
}
process.once("SIGTERM", () => void stop());
await consumer.start();
console.log("The consumer runs");
