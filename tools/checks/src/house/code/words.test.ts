import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findRiddles } from "./words.ts";

const find = (text: string) =>
  findRiddles(createTree({ "packages/auth/src/a/a.ts": text })).map(({ line, sentence }) => `${line} ${sentence}`);

test.each([
  ["// What is not given is not sent.", "What"],
  ["/** Who asks is told. */", "Who"],
  ["/**\n * Whoever asks is told.\n */", "Whoever"],
  ["const a = 1; // None of them is read.", "None of"],
])("a banned opening is found: %j", (text, opening) => {
  expect(find(`\n${text}`)).toEqual([`2 A comment begins with "${opening}"; begin with its subject.`]);
});

test.each([
  "// Headers without a value are not sent.",
  "// Whatever else is sent stays.",
  'const a = "// What is this";',
  "// The list says what is read.",
  "/** The first line.\n * What is second is not looked at. */",
])("any other opening may stand: %j", (text) => {
  expect(find(text)).toEqual([]);
});
