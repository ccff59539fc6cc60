import { addSteps, Refusal } from "../../../model/refusal.ts";
import type { Document, Json, Schema } from "../../../document/openapi.ts";
import { readRefName, resolve } from "../../../document/resolve.ts";

/** Keywords that say something to people, or to a client, and nothing about which values fit. */
const WORDS = new Set([
  "$comment",
  "default",
  "deprecated",
  "description",
  "discriminator",
  "example",
  "examples",
  "externalDocs",
  "title",
  "xml",
]);
/** Marks that say what callers in the field write otherwise. */
const MARKS = new Set(["x-decimal-text", "x-id-text"]);
/** Keywords whose value maps names, of fields for example, to schemas. */
const MAPS = new Set(["properties", "patternProperties", "$defs"]);

/**
 * A schema without words for people, each reference as a name, and in an order that does not depend on the spec's.
 *
 * @param at Where it stands, for a refusal.
 * @param document The description. With it, a union tells the field that its members differ by.
 * @throws {Refusal} If something in it is not what its place demands.
 */
export function trimSchema(schema: Schema, at: string, document?: Document): Record<string, Json> {
  const discriminator = document && findDiscriminator(document, schema);
  return {
    ...Object.fromEntries(
      listMembers(schema, at, "be a schema")
        .filter(([key]) => !WORDS.has(key) && (!key.startsWith("x-") || MARKS.has(key)))
        .map(([key, value]) => [key, trimValue(key, value, addSteps(at, key), document)]),
    ),
    ...(discriminator && { discriminator }),
  };
}

/**
 * Finds the field by whose constant the members of a union are told apart, and its values. A check then tells only the errors of the member
 * that is meant. `undefined` where there is none, or where a member may lack it.
 */
export function findDiscriminator(document: Document, { oneOf = [] }: Schema): Record<string, Json> | undefined {
  const members = Array.isArray(oneOf) ? oneOf.map((each) => Object(resolve(document, each)) as Schema) : [];
  const valuesOf = (name: string) =>
    members.map(({ properties, required }) => (required?.includes(name) ? properties?.[name]?.const : undefined));
  const propertyName = Object.keys(members[0]?.properties ?? {}).find((name) => {
    const values = valuesOf(name);
    return values.every((each) => typeof each === "string") && new Set(values).size === values.length;
  });
  return propertyName === undefined ? undefined : { propertyName, values: valuesOf(propertyName) as string[] };
}

function listMembers(value: unknown, at: string, must: string): (readonly [string, Json])[] {
  if (Object(value) === value && !Array.isArray(value)) return listByKey(Object.entries(value as Record<string, Json>));
  throw new Refusal(at, must);
}

/** Lists entries by the letters of their names, the same on each machine and whatever the order in the spec. */
export function listByKey<Value>(entries: Iterable<readonly [string, Value]>): (readonly [string, Value])[] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
}

function trimValue(key: string, value: Json, at: string, document?: Document): Json {
  if (key === "$ref" && typeof value !== "string") throw new Refusal(at, "be text");
  if (key === "$ref") return readRefName({ $ref: value as string });
  if (key === "required" && !Array.isArray(value)) throw new Refusal(at, "be a list of names");
  if (key === "required") return (value as string[]).toSorted();
  if (key === "const" || key === "enum") return value;
  if (MAPS.has(key))
    return Object.fromEntries(
      listMembers(value, at, "be schemas by name").map(([name, each]) => [
        name,
        typeof each === "boolean" ? each : trimSchema(each as Schema, addSteps(at, name), document),
      ]),
    );
  if (Array.isArray(value)) return value.map((each, index) => trimValue("", each, addSteps(at, index), document));
  return typeof value === "object" && value !== null ? trimSchema(value as Schema, at, document) : value;
}
