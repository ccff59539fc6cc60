import { ArgumentError, type Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/internal";
import { checkTableName, type PostgresPool } from "@kontor/postgres";
import { checkClock } from "../../consumer/options.ts";
import type { FleetHub, FleetMember } from "../../fleet/hub.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import type { Inbox } from "../inbox.ts";
import { createHubCalls } from "./calls/calls.ts";
import { openHubInbox } from "./inbox.ts";
import { createHubListener } from "./listen/listener.ts";
import { createMover, type Mover } from "./move/mover.ts";
import { openHubSession, type HubChannel } from "./session.ts";

const LONGEST_NAME = 200;

/** Options of `postgresHub()`: the pool and the names of its tables. */
export interface PostgresHubOptions {
  /**
   * The connection pool of the application, which the hub never closes. The hub uses at most four of its connections, and at least three
   * (`max`), for any number of channels. A smaller pool is refused when a consumer starts.
   */
  pool: PostgresPool;
  /** The schema of the tables, which is created if it does not exist. All channels share it. Default `kontor_hub`. */
  schema?: string;
  /**
   * Accepts a server whose commits are not on the disk (`fsync` or `synchronous_commit` off). A power cut then loses events.
   * Default `false`.
   */
  unsafeDurability?: boolean;
  /**
   * The schemas of `postgresInbox()` from which the events of channels move here, by the name of the channel: `{ shop: "kontor_inbox" }`. Programs
   * that still use such a schema may run meanwhile. Default: none.
   */
  from?: Readonly<Record<string, string>>;
  /** Tells the time. Default: the clock of the database, which all workers share. */
  clock?: Pick<Clock, "now">;
}

/** The inboxes of many channels in one schema of PostgreSQL. */
export interface PostgresHub extends FleetHub {
  /**
   * Opens the inbox of a channel. Channels know nothing of each other: the same ids, sellers and tasks may be in each of them.
   *
   * @param channel Any name, up to 200 characters. It stays the same as long as the events are kept.
   * @throws {ArgumentError} If the name is no text, or too long.
   */
  inbox(channel: string): Inbox;
}

/**
 * Keeps the events of any number of channels in one schema of PostgreSQL, for any number of processes. A process makes one hub. It
 * claims, renews and looks for all channels together, and listens with one connection.
 *
 * @throws {ArgumentError} If the pool, the name of the schema or another option is not valid.
 * @throws {StoreError} From the methods of its inboxes, if the database cannot be reached or written, is not durable, or was written by
 *   a newer version.
 */
export function postgresHub(options: PostgresHubOptions): PostgresHub {
  const { pool, schema = "kontor_hub", unsafeDurability = false, from = {}, clock } = { ...options };
  checkOptionNames("open a hub", options, { pool: 1, schema: 1, unsafeDurability: 1, from: 1, clock: 1 });
  for (const source of Object.values(from))
    checkTableName("open a hub", "from", source, { maxLength: 48, canNameSchema: false });
  checkClock("open a hub", clock, "now");
  const session = openHubSession({ pool, schema, unsafeDurability, now: clock && (() => clock.now()) });
  const calls = createHubCalls(session);
  const listener = createHubListener(session, systemClock);
  const movers = new Map<string, Mover>();
  const findMover = (channel: string, own: HubChannel) => {
    const source = Object.hasOwn(from, channel) ? from[channel] : undefined;
    if (source === undefined) return undefined;
    const mover = movers.get(channel) ?? createMover(own, source, systemClock);
    movers.set(channel, mover);
    return mover;
  };
  return {
    async join(member, durationMs, turns) {
      const ids = await Promise.all(turns.map((turn) => session.findChannel(turn)));
      const rows = await session.call("join the fleet", "join_2", [
        session.now(),
        toColumn(member),
        Math.ceil(durationMs),
        ids,
      ]);
      return rows.map((row) => readMember(row, new Map(ids.map((id, index) => [id, turns[index]!]))));
    },
    async leave(member) {
      await session.call("leave the fleet", "leave_1", [session.now(), toColumn(member)]);
    },
    inbox(channel) {
      if (typeof channel !== "string" || channel.length > LONGEST_NAME)
        throw new ArgumentError(
          "open the inbox of a channel",
          "channel",
          `be a text of at most ${LONGEST_NAME} characters`,
          channel,
        );
      const own = { session, id: () => session.findChannel(channel) };
      const durability = unsafeDurability ? "process" : "fsync";
      return openHubInbox(own, { durability, calls, listener, mover: findMover(channel, own) });
    },
  };
}

/** The numbers of turns that this process does not have mean nothing to it. */
function readMember(row: Record<string, unknown>, names: ReadonlyMap<number, string>): FleetMember {
  const ids = row["channels"] as number[] | null;
  return {
    name: fromColumn(String(row["name"])),
    turns: ids?.flatMap((id) => names.get(id) ?? []),
  };
}
