import { banner } from "./banner.ts";
import { docComment } from "./doc-comment.ts";
import { camelCase, propertyKey } from "./names.ts";
import { refName, type Schema, type Spec } from "./spec.ts";

const ERROR_BODY: Record<string, string> = { erp: "ErrorResponse", channel: "ErrorList" };

/** A decoder per schema that an answer, an error or an event can hold, children first. */
export function emitDecode(spec: Spec): string {
  const { schemas } = spec.document.components;
  const wanted = new Set<string>();
  const used = new Set(["shape"]);
  const answers = spec.operations.flatMap(({ answer }) => (answer.kind === "schema" ? [answer.name] : []));
  for (const name of [...answers, ERROR_BODY[spec.api], ...spec.events.map(({ payload }) => payload)]) {
    if (name && schemas[name]) visit(name);
  }
  if (spec.events.length > 0) visit("EventEnvelope");
  const decoders = [...wanted].map((name) => decoderOf(name));
  const events = spec.events.length > 0 ? eventDecoder() : "";
  const types = [
    ...wanted,
    ...(spec.events.length > 0 ? ["ChannelEvent", "KnownEvents", "KnownEventType"] : []),
  ].sort();
  const helpers = [...used].sort();
  return `${banner(spec)}import type { ${types.join(", ")} } from "@kontor/${spec.api}-types";
import { type Decoder, ${helpers.join(", ")} } from "@kontor/http";
${decoders.join("")}${events}`;

  function visit(name: string): void {
    if (wanted.has(name) || name === "ChannelEvent" || isScalar(schemas[name]!)) {
      if (name === "ChannelEvent") visit("EventEnvelope");
      return;
    }
    for (const child of childrenOf(schemas[name]!)) visit(child);
    wanted.add(name);
  }

  function decoderOf(name: string): string {
    const schema = schemas[name]!;
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties ?? {});
    const part = (entries: [string, Schema][]) =>
      entries.length === 0
        ? "{}"
        : `{\n${entries.map(([key, value]) => `    ${propertyKey(key)}: ${expression(value, name, key)},\n`).join("")}  }`;
    return `
${docComment([`Reads ${article(name)} \`${name}\`; keeps fields it does not know.`])}export const ${camelCase(name)}: Decoder<${name}> = /* @__PURE__ */ shape<${name}>(
  ${part(fields.filter(([key]) => required.has(key)))},
  ${part(fields.filter(([key]) => !required.has(key)))},
);
`;
  }

  function expression(schema: Schema, owner: string, key: string): string {
    if (owner === "EventEnvelope" && key === "event") return use("anything"); // checked by the payload's decoder
    if (schema.$ref) {
      const name = refName(schema) === "ChannelEvent" ? "EventEnvelope" : refName(schema);
      return isScalar(schemas[name]!) ? expression(schemas[name]!, owner, key) : camelCase(name);
    }
    if (schema["x-decimal-text"]) return use("decimalText");
    if (schema.enum && schema.type === "integer") return use("integer"); // open on read
    const types = [schema.type].flat().filter((each) => each !== "null");
    if (types.length !== 1) return use("anything");
    if (types[0] === "array") return `${use("list")}(${expression(schema.items ?? {}, owner, key)})`;
    if (types[0] === "object") {
      return typeof schema.additionalProperties === "object"
        ? `${use("mapOf")}(${expression(schema.additionalProperties, owner, key)})`
        : use("anything");
    }
    return use({ string: "text", integer: "integer", number: "number", boolean: "boolean" }[types[0]!] ?? "anything");
  }

  function use(helper: string): string {
    used.add(helper);
    return helper;
  }

  function isScalar(schema: Schema): boolean {
    return schema.type !== "object" && !schema.anyOf && !schema.allOf;
  }

  function childrenOf(schema: Schema): string[] {
    if (schema.$ref) return [refName(schema)];
    const inner = [...Object.values(schema.properties ?? {}), schema.items, schema.additionalProperties];
    return inner.flatMap((each) => (typeof each === "object" ? childrenOf(each) : []));
  }

  function eventDecoder(): string {
    used.add("decodeAs");
    return `
const payloads: { [Type in KnownEventType]: Decoder<KnownEvents[Type]["event"]> } = {
${spec.events.map(({ type, payload }) => `  ${JSON.stringify(type)}: ${camelCase(payload)},\n`).join("")}};

/** Whether this version knows an event type. */
export function isKnownEventType(type: string): type is KnownEventType {
  return Object.hasOwn(payloads, type);
}

/**
 * Reads one event as it came. A known type has its payload checked; an unknown one keeps a payload of type
 * \`unknown\`. \`null\` in an optional field reads as absent, a payload of \`[]\` as \`{}\`, a number where decimal text
 * belongs as text; fields that nobody described stay.
 *
 * @throws {DecodeError} If it is no event, or if the payload of a known type does not fit; \`path\` says where.
 * @see given spec §2.6, §6.1
 */
export function decodeEvent(value: unknown): ChannelEvent {
  const envelope = decodeAs(eventEnvelope, value, "an event");
  if (!isKnownEventType(envelope.type)) return envelope as ChannelEvent;
  const payload = Array.isArray(envelope.event) && envelope.event.length === 0 ? {} : envelope.event;
  return { ...envelope, event: decodeAs(payloads[envelope.type], payload, envelope.type, "/event") } as ChannelEvent;
}

/** Whether an event is of this type; narrows it. */
export function isEvent<Type extends KnownEventType>(event: ChannelEvent, type: Type): event is KnownEvents[Type] {
  return event.type === type;
}
`;
  }
}

function article(name: string): string {
  return /^[AEIOU]/.test(name) ? "an" : "a";
}
