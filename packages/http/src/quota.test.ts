import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuota, readRateHeader, readRetryAfter, computeQuotaWait, createQuotaWindow } from "./quota.ts";

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
  [
    "numbers of 400 digits",
    { ...all, "x-ratelimit-limit": "9".repeat(400), "x-ratelimit-interval-length-seconds": "60" },
    {},
  ],
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

test("the quota holds in every interval of its length, to the millisecond", () => {
  const waits = fc.array(fc.nat({ max: 30_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), waits, (requests, pauses) => {
      const window = createQuotaWindow({ requests, perSeconds: 60 });
      const sent: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        now += window.waitMs(now);
        window.begin(now);
        sent.push(now);
      }

      for (const from of sent)
        expect(sent.filter((at) => at >= from && at < from + 60_000).length <= requests).toBe(true);
    }),
  );
});

test("nothing waits while there is room, and the next request waits until the oldest one leaves the interval", () => {
  const window = createQuotaWindow({ requests: 2, perSeconds: 60 });

  window.begin(0);
  expect(window.waitMs(10_000)).toBe(0);
  window.begin(10_000);

  expect(window.waitMs(10_000)).toBe(50_000);
  expect(window.waitMs(59_999)).toBe(1);
  expect(window.waitMs(60_000)).toBe(0);
});

test("a request counts from its end, as the platform may have counted it so late", () => {
  const window = createQuotaWindow({ requests: 1, perSeconds: 60 });

  const request = window.begin(0);
  request.end(20_000);

  expect(window.waitMs(60_000)).toBe(20_000);
});

test("requests that end in another order than they began keep the quota", () => {
  const window = createQuotaWindow({ requests: 2, perSeconds: 60 });
  const first = window.begin(0);
  const second = window.begin(1);

  second.end(10);
  first.end(30_000);

  expect(window.waitMs(30_000)).toBe(30_010);
});

test("an end that comes after its interval counts nothing anew", () => {
  const window = createQuotaWindow({ requests: 1, perSeconds: 1 });
  const request = window.begin(0);
  expect(window.waitMs(5_000)).toBe(0);

  request.end(5_000);

  expect(window.hasRoom()).toBe(true);
});

test.each([
  [10, 0.5, 5],
  [10, 0.55, 5],
  [1, 0.1, 1], // one request is always ours
])("of %i requests, a share of %d leaves %i", (requests, share, ours) => {
  const window = createQuotaWindow({ requests, perSeconds: 60 }, { share });
  let sent = 0;
  for (; window.waitMs(0) === 0; sent += 1) {
    expect(window.hasRoom()).toBe(true);
    window.begin(0);
  }

  expect(sent).toBe(ours);
  expect(window.hasRoom()).toBe(false);
});

test("a part that keeps its memory elsewhere waits as a window does, and forgets what is over", () => {
  const memory = { calls: [0, 30_000], notBefore: 0 };

  expect(computeQuotaWait(memory, 1, 60_000, 30_000)).toBe(60_000);
  expect(computeQuotaWait(memory, 2, 60_000, 30_000)).toBe(30_000);
  expect(computeQuotaWait(memory, 2, 60_000, 60_000)).toBe(0);
  expect(memory.calls).toEqual([30_000]);
  expect(computeQuotaWait({ ...memory, notBefore: 99_000 }, 2, 60_000, 60_000)).toBe(39_000);
});

test("a window that is held waits for the latest of the times it was given, and for the quota as well", () => {
  const window = createQuotaWindow({ requests: 1, perSeconds: 60 });

  window.holdUntil(9_000);
  window.holdUntil(5_000);
  expect(window.waitMs(1_000)).toBe(8_000);

  window.begin(0);
  expect(window.waitMs(1_000)).toBe(59_000);
});

test("a quota that the platform names takes the place of the one before, for requests that were sent too", () => {
  const window = createQuotaWindow({ requests: 1, perSeconds: 60 });
  window.begin(0);

  window.learn({ requests: 2, perSeconds: 10 });

  expect(window.intervalMs()).toBe(10_000);
  expect(window.waitMs(1)).toBe(0);
  window.begin(1);
  expect(window.waitMs(1)).toBe(9_999);
});

test("requests of others, as the platform counts them, leave only the rest of the quota", () => {
  const window = createQuotaWindow({ requests: 10, perSeconds: 60 }, { share: 0.8 });
  window.begin(0);

  window.learnRemaining(3, 1_000); // Of seven, one was ours.

  for (let sent = 0; sent < 3; sent += 1) {
    expect(window.waitMs(2_000)).toBe(0);
    window.begin(2_000);
  }
  expect(window.waitMs(2_000)).toBe(58_000); // Until the first of ours is over.
  window.learnRemaining(0, 2_000);
  expect(window.waitMs(2_000)).toBe(58_000); // It is known already.
  expect(window.waitMs(61_000)).toBe(0);
});

test("the platform counts no more than was sent: the quota is not narrowed", () => {
  const window = createQuotaWindow({ requests: 10, perSeconds: 60 });
  for (let sent = 0; sent < 9; sent += 1) {
    window.begin(sent);
    window.learnRemaining(10 - 1 - sent, sent);
  }

  expect(window.waitMs(10)).toBe(0);
});
