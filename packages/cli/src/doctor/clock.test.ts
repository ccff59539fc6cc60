import { expect, test } from "vitest";
import { checkClock } from "./clock.ts";

test.each([
  [29_000, "ok"],
  [-29_000, "ok"],
  [31_000, "clock-behind"],
  [-31_000, "clock-ahead"],
])("%i ms is %s", (aheadMs, code) => {
  expect(
    checkClock([
      { of: "none", aheadMs: undefined },
      { of: "erp", aheadMs },
    ]).code,
  ).toBe(code);
});

test("without a time of another machine nothing is said", () => {
  expect(checkClock([{ of: "erp", aheadMs: undefined }]).state).toBe("skipped");
});
