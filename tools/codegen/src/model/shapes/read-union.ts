import { toPascalCase } from "../../name/names.ts";
import type { Json, Schema } from "../../document/openapi.ts";
import { decodeStep } from "../../document/resolve.ts";
import type { Discriminator, Shape, Tag } from "../model.ts";
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
 * The field that tells the members apart, and its values: those that are mapped to a member, or else its name where it allows that, or else
 * all that it allows. A member that is such a union itself has the values of its members.
 *
 * It is `undefined` where a member has no value or shares one with another, and where TypeScript would not narrow: by values of several
 * types, by fractions or negative numbers, and by a member that is no object. Then a value is the first member that fits.
 */
function readDiscriminator(
  reading: Reading,
  { propertyName: field, mapping = {} }: NonNullable<Schema["discriminator"]>,
  members: readonly { member: Given; place: string }[],
  shapes: readonly Shape[],
): Discriminator | undefined {
  const told = members.map(({ member, place }, index): Told | undefined => {
    const shape = followAlias(reading, shapes[index]!);
    const nested = shape.kind === "union" && shape.discriminator?.field === field ? shape.discriminator : undefined;
    if (nested) return { values: nested.values.flat(), isOptional: nested.isOptional };
    return shape.kind === "ref" || shape.kind === "any"
      ? readTag(reading, member, { place, field, mapping })
      : undefined;
  });
  const all = told.flatMap((each) => each?.values ?? []);
  const [type, ...others] = new Set(all.map((value) => typeof value));
  const isClear = told.every((each) => each && each.values.length > 0) && new Set(all.map(String)).size === all.length;
  const isNarrowed =
    others.length === 0 && all.every((value) => typeof value !== "number" || /^\d+$/.test(String(value)));
  const isOdd = [field, ...all.map(String)].some((name) => name in Object.prototype);
  if (type === undefined || !isClear || !isNarrowed || isOdd) return undefined;
  return { field, values: told.map((each) => each!.values), isOptional: told.some((each) => each!.isOptional) };
}

/** What a member says of the field that tells it. */
interface Told {
  values: readonly Tag[];
  isOptional: boolean;
}

function readTag(
  { document }: Reading,
  given: Given,
  { place, field, mapping }: { place: string; field: string; mapping: Record<string, string> },
): Told {
  const find = (schema: Schema, at: string) => findSchema(document, schema, at);
  const merge = (schema: Schema, at: string) => {
    const found = find(schema, at);
    return mergeAllOf(found.schema, found.at, find);
  };
  const { $ref } = given as Schema;
  const name = $ref?.startsWith(COMPONENTS) ? [decodeStep($ref.slice(COMPONENTS.length))] : [];
  const { properties = {}, required = [] } = merge(given as Schema, place);
  const tag = Object.hasOwn(properties, field)
    ? merge(properties[field]!, addSteps(place, "properties", field))
    : undefined;
  const { const: only, enum: several, type = typeof (only ?? several?.[0]) } = tag ?? {};
  const allowed = (only === undefined ? several : [only])?.filter(isTag);
  const read = (text: string): Tag =>
    type === "boolean" && /^(true|false)$/.test(text)
      ? text === "true"
      : /^(integer|number)$/.test(String(type))
        ? Number(text)
        : text;
  const mapped = Object.keys(mapping).filter((value) => [$ref, ...name].includes(mapping[value]));
  const isNamed = !allowed || name.some((each) => allowed.includes(each));
  const values = mapped.length > 0 ? mapped.map(read) : isNamed ? name : allowed;
  return { values, isOptional: tag !== undefined && !required.includes(field) };
}

function isTag(value: Json): value is Tag {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** The shape that a name stands for; an object, and a name that is being read, is the name itself. */
function followAlias({ named }: Reading, shape: Shape): Shape {
  const body = shape.kind === "ref" ? named.get(shape.name)?.body : undefined;
  return body?.kind === "alias" && body.shape.kind !== "any" ? body.shape : shape;
}

/** Whether a member of a union only limits values that are described elsewhere. */
function isConstraint(member: Given): boolean {
  if (typeof member !== "object" || Object.keys(member).length === 0) return false;
  return Object.keys(member).every((key) => ["required", "not", "title", "description"].includes(key));
}
