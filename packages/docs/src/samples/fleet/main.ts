import { createServer } from "node:http";
import { healthHandler } from "@kontor/channel-events";
import { createChannelFleet } from "@kontor/channel-events/fleet";
import { nodeListener } from "@kontor/channel-events/node";
import { postgresInboxes } from "@kontor/channel-events/postgres";
import { Pool } from "pg";
import { refreshToken } from "../config.ts";
import { openChannel } from "./channels.ts";

const pool = new Pool({
  connectionString: process.env["KONTOR_INBOX"],
  max: 5, // four for the inboxes, one for handlers
  connectionTimeoutMillis: 10_000,
});
const fleet = createChannelFleet({
  inboxes: postgresInboxes({ pool }),
  channels: { "marketplace-de": openChannel(refreshToken, pool) }, // as many as you have
});

const live = nodeListener(healthHandler(fleet, { probe: "live" }));
const ready = nodeListener(healthHandler(fleet, { probe: "ready" }));
const server = createServer((request, response) => (request.url === "/live" ? live : ready)(request, response));
server.listen(Number(process.env["PORT"] ?? 8080));

async function stop() {
  await fleet.stop({ drainTimeoutMs: 20_000 }); // others poll the channels of this process from now on
  server.closeAllConnections();
  server.close();
  await pool.end();
}
process.once("SIGTERM", () => void stop());
await fleet.start();
