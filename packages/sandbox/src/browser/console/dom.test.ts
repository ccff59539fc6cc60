import { expect, test } from "vitest";
import { formatTimeOfDay, formatCount } from "./dom.ts";

test("formatCount() counts in words", () => {
  expect([0, 1, 2, 1_000].map((count) => formatCount(count, "event", "events"))).toEqual([
    "0 events",
    "1 event",
    "2 events",
    "1,000 events",
  ]);
});

test("formatTimeOfDay() gives the time of day in UTC", () => {
  expect(formatTimeOfDay("2026-02-11T10:30:05+02:00")).toBe("08:30:05");
});
