import { expect, test } from "vitest";
import { clockTime, plural } from "./dom.ts";

test("plural() counts in words", () => {
  expect([0, 1, 2, 1_000].map((count) => plural(count, "event", "events"))).toEqual([
    "0 events",
    "1 event",
    "2 events",
    "1,000 events",
  ]);
});

test("clockTime() gives the time of day in UTC", () => {
  expect(clockTime("2026-02-11T10:30:05+02:00")).toBe("08:30:05");
});
