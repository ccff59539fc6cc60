import fc from "fast-check";
import type { Json } from "../../document/openapi.ts";
import { toLeaf, type Part } from "./part.ts";
import {
  toList,
  toMap,
  toNamed,
  toNullable,
  toObject,
  toRecursive,
  toTagged,
  toTwice,
  toUnion,
  type Tagging,
} from "./build.ts";

/** Names that are prefixes of each other, that differ in case, that code cannot hold as they are, and that mean something in code. */
const NAMES = ["id", "idea", "name", "Name", "a-b", "a_b", "1", "default", "then", "kind", "value", "body", "a~/b", ""];

/** Pairs that TypeScript narrows by, and their neighbours by which it does not. */
const TAGS: readonly Tagging[] = [
  { tags: ["a", "ab"], isNarrowed: true },
  { tags: ["1", "true"], isNarrowed: true },
  { tags: [0, 10], isNarrowed: true },
  { tags: [true, false], isNarrowed: true },
  { tags: [-1, 1], isNarrowed: false },
  { tags: [-1, -2], isNarrowed: false },
  { tags: [0.5, 1.5], isNarrowed: false },
  { tags: ["a", 1], isNarrowed: false },
];

const texts = fc.string({ unit: "binary", maxLength: 5 });
const integers = fc.integer({ min: -5, max: 5 });

/** Parts that hold no other, and read nothing but what they say. */
const plain: fc.Arbitrary<Part> = fc.oneof(
  texts.map((value) => toLeaf({ type: "string" }, "string", value)),
  fc.constantFrom("date-time", "uri", "int", "point").map((format) => toLeaf({ type: "string", format }, "string", "")),
  fc
    .constantFrom<Record<string, Json>[]>({ minLength: 0 }, { pattern: "" })
    .map((schema) => toLeaf(schema, "string", "a")),
  fc.maxSafeInteger().map((value) => toLeaf({ type: "integer" }, "number", value)),
  fc
    .constantFrom("int32", "int64", "uint8")
    .chain((format) =>
      fc
        .constantFrom<Record<string, Json>[]>({ type: "number", format }, { format })
        .map((schema) => toLeaf(schema, "number", -7)),
    ),
  fc
    .double({ noNaN: true, noDefaultInfinity: true, noInteger: true })
    .map((value) => toLeaf({ type: "number" }, "number", value)),
  fc.boolean().map((value) => toLeaf({ type: "boolean" }, "boolean", value)),
  set(fc.constantFrom<Json[]>("a", "ab", "B", "true", "1"), " | (string & {})"),
  set(integers, ""),
  fc.boolean().map((value) => toLeaf({ const: value }, String(value), value)),
  fc.constant(toLeaf({ enum: [true, false] }, "boolean", false)),
  fc
    .json({ maxDepth: 1 })
    .filter(hasExactNumbers)
    .map((text) => ({
      schema: () => true,
      type: "unknown",
      value: JSON.parse(text) as Json,
      places: [],
    })),
  fc.constantFrom<Record<string, Json>[]>({ type: "object" }, { additionalProperties: {} }).map((schema) => ({
    schema: () => schema,
    type: "Record<string, unknown>",
    value: { a: [null] },
    places: [],
  })),
);

/** Parts that hold no other. */
const leaf: fc.Arbitrary<Part> = fc.oneof(
  { weight: 5, arbitrary: plain },
  {
    weight: 1,
    arbitrary: integers.map((value) => toLeaf({ type: "integer", "x-long": true }, "number | string", value)),
  },
  {
    weight: 1,
    arbitrary: integers.map((value) => toLeaf({ type: "string", "x-decimal-text": true }, "string", String(value))),
  },
  { weight: 1, arbitrary: fc.constant(toLeaf({ type: "string", "x-id-text": true }, "string", "7")) },
);

/** A set of values, which is open for what is read. */
/** Whether no number of a text is a whole one that JavaScript rounds: a client refuses it in a body, and reads it as text. */
function hasExactNumbers(text: string): boolean {
  const rounded: unknown[] = [];
  JSON.parse(text, (_, value: unknown) => {
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) rounded.push(value);
  });
  return rounded.length === 0;
}

function set(values: fc.Arbitrary<Json>, open: string): fc.Arbitrary<Part> {
  return fc.uniqueArray(values, { minLength: 1, maxLength: 3 }).map((all) => {
    const type = all.map((value) => JSON.stringify(value)).join(" | ") + open;
    return toLeaf(all.length === 1 ? { const: all[0]! } : { enum: all }, type, all[0]!);
  });
}

/** Schemas of every kind that a client reads, and holds in each other. */
export const parts: fc.Arbitrary<Part> = fc.letrec<{ part: Part; object: Part }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small", maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: leaf },
    { weight: 3, arbitrary: tie("object") },
    { weight: 2, arbitrary: fc.tuple(tie("part"), fc.nat(2)).map(([item, length]) => toList(item, length)) },
    { weight: 1, arbitrary: fc.tuple(tie("part"), fc.constantFrom(...NAMES)).map(([value, key]) => toMap(value, key)) },
    { weight: 2, arbitrary: fc.tuple(tie("part"), fc.boolean(), fc.nat(2)).map((given) => toNullable(...given)) },
    { weight: 2, arbitrary: tie("part").map(toNamed) },
    { weight: 1, arbitrary: tie("part").map(toRecursive) },
    { weight: 1, arbitrary: tie("part").map(toTwice) },
    { weight: 1, arbitrary: fc.tuple(plain, plain).map(([one, other]) => toUnion(one, other)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie("object"), tie("object"), fc.constantFrom(...TAGS), fc.boolean(), fc.boolean())
        .map(([one, other, ...how]) => toTagged([one, other], ...how)),
    },
  ),
  object: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...NAMES), tie("part"), fc.boolean(), fc.boolean(), fc.nat(2)), {
      selector: ([name]) => name,
      minLength: 1,
      maxLength: 4,
    })
    .map((rows) =>
      toObject(rows.map(([name, part, required, isGiven, half]) => ({ name, part, required, isGiven, half }))),
    ),
})).part;
