import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { handlePoolErrors } from "./pool.ts";

test("a pool has one listener to its errors however many stores use it, and so has a connection that was just made", () => {
  const pool = new EventEmitter();
  const connection = new EventEmitter();
  for (let store = 0; store < 3; store += 1) handlePoolErrors(pool);

  pool.emit("connect", connection);

  for (const each of [pool, connection]) {
    expect(each.listenerCount("error")).toBe(1);
    expect(() => each.emit("error", new Error("the server ended it"))).not.toThrow();
  }
});

test("a pool without events is used as it is", () => {
  expect(() => handlePoolErrors({})).not.toThrow();
});
