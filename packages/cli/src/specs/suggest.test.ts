import { expect, test } from "vitest";
import { describeSimilar, findSimilar } from "./suggest.ts";

const names = ["categories.update", "categories.get", "events.list", "orders.create", "info.ping"];

test.each([
  ["category.update", "categories.update"],
  ["categories.updtae", "categories.update"],
  ["EVENTS.LIST", "events.list"],
  ["order.create", "orders.create"],
  ["ping", "info.ping"],
])("findSimilar() takes %s for %s first", (word, expected) => {
  expect(findSimilar(word, names)[0]).toBe(expected);
});

test("findSimilar() gives three names at most, each once, and nothing for a word that resembles none", () => {
  expect(findSimilar("categories", [...names, ...names])).toEqual(["categories.get", "categories.update"]);
  expect(findSimilar("aaa", ["aab", "aac", "aad", "aae"])).toHaveLength(3);
  expect(findSimilar("qqqqqqqq", names)).toEqual([]);
});

test("describeSimilar() asks, or says nothing", () => {
  expect(describeSimilar("event.list", names)).toBe(". Did you mean events.list?");
  expect(describeSimilar("qqqqqqqq", names)).toBe("");
});
