import { expect, test } from "vitest";
import type { Schema } from "../../../read/openapi.ts";
import { trimSchema } from "./trim.ts";

test("trimSchema() leaves out words and keeps the marks and the keywords that decide, sorted", () => {
  const schema = {
    type: "object",
    title: "Shop",
    "x-source": "given §1",
    required: ["name", "id"],
    properties: {
      title: { type: "string", description: "Its title.", "x-decimal-text": true, maxLength: 3 },
      id: { allOf: [{ $ref: "#/components/schemas/Id", description: "Its id." }] },
    },
    additionalProperties: { type: ["string", "null"], default: "" },
  } as Schema;

  expect(JSON.stringify(trimSchema(schema, "#"))).toBe(
    JSON.stringify({
      additionalProperties: { type: ["string", "null"] },
      properties: {
        id: { allOf: [{ $ref: "Id" }] },
        title: { maxLength: 3, type: "string", "x-decimal-text": true },
      },
      required: ["id", "name"],
      type: "object",
    }),
  );
});

test("trimSchema() leaves values as they are, whatever their fields are called", () => {
  const schema = { enum: [{ title: "b", required: ["z", "a"] }, "a"], const: { description: "kept" } } as Schema;

  expect(trimSchema(schema, "#")).toEqual(schema);
});

test.each<[unknown, string]>([
  [null, "#/a must be a schema"],
  [{ properties: { b: null } }, "#/a/properties/b must be a schema"],
  [{ allOf: [{ properties: [] }] }, "#/a/allOf/0/properties must be schemas by name"],
  [{ not: { required: "b" } }, "#/a/not/required must be a list of names"],
  [{ items: { $ref: 1 } }, "#/a/items/$ref must be text"],
])("trimSchema() refuses %j: %s", (schema, words) => {
  expect(() => trimSchema(schema as Schema, "#/a")).toThrow(words.replace(" must", " as it must"));
});
