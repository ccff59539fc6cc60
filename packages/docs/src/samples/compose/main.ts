import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { Pool } from "pg";

const { KONTOR_CHANNEL_URL: baseUrl = "", KONTOR_REFRESH_TOKEN: refreshToken = "", KONTOR_INBOX } = process.env;
const allowHttp = process.env["KONTOR_ALLOW_HTTP"]?.split(","); // the hosts that get a token without https
const tokens = cached(refreshExchange({ baseUrl, refreshToken, allowHttp }));
const pool = new Pool({ connectionString: KONTOR_INBOX, connectionTimeoutMillis: 10_000 });

const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl, allowHttp, fetch: channelFetch({ tokens, allowHttp }) }),
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
