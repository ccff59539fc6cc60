import { expect, test } from "vitest";
import { buildModel } from "../model/build.ts";
import type { Document } from "../document/openapi.ts";

function specWith(parameters: object[]): Document {
  const operation = {
    operationId: "Shop_Find",
    summary: "Finds shops",
    tags: ["shop"],
    "x-source": "given §1",
    parameters,
    responses: { 204: { description: "Found" } },
  };
  return {
    openapi: "3.1.0",
    info: { title: "Styles", version: "1" },
    tags: [{ name: "shop", description: "Shops.", "x-maturity": "beta", "x-source": "given §1" }],
    paths: { "/v1/shops": { get: operation } },
    components: { schemas: {} },
  } as unknown as Document;
}
const list = { type: "array", items: { type: "string" } };

test.each([
  ["an object", [{ name: "filter", in: "query", schema: { type: "object" } }]],
  ["another style", [{ name: "ids", in: "query", style: "pipeDelimited", schema: list }]],
  [
    "lists of two kinds",
    [
      { name: "ids", in: "query", explode: false, schema: list },
      { name: "types", in: "query", schema: list },
    ],
  ],
])("a spec with %s in a query is refused: nothing would write it", (_, parameters) => {
  expect(() => buildModel({ api: "erp", document: specWith(parameters) })).toThrow("Shop_Find");
});

test("a spec with lists of one kind is read", () => {
  const parameters = [{ name: "ids", in: "query", style: "form", explode: false, schema: list }];

  expect(buildModel({ api: "erp", document: specWith(parameters) }).operations).toHaveLength(1);
});
