import { expect, test } from "vitest";
import { formatDuration, readDuration } from "./duration.ts";

test.each([
  ["0s", 0],
  ["500ms", 500],
  ["90s", 90_000],
  ["1.5h", 5_400_000],
  ["2 d", 172_800_000],
])("readDuration(%j) is %i ms", (text, ms) => {
  expect(readDuration("list", "--older-than", text)).toBe(ms);
});

test.each(["", "2", "h", "-1h", "2w", "1e3s", "2h5m", "99999999d"])("readDuration(%j) is refused", (text) => {
  expect(() => readDuration("list", "--older-than", text)).toThrow(
    `Cannot list as --older-than must be a time such as 90s, 30m, 2h or 7d: got ${text}`,
  );
});

test.each([
  [-5, "0 s"],
  [999, "0 s"],
  [59_999, "59 s"],
  [60_000, "1 min"],
  [7_500_000, "2 h 5 min"],
  [86_400_000, "1 d"],
  [90_060_000, "1 d 1 h"],
])("formatDuration(%i) is %j", (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});
