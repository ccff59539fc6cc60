import { ArgumentError, type Clock } from "@kontor/http";
import { readOptions, readSetting, systemClock } from "@kontor/http/internal";
import type { PostgresPool } from "@kontor/postgres";
import type { Inbox } from "../inbox.ts";
import { fromColumn, toColumn, computeKey } from "../columns.ts";
import { withCheckedCalls } from "../with-checked-calls.ts";
import { createArrivals } from "./arrivals.ts";
import { createCalls, createDueMemory, type Calls, type DueMemory } from "./calls.ts";
import { createListener, type Listener } from "./listen.ts";
import { createOperations } from "./operations.ts";
import { openSession, type Channel, type Session } from "./session.ts";
import { createSettlement } from "./settle.ts";
import { readNumbers } from "./text.ts";
import { checkClock } from "../../ground/checks.ts";
import type { FleetInboxes, FleetMember } from "../inboxes.ts";

const LONGEST_NAME = 200;

/** Options of `postgresInboxes()`: the pool and the names of its tables. */
export interface PostgresInboxesOptions {
  /**
   * The connection pool of the application, which the inboxes never close. For any number of channels they use at most four of its connections, and need at least
   * three (`max`). A smaller pool is refused when a consumer starts. Set its `connectionTimeoutMillis`: otherwise a connection
   * that is not open after 10 s is given up.
   */
  pool: PostgresPool;
  /** The schema of the tables, which is created if it does not exist. All channels share it. Default `kontor_inbox`. */
  schema?: string | undefined;
  /**
   * Accepts a server whose commits are not on the disk (`fsync` or `synchronous_commit` off). A power cut then loses events.
   * Default `false`.
   */
  unsafeDurability?: boolean | undefined;
  /** Tells the time. Default: the clock of the database, which all workers share. */
  clock?: Pick<Clock, "now"> | undefined;
}

/** Options of `postgresInbox()`: those of `postgresInboxes()`, and the channel. */
export interface PostgresInboxOptions extends PostgresInboxesOptions {
  /** The channel whose events it keeps: any name, up to 200 characters. Never change it: the events are stored under it. Default `default`. */
  channel?: string | undefined;
}

/** The inboxes of many channels in one schema of PostgreSQL. */
export interface PostgresInboxes extends FleetInboxes {
  /**
   * Opens the inbox of a channel. Channels are independent: each may have the same ids, sellers and tasks.
   *
   * @param channel Any name, up to 200 characters. Never change it: the events are stored under it.
   * @throws {ArgumentError} If the name is no text, or too long.
   */
  inbox(channel: string): Inbox;
}

const defaults = { pool: undefined, schema: "kontor_inbox", unsafeDurability: false, clock: undefined } as const;

/**
 * An inbox in PostgreSQL, for workers on any number of hosts. Each worker claims free lanes (`FOR UPDATE SKIP LOCKED`) for
 * a lease that it renews. A token keeps a worker that has lost a lane from writing to it. `NOTIFY` wakes waiting workers. For several channels
 * in a process use `postgresInboxes()`, so that they share connections.
 *
 * @throws {ArgumentError} If the pool, the name of the schema or another option is not valid.
 * @throws {StoreError} From its methods, if the database cannot be reached or written, is not durable, or was written by a newer version.
 */
export function postgresInbox(options: PostgresInboxOptions): Inbox {
  const { channel, ...rest } = readOptions("open an inbox", options, { ...defaults, channel: "default" });
  return postgresInboxes(rest).inbox(channel);
}

/**
 * Keeps the events of any number of channels in one schema of PostgreSQL, for any number of processes. Call it once per process. It
 * claims, renews and looks for all channels together, and listens with one connection.
 *
 * @throws {ArgumentError} If the pool, the name of the schema or another option is not valid.
 * @throws {StoreError} From the methods of its inboxes, if the database cannot be reached or written, is not durable, or was written by
 *   a newer version.
 */
export function postgresInboxes(options: PostgresInboxesOptions): PostgresInboxes {
  const { pool, schema, unsafeDurability, clock } = readOptions("open an inbox", options, defaults);
  checkClock("open an inbox", clock, "now");
  const session = openSession({ pool, schema, unsafeDurability, now: clock && (() => clock.now()) });
  const calls = createCalls(session);
  const listener = createListener(session, systemClock);
  const durability = unsafeDurability ? "process" : "fsync";
  return {
    join: (member, durationMs, turns) => joinFleet(session, member, durationMs, turns),
    async leave(member) {
      await session.call("leave the fleet", "leave_1", [session.now(), toColumn(member)]);
    },
    inbox(channel) {
      channel = readSetting("open an inbox", "channel", channel);
      if (typeof channel !== "string" || channel.length > LONGEST_NAME)
        throw new ArgumentError("open an inbox", "channel", `be a text of at most ${LONGEST_NAME} characters`, channel);
      return openInbox({ session, id: () => session.findChannel(channel) }, { durability, calls, listener });
    },
  };
}

