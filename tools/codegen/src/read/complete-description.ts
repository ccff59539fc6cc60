import { ANY_TYPE, readEssence } from "../model/media.ts";
import { listOperations } from "../model/operations.ts";
import { addSteps, Refusal } from "../model/refusal.ts";
import { toPascalCase } from "../name/names.ts";
import type { Document, Json, RawOperation, Schema } from "../document/openapi.ts";
import { decodeStep, findTarget, resolve } from "../document/resolve.ts";
import { DATA, readTexts } from "../document/texts.ts";

const SCHEMAS = "#/components/schemas/";
/** A pointer to a schema, also to one that stands in another, or in an operation. */
const SCHEMA = /^#\/(components\/schemas\/|.*\/schema(\/|$))/;

/**
 * A description that is not ours in the form of ours: OpenAPI 3.1, its schemas named by identifiers, and each tag and operation with what
 * the pages show of it.
 *
 * @throws {Refusal} If it is not what OpenAPI describes.
 */
export function completeDescription(given: Document): Document {
  try {
    return complete(given);
  } catch (error) {
    throw Refusal.ofWhole(error);
  }
}

function complete(given: Document): Document {
  const document = rename(upgrade("", readTexts(given) as unknown as Json) as unknown as Document);
  const operations = listOperations(document, () => {}); // What cannot be read is refused with the model.
  for (const { raw, item, method, path } of operations) {
    const group = path.split("/").find((step) => /^[a-z]/i.test(step)) ?? "other";
    const fallback = { summary: raw.operationId, "x-source": "documented" };
    const responses = addSuccess(raw.responses);
    item[method] = {
      ...fallback,
      ...raw,
      ...(responses && { responses }),
      tags: raw.tags?.length ? raw.tags : [group],
    };
  }
  const known = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const used = operations.flatMap(({ item, method }) => item[method]!.tags.slice(0, 1));
  document.tags = [...new Set(used)].toSorted().map((name) => {
    const { description = "" } = known.get(name) ?? {};
    return { name, description, "x-maturity": "stable", "x-source": "documented" };
  });
  return document;
}

/** What OpenAPI 3.0 says in its own way, as 3.1 says it; each fact of its own gets its source. */
function upgrade(key: string, value: Json): Json {
  if (DATA.has(key) || !isObject(value)) return Array.isArray(value) ? value.map((each) => upgrade("", each)) : value;
  const whole = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, upgrade(name, each)]));
  if (key === "responses")
    return Object.fromEntries(Object.entries(whole).map(([status, each]) => [status, completeAnswer(status, each)]));
  if (key === "content")
    return Object.fromEntries(Object.entries(whole).map(([type, each]) => [nameType(type, each), each]));
  if (typeof whole["in"] === "string") return addSource(readContent(whole), "name");
  const schema = upgradeNullable(upgradeLimits(whole));
  return key === "schema" ? addSource(schema) : schema;
}

/** `default` is the answer of every status that has none of its own, so also of a success. */
function addSuccess(responses: RawOperation["responses"] | undefined): RawOperation["responses"] | undefined {
  const isTold = Object.keys(responses ?? {}).some((status) => status.startsWith("2"));
  return responses?.["default"] && !isTold ? { ...responses, "2XX": responses["default"] } : responses;
}

/** A parameter with a media type is text of it, as an address and a header hold text alone. */
function readContent({ content, ...parameter }: Fields): Fields {
  const [type] = Object.keys(content ?? {});
  if (type === undefined) return parameter;
  const description = [parameter["description"], `It is text of the type ${type}.`].filter(Boolean).join(" ");
  return { ...parameter, description, schema: { type: "string", contentMediaType: type } };
}

/** Data of any media type is JSON, as the client sends it, and a file is bytes. */
function nameType(type: string, content: Json): string {
  const { schema } = isObject(content) ? content : {};
  if (schema === undefined || !isObject(schema) || !ANY_TYPE.test(readEssence(type))) return type;
  return schema["format"] === "binary" ? "application/octet-stream" : "application/json";
}

/** An answer without a description has an empty one, so that it is shown. */
function completeAnswer(status: string, answer: Json): Json {
  const isPlain = /^([1-5](\d\d|XX)|default)$/i.test(status) && isObject(answer) && answer["$ref"] === undefined;
  return addSource(isPlain ? { description: "", ...(answer as Fields) } : answer, "description");
}

function addSource(value: Json, field?: string): Json {
  if (!isObject(value) || (field !== undefined && typeof value[field] !== "string")) return value;
  return { ...value, "x-source": value["x-source"] ?? "documented" };
}

