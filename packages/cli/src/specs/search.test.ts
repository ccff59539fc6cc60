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

test("of what fits equally well, operations come first, then events, fields, errors and open questions", () => {
  const operation = { ...specs.erp.operations[0]!, id: "stock", call: "stock", summary: "", path: "", description: "" };
  const field = { properties: { stock: { type: "string" } } };
  const data = { ...specs.erp, operations: [], events: [], schemas: {} };
  const own = {
    erp: { ...data, schemas: { Any: field } },
    channel: {
      ...data,
      operations: [operation],
      events: [{ type: "stock", payload: "", description: "", source: "" }],
    },
    errors: [{ code: "stock", title: "", meaning: "", fix: "", byItself: "" }],
    unknowns: [{ id: "stock", section: "", question: "", ours: "", option: "" }],
  };

  expect(findHits(own, ["STOCK"]).map(({ kind }) => kind)).toEqual(["operation", "event", "field", "error", "unknown"]);
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
