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