function upgradeLimits(schema: Fields): Fields {
  let found = schema;
  for (const [limit, edge] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    const { [limit]: isExclusive, [edge]: number, ...rest } = found;
    if (typeof isExclusive !== "boolean") continue;
    found = { ...rest, ...(number !== undefined && { [isExclusive ? limit : edge]: number }) };
  }
  return found;
}

function upgradeNullable({ nullable, ...schema }: Fields): Fields {
  if (typeof nullable !== "boolean") return nullable === undefined ? schema : { nullable, ...schema };
  if (!nullable) return schema;
  return typeof schema["type"] === "string" && !schema["enum"]
    ? { ...schema, type: [schema["type"], "null"] }
    : { anyOf: [schema, { type: "null" }] };
}

type Fields = Record<string, Json>;

function isObject(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Gives each schema a name that is an identifier, and that name as its title; also one that is referred to where it stands. */
function rename(document: Document): Document {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const nameFor = (pointer: string) => {
    const known = names.get(pointer);
    if (known !== undefined) return known;
    const words = pointer
      .slice(pointer.startsWith(SCHEMAS) ? SCHEMAS.length : 2)
      .split("/")
      .map(decodeStep);
    const plain = toPascalCase(words.join(" "))
      .replaceAll(/[^A-Za-z0-9]/g, "")
      .replace(/^(?=\d|$)/, "Schema");
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}${number}`;
    taken.add(name);
    names.set(pointer, name);
    return name;
  };
  const keys = Object.keys(document.components?.schemas ?? {});
  for (const key of keys) nameFor(addSteps(SCHEMAS.slice(0, -1), key));
  const renameRef = (ref: string) => {
    const pointer = addSteps("#", ...ref.slice(2).split("/").map(decodeStep));
    return `${SCHEMAS}${nameFor(pointer)}`;
  };
  const old = new Map(keys.map((key) => [renameRef(addSteps(SCHEMAS.slice(0, -1), key)), key]));
  const renamed = JSON.parse(JSON.stringify(document), (key, value: Json) => {
    if (key === "$ref" && typeof value === "string" && SCHEMA.test(value)) return renameRef(value);
    const { discriminator } = isObject(value) ? (value as Schema) : {};
    if (typeof discriminator?.propertyName !== "string") return value;
    const mapping = completeMapping(document, value as Schema, renameRef, old);
    return { ...(value as Schema), discriminator: { ...discriminator, mapping } };
  }) as Document;
  const schemas = [...names].flatMap(([pointer, title]): [string, Schema][] => {
    const schema = findTarget(renamed, pointer) as Schema | undefined;
    return schema ? [[title, { "x-source": "documented", ...schema, title }]] : [];
  });
  return { ...renamed, components: { ...renamed.components, schemas: Object.fromEntries(schemas) } };
}

/**
 * The values of a discriminator with the references to what they mean, under the new names. A member that is told by its name keeps the
 * old one as its value.
 *
 * @param old The old names of schemas, by the new references.
 */
function completeMapping(
  document: Document,
  { discriminator, oneOf = [], anyOf = [] }: Schema,
  renameRef: (ref: string) => string,
  old: ReadonlyMap<string, string>,
): Record<string, string> {
  const keys = new Set(old.values());
  const given = Object.entries(discriminator!.mapping ?? {}).flatMap(([value, target]) => {
    const ref = keys.has(target) ? addSteps(SCHEMAS.slice(0, -1), target) : String(target);
    return SCHEMA.test(ref) ? [[value, renameRef(ref)] as const] : [];
  });
  const told = [...oneOf, ...anyOf].flatMap(({ $ref = "" }) => {
    const key = old.get($ref);
    const isMapped = key === undefined || $ref.endsWith(`/${key}`) || given.some(([, ref]) => ref === $ref);
    return isMapped || hasValues(document, key, discriminator!.propertyName) ? [] : [[key, $ref] as const];
  });
  return Object.fromEntries([...told, ...given]);
}

/** Whether a schema says which values its field can have, itself or in a part of it. */
function hasValues(document: Document, key: string, field: string): boolean {
  const seen = new Set<unknown>();
  const says = (given: Schema | undefined): boolean => {
    const schema = given && resolve(document, given);
    if (!schema || seen.has(schema)) return false;
    seen.add(schema);
    const { const: only, enum: allowed } = schema.properties?.[field] ?? {};
    return only !== undefined || allowed !== undefined || (schema.allOf ?? []).some(says);
  };
  return says(document.components.schemas[key]);
}
