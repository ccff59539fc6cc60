import { Pool } from "pg";
import { expect, test } from "vitest";
import { postgresInbox } from "./inbox.ts";

test.each([
  ["no options", undefined],
  ["no pool", {}],
  ["an address in place of a pool", { pool: "postgres://user:secret@host/db" }],
])("an inbox with %s is refused at once", (_, options) => {
  const open = () => postgresInbox(options as never);

  expect(open).toThrow(expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT" }));
  expect(open).toThrow("pool must be a Pool of pg");
  expect(open).not.toThrow("secret");
});

test("a pool that was ended makes the health say that only a new start can help", async () => {
  const pool = new Pool();
  await pool.end();
  const expected = { code: "ERR_PLATFORM_STORE", isFinal: true };
  await expect(postgresInbox({ pool }).countWaiting()).rejects.toThrow(expect.objectContaining(expected));
});
