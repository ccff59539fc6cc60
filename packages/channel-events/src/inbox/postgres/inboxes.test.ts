import { expect, test } from "vitest";
import { postgresInbox, postgresInboxes } from "./inboxes.ts";

const unused = () => Promise.reject(new Error("unused"));
const pool = { connect: unused, query: unused } as never;

test.each([
  ["no options", undefined, "pool must be a Pool of pg"],
  ["no pool", {}, "pool must be a Pool of pg"],
  [
    "a client in place of a pool",
    { pool: { connect: unused, query: unused, connectionParameters: {} } },
    "pool must be a Pool of pg",
  ],
  ["an address in place of a pool", { pool: "postgres://user:secret@host/db" }, "pool must be a Pool of pg"],
  ["a schema that needs quotes", { pool, schema: "My Inbox" }, "schema must be a name in small letters"],
  ["an option that there is not", { pool, channels: "a" }, "channels"],
])("an inbox with %s is refused at once", (_, options, words) => {
  for (const openInbox of [postgresInbox, postgresInboxes]) {
    const open = () => openInbox(options as never);

    expect(open).toThrow(expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT" }));
    expect(open).toThrow(words);
    expect(open).not.toThrow("secret");
  }
});

test.each([
  ["no text", 7],
  ["too long", "a".repeat(201)],
])("a channel whose name is %s is refused", (_, name) => {
  const words = "Cannot open an inbox as channel must be a text of at most 200 characters";
  expect(() => postgresInboxes({ pool }).inbox(name as string)).toThrow(words);
  expect(() => postgresInbox({ pool, channel: name as string })).toThrow(words);
});
