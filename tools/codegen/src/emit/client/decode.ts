import { emitHttpImports } from "./import-http.ts";
import { formatBanner } from "../banner.ts";
import { formatDocComment } from "../doc-comment.ts";
import { toCamelCase, formatPropertyKey } from "../../name/names.ts";
import { listReadApart } from "../../read/apart.ts";
import { findChildren, readNames } from "../../read/names.ts";
import { readRefName, resolve, type Schema, type Spec } from "../../read/spec.ts";

const strict: Record<string, string> = { string: "text", integer: "integer", number: "number", boolean: "boolean" };

/** Callers of the channel interface write text for numbers, and 1 for true (observed). */
const asSent: Record<string, string> = {
  ...strict,
  integer: "integerAsSent",
  number: "numberAsSent",
  boolean: "booleanAsSent",
};

/** A decoder per schema that an answer, an error or an event can hold, children first. */
export function emitDecode(spec: Spec): string {
  const { schemas } = spec.document.components;
  const wanted = inOrder(readNames(spec));
  const used = new Set<string>();
  const usedTypes = new Set(["Decoder"]);
  const decoders = wanted.map((name) => decoderOf(name));
  const events = spec.events.length > 0 ? eventDecoder() : "";
  const types = [
    ...wanted,
    ...(spec.events.length > 0 ? ["ChannelEvent", "KnownEvents", "KnownEventType"] : []),
  ].sort();
  const helpers = [...used].sort();
  return `${formatBanner(spec)}import type { ${types.join(", ")} } from "@kontor/${spec.api}-types";
${emitHttpImports([...[...usedTypes].map((type) => `type ${type}`), ...helpers])}
${decoders.join("")}${events}`;

  /** Children first; one that holds itself comes after what it holds. */
  function inOrder(names: Set<string>): string[] {
    const done = new Set<string>();
    const begun = new Set<string>();
    const visit = (name: string): void => {
      if (begun.has(name) || !names.has(name)) return;
      begun.add(name);
      for (const child of findChildren(schemas[name]!)) visit(child);
      if (!isScalar(schemas[name]!)) done.add(name);
    };
    names.forEach(visit);
    return [...done];
  }

  function decoderOf(name: string): string {
    const schema = schemas[name]!;
    const parts = [schema, ...(schema.allOf ?? []).map((each) => resolve(spec.document, each))];
    const required = new Set(parts.flatMap((each) => each.required ?? []));
    const fields = parts.flatMap((each) => Object.entries(each.properties ?? {}));
    const part = (entries: [string, Schema][]) =>
      entries.length === 0
        ? "{}"
        : `{\n${entries.map(([key, value]) => `    ${formatPropertyKey(key)}: ${expression(value, name, key)},\n`).join("")}  }`;
    const list = listReadApart(spec, name);
    const before = findChildren(schema).includes(name)
      ? `${use("recursive")}((itself) => `
      : list
        ? openApart(schema, name, list)
        : "";
    const type = list ? `${useType("ReadApart")}<${name}>` : name;
    return `
${formatDocComment([`Reads ${article(name)} \`${name}\`; keeps fields it does not know.`])}export const ${toCamelCase(name)}: Decoder<${type}> = /* @__PURE__ */ ${before}${list ? "/* @__PURE__ */ " : ""}${use(spec.api === "erp" ? "shapeInAnyCase" : "shape")}<${name}>(
  ${part(fields.filter(([key]) => required.has(key)))},
  ${part(fields.filter(([key]) => !required.has(key)))},
)${before && ")"};
`;
  }

  /** Items are read one by one, behind the answer itself. */
  function openApart(schema: Schema, name: string, list: string): string {
    const item = schema.properties![list]!.items ?? {};
    return `${use("listApart")}(${JSON.stringify(list)}, ${expression(item, name, list)}, `;
  }

  function expression(schema: Schema, owner: string, key: string): string {
    if (owner === "EventEnvelope" && key === "event") return use("anything"); // checked by the payload's decoder
    if (schema.$ref) {
      const name = readRefName(schema) === "ChannelEvent" ? "EventEnvelope" : readRefName(schema);
      if (isScalar(schemas[name]!)) return expression(schemas[name]!, owner, key);
      if (name === owner) return "itself";
      if (wanted.indexOf(name) > wanted.indexOf(owner))
        throw new Error(`Cannot decode ${owner} as it holds itself by way of ${name}`);
      return toCamelCase(name);
    }
    if (schema["x-decimal-text"]) return use("decimalText");
    if (schema["x-id-text"]) return use("idText");
    if (schema.enum && schema.type === "integer") return use("integer"); // open on read
    const types = [schema.type].flat().filter((each) => each !== "null");
    const isNullable = [schema.type].flat().includes("null") && schemas[owner]?.required?.includes(key); // optional ones read as absent
    if (isNullable) return `${use("nullable")}(${expression({ ...schema, type: types as string[] }, owner, "")})`;
    if (types.length !== 1) return use("anything");
    if (schema["x-read-apart"]) return `${use("list")}(${use("anything")})`;
    if (types[0] === "array") {
      const item = expression(schema.items ?? {}, owner, key);
      return `${use("list")}(${[schema.items?.type].flat().includes("null") ? `${use("nullable")}(${item})` : item})`;
    }
    if (schema.properties)
      throw new Error(`Cannot decode ${owner}.${key} as an object with fields must have a name of its own`);
    if (types[0] === "object") {
      return typeof schema.additionalProperties === "object"
        ? `${use("mapOf")}(${expression(schema.additionalProperties, owner, key)})`
        : use("anything");
    }
    return use((spec.api === "channel" ? asSent : strict)[types[0]!] ?? "anything");
  }

  function useType(name: string): string {
    usedTypes.add(name);
    return name;
  }

  function use(helper: string): string {
    used.add(helper);
    return helper;
  }

  function isScalar(schema: Schema): boolean {
    return schema.type !== "object" && !schema.anyOf && !schema.allOf;
  }

  function eventDecoder(): string {
    for (const helper of ["bounded", "decodeAs", "readEach"]) use(helper);
    useType("UnreadableItem");
    return `
const payloads: { [Type in KnownEventType]: Decoder<KnownEvents[Type]["event"]> } = {
${spec.events.map(({ type, payload }) => `  ${JSON.stringify(type)}: ${toCamelCase(payload)},\n`).join("")}};

/** Whether this version knows an event type. */
export function isKnownEventType(type: string): type is KnownEventType {
  return Object.hasOwn(payloads, type);
}

/**
 * Reads one event as it came. A known type has its payload checked; an unknown one keeps a payload of type
 * \`unknown\`. \`null\` in an optional field reads as absent, a payload of \`[]\` as \`{}\`, a number where decimal text
 * belongs as text, with all its digits where it is out of \`events.list()\`; fields that nobody described stay.
 *
 * @throws {DecodeError} If it is no event, if the payload of a known type does not fit, or if it nests deeper than 200;
 * \`path\` says where.
 * @see given spec §2.6, §6.1
 */
export function decodeEvent(value: unknown): ChannelEvent {
  return readEvent(value, "");
}

/**
 * Reads the events of a page, as \`events.list()\` and \`sellerEvents.list()\` give it: each alone, as {@link decodeEvent} does.
 * One that cannot be read stands in \`unreadable\`, with those of the page, and costs itself alone.
 *
 * @see given spec §6.1
 */
export function decodeEvents({ eventList, unreadable = [] }: EventPage): { events: ChannelEvent[]; unreadable: UnreadableItem[] } {
  const { items, ...rest } = readEach("eventList", eventList, unreadable, readEvent);
  return { events: items, ...rest };
}

/** A page of events. */
export interface EventPage {
  eventList: readonly unknown[];
  unreadable?: readonly UnreadableItem[];
}

const boundedEnvelope = /* @__PURE__ */ bounded(eventEnvelope);

function readEvent(value: unknown, root: string): ChannelEvent {
  const envelope = decodeAs(boundedEnvelope, value, "an event", root);
  if (!isKnownEventType(envelope.type)) return envelope as ChannelEvent;
  const payload = Array.isArray(envelope.event) && envelope.event.length === 0 ? {} : envelope.event;
  return { ...envelope, event: decodeAs<unknown>(payloads[envelope.type], payload, envelope.type, \`\${root}/event\`) } as ChannelEvent;
}

/** Older names of event types, and what they are called now. */
export const renamedEvents: { readonly [type: string]: KnownEventType } = {
${spec.events.map(({ type, renamedTo }) => (renamedTo ? `  ${JSON.stringify(type)}: ${JSON.stringify(renamedTo)},\n` : "")).join("")}};

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
