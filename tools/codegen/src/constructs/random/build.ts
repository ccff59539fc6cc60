import type { Json } from "../../document/openapi.ts";
import { placeBelow, type Part, type Place } from "./part.ts";

const WHOLE: Place = { steps: [], misfit: "no" };

export function toList(item: Part, length: number): Part {
  const indexes = Array.from({ length }, (_, index) => index);
  return {
    schema: (define) => ({ type: "array", items: item.schema(define) }),
    type: item.type && `(${item.type})[]`,
    value: indexes.map(() => item.value),
    places: [WHOLE, ...indexes.flatMap((index) => placeBelow(index, item))],
  };
}

export function toMap(value: Part, key: string): Part {
  return {
    schema: (define) => ({ type: "object", additionalProperties: { description: "It.", ...toFields(value, define) } }),
    type: value.type && `{ [key: string]: ${value.type} }`,
    value: { [key]: value.value },
    places: [WHOLE, ...placeBelow(key, value)],
  };
}

function toFields(part: Part, define: Parameters<Part["schema"]>[0]): Record<string, Json> {
  const schema = part.schema(define);
  return schema === true ? {} : (schema as Record<string, Json>);
}

/** A field of a random object. */
export interface Row {
  name: string;
  part: Part;
  required: boolean;
  isGiven: boolean;
  /** 0: in the first of two parts; 1: in the second; 2: in both. */
  half: number;
}

/** An object, of two parts where some of its fields stand in the second. What the first part demands may stand in the second. */
export function toObject(rows: readonly Row[]): Part {
  // `null` in a field that may be missing reads as missing
  const given = rows.filter(({ required, isGiven, part }) => required || (isGiven && part.value !== null));
  const isDemanded = ({ required, part }: Row) => required && part.places.some(({ steps }) => steps.length === 0);
  const required = rows.filter((row) => row.required).map(({ name }) => name);
  const types = rows.map(({ name, part, ...row }) => `${JSON.stringify(name)}${row.required ? "" : "?"}: ${part.type}`);
  return {
    schema(define): Json {
      const fields = rows.map(({ name, part, half }) => ({ name, half, schema: toFields(part, define) }));
      const pick = (halves: readonly number[]) =>
        Object.fromEntries(
          fields.filter(({ half }) => halves.includes(half)).map(({ name, schema }) => [name, schema]),
        );
      if (rows.every(({ half }) => half === 0)) return { type: "object", required, properties: pick([0]) };
      return {
        allOf: [
          { type: "object", required: required.slice(0, 1), properties: pick([0, 2]) },
          { properties: pick([1, 2]), required: required.slice(1) },
        ],
      };
    },
    type: rows.every(({ part }) => part.type) ? `{ ${types.join("; ")} }` : undefined,
    value: Object.fromEntries(given.map(({ name, part }) => [name, part.value])),
    places: [
      WHOLE,
      ...given.flatMap(({ name, part }) => placeBelow(name, part)),
      ...given.filter((row) => isDemanded(row) && row.part.value !== null).map(({ name }) => ({ steps: [name] })),
    ],
  };
}

/** A part that may be null, in one of three forms. */
export function toNullable(part: Part, isNull: boolean, form: number): Part {
  if (part.type === "unknown") return part;
  return {
    schema(define): Json {
      const schema = toFields(part, define);
      const { type } = schema;
      if (form === 0 && typeof type === "string") return { ...schema, type: [type, "null"] };
      return form === 1 && !schema["anyOf"] ? { ...schema, nullable: true } : { anyOf: [schema, { type: "null" }] };
    },
    type: part.type && `${part.type} | null`,
    value: isNull ? null : part.value,
    places: isNull ? part.places.filter(({ steps }) => steps.length === 0) : part.places,
  };
}

export function toNamed(part: Part): Part {
  return { ...part, schema: (define) => define(() => part.schema(define)) };
}

/** An object that holds itself, and in it once more. */
export function toRecursive(part: Part): Part {
  const inner = { next: {}, item: part.value };
  return {
    schema: (define) =>
      define((self) => ({
        type: "object",
        properties: { next: self, item: part.schema(define) },
        required: ["item"],
      })),
    type: undefined,
    value: { next: { ...inner, next: { item: part.value } }, item: part.value },
    places: [
      WHOLE,
      ...placeBelow("item", part),
      ...placeBelow("next", { ...part, places: placeBelow("next", { ...part, places: placeBelow("item", part) }) }),
    ],
  };
}

/** One of two members that are the same by name: that is the member itself. */
export function toTwice(part: Part): Part {
  return {
    ...part,
    schema(define) {
      const member = define(() => part.schema(define));
      return { oneOf: [member, member] };
    },
  };
}

/** One of two leaves: what fits neither is refused as a whole. */
export function toUnion(one: Part, other: Part): Part {
  const type = one.type === other.type ? one.type : `${one.type} | ${other.type}`;
  const isChecked = one.places.length > 0 && other.places.length > 0;
  return {
    schema: (define) => ({ oneOf: [one.schema(define), other.schema(define)] }),
    type: [one.type, other.type].includes("unknown") ? undefined : type,
    value: other.value,
    places: isChecked ? [{ steps: [], misfit: { no: true } }] : [],
  };
}

/** Values that tell two members apart, and whether TypeScript narrows by them: by others, a value is the first member that fits. */
export interface Tagging {
  tags: readonly [Json, Json];
  isNarrowed: boolean;
}

/** One of two objects that a field tells apart: the second is given, where TypeScript narrows. */
export function toTagged(
  members: readonly [Part, Part],
  { tags, isNarrowed }: Tagging,
  isNamed: boolean,
  isOptional: boolean,
): Part {
  const rows = members.map((part, index): Part => {
    const tag = tags[index]!;
    return {
      ...part,
      schema(define) {
        const own = { properties: { tag: { const: tag } }, ...(!isOptional && { required: ["tag"] }) };
        const whole = { allOf: [part.schema(define), { type: "object", ...own }] };
        return isNamed ? define(() => whole) : whole;
      },
      value: { tag, ...(part.value as object) },
    };
  });
  const refused: Place[] = [{ steps: ["tag"], misfit: { no: true } }, ...(isOptional ? [] : [{ steps: ["tag"] }])];
  return {
    schema: (define) => ({
      oneOf: rows.map((row) => row.schema(define)),
      discriminator: { propertyName: "tag" },
    }),
    type: undefined,
    value: rows[isNarrowed ? 1 : 0]!.value, // by the first that fits, which must be the one that is meant
    places: isNarrowed ? [...rows[1]!.places, ...refused].map((place) => ({ ...place, isOpen: true })) : [WHOLE],
  };
}
