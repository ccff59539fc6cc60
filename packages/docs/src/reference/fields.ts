import { readRefName, resolve } from "@kontor/codegen/document/resolve";
import type { Document, ReaderParameter, ReaderSchema } from "./document.ts";
import { toKebab } from "./words.ts";

/** One row of a schema's table. */
export interface Field {
  name: string;
  /** 0 for a field of the schema itself, 1 for a field of that field, and so on. */
  depth: number;
  type: string;
  required: boolean;
  /** The source that says that the field is required, where it differs from the source of the field. */
  requiredSource?: string;
  deprecated: boolean;
  /** Its own text, or that of the schema it refers to; empty where none is known. */
  description: string;
  /** Whether the text is that of the schema it refers to, whole, and so of every field that refers to it. */
  isShared: boolean;
  source: string;
  notShown?: string;
  limit?: { text: string; source?: string };
  values?: { text: string; source?: string };
  /** The option of the client that sets it, if it is a parameter. */
  option?: string;
  /** Links to the pages of the events that the field may hold. */
  links: { label: string; href: string }[];
}

/** Rows of a table, after which no field shows what it holds. The largest table of ours has 238; elsewhere each object may hold all others. */
const MOST_ROWS = 300;

/**
 * Lists the rows of a schema's table: every field, and right below it the fields that it holds. Nobody must send what is only read, and no
 * answer must have what is only written.
 */
export function listFields(
  document: Document,
  schema: ReaderSchema,
  { isAnswer = true, depth = 0, source = "", above = [] as string[], room = { rows: MOST_ROWS } } = {},
): Field[] {
  if (room.rows <= 0) return [];
  const whole = flatten(document, schema);
  if (whole.title && above.includes(whole.title)) return []; // the schema holds itself: the table has its fields further up
  const from = whole["x-source"] ?? source;
  room.rows -= Object.keys(whole.properties ?? {}).length;
  return Object.entries(whole.properties ?? {}).flatMap(([name, property]) => {
    const field = flatten(document, property);
    const own = property["x-source"] ?? from; // the source of the field wins over the source of its schema
    const isHidden = field[isAnswer ? "writeOnly" : "readOnly"] === true;
    const required = !isHidden && (whole.required?.includes(name) ?? false);
    return [
      {
        name,
        depth,
        type: describeType(document, property),
        required,
        ...(required && whole["x-required-source"] && { requiredSource: whole["x-required-source"] }),
        deprecated: field.deprecated ?? false,
        description: field.description ?? "",
        isShared: property.description === undefined && field.description !== undefined,
        source: own,
        ...(field["x-not-shown"] && { notShown: field["x-not-shown"] }),
        ...withLimit(field),
        ...withValues(field),
        links: linksOf(document, field),
      },
      ...listFields(document, inner(document, field), {
        isAnswer,
        depth: depth + 1,
        source: own,
        above: [...above, whole.title ?? ""],
        room,
      }),
    ];
  });
}

/** Lists the rows of a table of parameters. Their own words win over those of their schemas, and may name the values. */
export function listParameterFields(document: Document, parameters: readonly ReaderParameter[]): Field[] {
  return parameters.flatMap(({ name, in: place, required = false, description, schema, ...beside }) => {
    const { "x-source": source = "assumed", "x-not-shown": notShown, "x-client-option": option } = beside;
    const own = { ...(description !== undefined && { description }), ...(notShown && { "x-not-shown": notShown }) };
    const [field] = listFields(document, { properties: { [name]: { ...schema, ...own, "x-source": source } } });
    if (!field) return [];
    const { values, ...rest } = field;
    const isNew = values && !field.description.includes("Values:");
    const type = `${place} · ${field.type}`;
    return [{ ...rest, type, required, ...(isNew && { values }), ...(option && { option }) }];
  });
}

/**
 * Leaves a text that fields share whole at the first of them, and its first sentence at the others: who sends an id asks where it comes
 * from, and once is enough. In an answer all have the first sentence.
 */
export function shortenShared(fields: readonly Field[], { isAnswer = false } = {}): Field[] {
  const told = new Set<string>();
  return fields.map((field) => {
    if (!field.isShared) return field;
    const isFirst = !isAnswer && !told.has(field.description);
    told.add(field.description);
    const [sentence = field.description] = /^.*?\.(?= |$)/.exec(field.description) ?? [];
    return isFirst ? field : { ...field, description: sentence, isShared: false };
  });
}

