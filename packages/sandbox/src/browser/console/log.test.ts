import { expect, test } from "vitest";
import { isOdd } from "./log.ts";

const request = { number: 1, at: "2026-02-11T08:00:00Z", method: "GET", path: "/", status: 200 };

test("a request that was answered as it should be is not odd", () => {
  expect([isOdd(request), isOdd({ ...request, status: 399 })]).toEqual([false, false]);
});

test.each([{ status: 0 }, { status: 400 }, { problem: "no" }, { violation: { "/id": ["wrong"] } }, { fault: "hang" }])(
  "a request with %j is odd",
  (facts) => {
    expect(isOdd({ ...request, ...facts })).toBe(true);
  },
);
