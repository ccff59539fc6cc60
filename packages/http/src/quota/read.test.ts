import { expect, test } from "vitest";
import { readQuota } from "./read.ts";

const now = Date.parse("2026-02-11T08:00:00Z");
const all = { "x-ratelimit-limit": "240", "x-ratelimit-interval-length-seconds": "60" };

test.each<[string, Record<string, string>, ReturnType<typeof readQuota>]>([
  ["no header", {}, {}],
  ["a quota", all, { quota: { requests: 240, perSeconds: 60 } }],
  ["spaces", { ...all, "x-ratelimit-limit": " 10 " }, { quota: { requests: 10, perSeconds: 60 } }],
  ["nothing left", { "x-ratelimit-remaining": "0" }, { remaining: 0 }],
  ["a limit without an interval", { "x-ratelimit-limit": "240" }, {}],
  ["an interval without a limit", { "x-ratelimit-interval-length-seconds": "60" }, {}],
  ["a limit of 0", { ...all, "x-ratelimit-limit": "0" }, {}],
  ["an interval of 0", { ...all, "x-ratelimit-interval-length-seconds": "0" }, {}],
  ["fractions", { ...all, "x-ratelimit-limit": "2.5" }, {}],
  ["another notation", { ...all, "x-ratelimit-limit": "1e3", "x-ratelimit-remaining": "0x1" }, {}],
  ["a wait", { "retry-after": "2" }, { retryAfterMs: 2_000 }],
  ["a date that is over", { "retry-after": "Wed, 11 Feb 2026 07:00:00 GMT" }, { retryAfterMs: 0 }],
])("readQuota() reads %s", (_, headers, expected) => {
  expect(readQuota(new Headers(headers), now)).toEqual(expected);
});

test("readQuota() reads a date of Retry-After by the Date of the answer", () => {
  const headers = { "retry-after": "Wed, 11 Feb 2026 09:00:05 GMT", date: "Wed, 11 Feb 2026 09:00:00 GMT" };

  expect(readQuota(new Headers(headers), now)).toEqual({ retryAfterMs: 5_000 });
});
