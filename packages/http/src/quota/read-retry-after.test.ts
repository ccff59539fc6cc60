import { expect, test } from "vitest";
import { readRetryAfter } from "./read-retry-after.ts";

const now = Date.parse("2026-02-11T08:00:00Z");

test.each<[string, number | undefined]>([
  ["2", 2_000],
  ["0", 0],
  ["1.5", 1_500],
  ["Wed, 11 Feb 2026 08:00:05 GMT", 5_000],
  ["Wed, 11 Feb 2026 07:59:55 GMT", 0],
  ["soon", undefined],
  ["-5", undefined],
  ["", undefined],
])("readRetryAfter() reads %j", (text, expected) => {
  expect(readRetryAfter(new Headers({ "retry-after": text }), now)).toBe(expected);
});

test("a date of Retry-After is read by the clock that wrote it, and by ours only where the answer has no date", () => {
  const headers = new Headers({
    "retry-after": "Wed, 11 Feb 2026 09:00:05 GMT",
    date: "Wed, 11 Feb 2026 09:00:00 GMT",
  });

  expect(readRetryAfter(headers, now)).toBe(5_000); // their clock is an hour ahead
  headers.set("date", "soon");
  expect(readRetryAfter(headers, now)).toBe(3_605_000);
});
