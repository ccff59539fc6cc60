import { expect, test } from "vitest";
import { tinyDocument } from "../../fixtures/tiny.ts";
import type { RawOperation } from "../../document/openapi.ts";
import { buildModel } from "../../model/build.ts";
import { emitRecordExamples } from "./record-examples.ts";
import { emitRoutes } from "./routes.ts";

function specOf(examples: Record<string, unknown>, does = "get") {
  const document = tinyDocument();
  const get = document.paths["/v1/shops/{shopId}"]!["get"]! as RawOperation;
  get["x-record"] = { name: "shops", does };
  get.responses["200"]!.content!["application/json"]!.examples = examples as never;
  return buildModel({ api: "erp", document });
}

const rowsOf = (text: string) => text.split("= {\n")[1];

test.each([
  ["a record", { id: 1 }, '    {"id":1},\n'],
  ["a list", [{ id: 1 }, { id: 1 }, { id: 2 }], '    {"id":1},\n    {"id":2},\n'],
  ["a page", { totalItems: 1, pageNumber: 1, items: [{ id: 3, tags: ["a"] }] }, '    {"id":3,"tags":["a"]},\n'],
  ["a list in an object", { data: [{ id: 4 }] }, '    {"id":4},\n'],
])("emitRecordExamples() takes the records out of %s", (_, value, rows) => {
  expect(rowsOf(emitRecordExamples(specOf({ usual: { value } })))).toBe(`  shops: [\n${rows}  ],\n};\n`);
});

test("emitRecordExamples() takes none of an operation that shows no record as it is read", () => {
  expect(rowsOf(emitRecordExamples(specOf({ usual: { value: { id: 1 } } }, "update")))).toBe("};\n");
});

test("emitRoutes() says which record an operation is about, and refuses a way that there is not", () => {
  const text = emitRoutes([{ model: specOf({}), prefix: "" }]);

  expect(text).toContain('"record":{"name":"shops","does":"get","id":"shopId","parents":[]}');
  expect(text).toContain('export type RecordOperationId =\n  | "Shop_GetShop";');
  expect(() => emitRoutes([{ model: specOf({}, "look"), prefix: "" }])).toThrow(
    "Cannot route Shop_GetShop as does of its x-record must be one of list,",
  );
});
