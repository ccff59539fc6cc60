import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMissingTests, readNamedTests } from "./named-tests.ts";

const root = join(import.meta.dirname, "../../..");
const security = readFileSync(join(root, "SECURITY.md"), "utf8");
const section = security.split("## Promises\n")[1]?.split("\n## ")[0] ?? "";
const rows = section
  .split("\n")
  .filter((line) => /^\| [^-]/.test(line))
  .slice(1);

test("SECURITY.md makes its promises in a table, one a row", () => {
  expect(rows.length).toBeGreaterThanOrEqual(10);
});

test.each(rows)("the tests of a promise are there: %s", (row) => {
  const named = readNamedTests(row);

  expect(named.length).toBeGreaterThan(0);
  expect(findMissingTests(root, named)).toEqual([]);
});

test("a promise whose test was renamed is found", () => {
  const renamed = rows.map((row) => row.replace(/: "(\w+) /, ': "$1 not '));

  for (const row of renamed) expect(findMissingTests(root, readNamedTests(row))).toHaveLength(1);
});
