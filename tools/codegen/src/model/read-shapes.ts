import { toPascalCase } from "../name/names.ts";
import type { Document, Json, Schema } from "../read/openapi.ts";
import type { Identifiers } from "./identifiers.ts";
import { isBare, mergeAllOf } from "./merge.ts";
import type { ClientTraits, Comment, Field, NamedShape, Shape } from "./model.ts";
import { below, Refusal } from "./refusal.ts";

type Given = Schema | boolean;
/** A named shape while the model is built; what is known of its use comes later. */
export type NamedDraft = Pick<NamedShape, "name" | "comment" | "body">;

/** Reads schemas into shapes. An object always has a name: one within another is lifted, and named by its owner and its field. */
export interface ShapeReader {
  /** @param hint Its name, where it has none. */
  read(schema: Given, at: string, hint: string): Shape;
  /** The named schema of the description, by its key there. */
  readNamed(key: string): Shape;
  readonly named: ReadonlyMap<string, NamedDraft>;
}

const ANY: Shape = { kind: "any" };
const COMPONENTS = "#/components/schemas/";
const SCALARS: Record<string, Shape> = {
  integer: { kind: "integer" },
  number: { kind: "number" },
  boolean: { kind: "boolean" },
};
const UNSUPPORTED = ["$dynamicRef", "$recursiveRef", "unevaluatedItems"];

