import type { Clock } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import type { PostgresPool } from "@kontor/postgres";
import { checkClock } from "../../consumer/options.ts";
import type { Inbox } from "../inbox.ts";
import { createPostgresArrivals } from "./arrivals.ts";
import { createPostgresClaims } from "./claims.ts";
import { followClock } from "./follow-clock.ts";
import { listen } from "./listen.ts";
import { createPostgresOperations } from "./operations/operations.ts";
import { computeLaneKey } from "./rows.ts";
import { openSession, QUICK } from "./session.ts";
import { createPostgresSettlement } from "./settlement.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { withCheckedCalls } from "../with-checked-calls.ts";

/** Options of `postgresInbox()`: the pool and the names of its tables. */
export interface PostgresInboxOptions {
  /**
   * The connection pool of the application, which the inbox never closes. It needs two connections, and one more for each consumer that
   * uses it (`max`). A smaller pool is refused when a consumer starts.
   */
  pool: PostgresPool;
  /** The schema of the tables, which is created if it does not exist. Each channel has its own. Default `kontor_inbox`. */
  schema?: string;
  /**
   * Accepts a server whose commits are not on the disk (`fsync` or `synchronous_commit` off). A power cut then loses events.
   * Default `false`.
   */
  unsafeDurability?: boolean;
  /** Tells the time. Default: the clock of the database, which all workers share. */
  clock?: Pick<Clock, "now">;
}

/**
 * An inbox in PostgreSQL, for workers on any number of hosts. Each worker claims lanes that nobody holds (`FOR UPDATE SKIP LOCKED`) for
 * a time that it renews. Its token keeps a worker that has lost a lane from writing to it. `NOTIFY` wakes workers that wait.
 *
 * @throws {ArgumentError} If the pool, the name of the schema or another option is not valid.
 * @throws {StoreError} From its methods, if the database cannot be reached or written, is not durable, or was written by a newer version.
 */
export function postgresInbox(options: PostgresInboxOptions): Inbox {
  const { pool, schema = "kontor_inbox", unsafeDurability = false, clock } = { ...options };
  checkOptionNames("open an inbox", options, { pool: 1, schema: 1, unsafeDurability: 1, clock: 1 });
  checkClock("open an inbox", clock, "now");
  const session = openSession({ pool, schema, unsafeDurability, now: clock && (() => clock.now()) });
  const { at, query, statements, transaction } = session;
  return withCheckedCalls({
    durability: unsafeDurability ? "process" : "fsync",
    ...createPostgresArrivals(session),
    ...createPostgresClaims(session),
    ...createPostgresSettlement(session),
    ...createPostgresOperations(session),
    async lease(name, owner, durationMs) {
      const { rows } = await transaction(
        "lease",
        async (connection) => {
          await followClock(connection, at());
          return connection.query(
            `INSERT INTO lease AS held (name, owner, until) VALUES ($1, $2, ${at()} + $3)
             ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
             WHERE held.owner = excluded.owner OR held.until <= ${at()} RETURNING owner`,
            [name, owner, Math.ceil(durationMs)],
          );
        },
        QUICK,
      );
      return rows.length === 1;
    },
    async endLease(name, owner) {
      await query("lease", statements.endLease, [name, owner]);
    },
    async loadStep(seq, key) {
      const rows = await query("read", statements.loadStep, [seq, computeLaneKey(key)]);
      return rows[0] && fromColumn(String(rows[0]["value"]));
    },
    async saveStep(seq, key, value) {
      await query("remember a step", statements.saveStep, [seq, computeLaneKey(key), toColumn(value)]);
    },
    async claimNewest(entity, createdAt) {
      const rows = await query("compare entities", statements.claimNewest, [
        computeLaneKey(entity),
        Math.trunc(createdAt),
      ]);
      return rows.length > 0;
    },
    listen: (wake) => listen(session, wake),
    async close() {},
  });
}
