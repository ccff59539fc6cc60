import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { findDifferences, findUnreached } from "./find-differences.ts";
import type { Bundle, Node } from "./types.ts";

const facts = fileURLToPath(new URL("../../facts", import.meta.url));
const read = (file: string) => readFileSync(`${facts}/${file}`, "utf8");
const sheets = {
  operations: read("sheets/erp-v2-operations.tsv"),
  schemas: read("sheets/erp-v2-schemas.tsv"),
};
const [, ...rows] = read("differences.tsv").trimEnd().split("\n");
const accepted = rows.map((row) => row.split("\t"));
let text = "";

beforeAll(() => {
  text = readFileSync(`${prepareBundles()}/erp.json`, "utf8");
});

test("the specs say of all operations and their schemas what both sheets state, but for the listed differences", () => {
  expect(findDifferences(sheets, bundle()).sort()).toEqual(accepted.map(([difference = ""]) => difference).sort());
});

test("each listed difference has its reason", () => {
  expect(accepted.filter(([, reason = ""]) => reason.length < 10)).toEqual([]);
});

test("the schemas that no operation of the sheet reaches are known", () => {
  expect(findUnreached(sheets)).toEqual([
    "ProblemDetails",
    "ProblemDetailsError",
    "AmazonUserKey",
    "ShopSubshopKey",
    "ScxChannelKey",
    "GetFileRequest",
    "UploadFileRequest",
  ]);
});

const stocks = (spec: Bundle) => spec.paths["/v2/stocks"]!;
const schema = (spec: Bundle, name: string) => spec.components.schemas[name]!;
const properties = (spec: Bundle, name: string) => schema(spec, name)["properties"] as Record<string, Node>;

const gaps: [title: string, plant: (spec: Bundle) => void, found: string][] = [
  ["an operation that is gone", (spec) => delete stocks(spec)["get"], "GET /v2/stocks is not in the specs"],
  ["an operation without a fact", (spec) => (stocks(spec)["delete"] = {}), "DELETE /v2/stocks has no fact"],
  [
    "a query parameter that is gone",
    (spec) => parameters(spec).splice(1, 1),
    "GET /v2/stocks query warehouseId is not in the specs",
  ],
  [
    "a query parameter without a fact",
    (spec) => parameters(spec).push({ name: "color", in: "query", schema: { type: "string" } }),
    "GET /v2/stocks query color has no fact",
  ],
  [
    "a header without a fact",
    (spec) => parameters(spec).push({ name: "x-more", in: "header", schema: { type: "string" } }),
    "GET /v2/stocks must have the headers X-SessionId,api-version,x-appid,x-appversion,x-companyid,x-runas,x-tenant-id*: got X-SessionId,api-version,x-appid,x-appversion,x-companyid,x-more,x-runas,x-tenant-id*",
  ],
  [
    "a body that is gone",
    (spec) => delete stocks(spec)["post"]!["requestBody"],
    "POST /v2/stocks body is not in the specs",
  ],
  [
    "a body without a fact",
    (spec) => (stocks(spec)["get"]!["requestBody"] = { content: {} }),
    "GET /v2/stocks body has no fact",
  ],
  [
    "a field that is gone",
    (spec) => delete properties(spec, "Stock")["batchNumber"],
    "Stock.batchNumber is not in the specs",
  ],
  [
    "a field without a fact",
    (spec) => (properties(spec, "Stock")["color"] = { type: "string" }),
    "Stock.color has no fact",
  ],
  [
    "a field of another type",
    (spec) => (properties(spec, "Stock")["batchNumber"] = { type: "integer" }),
    'Stock.batchNumber must have type "string": got "integer"',
  ],
  [
    "a field that is no longer required",
    (spec) => (schema(spec, "CreateStock")["required"] = ["warehouseId", "itemId"]),
    "CreateStock.quantity must be required",
  ],
  [
    "a field of an answer that is required",
    (spec) => (schema(spec, "Stock")["required"] = ["itemId"]),
    "Stock.itemId must be optional",
  ],
  [
    "a request that is open",
    (spec) => delete schema(spec, "CreateStock")["additionalProperties"],
    "CreateStock must be closed",
  ],
  [
    "an enum without one of its values",
    (spec) => (schema(spec, "LabelType")["enum"] as number[]).pop(),
    "LabelType must have enum [1,2,6,7,8]: got [1,2,6,7]",
  ],
  [
    "an enum with a value that has no name",
    (spec) => (schema(spec, "LabelType")["x-enum-meaning"] as { values: string[] }).values.pop(),
    "LabelType must name each value of its enum",
  ],
  ["a status that is gone", (spec) => delete answers(spec)["404"], "GET /v2/stocks 404 is not in the specs"],
  ["a status without a fact", (spec) => (answers(spec)["418"] = {}), "GET /v2/stocks 418 has no fact"],
  [
    "another scope",
    (spec) => (stocks(spec)["get"]!["security"] = [{ clientCredentials: ["items.read"] }]),
    "GET /v2/stocks must have the scopes inventories.read: got items.read",
  ],
  [
    "another maturity",
    (spec) => (stocks(spec)["get"]!["x-maturity"] = "beta"),
    "GET /v2/stocks must have the maturity stable: got beta",
  ],
  [
    "another schema in an answer",
    (spec) => (properties(spec, "StockPage")["items"]!["items"] = { $ref: "#/components/schemas/Supplier" }),
    "POST /v2/stocks 201 must refer to Supplier: got Stock",
  ],
  ["a schema without a fact", (spec) => (spec.components.schemas["More"] = {}), "the schema More has no fact"],
];

test.each(gaps)("a planted gap is found: %s", (_, plant, found) => {
  const spec = bundle();
  plant(spec);

  expect(findDifferences(sheets, spec)).toContain(found);
});

function bundle(): Bundle {
  return JSON.parse(text) as Bundle;
}

function parameters(spec: Bundle): Node[] {
  return stocks(spec)["get"]!["parameters"] as Node[];
}

function answers(spec: Bundle): Record<string, Node> {
  return stocks(spec)["get"]!["responses"] as Record<string, Node>;
}