/** @param events Where an answer holds events of all types, the model has their envelope, with a payload that nobody checked. */
export function createShapeReader(
  document: Document,
  identifiers: Identifiers,
  events?: ClientTraits["events"],
): ShapeReader {
  const named = new Map<string, NamedDraft>();
  const names = new Map<string, string>(); // by key
  const failed = new Map<string, Refusal>();
  const orNull = new Set<string>(); // names of shapes that may be null wherever they stand
  const schemas = document.components?.schemas ?? {};
  for (const key of Object.keys(schemas).sort()) names.set(key, identifiers.allocate(key));
  return { read: readWhole, readNamed, named };

  function readNamed(key: string): Shape {
    if (events && key === events.union) return readNamed(events.envelope);
    const name = names.get(key);
    if (name === undefined) throw new Refusal(`#/components/schemas/${key}`, "be there, as something refers to it");
    if (failed.has(key)) throw failed.get(key)!;
    if (!named.has(name)) {
      const draft: NamedDraft = { name, comment: {}, body: { kind: "alias", shape: { kind: "any" } } };
      named.set(name, draft); // before it is read: it may hold itself
      if (isNullable(typeof schemas[key] === "object" ? schemas[key] : {})) orNull.add(name);
      try {
        Object.assign(draft, readBody(schemas[key]!, below("#/components/schemas", key), name));
      } catch (error) {
        named.delete(name);
        if (error instanceof Refusal) failed.set(key, error);
        throw error;
      }
    }
    return withNull({ kind: "ref", name }, orNull.has(name));
  }

  function readBody(schema: Given, at: string, name: string): Omit<NamedDraft, "name"> {
    const comment = typeof schema === "object" ? readComment(schema) : {};
    const read = readWhole(schema, at, name, name);
    const shape = read.kind === "nullable" ? read.shape : read; // who refers to it adds `null`
    if (read.kind === "nullable") orNull.add(name);
    const isOwn = shape.kind === "ref" && shape.name === name;
    return { comment, body: isOwn ? named.get(name)!.body : { kind: "alias", shape } };
  }

  function readWhole(given: Given, at: string, hint: string, into?: string): Shape {
    if (given === true) return { kind: "any" };
    if (given === false) throw new Refusal(at, "take some value: got false");
    const unsupported = UNSUPPORTED.find((key) => key in given);
    if (unsupported) throw new Refusal(at, `do without ${unsupported}`);
    if (given.$ref !== undefined) return readReference(given, at, hint);
    const only = given.allOf?.length === 1 && isBare(given) ? given.allOf[0]! : undefined;
    if (only) return withNull(readWhole(only, below(at, "allOf", 0), hint), isNullable(given));
    const schema = given.allOf ? mergeAllOf(given, at, find) : given;
    return withNull(readValues(schema, at, hint, into), isNullable(schema));
  }

  function readReference(schema: Schema, at: string, hint: string): Shape {
    if (!isBare(schema)) {
      const { $ref, ...rest } = schema;
      return readWhole({ allOf: [{ $ref }, rest] } as Schema, at, hint);
    }
    const target = schema.$ref!.startsWith(COMPONENTS) ? decode(schema.$ref!.slice(COMPONENTS.length)) : undefined;
    if (target !== undefined && !target.includes("/")) return withNull(readNamed(target), isNullable(schema));
    const found = find(schema, at);
    return readWhole(found.schema, found.at, hint);
  }

  /** What a reference points to, however many references stand between. */
  function find(schema: Schema, at: string, seen: readonly string[] = []): { schema: Schema; at: string } {
    const { $ref } = schema;
    if ($ref === undefined) return { schema, at };
    if (!$ref.startsWith("#/")) throw new Refusal(at, `refer to something in the description itself: got ${$ref}`);
    if (seen.includes($ref)) throw new Refusal(at, "not refer to itself");
    let target: unknown = document;
    for (const step of $ref.slice(2).split("/"))
      target = (target as Record<string, unknown> | undefined)?.[decode(step)];
    if (typeof target !== "object" || target === null)
      throw new Refusal(at, `refer to something that is there: got ${$ref}`);
    const found = find(target as Schema, $ref, [...seen, $ref]);
    const { $ref: _, ...beside } = schema;
    return isBare(schema) ? found : { schema: { allOf: [found.schema, beside] }, at };
  }

  function readValues(schema: Schema, at: string, hint: string, into?: string): Shape {
    const union = readUnion(schema, at, hint);
    if (union) return union;
    if (schema.const !== undefined) return readEnum([schema.const], schema);
    if (schema.enum) return readEnum(schema.enum, schema);
    const types = [schema.type ?? guessType(schema)].flat().filter((type) => type !== "null");
    if (types.length > 1)
      return { kind: "union", members: types.toSorted().map((type) => readType(type!, schema, at, hint, into)) };
    return types.length === 0 || types[0] === undefined ? { kind: "any" } : readType(types[0], schema, at, hint, into);
  }

  function readUnion(schema: Schema, at: string, hint: string): Shape | undefined {
    const key = schema.oneOf ? "oneOf" : schema.anyOf ? "anyOf" : undefined;
    if (!key) return undefined;
    const { oneOf, anyOf, ...own } = schema;
    const members = (oneOf ?? anyOf)!.map((member, index) => ({
      member: member as Given,
      place: below(at, key, index),
    }));
    const shaping = members.filter(({ member }) => !isConstraint(member));
    if (shaping.length === 0) return own.properties || own.type ? undefined : { kind: "any" };
    const values = shaping.filter(({ member }) => typeof member !== "object" || member.type !== "null");
    const shapes = values.map(({ member, place }, index) => {
      const name = `${hint}${toPascalCase((typeof member === "object" && member.title) || `Option${index + 1}`)}`;
      const isWhole = isBare(own as Schema) || Object.keys(own).every((each) => each === "type");
      return readWhole(
        isWhole || typeof member !== "object" ? member : { allOf: [own as Schema, member] },
        place,
        name,
      );
    });
    const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
    return different.length === 1 ? different[0]! : { kind: "union", members: different };
  }

  function readType(type: string, schema: Schema, at: string, hint: string, into?: string): Shape {
    if (SCALARS[type]) return SCALARS[type];
    if (type === "string") return readText(schema);
    if (type === "array") return readList(schema, at, hint);
    if (type === "object") return readObject(schema, at, hint, into);
    if (type === "file") return { kind: "bytes" };
    throw new Refusal(at, `have a type of JSON: got ${type}`);
  }

  function readList(schema: Schema & { prefixItems?: Schema[] }, at: string, hint: string): Shape {
    const items = schema.items as Given | undefined;
    if (schema.prefixItems && items === undefined)
      return {
        kind: "list",
        items: readWhole({ anyOf: schema.prefixItems } as Schema, below(at, "prefixItems"), `${hint}Item`),
      };
    const isReadApart = schema["x-read-apart"] === true;
    return {
      kind: "list",
      items: readWhole(items ?? true, below(at, "items"), `${hint}Item`),
      ...(isReadApart && { isReadApart }),
    };
  }

  function readObject(schema: Schema, at: string, hint: string, into?: string): Shape {
    const values = schema.additionalProperties;
    if (!schema.properties || Object.keys(schema.properties).length === 0) {
      if (typeof values === "object" && Object.keys(values).length > 0)
        return { kind: "map", values: readWhole(values, below(at, "additionalProperties"), `${hint}Value`) };
      return { kind: "freeForm" };
    }
    const name = into ?? identifiers.allocate(hint);
    if (!into) named.set(name, { name, comment: readComment(schema), body: { kind: "alias", shape: { kind: "any" } } });
    const required = new Set(schema.required);
    const forClient = new Set(schema["x-client-required"]);
    const fields = Object.keys(schema.properties)
      .toSorted(idFirst)
      .map((key): Field => {
        const field = schema.properties![key]!;
        if (key in Object.prototype)
          throw new Refusal(below(at, "properties", key), "have another name: every object has this one");
        const isPayload = events && name === names.get(events.envelope) && key === events.payload;
        const shape = isPayload ? ANY : readWhole(field, below(at, "properties", key), `${name}${toPascalCase(key)}`);
        return {
          name: key,
          shape,
          required: required.has(key),
          clientRequired: forClient.has(key),
          comment: readComment(field),
        };
      });
    Object.assign(named.get(name)!, { body: { kind: "object", fields } });
    return { kind: "ref", name };
  }
}

