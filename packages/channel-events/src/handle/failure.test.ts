import { ApiError, ConnectionError } from "@kontor/http";
import { expect, test } from "vitest";
import { backoff, isPermanent } from "./failure.ts";

test.each([
  [1, 1_000],
  [2, 2_000],
  [9, 256_000],
  [10, 300_000],
  [1_000, 300_000],
])("backoff() of attempt %i is below %i ms", (attempt, bound) => {
  expect(backoff(attempt, 0)).toBe(0);
  expect(backoff(attempt, 0.999)).toBeCloseTo(bound * 0.999);
});

const answered = (status: number) => new ApiError({ operation: "Offers_Update" }, status, undefined, new Headers());

test("isPermanent() knows what no retry can fix", () => {
  expect([400, 410, 413, 415, 422].map((status) => isPermanent(answered(status)))).toEqual(Array(5).fill(true));
});

test("isPermanent() leaves a chance to what may be mended without the event", () => {
  const statuses = [200, 401, 403, 404, 405, 408, 409, 425, 429, 500, 502, 503];
  expect(statuses.filter((status) => isPermanent(answered(status)))).toEqual([]);
  expect(isPermanent(new ConnectionError({ operation: "Offers_Update" }, new Error("reset")))).toBe(false);
  expect(isPermanent(Object.assign(new Error("of somebody else"), { status: 400 }))).toBe(false);
});
