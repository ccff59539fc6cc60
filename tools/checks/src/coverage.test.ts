import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { factProblem, readFacts } from "./coverage.ts";

const codegen = fileURLToPath(new URL("../../codegen", import.meta.url));
const facts = readFacts(readFileSync(new URL("./facts.tsv", import.meta.url), "utf8"));
const documents: Record<string, unknown> = {};

beforeAll(() => {
  execFileSync(process.execPath, [`${codegen}/src/source.ts`]);
  for (const api of ["erp", "channel"])
    documents[api] = JSON.parse(readFileSync(`${codegen}/dist/${api}.json`, "utf8"));
});

test("every fact of the list is in the specs, as required and as limited as it is stated, with its source", () => {
  const missing = facts.flatMap((fact) => {
    const problem = factProblem(fact, documents);
    return problem ? [`${fact.sheet}:${fact.line} ${fact.fact} ${problem}`] : [];
  });

  expect(missing).toEqual([]);
  expect(facts.length).toBeGreaterThan(700);
});

test.each([
  ["field", "Order.sellerId required", "channel#/components/schemas/Order/properties/gone", "is not in the specs"],
  ["field", "Order.sellerId optional", "channel#/components/schemas/Order/properties/sellerId", "must be optional"],
  [
    "field",
    "OrderList.orderList required minItems=2",
    "channel#/components/schemas/OrderList/properties/orderList",
    "must have minItems=2: got 1",
  ],
  [
    "enum",
    "ReportType: SELLER_INVENTORY, MORE",
    "channel#/components/schemas/ReportType",
    "must have the values SELLER_INVENTORY, MORE",
  ],
  ["operation", "GET /v1/nothing", "channel#/paths/~1v1~1nothing/get", "is not in the specs"],
  ["tag", "tax beta", "erp#/tags", "must be beta, with its source"],
  ["tag", "nothing beta", "erp#/tags", "is not among the tags"],
  ["header", "x-appid required", "erp#/paths/~1v2~1UpdateCategory/patch", "is not among the headers"],
  ["header", "x-runas required", "erp#/paths/~1v2~1UpdateCategory/patch", "must be required, with its source"],
  [
    "scope",
    "customer.read",
    "erp#/components/securitySchemes/clientCredentials/flows/clientCredentials/scopes/customer.read",
    "is not in the specs",
  ],
])("a planted fact is found missing: %s %s", (kind, fact, pointer, problem) => {
  expect(factProblem({ sheet: "", line: 1, kind, fact, pointer }, documents)).toBe(problem);
});
