import { expect, test } from "vitest";
import { formatWait } from "./format-wait.ts";

test.each([
  [0, "0 s"],
  [0.2, "1 ms"],
  [999, "999 ms"],
  [1_000, "1 s"],
  [90_000, "1 min 30 s"],
])("%d ms is %s", (ms, words) => {
  expect(formatWait(ms)).toBe(words);
});
