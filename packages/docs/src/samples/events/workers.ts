import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, healthHandler, withEventQuota } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { Pool, type PoolClient } from "pg";
import { channelBaseUrl as baseUrl } from "../config.ts";
import { sharedTokens as tokens } from "../tokens/shared.ts";

const quota = withEventQuota();
const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl, fetch: quota(channelFetch({ tokens })) }),
  inbox: postgresInbox({ pool: new Pool({ connectionTimeoutMillis: 10_000 }) }),
  handlers: {
    "Seller:Offer.StockUpdate": ({ event }, { withTx }) => {
      withTx((db: PoolClient) =>
        db.query("UPDATE stock SET quantity = $2 WHERE offer_id = $1", [event.offerId, event.quantity]),
      );
    },
    "*": ({ id, type }, { log }) => log.warn({ id, type }, "Nothing handles this event type"),
  },
  retention: { payloadsAfterMs: 7 * 24 * 3_600_000, putAsideAfterMs: 30 * 24 * 3_600_000 },
});
process.once("SIGTERM", () => void consumer.stop());

await consumer.start();
export const live = healthHandler(consumer, { probe: "live" }); // (Request) => Promise<Response>
export const ready = healthHandler(consumer, { probe: "ready" });
