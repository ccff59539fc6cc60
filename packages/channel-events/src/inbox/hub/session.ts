import { checkTableName, handlePoolErrors, type PostgresConnection, type PostgresPool } from "@kontor/postgres";
import { ArgumentError } from "@kontor/http";
import { toColumn } from "../text-column.ts";
import { openTables, type PostgresTables } from "../postgres/open.ts";
import { createBatch } from "./calls/batch.ts";
import { limitConnections } from "./limit-connections.ts";
import { migrations } from "./sql/migrations.ts";

const MOST_CONNECTIONS = 3; // One more listens.

/** The tables and calls that the channels of a hub share. */
export interface HubSession extends Pick<PostgresTables, "query"> {
  /** The pool of the application. */
  pool: PostgresPool;
  schema: string;
  /** The time of the given clock, in ms. `null` for the clock of the database. */
  now(): number | null;
  /** Runs several statements, so that all of them take effect or none does. Its users, such as channels, get the connections for this in turn. */
  transaction<T>(
    user: number | string,
    action: string,
    run: (connection: PostgresConnection) => Promise<T>,
  ): Promise<T>;
  /** The tokens of lanes in which a handler of this process writes in a transaction that holds the lane: nobody can take these. */
  writing: Set<string>;
  /** Calls a function of the hub. */
  call(action: string, name: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  /** Finds the number of a channel, which has one from its first use on. */
  findChannel(name: string): Promise<number>;
}

/** One channel of a hub. */
export interface HubChannel {
  session: HubSession;
  id(): Promise<number>;
}

export function openHubSession({
  pool,
  schema,
  unsafeDurability,
  now,
}: {
  pool: PostgresPool;
  schema: string;
  unsafeDurability: boolean;
  now: (() => number) | undefined;
}): HubSession {
  if (typeof pool?.connect !== "function") throw new ArgumentError("open a hub", "pool", "be a Pool of pg", pool);
  checkTableName("open a hub", "schema", schema, { maxLength: 48, canNameSchema: false });
  handlePoolErrors(pool);
  const most = Math.min(MOST_CONNECTIONS, Math.max(1, (pool.options?.max ?? Infinity) - 1));
  const few = limitConnections(pool, most);
  const transactionPool = limitConnections(few, Math.max(1, most - 1)); // Handlers that write slowly must not hold up leases.
  const { query, transaction } = openTables({ pool: few, schema, unsafeDurability, migrations });
  const channels = new Map<string, Promise<number>>();
  const find = createBatch<string, number>({
    run: async (names) => {
      const columns = names.map(toColumn);
      const read = async () => {
        const text = `SELECT id, name FROM ${schema}.channel WHERE name = ANY ($1)`;
        return new Map((await query("open a channel", text, [columns])).map((row) => [row["name"], Number(row["id"])]));
      };
      let ids = await read();
      if (columns.some((name) => !ids.has(name))) {
        await query(
          "open a channel",
          `INSERT INTO ${schema}.channel (name) SELECT DISTINCT name FROM unnest($1::text[]) AS name ORDER BY 1 ON CONFLICT (name) DO NOTHING`,
          [columns],
        );
        ids = await read(); // Another process may have added one at the same time: only a later statement sees it.
      }
      return columns.map((name) => ids.get(name)!);
    },
  });
  return {
    pool,
    schema,
    query,
    transaction: (user, action, run) => transaction(action, run, { pool: transactionPool.of(`${user}`) }),
    writing: new Set(),
    now: () => (now ? Math.trunc(now()) : null),
    call: (action, name, values) => query(action, buildCall(schema, name, values.length), values),
    findChannel(name) {
      const found = channels.get(name) ?? find(name);
      channels.set(name, found);
      found.catch(() => channels.delete(name));
      return found;
    },
  };
}

/** Builds the call of a function in a schema, with as many parameters. */
export function buildCall(schema: string, name: string, parameters: number): string {
  const given = Array.from({ length: parameters }, (_, index) => `$${index + 1}`);
  return `SELECT * FROM ${schema}.${name}(${given.join(", ")})`;
}
