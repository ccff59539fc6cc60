import type { Api } from "../generated/routes.generated.ts";
import type { Schema } from "../ground/schema.ts";
import { resolveSchema, UUID } from "./validate/schemas.ts";

interface CompleteContext {
  api: Api;
  at: string;
}

const NIL = "00000000-0000-0000-0000-000000000000";
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

/**
 * Gives a value that fits a schema: what is known where that fits, else the least that the schema allows. An object has the
 * fields that are known, under their names in any letters, and those that are required.
 */
export function completeValue(schema: Schema, known: unknown, context: CompleteContext): unknown {
  if (schema.$ref !== undefined) return completeValue(resolveSchema(context.api, schema.$ref), known, context);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => completeValue(part, known, context))) as unknown;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return completeValue(chooseBranch(choices, known), known, context);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.includes(known) ? known : schema.enum[0];
  const types = listTypes(schema);
  if (known === null && types.includes("null")) return null;
  const type = types.find((each) => each !== "null") ?? "";
  switch (type) {
    case "object":
      return completeObject(schema, known, context);
    case "array":
      return completeList(schema, known, context);
    case "string":
      return completeText(schema, known, context);
    case "integer":
    case "number":
      return completeNumber(schema, known, types.includes("integer"));
    case "boolean":
      return typeof known === "boolean" ? known : false;
    default:
      return known ?? {};
  }
}

/** Finds the value of a field under its name in any letters: the platform has written both `SKU` and `sku`. */
export function findField(record: unknown, name: string): unknown {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return undefined;
  const fields = record as Record<string, unknown>;
  if (Object.hasOwn(fields, name)) return fields[name];
  const wanted = name.toLowerCase();
  const other = Object.keys(fields).find((each) => each.toLowerCase() === wanted);
  return other === undefined ? undefined : fields[other];
}

function completeObject(schema: Schema, known: unknown, context: CompleteContext) {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (typeof additionalProperties === "object") return completeMap(additionalProperties, known, context);
  if (Object.keys(properties).length === 0) return isObject(known) ? known : {};
  const fields: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(properties)) {
    const value = findField(known, name);
    if (required.includes(name) || (value !== undefined && canComplete(each, value, context)))
      fields[name] = completeValue(each, value, context);
  }
  return fields;
}

function completeMap(schema: Schema, known: unknown, context: CompleteContext): Record<string, unknown> {
  const entries = isObject(known) ? Object.entries(known) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, completeValue(schema, value, context)]));
}

function completeList({ items = {}, minItems = 0 }: Schema, known: unknown, context: CompleteContext): unknown[] {
  const all: unknown[] = Array.isArray(known) ? known.map((each) => completeValue(items, each, context)) : [];
  while (all.length < Number(minItems)) all.push(completeValue(items, undefined, context));
  return all;
}

function completeText(schema: Schema, known: unknown, { at }: CompleteContext): string {
  if (typeof known === "string" && isText(schema, known)) return known;
  if (schema["x-id-text"] === true && typeof known === "number") return String(known);
  if (schema["x-decimal-text"] === true) return typeof known === "number" ? String(known) : "0";
  const { format, minLength = 0 } = schema;
  if (format === "uuid")
    return typeof known === "number" ? `${NIL.slice(0, 24)}${String(known).padStart(12, "0")}` : NIL;
  if (format === "date-time") return at;
  if (format === "date") return at.slice(0, 10);
  if (format === "uri") return "https://sandbox.example";
  if (format === "email") return "someone@sandbox.example";
  if (format === "duration") return "PT0S";
  const plain = "x".repeat(Number(minLength));
  return [plain, "DE", "de", "EUR", "0", "1", "12345"].find((each) => isText(schema, each)) ?? plain;
}

function isText({ format, minLength = 0, maxLength = Infinity, pattern }: Schema, text: string): boolean {
  if (format === "uuid" && !UUID.test(text)) return false;
  if (format === "date-time" && (!INSTANT.test(text) || Number.isNaN(Date.parse(text)))) return false;
  if (typeof pattern === "string" && !new RegExp(pattern, "u").test(text)) return false;
  if (format === "date" && !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const { length } = Array.from(text);
  return length >= Number(minLength) && length <= Number(maxLength);
}

function completeNumber({ minimum = -Infinity, maximum = Infinity }: Schema, known: unknown, isWhole: boolean): number {
  const number = typeof known === "number" ? known : 0;
  const whole = isWhole ? Math.trunc(number) : number;
  return Math.min(Math.max(whole, Number(minimum)), Number(maximum));
}

function canComplete(schema: Schema, value: unknown, context: CompleteContext): boolean {
  const fitted = completeValue(schema, value, context);
  return isObject(value) || Array.isArray(value) ? typeof fitted === "object" : fitted === value;
}

function chooseBranch(choices: readonly Schema[], known: unknown): Schema {
  const isMeant = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(
      ([name, each]) => each.const === undefined || findField(known, name) === each.const,
    );
  return choices.find(isMeant) ?? choices[0]!;
}

function listTypes({ type, properties, items }: Schema): readonly string[] {
  if (type === undefined) return properties ? ["object"] : items ? ["array"] : [];
  return typeof type === "string" ? [type] : type;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
