import type { Document, Json, Schema } from "../../document/openapi.ts";
import { readRefName, resolve } from "../../document/resolve.ts";
import { findDiscriminator, listByKey } from "../sandbox/schemas/trim.ts";

/** Keywords that a terminal neither shows nor checks. */
const LEFT_OUT = new Set([
  "$comment",
  "allOf",
  "default",
  "discriminator",
  "example",
  "examples",
  "externalDocs",
  "xml",
]);
/** Marks that a terminal shows or checks. */
const MARKS = new Set(["x-decimal-text", "x-enum-meaning", "x-id-text", "x-not-shown", "x-secret", "x-source"]);

/**
 * A schema for the command line: references as names, `allOf` as one object, words for people in one line, and in an order that does not
 * depend on the description's.
 */
export function settleSchema(document: Document, schema: Schema): Record<string, Json> {
  const { allOf = [], ...rest } = schema;
  const parts = allOf.map((part) => settleSchema(document, part.$ref ? resolve(document, part) : part));
  const discriminator = findDiscriminator(document, rest);
  const own: Record<string, Json> = {
    ...Object.fromEntries(
      listByKey(Object.entries(rest))
        .filter(([key]) => !LEFT_OUT.has(key) && (!key.startsWith("x-") || MARKS.has(key)))
        .map(([key, value]) => [key, settleValue(document, key, value as Json)]),
    ),
    ...(discriminator && { discriminator }),
  };
  if (parts.length === 0) return own;
  const all = [...parts, own];
  const required = [...new Set(all.flatMap((part) => (part["required"] ?? []) as string[]))].toSorted();
  const properties = Object.assign({}, ...all.map((part) => part["properties"] ?? {})) as Record<string, Json>;
  return {
    ...(Object.assign({}, ...all) as Record<string, Json>),
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && {
      properties: Object.fromEntries(listByKey(Object.entries(properties))),
    }),
  };
}

function settleValue(document: Document, key: string, value: Json): Json {
  if (key === "$ref") return readRefName({ $ref: value as string });
  if (key === "description") return mergeLines(value as string);
  if (key === "x-enum-meaning") return (value as { values: Json }).values;
  if (key === "required") return (value as string[]).toSorted();
  if (key === "const" || key === "enum") return value;
  if (key === "properties")
    return Object.fromEntries(
      listByKey(Object.entries(value as Record<string, Schema>)).map(([name, each]) => [
        name,
        settleSchema(document, each),
      ]),
    );
  if (Array.isArray(value)) return value.map((each) => settleValue(document, "", each));
  return typeof value === "object" && value !== null ? settleSchema(document, value as Schema) : value;
}

/** Text of several lines in one. */
export function mergeLines(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}
