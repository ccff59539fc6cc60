import { expect, test } from "vitest";
import { readQuota, readRateHeader } from "./read.ts";

const now = Date.parse("2026-02-11T08:00:00Z");
const all = { "x-ratelimit-limit": "240", "x-ratelimit-interval-length-seconds": "60" };

test.each<[string, Record<string, string>, object]>([
  ["no header", {}, {}],
  ["a quota", all, { quota: { requests: 240, perSeconds: 60 } }],
  ["spaces", { ...all, "x-ratelimit-limit": " 10 " }, { quota: { requests: 10, perSeconds: 60 } }],
  [
    "nothing left",
    { ...all, "x-ratelimit-remaining": "0" },
    { quota: { requests: 240, perSeconds: 60, remaining: 0 } },
  ],
  ["what is left of no quota", { "x-ratelimit-remaining": "0" }, {}],
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

test.each<[string | undefined, number | undefined]>([
  ["0", 0],
  ["12", 12],
  ["-1", undefined],
  ["null", undefined],
  ["", undefined],
  [undefined, undefined],
])("readRateHeader() reads %j", (value, expected) => {
  const headers = new Headers(value === undefined ? {} : { "x-ratelimit-remaining": value });

  expect(readRateHeader(headers, "remaining")).toBe(expected);
  expect(readRateHeader(undefined, "remaining")).toBe(undefined);
});
