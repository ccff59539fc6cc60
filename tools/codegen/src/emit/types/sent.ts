import type { Document, Json } from "../../document/openapi.ts";

const SCHEMAS = "#/components/schemas/";

type Fields = { [key: string]: Json };
type Access = "readOnly" | "writeOnly";

/**
 * Demands nothing of a sender that is only read, and nothing of an answer that is only written. A schema that is sent and has such a field
 * anywhere in it is there twice: `Shop` as it is read, and `ShopToSend`.
 */
export function splitSent(document: Document): Document {
  const { paths, components } = document as unknown as { paths: Fields; components?: Fields };
  const schemas = toFields(components?.["schemas"]);
  const apart = new Set(Object.keys(schemas).filter((name) => hasAccess(schemas, { $ref: SCHEMAS + name })));
  if (apart.size === 0 && !hasAccess(schemas, paths)) return document;
  const toSend = new Map<string, string>(); // A name that was found to be sent is read by the loop below.
  const rename = (name: string): string => {
    let own = toSend.get(name) ?? `${name}ToSend`;
    while (!toSend.has(name) && Object.hasOwn(schemas, own)) own += "_";
    toSend.set(name, own);
    return own;
  };
  const settle = (value: Json, hidden: Access): Json => {
    if (typeof value === "string" && hidden === "readOnly" && apart.has(readName(value)))
      return SCHEMAS + rename(readName(value));
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => settle(each, hidden));
    const settled = mapValues(value, (each, key) => settle(each, isBody(value, key) ? "readOnly" : hidden));
    const fields = toFields(value["properties"]);
    const isDemanded = (name: Json) => toFields(fields[String(name)])[hidden] !== true;
    if (Array.isArray(value["required"])) settled["required"] = value["required"].filter(isDemanded);
    return hidden === "readOnly" ? nameMembers(value, settled) : settled;
  };
  const bodies = mapValues(toFields(components?.["requestBodies"]), (each) => settle(each, "readOnly"));
  const whole = settle(document as unknown as Json, "writeOnly") as unknown as Document;
  const sent: Fields = {};
  for (const [name, own] of toSend) sent[own] = settle(schemas[name]!, "readOnly");
  const all = { ...whole.components?.schemas, ...(sent as Document["components"]["schemas"]) };
  return { ...whole, components: { ...whole.components, requestBodies: bodies, schemas: all } } as Document;
}

function isBody(holder: Fields, key: string): boolean {
  return key === "requestBody" && "responses" in holder;
}

/** Whether a field that is only read or only written can be found in a value, or in what it refers to. */
function hasAccess(schemas: Fields, value: Json, seen = new Set<string>()): boolean {
  if (typeof value === "string" && Object.hasOwn(schemas, readName(value)) && !seen.has(value))
    return hasAccess(schemas, schemas[readName(value)]!, seen.add(value));
  if (typeof value !== "object" || value === null) return false;
  const { readOnly, writeOnly } = value as Fields;
  return readOnly === true || writeOnly === true || Object.values(value).some((each) => hasAccess(schemas, each, seen));
}

/**
 * Where a description does not say the values of a discriminator, they are the names of the schemas, and no others when they are sent. For
 * those that refer to it and not it to them, nothing is said.
 */
function nameMembers(given: Fields, { discriminator, ...settled }: Fields): Fields {
  const known = toFields(discriminator);
  const [before, after] = [given, settled].map((each) => [each["oneOf"], each["anyOf"]].flat().map(readRef));
  const mapping = Object.fromEntries(before!.flatMap((ref, at) => (ref ? [[readName(ref), after![at]!]] : [])));
  const all = { ...known, mapping: known["mapping"] ?? mapping };
  return Object.keys(mapping).length > 0 && discriminator ? { ...settled, discriminator: all } : settled;
}

function readRef(value: Json | undefined): string {
  const { $ref } = toFields(value);
  return typeof $ref === "string" ? $ref : "";
}

/** The name of the schema that a reference means; an empty text where it means something else. */
function readName(ref: string): string {
  return ref.startsWith(SCHEMAS) ? ref.slice(SCHEMAS.length) : "";
}

function toFields(value: Json | undefined): Fields {
  return Object(value) === value && !Array.isArray(value) ? (value as Fields) : {};
}

function mapValues(fields: Fields, change: (value: Json, key: string) => Json): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]));
}
