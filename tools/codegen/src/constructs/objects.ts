import { toConstruct, toObject, toRef, text } from "./helpers.ts";
import type { SchemaConstruct } from "./construct.ts";

/** Objects, maps and their parts. */
export const objects: Record<string, SchemaConstruct> = {
  "object by reference": toConstruct(toRef("Animal"), { name: "a" }, {}),
  "object in place": toConstruct(toObject({ a: text }, ["a"]), { a: "x" }, { a: 1 }),
  "objects within objects": toConstruct(
    toObject({ a: toObject({ b: toObject({ c: text }, ["c"]) }, ["b"]) }, ["a"]),
    { a: { b: { c: "x" } } },
    { a: { b: {} } },
  ),
  "object without a type": toConstruct({ properties: { a: text }, required: ["a"] }, { a: "x" }, []),
  "fields that nobody described": toConstruct(toObject({ a: text }), { a: "x", more: 1 }, undefined, { hasMore: true }),
  "closed object": toConstruct(
    { type: "object", properties: { a: text }, additionalProperties: false },
    { a: "x" },
    { a: 1 },
  ),
  "object with further fields of a kind": toConstruct(
    { type: "object", properties: { a: text }, additionalProperties: text },
    { a: "x" },
    { a: 1 },
  ),
  "map of texts": toConstruct({ type: "object", additionalProperties: text }, { k: "v" }, { k: 1 }),
  "map of references": toConstruct(
    { type: "object", additionalProperties: toRef("Animal") },
    { k: { name: "a" } },
    { k: {} },
  ),
  "map of lists": toConstruct(
    { type: "object", additionalProperties: { type: "array", items: text } },
    { k: ["v"] },
    { k: [1] },
  ),
  "map by patterns": toConstruct({ type: "object", patternProperties: { "^x": text } }, { x: "a" }),
  "free object": toConstruct({ type: "object" }, { a: { b: 1 } }),
  "map of anything, which a sender may write as a list": toConstruct(
    { type: "object", additionalProperties: {} },
    [],
    undefined,
    { hasMore: true },
  ),
  "object open to anything": toConstruct({ type: "object", additionalProperties: true }, { a: 1 }),
  anything: toConstruct({}, { a: [1, null] }),
  "schema that is true": toConstruct(toObject({ it: true }, ["it"]), { it: 1 }),
  "two parts": toConstruct(toRef("Cat"), { name: "a", lives: 9 }, { name: "a" }),
  "required of a part": toConstruct(toRef("Cat"), { name: "a", lives: 9 }, { lives: 9 }),
  "parts of parts": toConstruct(toRef("Puppy"), { name: "a", barks: true, age: 1 }, { name: "a", barks: true }),
  "parts in place": toConstruct(
    { allOf: [toRef("Animal"), { properties: { x: text } }] },
    { name: "a", x: "y" },
    { name: "a", x: 1 },
  ),
  "one part with a note": toConstruct({ allOf: [toRef("Animal")], description: "An animal." }, { name: "a" }, {}),
  "one part that may be null": toConstruct(
    toObject({ it: { allOf: [toRef("Animal")], nullable: true } }, ["it"]),
    { it: null },
    { it: {} },
  ),
  "the same field in two parts": toConstruct(
    { allOf: [toObject({ a: text }), toObject({ a: { description: "Again." } }, ["a"])] },
    { a: "x" },
    { a: 1 },
  ),
  "a number narrowed to an integer": toConstruct(
    { allOf: [toObject({ a: { type: "number" } }), toObject({ a: { type: "integer" } }, ["a"])] },
    { a: 1 },
    { a: 1.5 },
  ),
};
