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

  expect(JSON.stringify(trimSchema(schema))).toBe(
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

  expect(trimSchema(schema)).toEqual(schema);
});
