import { expect, test } from "vitest";
import { findOperation, readNamed, readOperation } from "./find.ts";
import { listOperations, loadSpecs } from "./load.ts";

const specs = await loadSpecs();

test.each([
  "categories.update",
  "erp.categories.update",
  "Category_UpdateCategory",
  "category_updatecategory",
  "PATCH /v2/UpdateCategory",
  " Categories.Update\n",
  "patch /V2/updatecategory",
])("an operation is found as %s", (name) => {
  expect(findOperation(specs, name)?.operation.id).toBe("Category_UpdateCategory");
});

test("no two operations have a name in common, so each name finds its own", () => {
  const operations = listOperations(specs);
  expect(operations.length).toBeGreaterThan(100);
  for (const operation of operations) {
    expect(findOperation(specs, operation.id)?.operation.id).toBe(operation.id);
    if (operation.call) expect(findOperation(specs, operation.call)?.operation.id).toBe(operation.id);
  }
});

test("a name that no operation has is refused with the nearest ones", () => {
  const refusal = { exitCode: 2, message: expect.stringMatching(/Did you mean categories\.update/) };
  expect(() => readOperation(specs, "categories.updat")).toThrow(expect.objectContaining(refusal));
  expect(() => readOperation(specs, "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq")).toThrow("kontor specs search finds it");
});

test.each([
  ["categoryupdate", "schema"],
  ["channel.OfferNew", "schema"],
  ["seller:offer.new", "event"],
  ["ERR_PLATFORM_TOKEN", "error"],
  ["tax-type-meaning", "unknown"],
  ["events.list", "operation"],
])("readNamed() takes %s for a name of the kind %s", (name, kind) => {
  expect(readNamed(specs, name).kind).toBe(kind);
});

test("readNamed() refuses other names with the nearest ones", () => {
  expect(() => readNamed(specs, "ERR_PLATFORM_TOKN")).toThrow("Did you mean ERR_PLATFORM_TOKEN?");
});
