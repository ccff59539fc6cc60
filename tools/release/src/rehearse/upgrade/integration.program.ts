/**
 * An integration that is replaced while events come, in a process of its own. Each run of its handler is a line in a file: the id of the event, the
 * version of the packages. It is copied beside installed packages and run there, so it imports only what is published.
 */
import { openSync, writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";

const { url, refreshToken, store, effects, version } = JSON.parse(process.argv[2]!) as {
  url: string;
  refreshToken: string;
  store: { file: string } | { database: string };
  effects: string;
  version: string;
};

const log = openSync(effects, "a"); // a line is written at once, also where several processes write
const pool = "database" in store ? new (await import("pg")).Pool({ connectionString: store.database }) : undefined;
const inbox =
  "file" in store
    ? sqliteInbox(store.file)
    : postgresInbox({ pool: pool!, schema: "rehearsal", unsafeDurability: true });
const tokens = cached(refreshExchange({ baseUrl: url, refreshToken }));
const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens }) }),
  inbox,
  handlers: {
    "*": async ({ id }) => {
      await pause(5);
      writeSync(log, `${id} ${version}\n`);
      await pause(5); // a kill here makes the event run twice
    },
    "Seller:Offer.StockUpdate": async ({ id }) => {
      await pause(5);
      writeSync(log, `${id} ${version}\n`);
      await pause(5);
    },
  },
  unsafeDurability: true,
  poll: { intervalMs: 100 },
  lanes: { leaseMs: 2_000 },
});

process.once("SIGTERM", () => {
  void (async () => {
    await consumer.stop();
    await inbox.close();
    await pool?.end();
    process.exit(0);
  })();
});
await consumer.start();
console.log("started");
