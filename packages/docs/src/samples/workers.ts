import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, healthHandler, withEventQuota } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { Pool } from "pg";
import { channelBaseUrl as baseUrl } from "./config.ts";
import { handlers } from "./handlers.ts";
import { sharedTokens as tokens } from "./shared-tokens.ts";

const quota = withEventQuota();
const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl, fetch: quota(channelFetch({ tokens })) }),
  inbox: postgresInbox({ pool: new Pool() }),
  handlers,
  retention: { payloadsAfterMs: 7 * 24 * 3_600_000 },
});
process.once("SIGTERM", () => void consumer.stop());

await consumer.start();
export const health = healthHandler(consumer); // (Request) => Promise<Response>
