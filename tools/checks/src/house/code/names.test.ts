import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findWrongNames } from "./names.ts";

const find = (path: string, text: string) =>
  findWrongNames(createTree({ [path]: text, ...store }), nouns).map(({ line, sentence }) => `${line} ${sentence}`);
const nouns = { sqliteInbox: "It makes a store." };
const store = { "packages/events/src/a/store.ts": "export function sqliteInbox() {}" };
const path = "packages/auth/src/a/a.ts";

test.each([
  "export function written() {}",
  "export const written = () => 1;",
  "function written() {}\nexport { written };",
])("a function that is called no verb is found: %j", (text) => {
  expect(find(path, text)).toEqual(["1 written begins with no verb of the list, and is no public noun."]);
});

test.each(["export function run({ a }: Options = {} as Options) {}", "const options = {} as Options;"])(
  "an empty value for a type that it is not is found: %j",
  (text) => {
    expect(find(path, `\n${text}`)).toEqual(["2 {} stands for a type that it is not; ask for the value and check it."]);
  },
);

test.each([
  [path, "export function readToken() {}\nexport const isOpen = () => true;\nexport function toSecret() {}"],
  [path, "export function sqliteInbox() {}\nexport function withRetry() {}\nexport class TokenError {}"],
  [path, "function written() {}\nexport const limit = 3;"],
  [path, "const row = { a: 1 } as Row; const rows: Row[] = [];"],
  ["packages/auth/src/a/a.generated.ts", "export function written() {}"],
])("%s may hold %j", (file, text) => {
  expect(find(file, text)).toEqual([]);
});

test("a noun that nothing exports any more is found", () => {
  expect(findWrongNames(createTree({}), nouns)).toEqual([
    expect.objectContaining({ sentence: "sqliteInbox is a row of the table, and nothing exports it." }),
  ]);
});
