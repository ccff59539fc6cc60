/** Consumes events with the inbox in a file or in PostgreSQL, notes each effect, and ends when only a new start could help. */
import { appendFileSync } from "node:fs";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { demo } from "@kontor/sandbox";
import { Pool } from "pg";

const [place = "", schema = "", baseUrl = "", effects = "", handlerMs = "0"] = process.argv.slice(2);
const MOVED = 9;
const AGAIN_MS = 50;
const pool = place.startsWith("postgres:") ? new Pool({ connectionString: place, max: 4 }) : undefined;
const inbox = pool
  ? postgresInbox({ pool, schema, unsafeDurability: true })
  : sqliteInbox(place, { busyTimeoutMs: 5_000 });
const tokens = cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken }));
const tell = (word: string) => void process.stdout.write(`${word} ${Date.now()}\n`);
let isFirst = true;
const handle = async ({ id }: { id: string }) => {
  if (isFirst) tell("handles");
  isFirst = false;
  appendFileSync(effects, `${id}\n`);
  if (Number(handlerMs) > 0) await new Promise((resolve) => setTimeout(resolve, Number(handlerMs)));
};
const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) }),
  inbox,
  unsafeDurability: true,
  poll: { intervalMs: 400 },
  retention: {},
  logger: { info() {}, warn() {}, error() {} },
  handlers: { "Seller:Meta.SellerAttributesUpdateRequest": handle, "*": handle },
});

for (;;) {
  try {
    await consumer.start();
    break;
  } catch (error) {
    if (!String(error).includes("still being filled") && !String(error).includes("ECONNREFUSED")) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS)); // As an orchestrator starts it again.
  }
}
tell("works");
process.once("SIGTERM", () => void consumer.stop().then(() => process.exit(0)));
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  const { isLive, problems } = await consumer.health();
  if (isLive) continue;
  tell("ends");
  process.stderr.write(`${problems.join("; ")}\n`);
  await consumer.stop({ drainTimeoutMs: 1_000 });
  process.exit(MOVED);
}
