import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { findFactProblem, findUncited, readFacts } from "./coverage.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const text = (path: string) => readFileSync(`${root}/${path}`, "utf8");
const facts = readFacts(text("tools/checks/facts/facts.tsv"));
/** The tables of the ERP's version 2 are compared with the specs row by row, see `erp-sheets`. */
const sheets = readdirSync(`${root}/tools/checks/facts/sheets`).filter((sheet) => !sheet.startsWith("erp-v2-"));
const places: Parameters<typeof findFactProblem>[1] = {
  documents: {},
  readText: (path) => (existsSync(`${root}/${path}`) ? text(path) : undefined),
};

beforeAll(() => {
  for (const api of ["erp", "channel"])
    places.documents[api] = JSON.parse(readFileSync(`${prepareBundles()}/${api}.json`, "utf8"));
  for (const file of readdirSync(`${root}/specs/app`))
    places.documents[file.replace(/(\.schema)?\.yaml$/, "")] = parse(text(`specs/app/${file}`));
  const rows = parse(text("specs/not-shown.yaml")) as { id: string }[];
  places.documents["not-shown"] = Object.fromEntries(rows.map((row) => [row.id, row]));
});

test("every fact of the list is where the list says, as required and as limited as it is stated, with its source", () => {
  const problems = facts.flatMap((fact) => {
    const problem = findFactProblem(fact, places);
    return problem ? [`${fact.sheet}:${fact.lines[0]} ${fact.fact} ${problem}`] : [];
  });

  expect(problems).toEqual([]);
});

test.each(sheets)("every table row and schema field of %s is cited by the list", (sheet) => {
  expect(findUncited(sheet, text(`tools/checks/facts/sheets/${sheet}`), facts)).toEqual([]);
});

test("what the list knows of each kind", () => {
  const counts = Object.groupBy(facts, ({ kind }) => kind);
  const line = Object.entries(counts).map(([kind, rows]) => `${rows!.length} ${kind}`);
  console.log(`${facts.length} facts: ${line.join(", ")}`);

  expect(Object.keys(counts).sort()).toEqual(
    "enum event field header kept later note operation outside schema scope tag unknown".split(" "),
  );
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
  ["later", "PATCH /v2/UpdateCategory", "erp#/paths/~1v2~1UpdateCategory/patch", "is in the specs by now"],
  ["tag", "tax beta", "erp#/tags", "must be beta, with its source"],
  ["tag", "nothing beta", "erp#/tags", "is not among the tags"],
  ["header", "x-appid required", "erp#/paths/~1v2~1UpdateCategory/patch", "is not among the headers"],
  ["header", "x-runas required", "erp#/paths/~1v2~1UpdateCategory/patch", "must be required, with its source"],
  ["unknown", "what nobody asked", "not-shown#nothing", "is not in the specs"],
  ["outside", "too much work", "", "must name what leaves it out"],
  ["note", "in no words", "erp#/components/schemas/ErrorResponse", "must name the words that say it"],
  ["kept", "in no file", "packages/http/src/gone.ts", "must stand in packages/http/src/gone.ts, which does not exist"],
  [
    "scope",
    "customer.read",
    "erp#/components/securitySchemes/clientCredentials/flows/clientCredentials/scopes/customer.read",
    "is not in the specs",
  ],
])("a planted fact is found missing: %s %s", (kind, fact, pointer, problem) => {
  expect(findFactProblem({ ...planted, kind, fact, pointer }, places)).toBe(problem);
});

test("a field of the given spec that has its source elsewhere is found", () => {
  const pointer = "channel#/components/schemas/OfferNew/properties/gtin";
  const gtin = { ...planted, sheet: "platform-spec.md", kind: "field", fact: "OfferNew.gtin optional", pointer };

  expect(findFactProblem(gtin, places)).toBe("must have its source in the given spec: got observed");
});

test("a note whose words are not there is found missing", () => {
  const note = { ...planted, kind: "note", pointer: "erp#/components/schemas/ErrorResponse", says: "no such words" };

  expect(findFactProblem(note, places)).toBe('must be said in erp#/components/schemas/ErrorResponse: "no such words"');
});

test("a row or a field planted in a sheet is found uncited", () => {
  const sheet = (name: string) => text(`tools/checks/facts/sheets/${name}`);
  const row = findUncited("channel.md", `${sheet("channel.md")}\n| Planted | x |\n|---|---|\n| a | b |\n`, facts);
  const field = findUncited(
    "channel.md",
    sheet("channel.md").replace("- **UpdateSession**: `sellerId`", "- **UpdateSession**: `planted` string; `sellerId`"),
    facts,
  );
  const whole = findUncited(
    "channel.md",
    sheet("channel.md")
      .replace("- **OrderItem**: union", "- **OrderItem**: `planted` string; union")
      .replace("- **ChannelUpdate**: `group`", "- **ChannelUpdate**: `planted` string; `group`"),
    facts,
  );

  expect(row).toEqual([expect.stringContaining("| a | b |")]);
  expect(field).toEqual([expect.stringContaining("UpdateSession.planted")]);
  expect(whole).toEqual(expect.arrayContaining(["560: OrderItem.planted", "520: ChannelUpdate.planted"]));
});

const planted: Parameters<typeof findFactProblem>[0] = {
  sheet: "",
  lines: [1, 1],
  kind: "",
  fact: "",
  pointer: "",
  says: "",
};
