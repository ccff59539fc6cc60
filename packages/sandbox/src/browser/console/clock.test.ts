import { expect, test } from "vitest";
import { describeCountdown } from "./clock.ts";

test.each([
  [-1, "now"],
  [0, "now"],
  [1, "in 0:01"],
  [252_000, "in 4:12"],
  [3_599_001, "in 1:00:00"],
  [3_852_000, "in 1:04:12"],
])("with %i ms left, an event is due %s", (remainingMs, text) => {
  expect(describeCountdown(remainingMs)).toBe(text);
});
