import type { Json, Schema } from "../../document/openapi.ts";
import { addSteps, Refusal } from "../refusal.ts";

type Find = (schema: Schema, at: string) => { schema: Schema; at: string };

/** Keywords that say something for readers, and nothing about values. */
const NOTES =
  /^(title|description|deprecated|example|examples|default|readOnly|writeOnly|externalDocs|nullable|\$comment|discriminator|xml|x-.*)$/;

/** Whether a schema says nothing about values beside `$ref`, `allOf` and whether they may be null. */
export function isBare(schema: Schema): boolean {
  return Object.keys(schema).every((key) => NOTES.test(key) || key === "$ref" || key === "allOf");
}

/**
 * `allOf` at any depth as one schema: all fields, all that is required, and one union where a part has one.
 *
 * @throws {Refusal} If its parts contradict each other, or it holds itself.
 */
export function mergeAllOf(schema: Schema, at: string, find: Find, open: readonly Schema[] = []): Schema {
  if (open.includes(schema)) throw new Refusal(at, "not be made of itself by allOf");
  const { allOf = [], ...own } = schema;
  const parts = allOf.map((part, index) => {
    const place = addSteps(at, "allOf", index);
    const found = find(part, place);
    return mergeAllOf(found.schema, found.at, find, [...open, schema]);
  });
  return [...parts, own as Schema].reduce((one, other) => mergeTwo(one, other, at), {});
}

function mergeTwo(one: Schema, other: Schema, at: string): Schema {
  const merged: Record<string, unknown> = { ...one, ...other };
  if (one.type !== undefined && other.type !== undefined) merged["type"] = mergeTypes(one.type, other.type, at);
  if (one.required || other.required)
    merged["required"] = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  if (one.properties && other.properties) {
    const names = new Set([...Object.keys(one.properties), ...Object.keys(other.properties)]);
    merged["properties"] = Object.fromEntries(
      [...names].map((name) => [name, mergeField(one.properties![name], other.properties![name])]),
    );
  }
  if (one.enum && other.enum) {
    const texts = new Set(other.enum.map((each) => JSON.stringify(each)));
    merged["enum"] = one.enum.filter((each: Json) => texts.has(JSON.stringify(each)));
  }
  if (one.items && other.items) merged["items"] = { allOf: [one.items, other.items] };
  for (const key of ["oneOf", "anyOf"] as const)
    if (one[key] && other[key]) throw new Refusal(at, `have one ${key} in all of its allOf`);
  if ((one.oneOf && other.anyOf) || (one.anyOf && other.oneOf))
    throw new Refusal(at, "have either oneOf or anyOf in its allOf");
  return merged as Schema;
}

function mergeField(one: Schema | undefined, other: Schema | undefined): Schema {
  if (!one || !other || JSON.stringify(one) === JSON.stringify(other)) return (other ?? one)!;
  if (one.$ref && one.$ref === other.$ref) return { ...one, ...other };
  return { allOf: [one, other] };
}

function mergeTypes(one: string | string[], other: string | string[], at: string): string | string[] {
  const common = [one].flat().filter((type) => [other].flat().includes(type));
  if ([one].flat().includes("number") && [other].flat().includes("integer")) return "integer";
  if ([one].flat().includes("integer") && [other].flat().includes("number")) return "integer";
  if (common.length === 0)
    throw new Refusal(
      at,
      `have one type in all of its allOf: got ${[one].flat().join("|")} and ${[other].flat().join("|")}`,
    );
  return common.length === 1 ? common[0]! : common;
}
