import { expect, test } from "vitest";
import { isBare, mergeAllOf } from "./merge.ts";

type Schema = Parameters<typeof mergeAllOf>[0];

/** Merges a schema whose parts stand in it, or are named by `$ref`. */
function merge(schema: object, named: Record<string, object> = {}): unknown {
  const places: string[] = [];
  const merged = mergeAllOf(schema as Schema, "#/a", (part, at) => {
    places.push(at);
    return part.$ref === undefined ? { schema: part, at } : { schema: named[part.$ref] as Schema, at: part.$ref };
  });
  expect(places.every((at) => at.includes("/allOf/"))).toBe(true);
  return merged;
}

test.each<[string, object, object]>([
  ["nothing beside it", { type: "object", title: "A" }, { type: "object", title: "A" }],
  [
    "fields of all parts",
    { properties: { a: { type: "string" } }, allOf: [{ properties: { b: {} } }] },
    { properties: { b: {}, a: { type: "string" } } },
  ],
  [
    "what any part requires, once",
    { required: ["a", "b"], allOf: [{ required: ["b", "c"] }, {}] },
    { required: ["b", "c", "a"] },
  ],
  ["what only a part requires", { allOf: [{ required: ["a"] }] }, { required: ["a"] }],
  ["parts of parts", { allOf: [{ allOf: [{ required: ["a"] }], required: ["b"] }] }, { required: ["a", "b"] }],
  [
    "its own words before those of a part",
    { title: "own", allOf: [{ title: "part", description: "d" }] },
    { title: "own", description: "d" },
  ],
  ["the values that all parts allow", { enum: ["a", "b"], allOf: [{ enum: ["b", "c"] }] }, { enum: ["b"] }],
  ["values by what they are", { enum: [{ a: 1 }, 1], allOf: [{ enum: [{ a: 1 }, "1"] }] }, { enum: [{ a: 1 }] }],
  [
    "items of all parts",
    { items: { maxLength: 1 }, allOf: [{ items: { type: "string" } }] },
    { items: { allOf: [{ type: "string" }, { maxLength: 1 }] } },
  ],
  [
    "a field of two parts",
    { properties: { a: { maxLength: 1 } }, allOf: [{ properties: { a: { type: "string" } } }] },
    { properties: { a: { allOf: [{ type: "string" }, { maxLength: 1 }] } } },
  ],
  ["an equal field once", { properties: { a: {} }, allOf: [{ properties: { a: {} } }] }, { properties: { a: {} } }],
  [
    "one reference with the words of both",
    { properties: { a: { $ref: "x", title: "t" } }, allOf: [{ properties: { a: { $ref: "x" } } }] },
    { properties: { a: { $ref: "x", title: "t" } } },
  ],
  ["the narrower number", { type: "number", allOf: [{ type: "integer" }] }, { type: "integer" }],
  ["the narrower number, the other way round", { type: "integer", allOf: [{ type: "number" }] }, { type: "integer" }],
  ["the common type", { type: ["string", "null"], allOf: [{ type: "string" }] }, { type: "string" }],
  [
    "common types",
    { type: ["string", "null"], allOf: [{ type: ["null", "string", "number"] }] },
    { type: ["null", "string"] },
  ],
  ["the one union of its parts", { oneOf: [{}], allOf: [{ type: "object" }] }, { type: "object", oneOf: [{}] }],
])("a schema made of parts has %s", (_, schema, merged) => {
  expect(merge(schema)).toEqual(merged);
});

test.each<[string, object, string]>([
  [
    "other types",
    { type: "string", allOf: [{ type: ["number", "null"] }] },
    "have one type in all of its allOf: got number|null and string",
  ],
  ["two unions", { oneOf: [{}], allOf: [{ oneOf: [{}] }] }, "have one oneOf in all of its allOf"],
  ["two unions of the other kind", { anyOf: [{}], allOf: [{ anyOf: [{}] }] }, "have one anyOf in all of its allOf"],
  ["unions of both kinds", { oneOf: [{}], allOf: [{ anyOf: [{}] }] }, "have either oneOf or anyOf"],
  [
    "unions of both kinds, the other way round",
    { anyOf: [{}], allOf: [{ oneOf: [{}] }] },
    "have either oneOf or anyOf",
  ],
])("parts with %s are refused", (_, schema, message) => {
  expect(() => merge(schema)).toThrow(message);
});

test("a schema that is made of itself is refused, and one that is a part twice is not", () => {
  const named: Record<string, object> = { b: { required: ["b"] } };
  named["a"] = { allOf: [{ $ref: "c" }] };
  named["c"] = { allOf: [{ $ref: "a" }] };

  expect(() => merge(named["a"]!, named)).toThrow("not be made of itself by allOf");
  expect(merge({ allOf: [{ $ref: "b" }, { $ref: "b" }] }, named)).toEqual({ required: ["b"] });
});

test.each([
  [{ $ref: "x", description: "d", nullable: true, "x-own": 1 }, true],
  [{ allOf: [], title: "t", deprecated: true, example: 1, readOnly: true }, true],
  [{ $ref: "x", maxLength: 5 }, false],
  [{ allOf: [], properties: {} }, false],
  [{ xy: 1 }, false],
])("%j says nothing of its own about values: %s", (schema, bare) => {
  expect(isBare(schema as Schema)).toBe(bare);
});
