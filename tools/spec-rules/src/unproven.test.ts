import { expect, test } from "vitest";
import { readGivenSpec } from "./sheet.ts";
import { findUnproven } from "./unproven.ts";

const given = readGivenSpec(`## 2. Fields

| Field | Type | Required |
|---|---|---|
| \`id\` | string, uuid | yes |
| \`level\` | integer, 1 to 10, one of 1, 5 | no |

At most 99 of them. Scopes: \`all.read\`.
`);
const said = (node: object, name?: string) =>
  findUnproven({ "x-source": "given §2", ...node }, given, name).map(
    ({ path, message }) => `${path.join("/")}: ${message}`,
  );

test("what the section shows is no problem, with its limits, values and what is required", () => {
  const id = { type: "string", format: "uuid" };
  const level = { type: "integer", minimum: 1, maximum: 10, enum: [1, 5] };

  expect(said({ required: ["id"], properties: { id, level } })).toEqual([]);
  expect(said({ name: "id", required: true, schema: id })).toEqual([]);
  expect(said({ flows: { one: { scopes: { "all.read": "" } } } })).toEqual([]);
});

test.each<[string, object, string[]]>([
  ["a field", { properties: { more: {} } }, ["properties/more: more is no name of §2: it needs its own source"]],
  [
    "a field that refers elsewhere",
    { "x-source": "documented", properties: { more: { $ref: "more.yaml", "x-source": "given §2" } } },
    ["properties/more: more is no name of §2: it needs its own source"],
  ],
  [
    "a field of a part without a source",
    { allOf: [{ properties: { more: {} } }] },
    ["allOf/0/properties/more: more is no name of §2: it needs its own source"],
  ],
  ["a limit", { properties: { level: { maximum: 11 } } }, ["properties/level/maximum: maximum 11 is not shown"]],
  ["a limit of another line", { properties: { level: { maximum: 99 } } }, ["properties/level/maximum: maximum 99 is"]],
  ["a pattern", { properties: { id: { pattern: "^a" } } }, ["properties/id/pattern: pattern ^a is not shown by §2"]],
  ["a format", { properties: { level: { format: "uuid" } } }, ["properties/level/format: format uuid is not shown"]],
  ["a default", { properties: { level: { type: "integer", default: 3 } } }, ["properties/level/default: default 3 is"]],
  ["a value", { properties: { level: { enum: [1, 2] } } }, ["properties/level: the value 2 is not shown by §2"]],
  ["a required field", { required: ["id", "level"] }, ["required: that level is required is not shown by §2"]],
  ["a required parameter", { name: "level", required: true }, ["required: that level is required is not shown by §2"]],
  ["a required body", { requestBody: { required: true, content: {} } }, ["requestBody/required: that the body is"]],
  ["a name", { name: "more" }, ["name: more is no name of §2"]],
  ["a word that is no name, of a parameter", { name: "At", in: "query" }, ["name: At is no name of §2"]],
  ["a scope", { flows: { one: { scopes: { "all.write": "" } } } }, ["flows/one: all.write is no scope of §2"]],
  ["a quota", { "x-rate-limit": { requests: 7, source: "given §2" } }, ["x-rate-limit: 7 is not shown by §2"]],
  ["a section", { "x-source": "given §3" }, ["x-source: there is no §3 in the given specification"]],
])("%s that the section does not show is found", (_, node, problems) => {
  expect(said(node)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

test("its own source answers for a field, a limit, a format, a default, and what is required", () => {
  const own = { "x-limit-source": "observed", "x-format-source": "observed", "x-default-source": "assumed" };

  expect(said({ properties: { more: { "x-source": "observed", maxLength: 4 } } })).toEqual([]);
  expect(said({ properties: { id: { type: "string", maxLength: 4, format: "uri", default: "a", ...own } } })).toEqual(
    [],
  );
  expect(said({ required: ["level"], "x-required-source": "observed" })).toEqual([]);
  expect(said({ properties: { id: { maxLength: 4, "x-limit-source": "given §2" } } })).toHaveLength(1);
});
