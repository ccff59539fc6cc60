import { expect, test } from "vitest";
import { readNamed } from "./find.ts";
import { loadSpecs } from "./load.ts";
import { findHits, runSearch } from "./search.ts";

const specs = await loadSpecs();

/** All that a search finds, the best first. */
async function find(...args: string[]) {
  const lines: string[] = [];
  const out = { line: (text: string) => lines.push(text) };
  await runSearch({ options: { limit: "100000", json: true }, args, out } as never as Parameters<typeof runSearch>[0]);
  return lines.map((line) => JSON.parse(line) as Record<"kind" | "name", string>);
}

test.each([
  ["update category", "operation", "categories.update"],
  ["tax class", "operation", "taxClasses.list"],
  ["acknowledge", "operation", "events.acknowledge"],
  ["seller:offer.new", "event", "Seller:Offer.New"],
  ["sortNumber", "field", "CategoryUpdate.sortNumber"],
  ["ERR_PLATFORM_TOKEN", "error", "ERR_PLATFORM_TOKEN"],
  ["redelivery timeout", "unknown", "redelivery-timeout"],
])("a search for %s finds the %s %s among the first", async (words, kind, name) => {
  expect((await find(words)).slice(0, 8)).toContainEqual(expect.objectContaining({ kind, name }));
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

test("a name counts more than a summary, a summary more than a description, and the start of a word more than its middle", () => {
  const any = { ...specs.erp.operations[0]!, path: "/x", summary: "", description: "", scopes: [] };
  const operations = [
    { ...any, id: "a", call: "a", description: "Overstock is told." },
    { ...any, id: "b", call: "b", summary: "Overstock is told." },
    { ...any, id: "c", call: "c", description: "Stock is told." },
    { ...any, id: "d", call: "d", summary: "Stock is told." },
    { ...any, id: "e", call: "overstock" },
    { ...any, id: "f", call: "stock" },
  ];
  const none = { ...specs.erp, operations: [], events: [], schemas: {} };
  const own = { erp: { ...none, operations }, channel: none, errors: [], unknowns: [] };

  expect(findHits(own, ["stock"]).map(({ name }) => name)).toEqual(["stock", "overstock", "d", "b", "c", "a"]);
});

test("every word must fit", async () => {
  await expect(find("category", "xyzzy")).rejects.toThrow("Nothing in the specs has the words category xyzzy");
  expect((await find("category")).length).toBeGreaterThan((await find("category", "parent")).length);
});

test("what a search finds can be shown", async () => {
  for (const { kind, name } of await find("category")) {
    const shown = kind === "field" ? name.split(".")[0]! : name;
    expect(readNamed(specs, shown).kind).toBe(kind === "field" ? "schema" : kind);
  }
});
