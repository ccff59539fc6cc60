import fc from "fast-check";
import { expect, test } from "vitest";
import { computeRetryDelay } from "./retry-delay.ts";

const now = Date.parse("2026-02-11T08:00:00Z");
const settings = { now, random: 0.5, baseMs: 250, capMs: 8_000, maxRetryAfterMs: 60_000 };

test.each<[string, number, Record<string, string>, number]>([
  ["seconds, not milliseconds", 503, { "retry-after": "2" }, 2_000],
  ["an absurd value is cut", 503, { "retry-after": "86400" }, 60_000],
  ["a date in the past means now", 503, { "retry-after": "Wed, 11 Feb 2026 07:00:00 GMT" }, 0],
  ["a 429 without one waits for the quota's interval", 429, { "x-ratelimit-interval-length-seconds": "10" }, 10_000],
  ["an interval of 0 says nothing", 429, { "x-ratelimit-interval-length-seconds": "0" }, 125],
  [
    "an interval that is no whole number of seconds says nothing",
    429,
    { "x-ratelimit-interval-length-seconds": "1e3" },
    125,
  ],
  ["other failures do not", 503, { "x-ratelimit-interval-length-seconds": "10" }, 125],
  ["an unreadable one backs off", 429, { "retry-after": "soon" }, 125],
])("computeRetryDelay(): %s", (_, status, headers, expected) => {
  expect(computeRetryDelay({ ...settings, attempt: 1, status, headers: new Headers(headers) })).toBe(expected);
});

test("computeRetryDelay() backs off with full jitter: from 0 to a bound that doubles up to its cap", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
      const delay = computeRetryDelay({ ...settings, attempt, random });

      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(Math.min(8_000, 250 * 2 ** (attempt - 1)));
    }),
  );
});

test("a date of Retry-After is waited for by the clock that wrote it", () => {
  const headers = new Headers({
    "retry-after": "Wed, 11 Feb 2026 09:00:05 GMT",
    date: "Wed, 11 Feb 2026 09:00:00 GMT",
  });

  expect(computeRetryDelay({ ...settings, attempt: 1, status: 503, headers })).toBe(5_000); // their clock is an hour ahead
});
