import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findProgramText } from "./browser.ts";

const find = (path: string, text: string) => findProgramText(createTree({ [path]: text })).map(({ line }) => line);
const path = "packages/sandbox/src/a/a.ts";
const rows = "\n".repeat(6);

test.each([
  "const a = String.raw`const b = 1;`;",
  "const a = String.raw`() => run()`;",
  `const a = \`${rows}function run() {}\`;`,
  `const a = \`\${b}${rows}() => run()\`;`,
])("program text in a string is found: %j", (text) => {
  expect(find(path, `\n${text}`)).toEqual([2]);
});

test.each([
  [path, "const a = String.raw`\\d+`;"],
  [path, `const a = \`${rows}<p>text</p>\`;`],
  [path, `const a = \`${rows}\${rows.map((row) => row)}\`;`],
  [path, "const a = `one function of many`;"],
  ["tools/codegen/src/emit/a.ts", "const a = String.raw`const b = 1;`;"],
  ["packages/sandbox/src/a/a.generated.ts", "const a = String.raw`const b = 1;`;"],
])("%s may hold %j", (file, text) => {
  expect(find(file, text)).toEqual([]);
});
