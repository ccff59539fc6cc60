import { expect, test } from "vitest";
import type { ResultRow } from "../results/results.ts";
import { describeVerdict, formatMeasured } from "./words.ts";

const row = { value: 1.7 } as ResultRow;
const base = { bench: "a", name: "speed", unit: "×" };

test.each([
  [{ ...base, atLeast: 4, row, status: "short" }, "1.7 ×", "SHORT of the target"],
  [{ ...base, atLeast: 4, row, status: "short", isDisturbed: true }, "1.7 ×", "SHORT of the target, on a busy machine"],
  [{ ...base, atLeast: 1, row, status: "met" }, "1.7 ×", "met"],
  [{ ...base, atLeast: 1, row, status: "met", isEarlier: true }, "1.7 ×", "met, in an earlier run"],
  [{ ...base, atLeast: 1, row, status: "met", isOfFailure: true }, "1.7 ×", "met, but the last run failed"],
  [{ ...base, row, status: "open" }, "1.7 ×", ""],
  [{ ...base, atLeast: 4, status: "unmeasured" }, "not measured", "not measured"],
  [{ ...base, status: "unmeasured" }, "not measured", ""],
] as const)("a figure in words: %j", (figure, measured, verdict) => {
  expect(formatMeasured(figure)).toBe(measured);
  expect(describeVerdict(figure)).toBe(verdict);
});