/** Describes the type of a schema in words: `array of integer · int32`. */
export function describeType(document: Document, schema: ReaderSchema, above: readonly string[] = []): string {
  const { type, format, items, additionalProperties, ...rest } = flatten(document, schema);
  const { title = "" } = rest;
  if (title && above.includes(title)) return title; // the type holds itself
  const describeBelow = (part: ReaderSchema) => describeType(document, part, [...above, title]);
  if (rest["x-decimal-text"]) return "string · decimal";
  if (rest.const !== undefined) return JSON.stringify(rest.const);
  if (isEvent(document, rest)) return "event";
  const members = rest.oneOf ?? rest.anyOf;
  const describe = (member: ReaderSchema) => flatten(document, member).title ?? describeBelow(member);
  if (members) return `one of ${members.map(describe).join(", ")}`;
  if (items) return `array of ${describeBelow(items)}`;
  if (typeof additionalProperties === "object") return `map of ${describeBelow(additionalProperties)}`;
  const names = type === undefined ? "anything" : [type].flat().join(" or ");
  return format ? `${names} · ${format}` : names;
}

/** Replaces `$ref` and `allOf` by the fields that they stand for. A field beside a `$ref` wins, and so does the later part of an `allOf`. */
export function flatten(document: Document, schema: ReaderSchema): ReaderSchema {
  const { $ref: _, ...beside } = schema;
  const target: ReaderSchema = schema.$ref ? flatten(document, resolve(document, schema)) : {};
  const parts = (schema.allOf ?? []).map((part) => flatten(document, part));
  const properties: Record<string, ReaderSchema> = {};
  for (const part of [target, ...parts, beside]) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      properties[name] = {
        ...(part["x-source"] && { "x-source": part["x-source"] }),
        ...properties[name],
        ...property,
      };
    }
  }
  const { allOf: __, ...merged } = Object.assign({}, target, ...parts, beside) as ReaderSchema;
  const required = [target, ...parts, beside].flatMap((part) => part.required ?? []);
  return {
    ...merged,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** The object of a field, or of the lists in it; a list may hold itself. */
function inner(document: Document, field: ReaderSchema, seen: readonly unknown[] = []): ReaderSchema {
  if (!field.items) return field.anyOf ? {} : field;
  return seen.includes(field.items) ? {} : inner(document, flatten(document, field.items), [...seen, field.items]);
}

/** An event has any of the types of events, one of which stands for those that nobody knows. */
function isEvent(document: Document, { anyOf = [] }: ReaderSchema): boolean {
  return anyOf.some((member) => flatten(document, member)["x-unknown-event"]);
}

function linksOf(document: Document, field: ReaderSchema): Field["links"] {
  const members = field.anyOf ?? (field.items && flatten(document, field.items).anyOf) ?? [];
  if (!isEvent(document, { anyOf: members })) return [];
  return members.map((member) => {
    const { title = readRefName(member), ...event } = flatten(document, member);
    const known = !event["x-unknown-event"];
    return {
      label: known ? title : "any other type",
      href: `/reference/events/${known ? toKebab(title) : "unknown"}/`,
    };
  });
}

function withLimit(field: ReaderSchema): Pick<Field, "limit"> {
  const { "x-limit-source": source } = field;
  const text = limitOf(field);
  return text === undefined ? {} : { limit: { text, ...(source && { source }) } };
}

/** Describes the smallest and the largest allowed value in words. */
function limitOf({ minItems, maxItems, minLength, maxLength, minimum, pattern }: ReaderSchema): string | undefined {
  if (maxItems !== undefined) return `${minItems ?? 0} to ${maxItems} entries`;
  if (minItems) return `at least ${minItems} ${minItems === 1 ? "entry" : "entries"}`;
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters`;
  if (minLength) return "not empty";
  if (pattern) return `matches ${pattern}`;
  return minimum === undefined ? undefined : `at least ${minimum}`;
}

function withValues(field: ReaderSchema): Pick<Field, "values"> {
  if (!field.enum) return {};
  const meaning = field["x-enum-meaning"];
  const text = field.enum
    .map((value, index) => (meaning ? `${JSON.stringify(value)} ${meaning.values[index]}` : JSON.stringify(value)))
    .join(", ");
  return { values: { text, ...(meaning && { source: meaning.source }) } };
}

/** Puts each field of the smallest depth together with the deeper fields that follow it. */
export function collectNestedFields(fields: Field[]) {
  const top = fields[0]?.depth;
  const starts = fields.flatMap(({ depth }, index) => (depth === top ? [index] : []));
  return starts.map((start, at) => ({
    field: fields[start]!,
    inner: fields.slice(start + 1, starts[at + 1] ?? fields.length),
  }));
}
