import type { Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { expect, test } from "vitest";
import { checkClock } from "./checks.ts";

test("no clock, and one that has what is asked of it, are taken", () => {
  expect(() => checkClock("open an inbox", undefined, "now")).not.toThrow();
  expect(() => checkClock("open an inbox", { now: () => 0 }, "now")).not.toThrow();
  expect(() => checkClock("create a consumer", systemClock, "now", "monotonicMs", "sleep")).not.toThrow();
});

test.each([{ now: () => 0 }, { now: () => 0, sleep: 5 }, null] as unknown as Partial<Clock>[])(
  "a clock that lacks a method is refused by its name: %o",
  (clock) => {
    expect(() => checkClock("create a consumer", clock, "sleep")).toThrow(
      "Cannot create a consumer as clock.sleep must be a function: got",
    );
  },
);