function readText(schema: Schema): Shape {
  if (schema["x-decimal-text"]) return { kind: "decimalText" };
  if (schema["x-id-text"]) return { kind: "idText" };
  return { kind: schema.format === "binary" ? "bytes" : "text" };
}

function readEnum(values: readonly Json[], schema: Schema): Shape {
  const kept = values.filter((value) => value !== null);
  if (kept.some((value) => typeof value === "object")) return { kind: "any" };
  if (kept.length === 0) return { kind: "any" };
  if (kept.length === 2 && kept.includes(true) && kept.includes(false)) return { kind: "boolean" };
  const unique = [...new Set(kept)];
  const isText = [schema.type].flat().includes("string") && unique.some((value) => typeof value === "number"); // unquoted in YAML
  return { kind: "enum", values: isText ? unique.map(String) : unique };
}

/** Whether a member of a union only limits values that are described elsewhere. */
function isConstraint(member: Given): boolean {
  return (
    typeof member === "object" &&
    Object.keys(member).length > 0 &&
    Object.keys(member).every((key) => ["required", "not", "title", "description"].includes(key))
  );
}

function guessType(schema: Schema & { prefixItems?: unknown; minimum?: number }): string | undefined {
  if (schema.properties || schema.additionalProperties !== undefined || "patternProperties" in schema) return "object";
  if (schema.items || schema.prefixItems) return "array";
  if (schema.pattern !== undefined || schema.minLength !== undefined || schema.format === "binary") return "string";
  return undefined;
}

function isNullable(schema: Schema & { nullable?: boolean }): boolean {
  const members = schema.oneOf ?? schema.anyOf ?? [];
  const has = [schema.type].flat().includes("null") || schema.nullable === true || schema.enum?.includes(null) === true;
  return has || schema.const === null || members.some((member) => typeof member === "object" && member.type === "null");
}

function withNull(shape: Shape, nullable: boolean): Shape {
  return nullable && shape.kind !== "nullable" && shape.kind !== "any" ? { kind: "nullable", shape } : shape;
}

function readComment(schema: Schema): Comment {
  return { description: schema.description, source: schema["x-source"], isDeprecated: schema.deprecated === true };
}

/** `id` first, then by the alphabet: the order in a description is no matter of its meaning. */
function idFirst(one: string, other: string): number {
  if (one === other) return 0;
  if (one === "id" || other === "id") return one === "id" ? -1 : 1;
  return one < other ? -1 : 1;
}

function decode(step: string): string {
  return decodeURIComponent(step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
