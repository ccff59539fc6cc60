import { expect, test } from "vitest";
import { readNamed } from "./find.ts";
import { loadSpecs } from "./load.ts";
import { findHits } from "./search.ts";

const specs = await loadSpecs();
const find = (...words: string[]) => findHits(specs, words);

test.each([
  ["update category", "operation", "categories.update"],
  ["tax class", "operation", "taxClasses.list"],
  ["acknowledge", "operation", "events.acknowledge"],
  ["seller:offer.new", "event", "Seller:Offer.New"],
  ["sortNumber", "field", "CategoryUpdate.sortNumber"],
  ["ERR_PLATFORM_TOKEN", "error", "ERR_PLATFORM_TOKEN"],
  ["redelivery timeout", "unknown", "redelivery-timeout"],
])("a search for %s finds the %s %s among the first", (words, kind, name) => {
  expect(find(words).slice(0, 8)).toContainEqual(expect.objectContaining({ kind, name }));
});

test("every word must fit", () => {
  expect(find("category", "xyzzy")).toEqual([]);
  expect(find("category").length).toBeGreaterThan(find("category", "parent").length);
});

test("what a search finds can be shown", () => {
  for (const { kind, name } of find("category")) {
    const shown = kind === "field" ? name.split(".")[0]! : name;
    expect(readNamed(specs, shown).kind).toBe(kind === "field" ? "schema" : kind);
  }
});
