import { postgresSettings } from "@kontor/testing/postgres-settings";
import { expect, test } from "vitest";
import { basicNeeds, checkSettings, findUnmet, needValue, readSettings } from "./settings.ts";

/** A connection that answers with these settings, and without those that are `undefined`. */
function connectionOf(changed: Record<string, string | undefined> = {}) {
  const given = { ...Object.fromEntries(postgresSettings.map((row) => [row.name, row.as_stored])), ...changed };
  const rows = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, as_stored: value }],
  );
  return { query: async () => ({ rows, rowCount: rows.length }) };
}

test.each([
  ["text", ' {"a":1}', "text of the pool must come as it is stored"],
  ["digits", "7", "text of the pool must come as it is stored"],
  ["empty", undefined, "text of the pool must come as it is stored"],
  ["server_encoding", "LATIN1", 'server_encoding of the pool must be "UTF8"'],
  ["client_encoding", "WIN1252", 'client_encoding of the pool must be "UTF8"'],
  ["transaction_read_only", "on", 'transaction_read_only of the pool must be "off"'],
  ["current_schema", "none", 'or table: "public.kontor_x"): got "none"'],
])("a store is refused where %s is %s", async (name, value, words) => {
  await expect(checkSettings("keep x", connectionOf({ [name]: value }), "kontor_x")).rejects.toThrow(words);
});

test.each([
  ["a list of rows", [{ name: "text", as_stored: "x" }]],
  ["nothing", undefined],
])("a store is refused where a query of the pool gives %s", async (_, result) => {
  const connection = { query: async () => result } as never;

  await expect(checkSettings("keep x", connection, "kontor_x")).rejects.toThrow(
    "text of the pool must come as it is stored, in rows that have the names of their columns",
  );
});

test("a store is used where all is as it should be, or where the server does not know a setting", async () => {
  await expect(checkSettings("keep x", connectionOf(), "kontor_x")).resolves.toBeUndefined();
  await expect(checkSettings("keep x", connectionOf({ client_encoding: undefined }), "x")).resolves.toBeUndefined();
  await expect(checkSettings("keep x", connectionOf({ current_schema: "none" }), "s.x")).resolves.toBeUndefined();
});

test("the option of a need is written as PostgreSQL takes it", async () => {
  const needs = [...basicNeeds, needValue("transaction_isolation", "read committed", "default_transaction_isolation")];
  const settings = await readSettings(connectionOf({ transaction_isolation: "serializable" }), []);

  expect(findUnmet(settings, needs)).toEqual({
    argument: "transaction_isolation of the pool",
    must: 'be "read committed" (options: "-c default_transaction_isolation=read\\\\ committed")',
    got: '"serializable"',
  });
});
