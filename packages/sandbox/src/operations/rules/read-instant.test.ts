import { expect, test } from "vitest";
import { readInstant } from "./read-instant.ts";

test.each([
  ["2026-02-11T08:00:00Z"],
  ["2026-02-11T08:00:00z"],
  ["2026-02-11T08:00:00"],
  ["2026-02-11T10:00:00+02:00"],
  ["2026-02-11T10:00:00+0200"],
  ["2026-02-11T10:00:00+02"],
  ["2026-02-11T08:00:00.000"],
])("%s is eight o'clock in UTC", (text) => {
  expect(readInstant(text)).toBe(Date.parse("2026-02-11T08:00:00Z"));
});

test.each(["", "yesterday", "2026-13-01T00:00:00Z"])("%j is no instant", (text) => {
  expect(readInstant(text)).toBeNaN();
});
