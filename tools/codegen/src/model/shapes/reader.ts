import type { Document, Schema } from "../../document/openapi.ts";
import { decodeStep } from "../../document/resolve.ts";
import type { Identifiers } from "../identifiers.ts";
import type { ClientTraits, Shape } from "../model.ts";
import { addSteps, Refusal } from "../refusal.ts";
import { findSchema } from "./find.ts";
import { isBare, mergeAllOf } from "./merge.ts";
import { readObject } from "./read-object.ts";
import { readUnion } from "./read-union.ts";
import type { Given, NamedDraft, Reading } from "./reading.ts";
import {
  addNull,
  resolveType,
  isNullable,
  readComment,
  isWholeFormat,
  readEnum,
  readText,
  SCALARS,
} from "./scalars.ts";

/** Reads schemas into shapes. An object always has a name: one within another is lifted, and named by its owner and its field. */
export interface ShapeReader {
  /** @param hint Its name, where it has none. */
  read(schema: Given, at: string, hint: string): Shape;
  /** The named schema of the description, by its key there. */
  readNamed(key: string): Shape;
  readonly named: ReadonlyMap<string, NamedDraft>;
}

/** A reading that knows the named schemas of the description. */
interface NamedReading extends Reading {
  readNamed(key: string): Shape;
}

const COMPONENTS = "#/components/schemas/";
const UNSUPPORTED = ["prefixItems", "$dynamicRef", "$recursiveRef", "unevaluatedItems"];

/** @param events Where an answer holds events of all types, the model has their envelope, with a payload that nobody checked. */
export function createShapeReader(
  document: Document,
  identifiers: Identifiers,
  events?: ClientTraits["events"],
): ShapeReader {
  const named = new Map<string, NamedDraft>();
  const schemas: Record<string, Given> = document.components?.schemas ?? {};
  const names = new Map(
    Object.keys(schemas)
      .toSorted()
      .map((key) => [key, identifiers.allocate(key)]),
  );
  const orNull = new Set<string>(); // names of shapes that may be null wherever they stand
  const isPayload = (owner: string, field: string) =>
    events !== undefined && owner === names.get(events.envelope) && field === events.payload;
  const reading: NamedReading = { document, identifiers, named, merging: new Set(), isPayload, readNamed, read };
  return { read, readNamed, named };

  function read(schema: Given, at: string, hint: string): Shape {
    return readSchema(reading, schema, at, hint);
  }

  function readNamed(key: string): Shape {
    if (events && key === events.union) return readNamed(events.envelope);
    const name = names.get(key);
    if (name === undefined)
      throw new Refusal(addSteps("#/components/schemas", key), "be there, as something refers to it");
    if (!named.has(name)) defineNamed(key, name);
    return addNull({ kind: "ref", name }, orNull.has(name));
  }

  function defineNamed(key: string, name: string): void {
    const schema = schemas[key]!;
    const draft: NamedDraft = { name, comment: {}, body: { kind: "alias", shape: { kind: "any" } } };
    named.set(name, draft); // before it is read: it may hold itself
    if (typeof schema === "object" && isNullable(schema)) orNull.add(name);
    const whole = readSchema(reading, schema, addSteps("#/components/schemas", key), name, name);
    if (whole.kind === "nullable") orNull.add(name); // whatever refers to it adds `null`
    const shape = whole.kind === "nullable" ? whole.shape : whole;
    const isOwn = shape.kind === "ref" && shape.name === name && draft.body.kind === "object";
    draft.comment = typeof schema === "object" ? readComment(schema) : {};
    if (!isOwn) draft.body = { kind: "alias", shape };
    if (!isOwn && meansItself(named, name, shape))
      throw new Refusal(addSteps("#/components/schemas", key), "not mean itself");
  }
}

function readSchema(reading: NamedReading, given: Given, at: string, hint: string, into?: string): Shape {
  if (given === true) return { kind: "any" };
  if (given === false) throw new Refusal(at, "take some value: got false");
  const unsupported = UNSUPPORTED.find((key) => key in given);
  if (unsupported) throw new Refusal(at, `do without ${unsupported}`);
  if (given.$ref !== undefined) return readReference(reading, given, at, hint);
  const only = given.allOf?.length === 1 && isBare(given) ? given.allOf[0]! : undefined;
  if (only) return addNull(reading.read(only, addSteps(at, "allOf", 0), hint), isNullable(given));
  if (!given.allOf) return addNull(readValues(reading, given, at, hint, into), isNullable(given));
  if (reading.merging.has(given))
    throw new Refusal(at, "have a name in components/schemas, as it holds itself beside other parts");
  const find = (schema: Schema, place: string) => findSchema(reading.document, schema, place);
  const schema = mergeAllOf(given, at, find);
  reading.merging.add(given);
  try {
    return addNull(readValues(reading, schema, at, hint, into), isNullable(schema));
  } finally {
    reading.merging.delete(given);
  }
}

function readReference(reading: NamedReading, schema: Schema, at: string, hint: string): Shape {
  const { $ref = "", ...rest } = schema;
  if (!isBare(schema)) return reading.read({ allOf: [{ $ref }, rest] }, at, hint);
  const key = $ref.startsWith(COMPONENTS) ? $ref.slice(COMPONENTS.length) : "/";
  if (!key.includes("/")) return addNull(reading.readNamed(decodeStep(key)), isNullable(schema));
  const found = findSchema(reading.document, schema, at);
  return reading.read(found.schema, found.at, hint);
}

function readValues(reading: Reading, schema: Schema, at: string, hint: string, into?: string): Shape {
  const union = readUnion(reading, schema, at, hint);
  if (union) return union;
  if (schema.const !== undefined) return readEnum([schema.const], schema);
  if (schema.enum) return readEnum(schema.enum, schema);
  const types = [schema.type ?? resolveType(schema)].flat().filter((type) => type !== undefined && type !== "null");
  const shapes = types.map((type) => readType(reading, type!, schema, at, hint, into));
  return shapes.length > 1 ? { kind: "union", members: shapes } : (shapes[0] ?? { kind: "any" });
}

function readType(reading: Reading, type: string, schema: Schema, at: string, hint: string, into?: string): Shape {
  if (type === "integer" && schema["x-long"]) return { kind: "longInteger" };
  if (type === "number" && isWholeFormat(schema)) return SCALARS["integer"]!;
  if (Object.hasOwn(SCALARS, type)) return SCALARS[type]!;
  if (type === "string") return readText(schema);
  if (type === "array") return readList(reading, schema, at, hint);
  if (type === "object") return readObject(reading, schema, at, hint, into);
  if (type === "file") return { kind: "bytes" };
  throw new Refusal(at, `have a type of JSON: got ${type}`);
}

function readList({ read }: Reading, schema: Schema, at: string, hint: string): Shape {
  const shape = read((schema.items as Given | undefined) ?? true, addSteps(at, "items"), `${hint}Item`);
  return { kind: "list", items: shape, ...(schema["x-read-apart"] === true && { isReadApart: true }) };
}

/** Whether a name stands for itself, with nothing but other names and unions between. A list or an object between is fine. */
function meansItself(named: ReadonlyMap<string, NamedDraft>, name: string, shape: Shape): boolean {
  const seen = new Set<string>();
  const reaches = (each: Shape): boolean => {
    if (each.kind === "nullable") return reaches(each.shape);
    if (each.kind === "union") return each.members.some(reaches);
    if (each.kind !== "ref" || seen.has(each.name)) return false;
    seen.add(each.name);
    const body = named.get(each.name)?.body;
    return each.name === name || (body?.kind === "alias" && reaches(body.shape));
  };
  return reaches(shape);
}
