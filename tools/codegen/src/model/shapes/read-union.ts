import { toPascalCase } from "../../name/names.ts";
import type { Schema } from "../../read/openapi.ts";
import { decodeStep } from "../../read/resolve.ts";
import type { Discriminator, Shape } from "../model.ts";
import { addSteps } from "../refusal.ts";
import { findSchema } from "./find.ts";
import { isBare, mergeAllOf } from "./merge.ts";
import type { Given, Reading } from "./reading.ts";

const COMPONENTS = "#/components/schemas/";

/** `oneOf` and `anyOf`; `undefined` for a schema without one that says more than the schema itself. */
export function readUnion(reading: Reading, schema: Schema, at: string, hint: string): Shape | undefined {
  const key = schema.oneOf ? "oneOf" : schema.anyOf ? "anyOf" : undefined;
  if (!key) return undefined;
  const { oneOf, anyOf, ...own } = schema;
  const members = (oneOf ?? anyOf)!.map((member, index) => ({
    member: member as Given,
    place: addSteps(at, key, index),
  }));
  const shaping = members.filter(({ member }) => !isConstraint(member));
  if (shaping.length === 0) return own.properties || own.type ? undefined : { kind: "any" };
  const isAlone = isBare(own as Schema) || Object.keys(own).every((each) => each === "type");
  const kept = shaping.filter(({ member }) => typeof member !== "object" || member.type !== "null");
  const shapes = kept.map(({ member, place }, index) => {
    const title = typeof member === "object" && member.title;
    const name = `${hint}${toPascalCase(title || `Option${index + 1}`)}`;
    const whole = isAlone || typeof member !== "object" ? member : { allOf: [own as Schema, member] };
    return reading.read(whole, place, name);
  });
  const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  if (different.length === 1) return different[0]!;
  const isTold = schema.discriminator && different.length === shapes.length;
  const discriminator = isTold && readDiscriminator(reading, schema.discriminator!, kept, shapes);
  return { kind: "union", members: different, ...(discriminator && { discriminator }) };
}

/**
 * The field that tells the members apart, and its values: those that are mapped to a member, or else the one that the member allows, or
 * else its name. It is `undefined` where a member has none, or shares one with another: then a value is the first member that fits.
 */
function readDiscriminator(
  { document }: Reading,
  { propertyName: field, mapping = {} }: NonNullable<Schema["discriminator"]>,
  members: readonly { member: Given; place: string }[],
  shapes: readonly Shape[],
): Discriminator | undefined {
  if (shapes.some(({ kind }) => kind !== "ref")) return undefined; // only an object has fields
  const find = (schema: Schema, at: string) => findSchema(document, schema, at);
  const values = members.map(({ member, place }) => {
    const found = find(member as Schema, place);
    const { $ref } = member as Schema;
    const name = $ref?.startsWith(COMPONENTS) ? [decodeStep($ref.slice(COMPONENTS.length))] : [];
    const mapped = Object.keys(mapping).filter((value) => [$ref, ...name].includes(mapping[value]));
    const { const: only, enum: allowed = [only] } = mergeAllOf(found.schema, found.at, find).properties?.[field] ?? {};
    if (mapped.length > 0) return mapped;
    return allowed.length === 1 && typeof allowed[0] === "string" ? [allowed[0]] : name;
  });
  const all = values.flat();
  const isClear = values.every(({ length }) => length > 0) && new Set(all).size === all.length;
  return isClear && ![field, ...all].some((value) => value in Object.prototype) ? { field, values } : undefined;
}

/** Whether a member of a union only limits values that are described elsewhere. */
function isConstraint(member: Given): boolean {
  if (typeof member !== "object" || Object.keys(member).length === 0) return false;
  return Object.keys(member).every((key) => ["required", "not", "title", "description"].includes(key));
}
