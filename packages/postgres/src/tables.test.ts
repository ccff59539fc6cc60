import { expect, test } from "vitest";
import { checkTableName, createTablesOnce } from "./tables.ts";

test.each(["tokens", "_1", "kontor.tokens", "a".repeat(48), `${"a".repeat(48)}.${"b".repeat(48)}`])(
  "a name in small letters is taken as it is: %s",
  (name) => {
    expect(checkTableName("keep tokens", "table", name, { maxLength: 48 })).toBe(name);
  },
);

test.each([
  "",
  "Tokens",
  "1a",
  "a b",
  "a;DROP TABLE b",
  'a"b',
  "a\n",
  "a.b.c",
  ".a",
  "a.",
  "ä",
  "a".repeat(49),
  `a.${"b".repeat(49)}`,
])("another name is refused, as it is in statements as it is: %j", (name) => {
  expect(() => checkTableName("keep tokens", "table", name, { maxLength: 48 })).toThrow(
    "Cannot keep tokens as table must be a name, or schema.name, in small letters, at most 48 of them",
  );
});

test("a name with a schema is refused where the store has its own schema", () => {
  const rules = { maxLength: 48, canNameSchema: false };

  expect(checkTableName("open an inbox", "schema", "inbox", rules)).toBe("inbox");
  expect(() => checkTableName("open an inbox", "schema", "a.b", rules)).toThrow(
    "Cannot open an inbox as schema must be a name in small letters, at most 48 of them",
  );
});

test("what is no text is refused", () => {
  const given: unknown[] = [undefined, null, ["tokens; DROP"], {}];
  for (const name of given)
    expect(() => checkTableName("keep tokens", "table", name as string, { maxLength: 48 })).toThrow("table must be");
});

test("tables are made once, at the first use, for all who wait", async () => {
  let made = 0;
  const tablesExist = createTablesOnce(async () => void (made += 1));
  expect(made).toBe(0);

  await Promise.all([tablesExist(), tablesExist()]);
  await tablesExist();

  expect(made).toBe(1);
});

test("a failure reaches all who wait, and the next use tries once more", async () => {
  let tries = 0;
  const tablesExist = createTablesOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no answer");
  });

  const [one, other] = await Promise.allSettled([tablesExist(), tablesExist()]);
  expect([one.status, other.status, tries]).toEqual(["rejected", "rejected", 1]);
  await Promise.all([tablesExist(), tablesExist()]);

  expect(tries).toBe(2);
});
