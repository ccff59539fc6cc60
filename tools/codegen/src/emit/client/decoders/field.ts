import { toCamelCase } from "../../../name/names.ts";
import { readRefName, type Schema, type Spec } from "../../../read/spec.ts";
import type { Names } from "./names.ts";
import { isScalar } from "./order.ts";

const strict: Record<string, string> = { string: "text", integer: "integer", number: "number", boolean: "boolean" };

/** Callers of the channel interface write text for numbers, and 1 for true (observed). */
const asSent: Record<string, string> = {
  ...strict,
  integer: "integerAsSent",
  number: "numberAsSent",
  boolean: "booleanAsSent",
};

/** All that the text of one decoder depends on. */
export interface Decoders {
  spec: Spec;
  /** The schemas with a decoder, children first. */
  wanted: readonly string[];
  names: Names;
}

/**
 * The expression that reads one field.
 *
 * @param owner The schema that the field belongs to.
 * @throws {Error} If the owner holds itself by way of another schema, or if an object with fields has no name.
 */
export function emitField(decoders: Decoders, schema: Schema, owner: string, key: string): string {
  const { spec, names } = decoders;
  const { use } = names;
  if (owner === "EventEnvelope" && key === "event") return use("anything"); // checked by the payload's decoder
  if (schema.$ref) return emitReference(decoders, schema, owner, key);
  if (schema["x-decimal-text"]) return use("decimalText");
  if (schema["x-id-text"]) return use("idText");
  if (schema.enum && schema.type === "integer") return use("integer"); // open on read
  const types = [schema.type].flat().filter((each) => each !== "null");
  const isRequired = spec.document.components.schemas[owner]?.required?.includes(key); // optional ones read as absent
  if (hasNull(schema) && isRequired)
    return `${use("nullable")}(${emitField(decoders, { ...schema, type: types as string[] }, owner, "")})`;
  if (types.length !== 1) return use("anything");
  if (schema["x-read-apart"]) return `${use("list")}(${use("anything")})`;
  if (types[0] === "array") return emitList(decoders, schema.items ?? {}, owner, key);
  if (schema.properties)
    throw new Error(`Cannot decode ${owner}.${key} as an object with fields must have a name of its own`);
  if (types[0] !== "object") return use((spec.api === "channel" ? asSent : strict)[types[0]!] ?? "anything");
  return typeof schema.additionalProperties === "object"
    ? `${use("mapOf")}(${emitField(decoders, schema.additionalProperties, owner, key)})`
    : use("anything");
}

function emitReference(decoders: Decoders, schema: Schema, owner: string, key: string): string {
  const { spec, wanted } = decoders;
  const name = readRefName(schema) === "ChannelEvent" ? "EventEnvelope" : readRefName(schema);
  const target = spec.document.components.schemas[name]!;
  if (isScalar(target)) return emitField(decoders, target, owner, key);
  if (name === owner) return "itself";
  if (wanted.indexOf(name) > wanted.indexOf(owner))
    throw new Error(`Cannot decode ${owner} as it holds itself by way of ${name}`);
  return toCamelCase(name);
}

function emitList(decoders: Decoders, items: Schema, owner: string, key: string): string {
  const { use } = decoders.names;
  const item = emitField(decoders, items, owner, key);
  return `${use("list")}(${hasNull(items) ? `${use("nullable")}(${item})` : item})`;
}

function hasNull({ type }: Schema): boolean {
  return [type].flat().includes("null");
}
