import { expect, test } from "vitest";
import { findKeywords } from "./keywords.ts";

test("a page has the words of its row, at whatever end the slashes stand", () => {
  expect(findKeywords("/erp/")).toContain("pagination");
  expect(findKeywords("reference/errors/ERR_PLATFORM_API")).toContain("429");
});

test("the pages of events and of errors are found by these words", () => {
  expect(findKeywords("/reference/events/seller-offer-new/")).toBe("seller offer new event");
  expect(findKeywords("/reference/errors/ERR_PLATFORM_API/")).toMatch(/429.* error$/);
});

test("a page without a row has no words of its own", () => {
  expect(findKeywords("/decisions/")).toBe("");
});
