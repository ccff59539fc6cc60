import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { preparePool } from "./pool.ts";

test("a pool has one listener to its errors however many stores use it, and so has a connection that was just made", () => {
  const pool = new EventEmitter();
  const connection = new EventEmitter();
  for (let store = 0; store < 3; store += 1) preparePool(pool);

  pool.emit("connect", connection);

  for (const each of [pool, connection]) {
    expect(each.listenerCount("error")).toBe(1);
    expect(() => each.emit("error", new Error("the server ended it"))).not.toThrow();
  }
});

test("a pool without events is used as it is", () => {
  expect(() => preparePool({})).not.toThrow();
});

test("a connection of a pool without a limit has one, and all settings; the warning comes once", () => {
  const made: object[] = [];
  const openPool = (own: object) => {
    const Client = class {
      constructor(settings: object) {
        made.push(settings);
      }
    };
    const options = Object.defineProperty({ max: 4, ...own }, "password", { value: "p", enumerable: false });
    return { Client, options };
  };
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
  const [unlimited, other, limited] = [openPool({}), openPool({}), openPool({ connectionTimeoutMillis: 7 })];

  for (const pool of [unlimited, other, limited]) {
    preparePool(pool, 10_000);
    expect(new pool.Client(pool.options)).toBeInstanceOf(Object);
  }

  expect(made).toMatchObject([
    { max: 4, connectionTimeoutMillis: 10_000, password: "p" },
    { connectionTimeoutMillis: 10_000 },
    { connectionTimeoutMillis: 7 },
  ]);
  expect(Object.keys(made[0]!)).toEqual(["max", "connectionTimeoutMillis"]);
  expect(unlimited.options).not.toHaveProperty("connectionTimeoutMillis"); // Waits for a free place have no limit.
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining("has no connectionTimeoutMillis"), { code: "KONTOR_POOL_LIMIT" }],
  ]);
  warn.mockRestore();
});
