import type { Json, Schema } from "../../../read/openapi.ts";
import { readRefName } from "../../../read/resolve.ts";

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

/** A schema without words for people, each reference as a name, and in an order that does not depend on the spec's. */
export function trimSchema(schema: Schema): Record<string, Json> {
  return Object.fromEntries(
    listByKey(Object.entries(schema))
      .filter(([key]) => !WORDS.has(key) && (!key.startsWith("x-") || MARKS.has(key)))
      .map(([key, value]) => [key, trimValue(key, value as Json)]),
  );
}

/** Lists entries by the letters of their names, the same on each machine and whatever the order in the spec. */
export function listByKey<Value>(entries: Iterable<readonly [string, Value]>): (readonly [string, Value])[] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
}

function trimValue(key: string, value: Json): Json {
  if (key === "$ref") return readRefName({ $ref: value as string });
  if (key === "required") return (value as string[]).toSorted();
  if (key === "const" || key === "enum") return value;
  if (MAPS.has(key))
    return Object.fromEntries(
      listByKey(Object.entries(value as Record<string, Schema>)).map(([name, each]) => [name, trimSchema(each)]),
    );
  if (Array.isArray(value)) return value.map((each) => trimValue("", each));
  return typeof value === "object" && value !== null ? trimSchema(value as Schema) : value;
}
