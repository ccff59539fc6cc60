import { expect, test } from "vitest";
import { checkChosen, isPlain, readChoice } from "./choice.ts";

test("readChoice() leaves to the inbox what it can filter, and keeps the rest", () => {
  const given = { state: "dead, waiting", seller: "", type: "t", id: "i", olderThan: "2h", error: "Shop", limit: "3" };

  expect(readChoice("list events", given)).toEqual({
    states: ["dead", "waiting"],
    filter: { lane: "", type: "t", id: "i" },
    olderThanMs: 7_200_000,
    error: "shop",
    limit: 3,
  });
  expect(readChoice("list events", { state: "all" })).toEqual({ filter: {} });
});

test.each([
  [{ filter: { id: "i" } }, true],
  [{ filter: {}, olderThanMs: 0 }, false],
  [{ filter: {}, error: "" }, false],
  [{ filter: {}, limit: 1 }, false],
])("the inbox applies %j itself: %j", (choice, expected) => {
  expect(isPlain(choice)).toBe(expected);
});

test.each([["0"], ["-1"], ["1.5"], ["many"], [""], ["1e3"]])("a limit of %j is refused", (limit) => {
  expect(() => readChoice("list events", { limit })).toThrow(/--limit must be a whole number of at least 1: got /);
});

test("checkChosen() wants a filter, and a limit is none", () => {
  expect(() => checkChosen("replay events", { limit: "3" }, "hint")).toThrow(/must say which: hint$/);
  expect(() => checkChosen("replay events", { seller: "" }, "hint")).not.toThrow();
});