async function joinFleet(
  session: Session,
  member: string,
  durationMs: number,
  turns: readonly string[],
): Promise<FleetMember[]> {
  const ids = await Promise.all(turns.map((turn) => session.findChannel(turn)));
  const namesById = new Map(ids.map((id, index) => [id, turns[index]!]));
  const values = [session.now(), toColumn(member), Math.ceil(durationMs), ids];
  const rows = await session.call("join the fleet", "join_1", values);
  return rows.map((row) => ({
    name: fromColumn(String(row["name"])),
    turns: readNumbers(row["channels"]).flatMap((id) => namesById.get(id) ?? []), // Turns that this process does not have mean nothing to it.
  }));
}

/** Opens the inbox of one channel. It makes its calls together with those of the other channels. */
function openInbox(
  own: Channel,
  { durability, calls, listener }: { durability: Inbox["durability"]; calls: Calls; listener: Listener },
): Inbox {
  const { session, id } = own;
  const { schema, query } = session;
  const due = createDueMemory(() => systemClock.monotonicMs());
  const findWritable = async () => {
    await session.prepareWrites();
    return id();
  };
  return withCheckedCalls({
    durability,
    wakesWhenDue: true,
    ...createArrivals(own),
    ...createSettlement(own),
    ...createOperations(own, calls),
    ...createClaims(own, calls, due),
    async lease(name, owner, durationMs) {
      return calls.lease({ channel: await id(), name, owner, durationMs });
    },
    async endLease(name, owner) {
      const text = `DELETE FROM ${schema}.lease WHERE channel = $1 AND name = $2 AND owner = $3`;
      await query("lease", text, [await id(), name, owner]);
    },
    async loadStep(seq, key) {
      const text = `SELECT value FROM ${schema}.step WHERE channel = $1 AND seq = $2 AND key = $3`;
      const [row] = await query("read", text, [await id(), seq, computeKey(key)]);
      return row && fromColumn(String(row["value"]));
    },
    async saveStep(seq, key, value) {
      // The lock lets no event be forgotten between the look and the step.
      const text = `WITH known AS (SELECT raw, lane FROM ${schema}.event WHERE channel = $1 AND seq = $2 FOR SHARE)
        INSERT INTO ${schema}.step (channel, seq, key, value)
        SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM known WHERE raw = '' AND lane = '')
        ON CONFLICT (channel, seq, key) DO UPDATE SET value = excluded.value`;
      await query("remember a step", text, [await id(), seq, computeKey(key), toColumn(value)]);
    },
    async claimNewest(entity, createdAt) {
      const text = `INSERT INTO ${schema}.entity AS known (channel, key, newest) VALUES ($1, $2, $3)
        ON CONFLICT (channel, key) DO UPDATE SET newest = excluded.newest WHERE known.newest <= excluded.newest RETURNING key`;
      const rows = await query("compare entities", text, [await id(), computeKey(entity), Math.trunc(createdAt)]);
      return rows.length > 0;
    },
    listen: (wake) =>
      listener.listen(findWritable, () => {
        due.forget();
        wake();
      }),
    async close() {},
  });
}

/** Gives the lanes of one channel to workers, keeps them for as long as their leases last, and records how handler runs ended. */
function createClaims(
  { session, id }: Channel,
  calls: Calls,
  due: DueMemory,
): Pick<Inbox, "claim" | "settle" | "recordStarts" | "renew" | "findNextDueMs"> {
  return {
    async claim(options) {
      const remember = due.begin(options.perLane);
      const answer = await calls.claim({ ...options, channel: await id() });
      remember(answer);
      return answer.claims;
    },
    async settle(results) {
      try {
        return results.length === 0 ? [] : await calls.settle(await id(), results);
      } finally {
        due.end(results);
      }
    },
    async recordStarts(starts) {
      due.forget();
      return starts.length === 0 ? [] : calls.recordStarts(await id(), starts);
    },
    async renew(claims, leaseMs) {
      const held = claims.map((claim) => ({ claim, leaseMs }));
      return held.length === 0 ? [] : calls.renew(await id(), held);
    },
    async findNextDueMs() {
      const known = session.now() === null ? due.read() : undefined; // A clock of the program may be set to any time.
      return known ? known.dueInMs : calls.findNextDueMs(await id());
    },
  };
}
