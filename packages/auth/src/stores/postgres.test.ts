import { EventEmitter } from "node:events";
import type { PostgresPool } from "@kontor/postgres";
import { answerSettings } from "@kontor/testing/postgres-settings";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { postgresTokenStore } from "./postgres.ts";

/** A pool with one table of one row. */
function poolOf(row: string): PostgresPool & { row: string } {
  const pool = {
    row,
    async query(text: string, values?: unknown[]) {
      if (text.startsWith("INSERT")) pool.row = String(values?.[1]);
      const rows = text.startsWith("SELECT token") ? [{ token: pool.row }] : [{ found: "kontor_tokens" }];
      return answerSettings(text) ?? { rows, rowCount: null };
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

test("a row holds what seal() made, and is read by open(), with the key of the token", async () => {
  const encryption = {
    seal: async (text: string, key: string) => `${key}:${text.length}:${btoa(text)}`,
    open: async (sealed: string, key: string) => (sealed.startsWith(`${key}:`) ? atob(sealed.split(":")[2]!) : sealed),
  };
  const pool = poolOf("");
  const store = postgresTokenStore({ pool, encryption });

  await store.update("key", async () => ({ value: "canary", expiresAt: 4e12 }));

  expect(pool.row).toMatch(/^key:\d+:(?!.*canary)/);
  expect(await store.get("key")).toEqual({ value: "canary", expiresAt: 4e12 });
  expect(() => postgresTokenStore({ pool, encryption: { seal: () => "" } as never })).toThrow(
    "Cannot keep tokens as encryption must have seal() and open()",
  );
});

test.each<["seal" | "open", unknown, string]>([
  ["seal", Buffer.from("sealed"), "object"],
  ["seal", undefined, "undefined"],
  ["open", undefined, "undefined"],
])("%s() that gives no text changes no row: %o", async (name, given, type) => {
  const pool = poolOf('{"value":"kept","expiresAt":4e12,"refreshToken":"r"}');
  const same = (text: string) => text;
  const store = postgresTokenStore({ pool, encryption: { seal: same, open: same, [name]: async () => given } });

  const update = store.update("key", async () => ({ value: "t", expiresAt: 4e12 }));

  await expect(update).rejects.toThrow(`Cannot keep tokens as ${name}() must give text: got ${type}`);
  expect(pool.row).toContain("kept");
});

/** A pool whose connections answer until one is asked for a statement that begins so: that connection hangs for ever. */
function hangingPool(hangsAt: string) {
  const working = poolOf(JSON.stringify({ value: "kept", expiresAt: 4e12 }));
  const released: (boolean | undefined)[] = [];
  let hasHung = false;
  const pool: PostgresPool = {
    ...working,
    connect: async () => ({
      async query(text, values) {
        if (hasHung || !text.startsWith(hangsAt)) return working.query(text, values);
        hasHung = true;
        return new Promise<never>(() => {});
      },
      release: (isBroken) => void released.push(isBroken),
    }),
  };
  return { pool, released };
}

test.each([
  ["BEGIN", 10_000],
  ["SELECT pg_advisory", 100_000],
  ["SELECT token", 10_000],
  ["INSERT", 10_000],
  ["COMMIT", 10_000],
])(
  "a connection that hangs at %s is given up after %i ms and closed, and the next call takes another",
  async (at, ms) => {
    const clock = createVirtualClock();
    const { pool, released } = hangingPool(at);
    const store = postgresTokenStore({ pool, clock });
    const update = async () => store.update("key", async () => ({ value: "new", expiresAt: 4e12 }));

    let problem = "none";
    void update().catch((error: Error) => (problem = error.message));
    await clock.advance(ms - 1);
    expect(problem).toBe("none");
    await clock.advance(1);

    expect(problem).toBe(`PostgreSQL gave no answer within ${ms / 1000} s`);
    expect(released.at(-1)).toBe(true);
    expect((await update()).value).toBe("new");
    expect([released.at(-1), clock.waits()]).toEqual([false, 0]);
  },
);

test("a connection that comes too late goes back to the pool", async () => {
  const clock = createVirtualClock();
  const connecting = Promise.withResolvers<Awaited<ReturnType<PostgresPool["connect"]>>>();
  const released: (boolean | undefined)[] = [];
  const pool: PostgresPool = { ...poolOf(""), connect: () => connecting.promise };
  const reading = postgresTokenStore({ pool, clock }).get("key");
  reading.catch(() => {});
  await clock.advance(10_000);

  await expect(reading).rejects.toThrow("PostgreSQL gave no answer within 10 s");
  connecting.resolve({ query: pool.query, release: (isBroken) => void released.push(isBroken) });
  await clock.advance(0);
  expect(released).toEqual([undefined]);
});

test("a pool's errors are heard, by one listener however many stores it has, and those of a connection just made", () => {
  const pool = Object.assign(new EventEmitter(), poolOf(""));
  const connection = new EventEmitter();
  for (let store = 0; store < 3; store += 1) postgresTokenStore({ pool });

  pool.emit("connect", connection);

  for (const each of [pool, connection]) {
    expect(each.listenerCount("error")).toBe(1);
    expect(() => each.emit("error", new Error("the server ended it"))).not.toThrow();
  }
});

test.each([
  ["no options", undefined],
  ["no pool", {}],
  ["an address in place of a pool", { pool: "postgres://user:secret@host/db" }],
])("a store with %s is refused at once", (_, options) => {
  const make = () => postgresTokenStore(options as never);

  expect(make).toThrow(expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT" }));
  expect(make).toThrow("pool must be a Pool of pg");
  expect(make).not.toThrow("secret");
});
