import { type Clock } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/parts";
import { checkClock } from "../../consumer/check-clock.ts";
import type { Inbox } from "../inbox.ts";
import { postgresArrivals } from "./arrivals.ts";
import { postgresClaims } from "./claims.ts";
import { followClock } from "./follow-clock.ts";
import { listen } from "./listen.ts";
import type { PostgresPool } from "@kontor/postgres";
import { postgresOperations } from "./operations.ts";
import { computeLaneKey } from "./rows.ts";
import { openSession, QUICK } from "./session.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { withCheckedCalls } from "../with-checked-calls.ts";

export interface PostgresInboxOptions {
  /**
   * Your pool; never closed. It needs two connections, and one more for each consumer that uses it (`max`): a smaller one is refused
   * when a consumer starts.
   */
  pool: PostgresPool;
  /** Where the tables are; made where it is not there. One for each channel. Default `kontor_inbox`. */
  schema?: string;
  /** Accepts a server that does not write to the disk at a commit (`fsync` or `synchronous_commit` off): a power cut loses events. */
  unsafeDurability?: boolean;
  /** Tells the time. Default: the clock of the database, which all workers share. */
  clock?: Pick<Clock, "now">;
}

/**
 * An inbox in PostgreSQL, for workers on any number of hosts: each claims lanes that nobody holds (`FOR UPDATE SKIP LOCKED`),
 * for a time that it renews; who loses a lane is fenced off by its token. `NOTIFY` wakes those who wait.
 *
 * @throws {ArgumentError} If the pool is none, or the schema's name.
 * @throws {StoreError} From its methods: if the database cannot be reached or written, is not durable, or is of a newer version.
 */
export function postgresInbox(options: PostgresInboxOptions): Inbox {
  const { pool, schema = "kontor_inbox", unsafeDurability = false, clock } = options;
  checkOptionNames("open an inbox", options, { pool: 1, schema: 1, unsafeDurability: 1, clock: 1 });
  checkClock("open an inbox", clock, "now");
  const session = openSession({ pool, schema, unsafeDurability, now: clock && (() => clock.now()) });
  const { at, query, statements, transaction } = session;
  return withCheckedCalls({
    durability: unsafeDurability ? "process" : "fsync",
    ...postgresArrivals(session),
    ...postgresClaims(session),
    ...postgresOperations(session),
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
