import type { StatedSchema } from "./read-sheets.ts";
import { parseType, type Bundle, type Node, type StatedType } from "./types.ts";

/** The state of a comparison: each pair is compared once, and nothing of ours is left over. */
export interface Comparison {
  bundle: Bundle;
  schemas: Map<string, StatedSchema>;
  /** Our title of each schema of the sheet. */
  titles: Map<string, string>;
  problems: string[];
}

const COMPARED = ["type", "format", "enum", "minLength", "maxLength", "minimum", "maximum"];
const REFERENCE = "#/components/schemas/";

/** Compares a type of the sheets with a schema of ours, and all that both refer to. `isSent`: a request carries it. */
export function walkType(
  stated: StatedType,
  ours: Node | undefined,
  place: string,
  isSent: boolean,
  all: Comparison,
): void {
  const report = (problem: string): void => void all.problems.push(`${place} ${problem}`);
  if (!ours) return report("is not in the specs");
  if (stated.refersTo !== undefined) return walkReference(stated.refersTo, ours, place, isSent, all);
  const schema = ours.$ref?.startsWith(REFERENCE) ? read(ours.$ref, all) : ours;
  if (ours.$ref !== undefined && schema) all.titles.set(`${place} in place`, ours.$ref.slice(REFERENCE.length));
  if (stated.isAnything) return schema?.["type"] === undefined ? undefined : report("must take anything");
  for (const key of COMPARED) {
    const [wanted, got] = [stated.keywords[key], limit(schema, key)].map((value) => JSON.stringify(value));
    if (wanted !== got) report(`must have ${key} ${String(wanted)}: got ${String(got)}`);
  }
  const names = (schema?.["x-enum-meaning"] as { values: string[] } | undefined)?.values;
  if (names && names.length !== (schema?.["enum"] as unknown[] | undefined)?.length)
    report("must name each value of its enum");
  if (stated.items) walkType(stated.items, schema?.["items"] as Node, `${place}[]`, isSent, all);
  if (stated.values) walkType(stated.values, schema?.["additionalProperties"] as Node, `${place}{}`, isSent, all);
}

function walkReference(name: string, ours: Node, place: string, isSent: boolean, all: Comparison): void {
  const key = `${name} as ${isSent ? "sent" : "read"}`;
  const stated = all.schemas.get(name);
  const title = ours.$ref?.startsWith(REFERENCE) ? ours.$ref.slice(REFERENCE.length) : undefined;
  if (!stated) return void all.problems.push(`${place} refers to ${name}, which the sheet lacks`);
  const before = all.titles.get(key);
  if (title !== undefined && before !== undefined) {
    if (before !== title) all.problems.push(`${place} must refer to ${before}: got ${title}`);
    return;
  }
  if (title !== undefined) all.titles.set(key, title);
  if (stated.scalar !== undefined)
    return walkType(parseType(stated.scalar), title ? read(ours.$ref!, all) : ours, title ?? place, isSent, all);
  walkFields(stated, title ? read(ours.$ref!, all) : ours, title ?? place, isSent, all);
}

/** A request is closed and wants what is stated as required; of an answer nothing is required (not-shown: read-field-presence). */
function walkFields({ fields }: StatedSchema, ours: Node | undefined, place: string, isSent: boolean, all: Comparison) {
  const properties = (ours?.["properties"] ?? {}) as Record<string, Node>;
  const required = (ours?.["required"] ?? []) as string[];
  const left = new Set(Object.keys(properties));
  for (const { name, type, isRequired } of fields) {
    const lowered = name.charAt(0).toLowerCase() + name.slice(1);
    const field = !properties[lowered] && properties[name] ? name : lowered;
    if (field !== lowered) all.problems.push(`${place}.${field} must be spelled ${lowered}`);
    left.delete(field);
    if (required.includes(field) !== (isSent && isRequired))
      all.problems.push(`${place}.${field} must be ${isSent && isRequired ? "required" : "optional"}`);
    walkType(parseType(type), properties[field], `${place}.${field}`, isSent, all);
  }
  for (const field of left) all.problems.push(`${place}.${field} has no fact`);
  if (isSent !== (ours?.["additionalProperties"] === false))
    all.problems.push(`${place} must be ${isSent ? "closed" : "open"}`);
}

function read(reference: string, { bundle }: Comparison): Node | undefined {
  return bundle.components.schemas[reference.slice(REFERENCE.length)];
}

/** A limit that we assume is none of the platform's. */
function limit(schema: Node | undefined, key: string): unknown {
  return schema?.["x-limit-source"] === "assumed" && /^m(in|ax)/.test(key) ? undefined : schema?.[key];
}
