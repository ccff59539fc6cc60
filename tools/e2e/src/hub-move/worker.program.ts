/** A process that handles the events of one channel, with the tables of `postgresInbox()` or with a hub into which these move. */
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { postgresHub, postgresInbox } from "@kontor/channel-events/postgres";
import { Pool, type PoolClient } from "pg";

/** Options of a worker, as JSON in its first argument. */
export interface MoveWorkerOptions {
  postgres: string;
  baseUrl: string;
  isNew: boolean;
  member: string;
  leaseMs: number;
}

const { postgres, baseUrl, isNew, member, leaseMs } = JSON.parse(process.argv[2]!) as MoveWorkerOptions;
const pool = new Pool({ connectionString: postgres, max: 5 });
pool.on("error", () => {});
const fetchAs: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  request.headers.set("x-member", member);
  return fetch(request);
};
const tokens = cached(refreshExchange({ baseUrl, refreshToken: "r", fetch: fetchAs }));
const consumer = createChannelConsumer({
  channel: createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch: fetchAs, retries: 0 }) }),
  inbox: isNew
    ? postgresHub({ pool, from: { shop: "kontor_inbox" }, unsafeDurability: true }).inbox("shop")
    : postgresInbox({ pool, unsafeDurability: true }),
  poll: { intervalMs: 200 },
  lanes: { leaseMs },
  retry: { backoff: () => 50 },
  unsafeDurability: true,
  logger: { info() {}, warn() {}, error() {} },
  handlers: {
    "*": ({ id }, { lane, withTx }) => {
      if (Math.random() < 0.02) throw new Error("It fails now and then");
      withTx((db: PoolClient) =>
        db.query("INSERT INTO effect (channel, lane, id, member) VALUES ('shop', $1, $2, $3)", [lane, id, member]),
      );
    },
  },
});
process.once("SIGTERM", () => void consumer.stop({ drainTimeoutMs: 5_000 }).then(() => process.exit(0)));
process.once("disconnect", () => process.exit(1)); // The process that started it is gone.
await consumer.start();
process.send?.("started");
