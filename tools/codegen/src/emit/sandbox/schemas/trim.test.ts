import { expect, test } from "vitest";
import type { Document, Schema } from "../../../document/openapi.ts";
import { findDiscriminator, trimSchema } from "./trim.ts";

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

test.each(["properties", "patternProperties", "$defs"])(
  "trimSchema() takes the keys of %s for names and not for words",
  (map) => {
    const named = (schema: object) => ({
      [map]: { title: schema, default: schema, "x-y": schema, $ref: schema, enum: true },
    });
    const schema = named({ type: "string", title: "Its title" }) as Schema;

    expect(trimSchema(schema, "#")).toEqual(named({ type: "string" }));
  },
);

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

const member = (value: unknown, required = ["kind"]) =>
  ({ type: "object", required, properties: { id: { type: "string" }, kind: { const: value } } }) as Schema;
const A = { $ref: "#/components/schemas/A" };
const document = { components: { schemas: { A: member("a") } } } as unknown as Document;

test.each<[string, Schema, object | undefined]>([
  ["members that differ by a constant", { oneOf: [A, member("b")] }, { propertyName: "kind", values: ["a", "b"] }],
  ["a member that may lack it", { oneOf: [A, member("b", ["id"])] }, undefined],
  ["members with one constant", { oneOf: [A, member("a")] }, undefined],
  ["a constant that is no text", { oneOf: [A, member(1)] }, undefined],
  ["a member without fields", { oneOf: [A, { type: "string" }] }, undefined],
  ["a reference to nothing", { oneOf: [A, { $ref: "#/components/schemas/B" }] }, undefined],
  ["no union", member("a"), undefined],
])("findDiscriminator() finds the field that the members of a union differ by: %s", (_, schema, found) => {
  expect(findDiscriminator(document, schema)).toEqual(found);
});

test("trimSchema() tells the field of a union in a list, where it is given the description", () => {
  const schema = { type: "array", items: { oneOf: [A, member("b")] } } as Schema;

  expect(trimSchema(schema, "#", document)).toHaveProperty("items.discriminator.values", ["a", "b"]);
  expect(trimSchema(schema, "#")).not.toHaveProperty("items.discriminator");
});
