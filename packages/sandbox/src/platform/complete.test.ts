import { expect, test } from "vitest";
import type { Schema } from "../ground/schema.ts";
import { findField, completeValue } from "./complete.ts";

const at = "2026-02-11T08:00:00.000Z";
const fit = (schema: Schema, known?: unknown) => completeValue(schema, known, { api: "erp", at });
const NIL = "00000000-0000-0000-0000-000000000000";

test("an object has what is known, in the letters of its schema, and what is required; nothing else", () => {
  const schema: Schema = {
    type: "object",
    required: ["id", "at", "name", "count"],
    properties: {
      id: { type: "string", format: "uuid" },
      at: { type: "string", format: "date-time" },
      name: { type: "string", minLength: 2 },
      count: { type: "integer", minimum: 1 },
      sKU: { type: "string" },
      note: { type: "string" },
      size: { type: "number" },
    },
  };

  expect(fit(schema, { SKU: "A-1", more: 1, size: "large" })).toEqual({
    id: NIL,
    at,
    name: "xx",
    count: 1,
    sKU: "A-1",
  });
});

test.each<[string, Schema, unknown, unknown]>([
  ["a text that is too long", { type: "string", maxLength: 3 }, "abcd", ""],
  ["a text of a pattern", { type: "string", pattern: "^[A-Z]{2}$" }, undefined, "DE"],
  ["a text that is known", { type: "string", format: "date-time" }, "2020-01-01T00:00:00Z", "2020-01-01T00:00:00Z"],
  ["a day", { type: "string", format: "date" }, "soon", "2026-02-11"],
  ["a number above its limit", { type: "integer", maximum: 9 }, 10.5, 9],
  ["a value out of a list", { enum: [1, 2] }, 3, 1],
  ["a value of a list", { enum: [1, 2] }, 2, 2],
  ["a constant", { const: "x" }, "y", "x"],
  ["a truth", { type: "boolean" }, "yes", false],
  ["nothing where that is allowed", { type: ["string", "null"] }, null, null],
  ["nothing where that is not allowed", { type: "string" }, null, ""],
  ["a list with a least length", { type: "array", minItems: 1, items: { type: "boolean" } }, [], [false]],
  ["a list", { type: "array", items: { type: "integer" } }, [1, "2"], [1, 0]],
  ["a map", { type: "object", additionalProperties: { type: "string" } }, { a: "1", b: 2 }, { a: "1", b: "" }],
  ["an object without described fields", { type: "object" }, { a: 1 }, { a: 1 }],
  ["an amount as text", { type: "string", "x-decimal-text": true }, 5, "5"],
  ["an id as text", { type: "string", "x-id-text": true }, 5, "5"],
  [
    "parts that belong together",
    { allOf: [{ properties: { a: {} } }, { properties: { b: {} } }] },
    { a: 1, b: 2 },
    { a: 1, b: 2 },
  ],
  ["anything", {}, undefined, {}],
])("completeValue() gives %s", (_, schema, known, value) => {
  expect(fit(schema, known)).toEqual(value);
});

test("completeValue() takes the branch of a union whose constants are known", () => {
  const branch = (kind: string, field: string): Schema => ({
    type: "object",
    required: ["kind", field],
    properties: { kind: { const: kind }, [field]: { type: "integer" } },
  });
  const schema = { oneOf: [branch("a", "one"), branch("b", "two")] };

  expect([fit(schema, { kind: "b", two: 2 }), fit(schema)]).toEqual([
    { kind: "b", two: 2 },
    { kind: "a", one: 0 },
  ]);
});

test("findField() finds a field in any letters, the same letters first, and none of what is no record", () => {
  expect([findField({ ID: 1, id: 2 }, "id"), findField({ ID: 1 }, "id"), findField({ a: 1 }, "toString")]).toEqual([
    2,
    1,
    undefined,
  ]);
  expect([findField([1], "length"), findField(null, "id"), findField("text", "length")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a text that is no uuid does not stand where one must", () => {
  const schema = { type: "string", format: "uuid" };
  const nil = "00000000-0000-0000-0000-000000000000";

  expect(completeValue(schema, "no uuid", { api: "erp", at: "" })).toBe(nil);
});
