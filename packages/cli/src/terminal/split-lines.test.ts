import { expect, test } from "vitest";
import { splitLines } from "./split-lines.ts";

test("splitLines() breaks at spaces, keeps long words whole, and leaves a text without a width alone", () => {
  const text = "Changes the parent, the sort number or the name of one category.";

  expect(splitLines(text, undefined)).toEqual([text]);
  expect(splitLines(text, 34)).toEqual(["Changes the parent, the sort", "number or the name of one", "category."]);
  expect(splitLines("a".repeat(50), 30)).toEqual(["a".repeat(50)]);
});
