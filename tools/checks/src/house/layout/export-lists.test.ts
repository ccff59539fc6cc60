import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { buildExportLists, findChangedExports } from "./export-lists.ts";

function createPackage(name: string, source: string, list?: string) {
  return createTree({
    [`packages/${name}/package.json`]: JSON.stringify({
      exports: { ".": { "@kontor/source": "./src/entries/index.ts" } },
    }),
    [`packages/${name}/src/entries/index.ts`]: source,
    ...(list !== undefined && { [`tools/checks/exports/${name}.txt`]: list }),
  });
}

const source = "export interface Options {}\nexport function b() {}\nexport const a = 1;";
const values = (count: number) => Array.from({ length: count }, (_, index) => `export const v${index} = 1;`).join("\n");

test("a list is sorted: entry, kind, name", () => {
  expect([...buildExportLists(createPackage("http", source))]).toEqual([
    ["tools/checks/exports/http.txt", ". constant a\n. function b\n. type Options\n"],
  ]);
});

test("a generator is a function", () => {
  const [list] = buildExportLists(createPackage("http", "export async function* paginate() {}")).values();

  expect(list).toBe(". function paginate\n");
});

test("a list that is as committed has no finding", () => {
  expect(findChangedExports(createPackage("http", source, ". constant a\n. function b\n. type Options\n"))).toEqual([]);
});

test("an export that came and one that went are found", () => {
  const path = "tools/checks/exports/http.txt";

  expect(findChangedExports(createPackage("http", source, ". constant a\n. constant b\n. type Options\n"))).toEqual([
    { path, line: 1, sentence: 'The list lacks ". function b"; --update writes it.' },
    { path, line: 2, sentence: '". constant b" is exported no longer; --update drops it.' },
  ]);
});

test.each([
  ["http", 15],
  ["sandbox", 10],
])("%s may export %i values and no more", (name, most) => {
  const find = (count: number) =>
    findChangedExports(createPackage(name, values(count))).map(({ sentence }) => sentence);

  expect(find(most).some((sentence) => sentence.includes("may export"))).toBe(false);
  expect(find(most + 1)).toContain(`The entry . exports ${most + 1} values; it may export ${most}.`);
});
