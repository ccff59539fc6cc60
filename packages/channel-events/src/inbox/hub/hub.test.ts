import { expect, test } from "vitest";
import { postgresHub } from "./hub.ts";

const pool = { connect: async () => Promise.reject(new Error("unused")) } as never;

test.each([
  ["no options", undefined, "pool must be a Pool of pg"],
  ["an address in place of a pool", { pool: "postgres://user:secret@host/db" }, "pool must be a Pool of pg"],
  ["a schema that needs quotes", { pool, schema: "My Hub" }, "schema must be a name in small letters"],
  ["an option that there is not", { pool, channel: "a" }, "channel"],
])("a hub with %s is refused at once", (_, options, words) => {
  const open = () => postgresHub(options as never);

  expect(open).toThrow(expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT" }));
  expect(open).toThrow(words);
  expect(open).not.toThrow("secret");
});

test.each([
  ["no text", 7],
  ["too long", "a".repeat(201)],
])("a channel whose name is %s is refused", (_, name) => {
  expect(() => postgresHub({ pool }).inbox(name as string)).toThrow(
    "Cannot open the inbox of a channel as channel must be a text of at most 200 characters",
  );
});
