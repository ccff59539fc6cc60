import { expect, test } from "vitest";
import { readInstant, buildPage } from "./operation.ts";

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

test.each(["", "0", "yesterday", "2026-02-11", "2026-13-01T00:00:00Z"])("%j is no instant", (text) => {
  expect(readInstant(text)).toBeNaN();
});

test("a page tells its place among all pages", () => {
  expect(buildPage([1, 2, 3], { pageNumber: 2, pageSize: 2 }).body).toEqual({
    ...{ items: [3], totalItems: 3, pageNumber: 2, pageSize: 2, totalPages: 2 },
    ...{ hasPreviousPage: true, hasNextPage: false, nextPageNumber: 2, previousPageNumber: 1 },
  });
});

test("nothing is one page, and a page past the last is empty", () => {
  expect(buildPage([], {}).body).toMatchObject({ items: [], totalItems: 0, totalPages: 1, hasNextPage: false });
  expect(buildPage([1], { pageNumber: 5, pageSize: 1 }).body).toMatchObject({
    items: [],
    hasNextPage: false,
    hasPreviousPage: true,
  });
});
