import { afterEach, expect, test, vi } from "vitest";
import { readInstant } from "./read-instant.ts";

afterEach(() => void vi.unstubAllEnvs());

test.each<[string, string | undefined]>([
  ["2026-01-01T10:00:00Z", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00z", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00.1234567", "2026-01-01T10:00:00.123Z"],
  ["2026-01-01 10:00:00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00+00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00+0000", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00+00:00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00.5-02", "2026-01-01T12:00:00.500Z"],
  ["2026-01-01", "2026-01-01T00:00:00.000Z"],
  ["2026-13-01T10:00:00Z", undefined],
  ["1", undefined],
  ["Thu, 01 Jan 2026 10:00:00 GMT", undefined],
])("readInstant() reads %j as UTC where no zone is named", (text, expected) => {
  vi.stubEnv("TZ", "Pacific/Kiritimati"); // 14 h before UTC

  expect(readInstant(text)).toBe(expected && Date.parse(expected));
});
