import { expect, test } from "vitest";
import { postgresTokenStore, type PostgresPool } from "./postgres-token-store.ts";

/** A pool with one table of one row. */
function poolOf(row: string): PostgresPool & { row: string } {
  const pool = {
    row,
    async query(text: string, values?: unknown[]) {
      if (text.startsWith("INSERT")) pool.row = String(values?.[1]);
      return { rows: text.startsWith("SELECT token") ? [{ token: pool.row }] : [] };
    },
    connect: async () => ({ query: pool.query, release() {} }),
  };
  return pool;
}

test.each(["", '{"value":"canary', "null", '{"value":"canary","expiresAt":4e12,"endpoint":{}}'])(
  "a damaged row counts as none and is written over: %s",
  async (row) => {
    const pool = poolOf(row);
    const store = postgresTokenStore({ pool });
    const seen: unknown[] = [await store.get("key")];

    await store.update("key", async (current) => {
      seen.push(current);
      return { value: "t", expiresAt: 4e12 };
    });

    expect(seen).toEqual([undefined, undefined]);
    expect(await store.get("key")).toEqual({ value: "t", expiresAt: 4e12 });
  },
);
