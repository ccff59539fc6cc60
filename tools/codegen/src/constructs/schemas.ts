import type { Json } from "../document/openapi.ts";
import { toObject, toRef, text } from "./helpers.ts";
import { objects } from "./objects.ts";
import { unions } from "./unions.ts";
import { values } from "./values.ts";
import type { SchemaConstruct } from "./construct.ts";

/** Schemas that the constructs refer to, by their keys. */
export const components: Record<string, Json> = {
  Animal: toObject({ name: text }, ["name"]),
  Cat: { allOf: [toRef("Animal"), toObject({ lives: { type: "integer" } }, ["lives"])] },
  Dog: { allOf: [toRef("Animal"), toObject({ barks: { type: "boolean" } }, ["barks"])] },
  Puppy: { allOf: [toRef("Dog"), { required: ["age"] }, toObject({ age: { type: "integer" } })] },
  One: toObject({ kind: { type: "integer" }, x: text }, ["kind", "x"]),
  Two: toObject({ kind: { type: "integer" }, y: text }, ["kind", "y"]),
  OneOrTwo: {
    oneOf: [toRef("One"), toRef("Two")],
    discriminator: {
      propertyName: "kind",
      mapping: { "1": "#/components/schemas/One", "2": "#/components/schemas/Two" },
    },
  },
  Tagged: toObject({ kind: { enum: ["a", "b"] }, x: text }, ["kind", "x"]),
  OtherTag: toObject({ kind: { const: "d" }, y: text }, ["kind", "y"]),
  PerhapsTagged: {
    oneOf: [
      toObject({ kind: { const: "a" }, x: text }, ["x"]),
      toObject({ kind: { const: "b" }, y: text }, ["kind", "y"]),
    ],
    discriminator: { propertyName: "kind" },
  },
  First: toObject({ kind: { type: "number" }, x: text }, ["kind", "x"]),
  Second: toObject({ kind: { type: "number" }, y: text }, ["kind", "y"]),
  Lion: toObject({ kind: { enum: ["Lion", "Big"] }, x: text }, ["kind", "x"]),
  Account: toObject(
    { id: { type: "string", readOnly: true }, pin: { type: "string", writeOnly: true }, owner: toRef("Owner") },
    ["id", "pin", "owner"],
  ),
  Owner: toObject({ id: { type: "string", readOnly: true }, name: text }, ["id", "name"]),
  Name: text,
  Herds: toRef("Herd"),
  Herd: { type: "array", items: toRef("Animal") },
  Names: { type: "array", items: toRef("Name") },
  Alias: toRef("Name"),
  Return: toObject({ reason: text }, ["reason"]),
  Record: toObject({ line: text }, ["line"]),
  Decoder: toObject({ code: text }, ["code"]),
  Promise: toObject({ kept: { type: "boolean" } }, ["kept"]),
  "kebab-case.name": toObject({ id: text }, ["id"]),
  KebabCaseName: toObject({ other: text }, ["other"]),
  Tree: toObject({ name: text, children: { type: "array", items: toRef("Tree") } }, ["name"]),
  Even: toObject({ odd: toRef("Odd") }),
  Odd: toObject({ even: toRef("Even"), end: text }),
  Folder: toObject({ files: { type: "object", additionalProperties: toRef("Folder") } }),
  JsonValue: {
    oneOf: [
      text,
      { type: "array", items: toRef("JsonValue") },
      { type: "object", additionalProperties: toRef("JsonValue") },
    ],
  },
  Maps: { type: "object", additionalProperties: toRef("Maps") },
  Lists: { type: "array", items: toRef("Lists") },
  Leaves: { type: "array", items: toRef("Branch") },
  Branch: { anyOf: [text, toRef("Leaves")] },
  MaybeToo: toRef("MaybeAnimal"),
  MaybeText: { allOf: [{ type: ["string", "null"] }] },
  MaybeAnimal: { ...(toObject({ name: text }, ["name"]) as object), nullable: true },
};

/** Every construct of a schema, by its name. */
export const schemas: Record<string, SchemaConstruct> = { ...values, ...objects, ...unions };
