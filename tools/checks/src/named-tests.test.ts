import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMissingTests, readNamedTests } from "./named-tests.ts";

const root = join(import.meta.dirname, "../../..");
const file = "packages/channel-events/src/dispatch/plan.test.ts";

test("readNamedTests() reads each file with its title", () => {
  expect(readNamedTests('| a promise | `a/b.test.ts`: "one"; `c.ts`: "two, (%i)" |')).toEqual([
    { file: "a/b.test.ts", title: "one" },
    { file: "c.ts", title: "two, (%i)" },
  ]);
  expect(readNamedTests("| a promise | nothing |")).toEqual([]);
});

test("findMissingTests() finds a test that stands only in a comment", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-named-"));
  writeFileSync(join(folder, "a.test.ts"), '  // test("one", () => {});\ntest("two", () => {});\n');
  const named = ["one", "two"].map((title) => ({ file: "a.test.ts", title }));

  expect(findMissingTests(folder, named).map(({ title }) => title)).toEqual(["one"]);
  rmSync(folder, { recursive: true });
});

test("findMissingTests() finds a test that is not there, and a file that is not there", () => {
  const there = { file, title: "nothing begins beside an event that runs alone" };
  const gone = { file, title: "nothing begins at all" };
  const nowhere = { file: "packages/none.test.ts", title: "" };

  expect(findMissingTests(root, [there, gone, nowhere])).toEqual([gone, nowhere]);
});
