import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findUnclaimedTime } from "./test-clock.ts";

const find = (path: string, text: string) => findUnclaimedTime(createTree({ [path]: text })).map(({ line }) => line);

test("a test that reads the clock without a claim is found", () => {
  expect(find("packages/auth/src/a/a.test.ts", "\nconst at = performance.now();")).toEqual([2]);
  expect(find("packages/auth/src/a/a.test.ts", "const at = performance.now(); // real time")).toEqual([1]);
});

test.each([
  ["packages/auth/src/a/a.test.ts", "const at = performance.now(); // real time: it ends within a minute"],
  ["packages/auth/src/a/a.test.ts", "// real time: it ends within a minute\nconst at = performance.now();"],
  ["packages/auth/src/a/a.test.ts", "// performance.now() is never asked"],
  ["packages/auth/src/a/a.test.ts", "const text = 'Date.now()';"],
  ["packages/auth/src/a/a.test.ts", "run(clock.now(), 'Date.now()');"],
  ["packages/auth/src/a/a.ts", "const at = performance.now();"],
])("%s may hold %s", (path, text) => {
  expect(find(path, text)).toEqual([]);
});
