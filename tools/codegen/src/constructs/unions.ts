import { toConstruct, toObject, toRef, text } from "./helpers.ts";
import type { SchemaConstruct } from "./construct.ts";

/** Unions, circles, names and references. */
export const unions: Record<string, SchemaConstruct> = {
  "one of scalars": toConstruct({ oneOf: [text, { type: "integer" }] }, 1, true),
  "one of objects": toConstruct(
    { oneOf: [toRef("Cat"), toRef("Dog")], discriminator: { propertyName: "kind" } },
    { kind: "Dog", name: "a", barks: true },
    { kind: "Cat", name: "a", barks: true },
    { hasMore: true },
  ),
  "one of objects without the name of one": toConstruct(
    { oneOf: [toRef("Cat"), toRef("Dog")], discriminator: { propertyName: "kind" } },
    { kind: "Parrot", name: "a", lives: 1 },
    { name: "a", lives: 1 },
    { hasMore: true },
  ),
  "one of objects by mapped values": toConstruct(
    {
      oneOf: [toRef("Cat"), toRef("Puppy"), { type: "null" }],
      discriminator: {
        propertyName: "animal-kind",
        mapping: { cat: "#/components/schemas/Cat", "2": "#/components/schemas/Puppy" },
      },
    },
    { "animal-kind": "2", name: "a", barks: true, age: 1 },
    { "animal-kind": "2", name: "a", lives: 1 },
    { hasMore: true },
  ),
  "one of objects by the one value that each allows": toConstruct(
    {
      oneOf: [
        toObject({ kind: { const: "a" }, x: text }, ["kind", "x"]),
        toObject({ kind: { type: "string", enum: ["b"] }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    { kind: "b", y: "z" },
    { kind: "b", x: "z" },
  ),
  "one of objects by a number": toConstruct(
    {
      oneOf: [
        toObject({ kind: { type: "integer", const: 1 }, x: text }, ["kind", "x"]),
        toObject({ kind: { type: "integer", enum: [2, 3] }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    { kind: 3, y: "z" },
    { kind: 3, x: "z" },
  ),
  "one of objects by a mapped number": toConstruct(
    {
      oneOf: [toRef("One"), toRef("Two")],
      discriminator: {
        propertyName: "kind",
        mapping: { "1": "#/components/schemas/One", "2": "#/components/schemas/Two" },
      },
    },
    { kind: 2, y: "z" },
    { kind: 1, y: "z" },
  ),
  "one of objects by true and false, which may be missing": toConstruct(
    {
      oneOf: [
        toObject({ isNew: { type: "boolean", const: true }, x: text }, ["x"]),
        toObject({ isNew: { type: "boolean", enum: [false] }, y: text }, ["y"]),
      ],
      discriminator: { propertyName: "isNew" },
    },
    { y: "z" },
    { isNew: true, y: "z" },
  ),
  "one of such a union and an object": toConstruct(
    {
      oneOf: [toRef("OneOrTwo"), toObject({ kind: { const: 3 }, z: text }, ["kind", "z"])],
      discriminator: { propertyName: "kind" },
    },
    { kind: 2, y: "z" },
    { kind: 2, z: "z" },
  ),
  "one of objects by fractions, which TypeScript does not narrow": toConstruct(
    {
      oneOf: [
        toObject({ kind: { enum: [0.5] }, x: text }, ["kind", "x"]),
        toObject({ kind: { enum: [1.5] }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    { kind: 1.5, y: "z" },
    { kind: 1.5 },
  ),
  "one of objects by numbers below 0, by which TypeScript does not narrow": toConstruct(
    {
      oneOf: [
        toObject({ kind: { const: -1 }, x: text }, ["kind", "x"]),
        toObject({ kind: { const: -2 }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    { kind: -2, y: "z" },
    { kind: -2 },
  ),
  "one of objects by a number below 0 and one above": toConstruct(
    {
      oneOf: [
        toObject({ kind: { enum: [1] }, x: text }, ["kind", "x"]),
        toObject({ kind: { enum: [-1] }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    { kind: -1, y: "z" },
    { kind: 1, y: 1 },
  ),
  "one of objects by texts of which one begins with the other": toConstruct(
    {
      oneOf: [
        toObject({ kind: { const: "a" }, x: text }, ["kind", "x"]),
        toObject({ kind: { const: "ab" }, y: text }, ["kind", "y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    { kind: "ab", y: "z" },
    { kind: "ab", x: "z" },
  ),
  "one of one object twice, and another": toConstruct(
    {
      oneOf: [toRef("One"), toRef("One"), toRef("Two")],
      discriminator: { propertyName: "kind", mapping: { "1": toRef("One").$ref, "2": toRef("Two").$ref } },
    },
    { kind: 2, y: "z" },
    { kind: 2, y: 1 },
  ),
  "one of objects by mapped numbers of any kind": toConstruct(
    {
      oneOf: [toRef("First"), toRef("Second")],
      discriminator: { propertyName: "kind", mapping: { "1": toRef("First").$ref, "2": toRef("Second").$ref } },
    },
    { kind: 2, y: "z" },
    { kind: 1, y: "z" },
  ),
  "one of objects by their names, of which one allows another value too": toConstruct(
    { oneOf: [toRef("Lion"), toRef("OtherTag")], discriminator: { propertyName: "kind" } },
    { kind: "Big" },
    { kind: "Lion" },
    { hasMore: true },
  ),
  "one of objects of which one demands the field that tells": toConstruct(
    {
      oneOf: [
        toObject({ kind: { const: "a" }, x: text }, ["kind", "x"]),
        toObject({ kind: { const: "b" }, y: text }, ["y"]),
      ],
      discriminator: { propertyName: "kind" },
    },
    { y: "z" },
    { x: "z" },
  ),
  "one of one object by two names of it, and another": toConstruct(
    {
      oneOf: [{ allOf: [toRef("Tagged")] }, toRef("Tagged"), toRef("OtherTag")],
      discriminator: { propertyName: "kind", mapping: { c: toRef("Tagged").$ref } },
    },
    { kind: "d", y: "z" },
    { kind: "d", y: 1 },
  ),
  "one of a union that may come without the field that tells, and an object": toConstruct(
    {
      oneOf: [toRef("PerhapsTagged"), toObject({ kind: { const: "c" }, z: text }, ["kind", "z"])],
      discriminator: { propertyName: "kind" },
    },
    { x: "z" },
    { kind: "c", x: "z" },
  ),
  "any of that only forbids": toConstruct(
    { type: "object", properties: { a: text }, anyOf: [{ not: { required: ["b"] } }, { title: "a", required: ["a"] }] },
    { a: "x" },
    { a: 1 },
  ),
  "one of objects that nothing tells apart": toConstruct(
    { oneOf: [toObject({ a: text }, ["a"]), toObject({ b: text }, ["b"])], discriminator: { propertyName: "kind" } },
    { b: "x" },
    {},
  ),
  "any of objects": toConstruct({ anyOf: [toRef("Cat"), toRef("Dog")] }, { name: "a", lives: 1 }, {}),
  "one of null and an object": toConstruct(
    toObject({ it: { oneOf: [{ type: "null" }, toRef("Animal")] } }, ["it"]),
    { it: null },
    { it: {} },
  ),
  "list of one of": toConstruct(
    { type: "array", items: { oneOf: [text, toRef("Animal")] } },
    ["a", { name: "b" }],
    [1],
  ),
  "one of with fields beside": toConstruct(
    {
      type: "object",
      required: ["a"],
      properties: { a: text },
      oneOf: [toObject({ b: text }, ["b"]), toObject({ c: text }, ["c"])],
    },
    { a: "x", c: "y" },
    { c: "y" },
  ),
  "any of that only demands": toConstruct(
    { type: "object", properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    { b: "x" },
    { b: 1 },
  ),
  "one of with one member": toConstruct({ oneOf: [text] }, "a", 1),
  "two types": toConstruct({ type: ["string", "integer"] }, 1, true),
  "two types and null": toConstruct(
    toObject({ it: { type: ["string", "integer", "null"] } }, ["it"]),
    { it: null },
    { it: true },
  ),
  "an object that holds itself": toConstruct(
    toRef("Tree"),
    { name: "a", children: [{ name: "b" }] },
    { name: "a", children: [{}] },
  ),
  "two objects that hold each other": toConstruct(
    toRef("Even"),
    { odd: { even: { odd: { end: "x" } } } },
    { odd: { even: { odd: { end: 1 } } } },
  ),
  "a map of itself": toConstruct(toRef("Folder"), { files: { a: { files: {} } } }, { files: { a: 1 } }),
  "any value of JSON": toConstruct(toRef("JsonValue"), { a: ["b", [{}]] }, { a: [1] }),
  "maps and nothing else": toConstruct(toRef("Maps"), { a: { b: {} } }, { a: { b: 1 } }),
  "lists and nothing else": toConstruct(toRef("Lists"), [[[]], []], [[1]]),
  "a list of texts and such lists": toConstruct(toRef("Leaves"), ["a", ["b", []]], ["a", [1]]),
  "a schema called Return": toConstruct(toRef("Return"), { reason: "x" }, {}),
  "a schema called Record": toConstruct(toRef("Record"), { line: "x" }, {}),
  "a schema called Decoder": toConstruct(toRef("Decoder"), { code: "x" }, {}),
  "a schema called Promise": toConstruct(toRef("Promise"), { kept: true }, {}),
  "a name that is no identifier": toConstruct(toRef("kebab-case.name"), { id: "x" }, {}),
  "two names that become one": toConstruct(toRef("KebabCaseName"), { other: "x" }, {}),
  "a field that is no identifier": toConstruct(
    toObject({ "a-b": text, "1": text }, ["a-b"]),
    { "a-b": "x", "1": "y" },
    {},
  ),
  "a field called like a word of the language": toConstruct(
    toObject({ default: text, class: text }, ["default"]),
    { default: "x", class: "y" },
    {},
  ),
  "a named text": toConstruct(toRef("Name"), "a", 1),
  "a reference to a reference": toConstruct(toRef("Alias"), "a", 1),
  "a reference into a schema": toConstruct({ $ref: "#/components/schemas/Animal/properties/name" }, "a", 1),
  "a reference with a note": toConstruct({ ...toRef("Animal"), description: "An animal." }, { name: "a" }, {}),
  "a reference with fields beside": toConstruct(
    { ...toRef("Animal"), properties: { x: text } },
    { name: "a", x: "y" },
    { name: "a", x: 1 },
  ),
  "a field that is only read": toConstruct(
    toObject({ id: { type: "string", readOnly: true } }),
    { id: "a" },
    { id: 1 },
  ),
  "a field that goes away": toConstruct(
    toObject({ old: { type: "string", deprecated: true } }),
    { old: "a" },
    { old: 1 },
  ),
  "a field with a default": toConstruct(toObject({ size: { type: "integer", default: 3 } }), {}, { size: "3" }),
  "decimal text": toConstruct({ type: "string", "x-decimal-text": true }, "1.50", true),
  "an id as text": toConstruct({ type: "string", "x-id-text": true }, "1", true),
};
