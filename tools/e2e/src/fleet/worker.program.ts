/** One process of a fleet, to be killed, stopped, frozen and cut off. */
import { setTimeout as wait } from "node:timers/promises";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelFleet, type FleetChannelOptions } from "@kontor/channel-events/fleet";
import { postgresInboxes } from "@kontor/channel-events/postgres";
import { Pool, type PoolClient } from "pg";

/** Options of a worker, as JSON in its first argument. */
export interface FleetWorkerOptions {
  postgres: string;
  /** The addresses of the queues, by channel. */
  channels: Record<string, string>;
}

const leaseMs = 3_000;
const FAILURES = 0.02; // The part of runs that fail.
const INSERT = "INSERT INTO effect (channel, lane, id, member) VALUES ($1, $2, $3, $4)";

const { postgres, channels } = JSON.parse(process.argv[2]!) as FleetWorkerOptions;
const pool = new Pool({ connectionString: postgres, max: 5, connectionTimeoutMillis: 10_000 });
pool.on("error", () => {});

function openChannel(channel: string, baseUrl: string): FleetChannelOptions {
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: "r" }));
  return {
    channel: createChannelClient({ baseUrl, fetch: channelFetch({ tokens, retries: 0 }) }),
    poll: { intervalMs: 200 },
    lanes: { leaseMs },
    retry: { backoff: () => 50 },
    handlers: {
      "*": ({ id }, { lane, withTx }) => {
        if (Math.random() < FAILURES) throw new Error("It fails now and then");
        withTx((db: PoolClient) => db.query(INSERT, [channel, lane, id, process.pid]));
      },
    },
  };
}

const fleet = createChannelFleet({
  inboxes: postgresInboxes({ pool, unsafeDurability: true }),
  channels: Object.fromEntries(Object.entries(channels).map(([name, url]) => [name, openChannel(name, url)])),
  member: `pod-${process.pid}`,
  leaseMs,
  unsafeDurability: true,
  logger: { info() {}, warn() {}, error() {} },
});
process.once("SIGTERM", () => void fleet.stop({ drainTimeoutMs: 5_000 }).then(() => process.exit(0)));
process.once("disconnect", () => process.exit(1)); // The process that started it is gone.
while (
  !(await fleet.start().then(
    () => true,
    () => false,
  ))
)
  await wait(200); // The database may be down at this moment.
