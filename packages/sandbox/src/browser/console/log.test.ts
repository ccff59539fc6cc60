import { expect, test } from "vitest";
import { isOdd, addNumbers } from "./log.ts";

const request = { at: "2026-02-11T08:00:00Z", method: "GET", path: "/", status: 200 };

test("a request that was answered as it should be is not odd", () => {
  expect([isOdd(request), isOdd({ ...request, status: 399 })]).toEqual([false, false]);
});

test.each([{ status: 0 }, { status: 400 }, { problem: "no" }, { violation: { "/id": ["wrong"] } }, { fault: "hang" }])(
  "a request with %j is odd",
  (facts) => {
    expect(isOdd({ ...request, ...facts })).toBe(true);
  },
);

const requests = (...paths: string[]) =>
  paths.map((path) => ({ at: "2026-02-11T08:00:00Z", method: "GET", path, status: 200 }));
const numbersOf = (kept: ReturnType<typeof addNumbers>) =>
  kept.map(({ number, request: { path } }) => `${number} ${path}`);

test("a request keeps its number while the window moves on", () => {
  const before = addNumbers([], requests("/a", "/b", "/c"));

  const after = addNumbers(before, requests("/b", "/c", "/d"));

  expect(numbersOf(after)).toEqual(["1 /b", "2 /c", "3 /d"]);
});

test("a request that is sent again is one of its own", () => {
  const before = addNumbers([], requests("/a"));

  expect(numbersOf(addNumbers(before, requests("/a", "/a")))).toEqual(["0 /a", "1 /a"]);
});

test("no number is used again in a log that begins anew", () => {
  const before = addNumbers([], requests("/a", "/b"));

  expect(numbersOf(addNumbers(before, requests("/c")))).toEqual(["2 /c"]);
});
