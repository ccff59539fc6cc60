import { expect, test } from "vitest";
import { buildPage } from "./page.ts";

test("a page tells its place among all pages", () => {
  expect(buildPage([1, 2, 3], 2, 2)).toEqual({
    ...{ items: [3], totalItems: 3, pageNumber: 2, pageSize: 2, totalPages: 2 },
    ...{ hasPreviousPage: true, hasNextPage: false, nextPageNumber: 2, previousPageNumber: 1 },
  });
});

test("nothing is one page, and a page past the last is empty", () => {
  expect(buildPage([], 1, 100)).toMatchObject({ items: [], totalItems: 0, totalPages: 1, hasNextPage: false });
  expect(buildPage([1], 5, 1)).toMatchObject({ items: [], hasNextPage: false, hasPreviousPage: true });
});
