import { expect, test } from "vitest";
import { formatSeconds } from "./format-seconds.ts";

test.each([
  [0.4, "0 s"],
  [45.3, "45 s"],
  [125, "2 min 5 s"],
  [4_210, "1 h 10 min"],
])("formatSeconds() of %d is %s", (seconds, words) => {
  expect(formatSeconds(seconds)).toBe(words);
});
