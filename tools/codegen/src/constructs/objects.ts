import { toRef, text, toObject } from "./helpers.ts";
import type { SchemaConstruct } from "./construct.ts";

/** Objects, maps and their parts. */
export const objects: Record<string, SchemaConstruct> = {
  "object by reference": { schema: toRef("Animal"), fits: { name: "a" }, misfits: {} },
  "object in place": { schema: toObject({ a: text }, ["a"]), fits: { a: "x" }, misfits: { a: 1 } },
  "objects within objects": {
    schema: toObject({ a: toObject({ b: toObject({ c: text }, ["c"]) }, ["b"]) }, ["a"]),
    fits: { a: { b: { c: "x" } } },
    misfits: { a: { b: {} } },
  },
  "object without a type": { schema: { properties: { a: text }, required: ["a"] }, fits: { a: "x" }, misfits: [] },
  "fields that nobody described": { schema: toObject({ a: text }), fits: { a: "x", more: 1 }, hasMore: true },
  "closed object": {
    schema: { type: "object", properties: { a: text }, additionalProperties: false },
    fits: { a: "x" },
    misfits: { a: 1 },
  },
  "object with further fields of a kind": {
    schema: { type: "object", properties: { a: text }, additionalProperties: text },
    fits: { a: "x" },
    misfits: { a: 1 },
  },
  "map of texts": { schema: { type: "object", additionalProperties: text }, fits: { k: "v" }, misfits: { k: 1 } },
  "map of references": {
    schema: { type: "object", additionalProperties: toRef("Animal") },
    fits: { k: { name: "a" } },
    misfits: { k: {} },
  },
  "map of lists": {
    schema: { type: "object", additionalProperties: { type: "array", items: text } },
    fits: { k: ["v"] },
    misfits: { k: [1] },
  },
  "map by patterns": { schema: { type: "object", patternProperties: { "^x": text } }, fits: { x: "a" } },
  "free object": { schema: { type: "object" }, fits: { a: { b: 1 } } },
  "object open to anything": { schema: { type: "object", additionalProperties: true }, fits: { a: 1 } },
  anything: { schema: {}, fits: { a: [1, null] } },
  "schema that is true": { schema: toObject({ it: true }, ["it"]), fits: { it: 1 } },
  "two parts": { schema: toRef("Cat"), fits: { name: "a", lives: 9 }, misfits: { name: "a" } },
  "required of a part": { schema: toRef("Cat"), fits: { name: "a", lives: 9 }, misfits: { lives: 9 } },
  "parts of parts": {
    schema: toRef("Puppy"),
    fits: { name: "a", barks: true, age: 1 },
    misfits: { name: "a", barks: true },
  },
  "parts in place": {
    schema: { allOf: [toRef("Animal"), { properties: { x: text } }] },
    fits: { name: "a", x: "y" },
    misfits: { name: "a", x: 1 },
  },
  "one part with a note": {
    schema: { allOf: [toRef("Animal")], description: "An animal." },
    fits: { name: "a" },
    misfits: {},
  },
  "one part that may be null": {
    schema: toObject({ it: { allOf: [toRef("Animal")], nullable: true } }, ["it"]),
    fits: { it: null },
    misfits: { it: {} },
  },
  "the same field in two parts": {
    schema: { allOf: [toObject({ a: text }), toObject({ a: { description: "Again." } }, ["a"])] },
    fits: { a: "x" },
    misfits: { a: 1 },
  },
  "a number narrowed to an integer": {
    schema: { allOf: [toObject({ a: { type: "number" } }), toObject({ a: { type: "integer" } }, ["a"])] },
    fits: { a: 1 },
    misfits: { a: 1.5 },
  },
};
