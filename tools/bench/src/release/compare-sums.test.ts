import { expect, test } from "vitest";
import { findDifferences } from "./compare-sums.ts";

test("findDifferences() names files of other sums and files that only one side has, each once", () => {
  expect(findDifferences("1  a\n2  b\n", "1  a\n2  b\n")).toEqual([]);
  expect(findDifferences("1  a\n2  b\n4  d\n", "1  a\n3  b\n5  c\n")).toEqual(["b", "c", "d"]);
});
