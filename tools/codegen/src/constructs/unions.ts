import { toRef, text, toObject } from "./helpers.ts";
import type { SchemaConstruct } from "./construct.ts";

/** Unions, circles, names and references. */
export const unions: Record<string, SchemaConstruct> = {
  "one of scalars": { schema: { oneOf: [text, { type: "integer" }] }, fits: 1, misfits: true },
  "one of objects": {
    schema: { oneOf: [toRef("Cat"), toRef("Dog")], discriminator: { propertyName: "kind" } },
    fits: { kind: "Dog", name: "a", barks: true },
    misfits: { kind: "Cat", name: "a", barks: true },
    hasMore: true,
  },
  "one of objects without the name of one": {
    schema: { oneOf: [toRef("Cat"), toRef("Dog")], discriminator: { propertyName: "kind" } },
    fits: { kind: "Parrot", name: "a", lives: 1 },
    misfits: { name: "a", lives: 1 },
    hasMore: true,
  },
  "one of objects by mapped values": {
    schema: {
      oneOf: [toRef("Cat"), toRef("Puppy"), { type: "null" }],
      discriminator: {
        propertyName: "animal-kind",
        mapping: { cat: "#/components/schemas/Cat", "2": "#/components/schemas/Puppy" },
      },
    },
    fits: { "animal-kind": "2", name: "a", barks: true, age: 1 },
    misfits: { "animal-kind": "2", name: "a", lives: 1 },
    hasMore: true,
  },
  "one of objects by the one value that each allows": {
    schema: {
      oneOf: [
        toObject({ kind: { const: "a" }, x: text }, ["kind", "x"]),
        toObject({ kind: { type: "string", enum: ["b"] }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    fits: { kind: "b", y: "z" },
    misfits: { kind: "b", x: "z" },
  },
  "one of objects by a number": {
    schema: {
      oneOf: [
        toObject({ kind: { type: "integer", const: 1 }, x: text }, ["kind", "x"]),
        toObject({ kind: { type: "integer", enum: [2, 3] }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    fits: { kind: 3, y: "z" },
    misfits: { kind: 3, x: "z" },
  },
  "one of objects by a mapped number": {
    schema: {
      oneOf: [toRef("One"), toRef("Two")],
      discriminator: {
        propertyName: "kind",
        mapping: { "1": "#/components/schemas/One", "2": "#/components/schemas/Two" },
      },
    },
    fits: { kind: 2, y: "z" },
    misfits: { kind: 1, y: "z" },
  },
  "one of objects by true and false, which may be missing": {
    schema: {
      oneOf: [
        toObject({ isNew: { type: "boolean", const: true }, x: text }, ["x"]),
        toObject({ isNew: { type: "boolean", enum: [false] }, y: text }, ["y"]),
      ],
      discriminator: { propertyName: "isNew" },
    },
    fits: { y: "z" },
    misfits: { isNew: true, y: "z" },
  },
  "one of such a union and an object": {
    schema: {
      oneOf: [toRef("OneOrTwo"), toObject({ kind: { const: 3 }, z: text }, ["kind", "z"])],
      discriminator: { propertyName: "kind" },
    },
    fits: { kind: 2, y: "z" },
    misfits: { kind: 2, z: "z" },
  },
  "one of objects by fractions, which TypeScript does not narrow": {
    schema: {
      oneOf: [
        toObject({ kind: { enum: [0.5] }, x: text }, ["kind", "x"]),
        toObject({ kind: { enum: [1.5] }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    fits: { kind: 1.5, y: "z" },
    misfits: { kind: 1.5 },
  },
  "one of objects that nothing tells apart": {
    schema: {
      oneOf: [toObject({ a: text }, ["a"]), toObject({ b: text }, ["b"])],
      discriminator: { propertyName: "kind" },
    },
    fits: { b: "x" },
    misfits: {},
  },
  "any of objects": { schema: { anyOf: [toRef("Cat"), toRef("Dog")] }, fits: { name: "a", lives: 1 }, misfits: {} },
  "one of null and an object": {
    schema: toObject({ it: { oneOf: [{ type: "null" }, toRef("Animal")] } }, ["it"]),
    fits: { it: null },
    misfits: { it: {} },
  },
  "list of one of": {
    schema: { type: "array", items: { oneOf: [text, toRef("Animal")] } },
    fits: ["a", { name: "b" }],
    misfits: [1],
  },
  "one of with fields beside": {
    schema: {
      type: "object",
      required: ["a"],
      properties: { a: text },
      oneOf: [toObject({ b: text }, ["b"]), toObject({ c: text }, ["c"])],
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
    schema: toObject({ it: { type: ["string", "integer", "null"] } }, ["it"]),
    fits: { it: null },
    misfits: { it: true },
  },
  "an object that holds itself": {
    schema: toRef("Tree"),
    fits: { name: "a", children: [{ name: "b" }] },
    misfits: { name: "a", children: [{}] },
  },
  "two objects that hold each other": {
    schema: toRef("Even"),
    fits: { odd: { even: { odd: { end: "x" } } } },
    misfits: { odd: { even: { odd: { end: 1 } } } },
  },
  "a map of itself": { schema: toRef("Folder"), fits: { files: { a: { files: {} } } }, misfits: { files: { a: 1 } } },
  "any value of JSON": { schema: toRef("JsonValue"), fits: { a: ["b", [{}]] }, misfits: { a: [1] } },
  "maps and nothing else": { schema: toRef("Maps"), fits: { a: { b: {} } }, misfits: { a: { b: 1 } } },
  "lists and nothing else": { schema: toRef("Lists"), fits: [[[]], []], misfits: [[1]] },
  "a list of texts and such lists": { schema: toRef("Leaves"), fits: ["a", ["b", []]], misfits: ["a", [1]] },
  "a schema called Return": { schema: toRef("Return"), fits: { reason: "x" }, misfits: {} },
  "a schema called Record": { schema: toRef("Record"), fits: { line: "x" }, misfits: {} },
  "a schema called Decoder": { schema: toRef("Decoder"), fits: { code: "x" }, misfits: {} },
  "a schema called Promise": { schema: toRef("Promise"), fits: { kept: true }, misfits: {} },
  "a name that is no identifier": { schema: toRef("kebab-case.name"), fits: { id: "x" }, misfits: {} },
  "two names that become one": { schema: toRef("KebabCaseName"), fits: { other: "x" }, misfits: {} },
  "a field that is no identifier": {
    schema: toObject({ "a-b": text, "1": text }, ["a-b"]),
    fits: { "a-b": "x", "1": "y" },
    misfits: {},
  },
  "a field called like a word of the language": {
    schema: toObject({ default: text, class: text }, ["default"]),
    fits: { default: "x", class: "y" },
    misfits: {},
  },
  "a named text": { schema: toRef("Name"), fits: "a", misfits: 1 },
  "a reference to a reference": { schema: toRef("Alias"), fits: "a", misfits: 1 },
  "a reference into a schema": {
    schema: { $ref: "#/components/schemas/Animal/properties/name" },
    fits: "a",
    misfits: 1,
  },
  "a reference with a note": {
    schema: { ...toRef("Animal"), description: "An animal." },
    fits: { name: "a" },
    misfits: {},
  },
  "a reference with fields beside": {
    schema: { ...toRef("Animal"), properties: { x: text } },
    fits: { name: "a", x: "y" },
    misfits: { name: "a", x: 1 },
  },
  "a field that is only read": {
    schema: toObject({ id: { type: "string", readOnly: true } }),
    fits: { id: "a" },
    misfits: { id: 1 },
  },
  "a field that goes away": {
    schema: toObject({ old: { type: "string", deprecated: true } }),
    fits: { old: "a" },
    misfits: { old: 1 },
  },
  "a field with a default": {
    schema: toObject({ size: { type: "integer", default: 3 } }),
    fits: {},
    misfits: { size: "3" },
  },
  "decimal text": { schema: { type: "string", "x-decimal-text": true }, fits: "1.50", misfits: true },
  "an id as text": { schema: { type: "string", "x-id-text": true }, fits: "1", misfits: true },
};
