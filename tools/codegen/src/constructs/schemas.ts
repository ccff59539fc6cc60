import type { Json } from "../read/openapi.ts";
import { object, ref, text } from "./helpers.ts";
import { objects } from "./objects.ts";
import { unions } from "./unions.ts";
import { values } from "./values.ts";

/** A construct of JSON Schema: a value that fits it, and one that a client refuses to read. */
export interface SchemaConstruct {
  schema: Json;
  fits: Json;
  /** Absent where nothing is refused. */
  misfits?: Json;
  /** It has a field that is not described, which a type does not have. */
  hasMore?: boolean;
}

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

/** Every construct of a schema, by its name. */
export const schemas: Record<string, SchemaConstruct> = { ...values, ...objects, ...unions };
