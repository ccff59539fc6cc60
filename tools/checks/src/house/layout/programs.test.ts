import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findMissingPrograms } from "./programs.ts";

const find = (text: string) =>
  findMissingPrograms(createTree({ "tools/bench/src/a/a.ts": text, "tools/bench/src/a/work.program.ts": "" }));

test.each([
  'join(import.meta.dirname, "a/work.program.ts")',
  'join(import.meta.dirname, "a", "work.program.ts")',
  'resolve(import.meta.dirname, "./a/work.program.ts")',
  'new URL("a/work.program.ts", import.meta.url)',
])("%s must name a file that is there", (text) => {
  expect(find(`\n${text}`)).toEqual([
    {
      path: "tools/bench/src/a/a.ts",
      line: 2,
      sentence: "It names tools/bench/src/a/a/work.program.ts, which is no file.",
    },
  ]);
});

test.each([
  'join(import.meta.dirname, "work.program.ts")',
  'join(import.meta.dirname, "..", "a", "work.program.ts")',
  'new URL("work.program.ts", import.meta.url)',
  'join(import.meta.dirname, "written-at-run-time.js")',
  'join(folder, "written-at-run-time.ts")',
])("%s is right", (text) => {
  expect(find(text)).toEqual([]);
});
