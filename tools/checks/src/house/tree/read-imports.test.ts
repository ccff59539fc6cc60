import { expect, test } from "vitest";
import { readImports } from "./read-imports.ts";
import { createSourceFile } from "./source-file.ts";

const read = (text: string) =>
  readImports(createSourceFile("a.ts", text)).map(({ specifier, start }) => `${start} ${specifier}`);

test.each([
  ['import { b } from "./b.ts";'],
  ['import type { b } from "./b.ts";'],
  ['import "./b.ts";'],
  ['export { b } from "./b.ts";'],
  ['export type * from "./b.ts";'],
  ['import("./b.ts");'],
])("readImports() reads %s", (text) => {
  expect(read(text)).toEqual(["0 ./b.ts"]);
});

test("readImports() reads the import of a type, wherever it stands", () => {
  expect(read('type B = { b: import("./b.ts").B };')).toEqual(["14 ./b.ts"]);
});

test.each([
  "const text = 'import(\"./b.ts\")';",
  '// import("./b.ts")',
  "export const b = 1;",
  "const b = await import(name);",
])("readImports() reads nothing in %s", (text) => {
  expect(read(text)).toEqual([]);
});
