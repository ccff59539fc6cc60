import { expect, test } from "vitest";
import { findExportedFunctions } from "./exported-functions.ts";
import { createSourceFile } from "./source-file.ts";

const namesOf = (text: string) => findExportedFunctions(createSourceFile("a.ts", text)).map(({ name }) => name);

test("findExportedFunctions() finds a function in each of its forms", () => {
  expect(
    namesOf(`
      export function declared() {}
      export async function later() {}
      export const arrow = () => 1;
      export const checked = ((value: string) => value) satisfies Read;
      export class Shape {}
      function listed() {}
      export { listed };
    `),
  ).toEqual(["declared", "later", "arrow", "checked", "Shape", "listed"]);
});

test("findExportedFunctions() leaves out what is no function, is not exported or stands elsewhere", () => {
  expect(
    namesOf('export const limit = 3;\nfunction own() {}\nexport { other } from "./other.ts";\nexport type T = 1;'),
  ).toEqual([]);
});
