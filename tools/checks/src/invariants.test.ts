import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The tests that a table names in its last column, as `file`: "beginning of the title". */
function readNamedTests(row: string): { file: string; title: string }[] {
  return [...row.matchAll(/`([\w./-]+\.ts)`: "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ file, title }));
}

function isThere({ file, title }: { file: string; title: string }): boolean {
  return existsSync(join(root, file)) && read(file).includes(`"${title}`);
}

const rows = read("ARCHITECTURE.md")
  .split("\n")
  .filter((line) => /^\| D\d+ \|/.test(line));

test("ARCHITECTURE.md names the twelve invariants of the dispatcher, each once", () => {
  expect(rows.map((row) => row.split("|")[1]!.trim())).toEqual(
    Array.from({ length: 12 }, (_, index) => `D${index + 1}`),
  );
});

test.each(rows)("the tests of an invariant are there: %s", (row) => {
  const named = readNamedTests(row);

  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});

test("a test that is not there, and a file that is not there, are found", () => {
  const file = "packages/channel-events/src/dispatch/plan.test.ts";

  expect(isThere({ file, title: "nothing begins beside an event that runs alone" })).toBe(true);
  expect(isThere({ file, title: "nothing begins at all" })).toBe(false);
  expect(isThere({ file: "packages/none.test.ts", title: "" })).toBe(false);
});
