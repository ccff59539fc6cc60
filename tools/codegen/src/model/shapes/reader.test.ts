import { expect, test } from "vitest";
import { readShape } from "../../fixtures/read-small.ts";

const text = { type: "string" };
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const fieldsOf = (schema: unknown, schemas: Record<string, unknown> = {}) => {
  const { shape, model } = readShape(schema, schemas);
  const { body } = model.shapes.get((shape as { name: string }).name)!;
  return (body as unknown as { fields: { name: string; required: boolean; isSecret: boolean; shape: object }[] })
    .fields;
};

test.each<[string, unknown, object]>([
  ["null in a type of 3.1", { type: ["string", "null"] }, { kind: "nullable", shape: { kind: "text" } }],
  ["nullable of 3.0", { type: "string", nullable: true }, { kind: "nullable", shape: { kind: "text" } }],
  ["null in an enumeration", { enum: ["a", null] }, { kind: "nullable", shape: { kind: "enum", values: ["a"] } }],
  ["null in a union", { oneOf: [text, { type: "null" }] }, { kind: "nullable", shape: { kind: "text" } }],
  [
    "null beside two members",
    { oneOf: [text, { type: "integer" }, { type: "null" }] },
    { kind: "nullable", shape: { kind: "union", members: [{ kind: "text" }, { kind: "integer" }] } },
  ],
  ["texts that YAML reads as numbers", { type: "string", enum: [1, 2] }, { kind: "enum", values: ["1", "2"] }],
  ["both truths", { enum: [true, false] }, { kind: "boolean" }],
  ["a list without a type", { items: text }, { kind: "list", items: { kind: "text" } }],
  [
    "a list whose items are read apart",
    { type: "array", items: text, "x-read-apart": true },
    { kind: "list", items: { kind: "text" }, isReadApart: true },
  ],
  ["a map", { type: "object", additionalProperties: text }, { kind: "map", values: { kind: "text" } }],
  ["anything", true, { kind: "any" }],
])("%s", (_, schema, shape) => {
  expect(readShape(schema).shape).toEqual(shape);
});

test("a discriminator has the values that are mapped to a member, or the one that the member allows, or its name", () => {
  const toPet = (kind: object) => ({ type: "object", properties: { kind } });
  const schemas = { Cat: toPet({ const: "no" }), Dog: { allOf: [toPet({ enum: ["dog"] })] }, Fox: toPet(text) };
  const oneOf = [refTo("Cat"), refTo("Dog"), refTo("Fox")];
  const read = (mapping: object) =>
    readShape({ oneOf, discriminator: { propertyName: "kind", mapping } }, schemas).shape;

  expect(read({ a: "Cat", b: "#/components/schemas/Cat" })).toMatchObject({
    discriminator: { field: "kind", values: [["a", "b"], ["dog"], ["Fox"]] },
  });
  for (const taken of ["dog", "toString"]) expect(read({ [taken]: "Cat" })).not.toHaveProperty("discriminator");
});

test("fields stand by name, the id first, with what inherited parts require", () => {
  const schemas = { Base: { type: "object", required: ["name"], properties: { name: text, "old/name": text } } };
  const own = { type: "object", required: ["id"], properties: { zip: { ...text, "x-secret": true }, id: text } };

  const fields = fieldsOf({ allOf: [refTo("Base"), own] }, schemas);

  expect(fields.map(({ name, required, isSecret }) => [name, required, isSecret])).toEqual([
    ["id", true, false],
    ["name", true, false],
    ["old/name", false, false],
    ["zip", false, true],
  ]);
});

test("what stands beside a reference counts, and a pointer may have escaped steps", () => {
  const schemas = { Base: { type: "object", properties: { "a/b": { type: "integer" }, name: text } } };

  expect(fieldsOf({ ...refTo("Base"), required: ["name"] }, schemas).map(({ required }) => required)).toEqual([
    false,
    true,
  ]);
  const part = {
    allOf: [
      { ...refTo("Base"), required: ["name"] },
      { type: "object", properties: { zip: text } },
    ],
  };
  expect(fieldsOf(part, schemas).map(({ required }) => required)).toEqual([false, true, false]);
  expect(readShape({ $ref: "#/components/schemas/Base/properties/a~1b" }, schemas).shape).toEqual({ kind: "integer" });
});

test("a union keeps what stands beside it, and a member that only requires fields is no shape", () => {
  const base = { type: "object", properties: { id: text } };
  const members = [
    { type: "object", properties: { a: text } },
    { type: "object", properties: { b: text } },
  ];

  const { shape, model } = readShape({ ...base, oneOf: members });

  const names = (shape as unknown as { members: { name: string }[] }).members.map(({ name }) => name);
  expect(names.map((name) => (model.shapes.get(name)!.body as unknown as { fields: object[] }).fields.length)).toEqual([
    2, 2,
  ]);
  expect(fieldsOf({ ...base, anyOf: [{ required: ["id"] }, { required: ["b"] }] }).map(({ name }) => name)).toEqual([
    "id",
  ]);
});

test("a schema may hold itself", () => {
  const { model } = readShape(refTo("Tree"), {
    Tree: { type: "object", properties: { below: { type: "array", items: refTo("Tree") } } },
  });

  expect(model.shapes.get("Tree")).toMatchObject({ isRecursive: true });
});

test.each<[string, unknown, Record<string, unknown>?]>([
  ["not refer to itself", { ...refTo("A"), type: "object" }, { A: refTo("A") }],
  ["refer to something that is there: got #/components/nothing", { $ref: "#/components/nothing" }],
  ["refer to something in the description itself: got other.yaml", { $ref: "other.yaml" }],
  ["take some value: got false", false],
  ["do without $dynamicRef", { $dynamicRef: "#a" }],
  ["have a type of JSON: got date", { type: "date" }],
  ["have another name: every object has this one", { type: "object", properties: { constructor: text } }],
  ["have one type in all of its allOf: got string and integer", { allOf: [text, { type: "integer" }] }],
  ["be there, as something refers to it", refTo("None")],
])("a schema must %s", (problem, schema, schemas) => {
  expect(() => readShape(schema, schemas)).toThrow(problem);
});

test("of a schema that is refused nothing stays, and each that refers to it is told the same", () => {
  const schemas = { Bad: { type: "object", properties: { a: { type: "date" } } } };

  expect(() => readShape({ type: "array", items: refTo("Bad") }, schemas)).toThrow(
    "#/components/schemas/Bad/properties/a must have a type of JSON",
  );
});

test("the comment of an enumeration says what its values mean", () => {
  const schema = {
    type: "integer",
    enum: [0, 1],
    "x-enum-meaning": { source: "documented", values: ["warehouse", "supplier"] },
  };
  const kind = { ...schema, description: "A kind of source." };
  const { model } = readShape(refTo("Kind"), { Kind: kind, Silent: schema });

  expect(model.shapes.get("Kind")!.comment.description).toBe("A kind of source. Values: 0 warehouse, 1 supplier.");
});

test("the id stands first, and no field whose name only begins or sounds alike", () => {
  const names = ["b", "ids", "Id", "a", "id", "idea", "B"];
  const properties = Object.fromEntries(names.map((name) => [name, text]));

  const { shape, model } = readShape({ type: "object", properties });

  const { body } = model.shapes.get((shape as { name: string }).name)!;
  expect(body.kind === "object" && body.fields.map(({ name }) => name)).toEqual([
    "id",
    "B",
    "Id",
    "a",
    "b",
    "idea",
    "ids",
  ]);
});
