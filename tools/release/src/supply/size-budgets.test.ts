import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listEntries, readPolicy } from "../support/policy.ts";
import { BUDGETS } from "./checks.ts";
import { buildBudgets, findSizeProblems, type Sizes } from "./size-budgets.ts";

const root = join(import.meta.dirname, "../../../..");

test("an entry over its budget, one without a budget, a budget without an entry and one that guards nothing are found", () => {
  expect(findSizeProblems({ a: 1_000 }, { a: 1_000 })).toEqual([]);
  expect(findSizeProblems({ a: 1_001 }, { a: 1_000 })).toEqual(["a must weigh at most 1000 bytes (gzip): got 1001"]);
  expect(findSizeProblems({ a: 1 }, {})).toEqual(["a must have a budget in size-budgets.json: got none for 1 bytes"]);
  expect(findSizeProblems({}, { a: 1 })).toEqual(["a must be an entry with code, as it has a budget: got none"]);
  expect(findSizeProblems({ a: 1_000 }, { a: 1_300 })).toEqual([
    "a weighs 1000 bytes, and its budget must be nearer: got 1300",
  ]);
});

test("buildBudgets() leaves two per cent, in full tens, and no problem", () => {
  const sizes = { b: 1_000, a: 715 };

  expect(Object.entries(buildBudgets(sizes))).toEqual([
    ["a", 730],
    ["b", 1_020],
  ]);
  expect(findSizeProblems(sizes, buildBudgets(sizes))).toEqual([]);
});

test("every entry with code has a committed budget", () => {
  const budgets = JSON.parse(readFileSync(join(root, BUDGETS), "utf8")) as Sizes;

  expect(Object.keys(budgets)).toEqual(listEntries(readPolicy(root), ["anywhere", "browser", "node"]).toSorted());
});
