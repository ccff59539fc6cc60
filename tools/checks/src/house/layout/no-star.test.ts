import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findStars } from "./no-star.ts";

const find = (path: string, text: string) =>
  findStars(createTree({ [path]: text })).map(({ line, sentence }) => `${line} ${sentence}`);

test.each(['export * from "./b.ts";', 'export type * from "./b.ts";', 'export * as b from "./b.ts";'])(
  "a written file may not hold %s",
  (text) => {
    expect(find("packages/http/src/a/a.ts", `\n${text}`)).toEqual([
      "2 A star exports whatever the other file holds; list the names.",
    ]);
  },
);

test.each([
  'import { b } from "./b.ts";',
  "export const a = 1;",
  "export function a() {}",
  "const a = 1;\nexport { a };",
])("an entry may not hold %s", (text) => {
  expect(find("packages/http/src/entries/index.ts", text)[0]).toBe(
    "1 An entry only lists names that other files export.",
  );
});

test.each([
  ["packages/http/src/entries/index.ts", 'export { a, type B } from "../a/a.ts";\nexport type { C } from "../a/c.ts";'],
  ["packages/http/src/a/a.ts", "const text = 'export * from';\nexport const a = text;"],
  ["packages/http/src/a/a.generated.ts", 'export * from "./b.ts";'],
])("%s may hold %s", (path, text) => {
  expect(find(path, text)).toEqual([]);
});
