import type { Json } from "../read/openapi.ts";

/** A construct of JSON Schema: a value that fits it, and one that a client refuses to read. */
export interface SchemaConstruct {
  schema: Json;
  fits: Json;
  /** Absent where nothing is refused. */
  misfits?: Json;
  /** It has a field that is not described, which a type does not have. */
  hasMore?: boolean;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const object = (properties: Record<string, Json>, required: string[] = []): Json => ({
  type: "object",
  properties,
  required,
});

/** Schemas that the constructs refer to, by their keys. */
export const components: Record<string, Json> = {
  Animal: object({ name: text }, ["name"]),
  Cat: { allOf: [ref("Animal"), object({ lives: { type: "integer" } }, ["lives"])] },
  Dog: { allOf: [ref("Animal"), object({ barks: { type: "boolean" } }, ["barks"])] },
  Puppy: { allOf: [ref("Dog"), { required: ["age"] }, object({ age: { type: "integer" } })] },
  Name: text,
  Alias: ref("Name"),
  Return: object({ reason: text }, ["reason"]),
  Record: object({ line: text }, ["line"]),
  Decoder: object({ code: text }, ["code"]),
  Promise: object({ kept: { type: "boolean" } }, ["kept"]),
  "kebab-case.name": object({ id: text }, ["id"]),
  KebabCaseName: object({ other: text }, ["other"]),
  Tree: object({ name: text, children: { type: "array", items: ref("Tree") } }, ["name"]),
  Even: object({ odd: ref("Odd") }),
  Odd: object({ even: ref("Even"), end: text }),
  Folder: object({ files: { type: "object", additionalProperties: ref("Folder") } }),
  MaybeAnimal: { ...(object({ name: text }, ["name"]) as object), nullable: true },
};

export const schemas: Record<string, SchemaConstruct> = {
  text: { schema: text, fits: "a", misfits: 1 },
  "text with a format": { schema: { type: "string", format: "date-time" }, fits: "2026-01-01T00:00:00Z", misfits: 1 },
  "text with limits": {
    schema: { type: "string", minLength: 1, maxLength: 9, pattern: "^a" },
    fits: "ab",
    misfits: false,
  },
  "type from a pattern": { schema: { pattern: "^a" }, fits: "ab", misfits: 7 },
  "text out of a set": { schema: { type: "string", enum: ["a", "b"] }, fits: "a", misfits: 3 },
  "set with null": {
    schema: object({ it: { type: ["string", "null"], enum: ["a", null] } }, ["it"]),
    fits: { it: null },
    misfits: { it: 3 },
  },
  "set without a type": { schema: { enum: ["a", "b"] }, fits: "b", misfits: 1 },
  "set of numbers": { schema: { type: "integer", enum: [1, 2] }, fits: 2, misfits: "2" },
  "set of unquoted texts": { schema: { type: "string", enum: ["1", 2] }, fits: "2", misfits: 2 },
  "set of true and false": { schema: { enum: [true, false] }, fits: true, misfits: "true" },
  "set of mixed values": { schema: { enum: ["a", 1] }, fits: 1 },
  constant: { schema: { const: "a" }, fits: "a", misfits: 1 },
  integer: { schema: { type: "integer" }, fits: 1, misfits: 1.5 },
  "integer of 64 bit": {
    schema: { type: "integer", format: "int64" },
    fits: 9007199254740991,
    misfits: 9007199254740992,
  },
  number: { schema: { type: "number" }, fits: 1.5, misfits: "1.5" },
  boolean: { schema: { type: "boolean" }, fits: false, misfits: 0 },
  "nullable of 3.0": {
    schema: object({ it: { type: "string", nullable: true } }, ["it"]),
    fits: { it: null },
    misfits: {},
  },
  "nullable of 3.1": {
    schema: object({ it: { type: ["string", "null"] } }, ["it"]),
    fits: { it: null },
    misfits: { it: 1 },
  },
  "nullable reference": {
    schema: object({ it: { ...ref("Animal"), nullable: true } }, ["it"]),
    fits: { it: null },
    misfits: { it: {} },
  },
  "named schema that may be null": {
    schema: object({ it: ref("MaybeAnimal") }, ["it"]),
    fits: { it: null },
    misfits: { it: {} },
  },
  "null in an optional field": {
    schema: object({ it: { type: "string", nullable: true } }),
    fits: { it: "a" },
    misfits: { it: 1 },
  },
  "list of texts": { schema: { type: "array", items: text }, fits: ["a"], misfits: [1] },
  "list of references": { schema: { type: "array", items: ref("Animal") }, fits: [{ name: "a" }], misfits: [{}] },
  "list of lists": {
    schema: { type: "array", items: { type: "array", items: { type: "integer" } } },
    fits: [[1]],
    misfits: [["1"]],
  },
  "list of nullable items": {
    schema: { type: "array", items: { type: ["integer", "null"] } },
    fits: [1, null],
    misfits: ["1"],
  },
  "list of anything": { schema: { type: "array" }, fits: [1, "a"], misfits: {} },
  "list without a type": { schema: { items: text }, fits: ["a"], misfits: "a" },
  tuple: { schema: { type: "array", prefixItems: [text, { type: "integer" }] }, fits: ["a", 1], misfits: [true] },
  "object by reference": { schema: ref("Animal"), fits: { name: "a" }, misfits: {} },
  "object in place": { schema: object({ a: text }, ["a"]), fits: { a: "x" }, misfits: { a: 1 } },
  "objects within objects": {
    schema: object({ a: object({ b: object({ c: text }, ["c"]) }, ["b"]) }, ["a"]),
    fits: { a: { b: { c: "x" } } },
    misfits: { a: { b: {} } },
  },
  "object without a type": { schema: { properties: { a: text }, required: ["a"] }, fits: { a: "x" }, misfits: [] },
  "fields that nobody described": { schema: object({ a: text }), fits: { a: "x", more: 1 }, hasMore: true },
  "closed object": {
    schema: { type: "object", properties: { a: text }, additionalProperties: false },
    fits: { a: "x" },
    misfits: { a: 1 },
  },
  "object with further fields of a kind": {
    schema: { type: "object", properties: { a: text }, additionalProperties: text },
    fits: { a: "x" },
    misfits: { a: 1 },
  },
  "map of texts": { schema: { type: "object", additionalProperties: text }, fits: { k: "v" }, misfits: { k: 1 } },
  "map of references": {
    schema: { type: "object", additionalProperties: ref("Animal") },
    fits: { k: { name: "a" } },
    misfits: { k: {} },
  },
  "map of lists": {
    schema: { type: "object", additionalProperties: { type: "array", items: text } },
    fits: { k: ["v"] },
    misfits: { k: [1] },
  },
  "map by patterns": { schema: { type: "object", patternProperties: { "^x": text } }, fits: { x: "a" } },
  "free object": { schema: { type: "object" }, fits: { a: { b: 1 } } },
  "object open to anything": { schema: { type: "object", additionalProperties: true }, fits: { a: 1 } },
  anything: { schema: {}, fits: { a: [1, null] } },
  "schema that is true": { schema: object({ it: true }, ["it"]), fits: { it: 1 } },
  "two parts": { schema: ref("Cat"), fits: { name: "a", lives: 9 }, misfits: { name: "a" } },
  "required of a part": { schema: ref("Cat"), fits: { name: "a", lives: 9 }, misfits: { lives: 9 } },
  "parts of parts": {
    schema: ref("Puppy"),
    fits: { name: "a", barks: true, age: 1 },
    misfits: { name: "a", barks: true },
  },
  "parts in place": {
    schema: { allOf: [ref("Animal"), { properties: { x: text } }] },
    fits: { name: "a", x: "y" },
    misfits: { name: "a", x: 1 },
  },
  "one part with a note": {
    schema: { allOf: [ref("Animal")], description: "An animal." },
    fits: { name: "a" },
    misfits: {},
  },
  "one part that may be null": {
    schema: object({ it: { allOf: [ref("Animal")], nullable: true } }, ["it"]),
    fits: { it: null },
    misfits: { it: {} },
  },
  "the same field in two parts": {
    schema: { allOf: [object({ a: text }), object({ a: { description: "Again." } }, ["a"])] },
    fits: { a: "x" },
    misfits: { a: 1 },
  },
  "a number narrowed to an integer": {
    schema: { allOf: [object({ a: { type: "number" } }), object({ a: { type: "integer" } }, ["a"])] },
    fits: { a: 1 },
    misfits: { a: 1.5 },
  },
  "one of scalars": { schema: { oneOf: [text, { type: "integer" }] }, fits: 1, misfits: true },
  "one of objects": {
    schema: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
    fits: { name: "a", barks: true },
    misfits: { name: "a" },
  },
  "any of objects": { schema: { anyOf: [ref("Cat"), ref("Dog")] }, fits: { name: "a", lives: 1 }, misfits: {} },
  "one of null and an object": {
    schema: object({ it: { oneOf: [{ type: "null" }, ref("Animal")] } }, ["it"]),
    fits: { it: null },
    misfits: { it: {} },
  },
  "list of one of": {
    schema: { type: "array", items: { oneOf: [text, ref("Animal")] } },
    fits: ["a", { name: "b" }],
    misfits: [1],
  },
  "one of with fields beside": {
    schema: {
      type: "object",
      required: ["a"],
      properties: { a: text },
      oneOf: [object({ b: text }, ["b"]), object({ c: text }, ["c"])],
    },
    fits: { a: "x", c: "y" },
    misfits: { c: "y" },
  },
  "any of that only demands": {
    schema: { type: "object", properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    fits: { b: "x" },
    misfits: { b: 1 },
  },
  "one of with one member": { schema: { oneOf: [text] }, fits: "a", misfits: 1 },
  "two types": { schema: { type: ["string", "integer"] }, fits: 1, misfits: true },
  "two types and null": {
    schema: object({ it: { type: ["string", "integer", "null"] } }, ["it"]),
    fits: { it: null },
    misfits: { it: true },
  },
  "an object that holds itself": {
    schema: ref("Tree"),
    fits: { name: "a", children: [{ name: "b" }] },
    misfits: { name: "a", children: [{}] },
  },
  "two objects that hold each other": {
    schema: ref("Even"),
    fits: { odd: { even: { odd: { end: "x" } } } },
    misfits: { odd: { even: { odd: { end: 1 } } } },
  },
  "a map of itself": { schema: ref("Folder"), fits: { files: { a: { files: {} } } }, misfits: { files: { a: 1 } } },
  "a schema called Return": { schema: ref("Return"), fits: { reason: "x" }, misfits: {} },
  "a schema called Record": { schema: ref("Record"), fits: { line: "x" }, misfits: {} },
  "a schema called Decoder": { schema: ref("Decoder"), fits: { code: "x" }, misfits: {} },
  "a schema called Promise": { schema: ref("Promise"), fits: { kept: true }, misfits: {} },
  "a name that is no identifier": { schema: ref("kebab-case.name"), fits: { id: "x" }, misfits: {} },
  "two names that become one": { schema: ref("KebabCaseName"), fits: { other: "x" }, misfits: {} },
  "a field that is no identifier": {
    schema: object({ "a-b": text, "1": text }, ["a-b"]),
    fits: { "a-b": "x", "1": "y" },
    misfits: {},
  },
  "a field called like a word of the language": {
    schema: object({ default: text, class: text }, ["default"]),
    fits: { default: "x", class: "y" },
    misfits: {},
  },
  "a named text": { schema: ref("Name"), fits: "a", misfits: 1 },
  "a reference to a reference": { schema: ref("Alias"), fits: "a", misfits: 1 },
  "a reference into a schema": {
    schema: { $ref: "#/components/schemas/Animal/properties/name" },
    fits: "a",
    misfits: 1,
  },
  "a reference with a note": {
    schema: { ...ref("Animal"), description: "An animal." },
    fits: { name: "a" },
    misfits: {},
  },
  "a reference with fields beside": {
    schema: { ...ref("Animal"), properties: { x: text } },
    fits: { name: "a", x: "y" },
    misfits: { name: "a", x: 1 },
  },
  "a field that is only read": {
    schema: object({ id: { type: "string", readOnly: true } }),
    fits: { id: "a" },
    misfits: { id: 1 },
  },
  "a field that goes away": {
    schema: object({ old: { type: "string", deprecated: true } }),
    fits: { old: "a" },
    misfits: { old: 1 },
  },
  "a field with a default": {
    schema: object({ size: { type: "integer", default: 3 } }),
    fits: {},
    misfits: { size: "3" },
  },
  "decimal text": { schema: { type: "string", "x-decimal-text": true }, fits: "1.50", misfits: true },
  "an id as text": { schema: { type: "string", "x-id-text": true }, fits: "1", misfits: true },
};
