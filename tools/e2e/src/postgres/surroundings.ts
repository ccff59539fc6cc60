/** Databases and pools as other people have them, and every store that we have for PostgreSQL at work in one. */
import { postgresTenants } from "@kontor/app/postgres";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresInbox, postgresInboxes, type PostgresPool } from "@kontor/channel-events/postgres";
import type { Clock } from "@kontor/http";
import { Client, Pool, type PoolConfig } from "pg";
import { expect } from "vitest";

const TENANT = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a3";
let made = 0;

/** Makes a database on this server, with settings or tables of its own. */
export async function makeDatabase(serverUrl: string, { as = "", statements = [] as readonly string[] } = {}) {
  const name = `surroundings_${process.pid}_${(made += 1)}`;
  const url = new URL(`/${name}`, serverUrl).href;
  await run(serverUrl, [`CREATE DATABASE ${name} ${as}`]);
  await run(
    url,
    statements.map((each) => each.replace("DATABASE", `DATABASE ${name}`)),
  );
  return url;
}

async function run(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Settings of a pool. `binary` is one that the types of `pg` leave out; `atConnect` is a statement for each new connection. */
export type OwnPool = PoolConfig & { binary?: boolean; atConnect?: string };

/** Opens a pool for as long as work takes. */
export async function withPool<T>(options: OwnPool & { url: string }, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { url, atConnect, ...rest } = options;
  const pool = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000, ...rest });
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (atConnect !== undefined) client.query(atConnect).catch(() => {}); // The pool may end before its answer.
  });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** What each store does at its first use, by its name. */
export const firstUses: Record<string, (pool: PostgresPool) => Promise<unknown>> = {
  inbox: listenOnce,
  fleet: (pool) => postgresInboxes({ pool, unsafeDurability: true }).join("member", 1_000, ["a", "ab"]),
  tokens: (pool) => postgresTokenStore({ pool }).get("key"),
  tenants: (pool) => postgresTenants({ pool }).all(),
};

/** Listens, as a consumer does at its start. */
async function listenOnce(pool: PostgresPool): Promise<void> {
  const stop = await postgresInbox({ pool, unsafeDurability: true }).listen!(() => {});
  await stop();
}

/** Uses tokens, tenants and a fleet, each with items whose names begin alike. */
export async function useStores(pool: PostgresPool): Promise<void> {
  const tokens = postgresTokenStore({ pool });
  for (const [index, key] of ["a", "ab", "ä€😀"].entries())
    for (const value of ["first", "second"])
      expect(await tokens.update(key, async () => ({ value: value + index, expiresAt: 4e12 + index }))).toEqual(
        await tokens.get(key),
      );
  const tenants = postgresTenants({ pool });
  const connections = ["user", undefined, "Zoë 😀"].map((userId, index) => ({
    tenantId: `${TENANT}${index}`,
    userId,
    connectedAt: new Date(Date.UTC(2026, 1, 3, 23, 59, 59, 990 + index)),
  }));
  for (const connection of connections)
    expect([await tenants.connect(connection), await tenants.connect(connection)]).toEqual([true, false]);
  expect(await tenants.all()).toEqual(connections);
  expect(await tenants.find(`${TENANT}1`)).toEqual(connections[1]);
  for (const { tenantId } of connections) expect(await tenants.remove(tenantId)).toBe(true);
  const fleet = postgresInboxes({ pool, unsafeDurability: true });
  await fleet.join("one", 60_000, ["a"]);
  expect(await fleet.join("one more", 60_000, ["a", "ab"])).toEqual([
    { name: "one", turns: ["a"] },
    { name: "one more", turns: ["a", "ab"] },
  ]);
  await fleet.leave("one");
  expect(await fleet.join("one more", 60_000, ["ab"])).toEqual([{ name: "one more", turns: ["ab"] }]);
}

/** Uses all stores, the inbox with each case of the conformance kit. */
export async function useEverything(pool: PostgresPool): Promise<void> {
  await useStores(pool);
  const cases = new Map<Pick<Clock, "now">, string>();
  const open = (clock: Pick<Clock, "now">) => {
    const channel = cases.get(clock) ?? `case ${cases.size}`;
    cases.set(clock, channel);
    return postgresInbox({ pool, channel, unsafeDurability: true, clock });
  };
  for (const { name, run: runCase } of inboxConformance(open, { plays: 3 }))
    if (!name.startsWith("a payload of ten million"))
      await runCase().catch((cause: unknown) => Promise.reject(new Error(`${name}: ${String(cause)}`, { cause })));
}

export async function countRows(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of rows) count += 1;
  return count;
}
