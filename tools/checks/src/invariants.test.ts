import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMissingTests, readNamedTests } from "./named-tests.ts";

const root = join(import.meta.dirname, "../../..");
const rows = readFileSync(join(root, "ARCHITECTURE.md"), "utf8")
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
  expect(findMissingTests(root, named)).toEqual([]);
});
