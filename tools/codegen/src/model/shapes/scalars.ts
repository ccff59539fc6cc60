import type { Json, Schema } from "../../document/openapi.ts";
import type { Comment, Shape } from "../model.ts";

export const SCALARS: Readonly<Record<string, Shape>> = {
  integer: { kind: "integer" },
  number: { kind: "number" },
  boolean: { kind: "boolean" },
};

export function readText(schema: Schema): Shape {
  if (schema["x-decimal-text"]) return { kind: "decimalText" };
  if (schema["x-id-text"]) return { kind: "idText" };
  return { kind: schema.format === "binary" ? "bytes" : "text" };
}

/**
 * Whether a format says that a number is whole: `int32` or `int64`. What an answer holds is checked to be whole and exact, and not for its
 * range: a number that is too large for its format is still read right.
 */
export function isWholeFormat({ format = "" }: Schema): boolean {
  return /^u?int\d+$/.test(format);
}

export function readEnum(values: readonly Json[], schema: Schema): Shape {
  const kept = [...new Set(values.filter((value) => value !== null))];
  if (kept.length === 0 || kept.some((value) => typeof value === "object")) return { kind: "any" };
  if (kept.includes(true) && kept.includes(false)) return { kind: "boolean" };
  const isUnquoted = [schema.type].flat().includes("string") && kept.some((value) => typeof value === "number"); // in YAML
  return { kind: "enum", values: isUnquoted ? kept.map(String) : kept };
}

/** The type of a schema that does not state it, as its other keywords show it. */
export function resolveType(schema: Schema): string | undefined {
  if (schema.properties || schema.additionalProperties !== undefined || "patternProperties" in schema) return "object";
  if (schema.items) return "array";
  if (isWholeFormat(schema)) return "integer";
  if (schema.pattern !== undefined || schema.minLength !== undefined || schema.format === "binary") return "string";
  return undefined;
}

/** Whether the value may be null, in the words of 3.0 or of 3.1. */
export function isNullable(schema: Schema & { nullable?: boolean }): boolean {
  const members = schema.oneOf ?? schema.anyOf ?? [];
  const isStated = [schema.type].flat().includes("null") || schema.nullable === true || schema.const === null;
  return (
    isStated ||
    schema.enum?.includes(null) === true ||
    members.some((member) => typeof member === "object" && member.type === "null")
  );
}

export function addNull(shape: Shape, nullable: boolean): Shape {
  return nullable && shape.kind !== "nullable" && shape.kind !== "any" ? { kind: "nullable", shape } : shape;
}

export function readComment(schema: Schema): Comment {
  const description = [schema.description?.trim(), readMeanings(schema)].filter(Boolean).join(" ") || undefined;
  return { description, source: schema["x-source"], isDeprecated: schema.deprecated === true };
}

/** Says what each value of an enumeration of numbers means, which its type cannot show: `Values: 0 warehouse, 1 supplier.` */
function readMeanings({ enum: values = [], "x-enum-meaning": meaning }: Schema): string | undefined {
  return (
    meaning &&
    `Values: ${values.map((value, index) => `${JSON.stringify(value)} ${meaning.values[index]}`).join(", ")}.`
  );
}
