import { expect, test } from "vitest";
import { addNull, isNullable, isWholeFormat, readEnum, resolveType } from "./scalars.ts";

test.each([
  ["int32", true],
  ["int64", true],
  ["uint8", true],
  ["int", false],
  ["sint32", false],
  ["int32x", false],
  ["point64", false],
  ["float", false],
  [undefined, false],
])("a number of the format %s is whole: %s", (format, isWhole) => {
  expect(isWholeFormat(format === undefined ? {} : { format })).toBe(isWhole);
});

const a = { kind: "enum", values: ["a"] };

test.each<[object[], object, object]>([
  [["a"] as never, {}, a],
  [["a", null, "a"] as never, {}, a],
  [[true] as never, {}, { kind: "enum", values: [true] }],
  [[false, null] as never, {}, { kind: "enum", values: [false] }],
  [[true, false] as never, {}, { kind: "boolean" }],
  [[1, "b"] as never, {}, { kind: "enum", values: [1, "b"] }],
  [[1, 2] as never, { type: "integer" }, { kind: "enum", values: [1, 2] }],
  [[1, 2] as never, { type: ["string", "null"] }, { kind: "enum", values: ["1", "2"] }],
  [["1", "b"] as never, { type: "string" }, { kind: "enum", values: ["1", "b"] }],
  [[null] as never, {}, { kind: "any" }],
  [[], {}, { kind: "any" }],
  [["a", {}] as never, {}, { kind: "any" }],
])("the set %j of %j is read", (values, schema, shape) => {
  expect(readEnum(values as never, schema)).toEqual(shape);
});

test.each<[object, string | undefined]>([
  [{ properties: {} }, "object"],
  [{ additionalProperties: false }, "object"],
  [{ patternProperties: {} }, "object"],
  [{ items: {} }, "array"],
  [{ format: "int32" }, "integer"],
  [{ format: "binary" }, "string"],
  [{ pattern: "" }, "string"],
  [{ minLength: 0 }, "string"],
  [{ format: "date" }, undefined],
  [{ minimum: 0 }, undefined],
])("the type of a schema with %j and no type is %s", (schema, type) => {
  expect(resolveType(schema)).toBe(type);
});

test.each<[object, boolean]>([
  [{ type: "null" }, true],
  [{ type: ["string", "null"] }, true],
  [{ nullable: true }, true],
  [{ const: null }, true],
  [{ enum: ["a", null] }, true],
  [{ oneOf: [{ type: "string" }, { type: "null" }] }, true],
  [{ anyOf: [{ type: "null" }] }, true],
  [{ nullable: false }, false],
  [{ type: "string", enum: ["null"], const: "null" }, false],
  [{ oneOf: [{ type: ["string", "null"] }, { enum: [null] }] }, false],
  [{}, false],
])("%j may be null: %s", (schema, may) => {
  expect(isNullable(schema)).toBe(may);
});

test("null is added once, and not to what may be anything", () => {
  const text = { kind: "text" } as const;
  const orNull = { kind: "nullable", shape: text } as const;

  expect([addNull(text, true), addNull(orNull, true), addNull({ kind: "any" }, true), addNull(text, false)]).toEqual([
    orNull,
    orNull,
    { kind: "any" },
    text,
  ]);
});
