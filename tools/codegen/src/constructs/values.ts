import { toRef, text, toObject } from "./helpers.ts";
import type { SchemaConstruct } from "./construct.ts";

/** Texts, numbers, sets, null and lists. */
export const values: Record<string, SchemaConstruct> = {
  text: { schema: text, fits: "a", misfits: 1 },
  "text with a format": { schema: { type: "string", format: "date-time" }, fits: "2026-01-01T00:00:00Z", misfits: 1 },
  "text with limits": {
    schema: { type: "string", minLength: 1, maxLength: 9, pattern: "^a" },
    fits: "ab",
    misfits: false,
  },
  "type from a pattern": { schema: { pattern: "^a" }, fits: "ab", misfits: 7 },
  "text out of a set": { schema: { type: "string", enum: ["a", "b"] }, fits: "a", misfits: 3 },
  "set with null": {
    schema: toObject({ it: { type: ["string", "null"], enum: ["a", null] } }, ["it"]),
    fits: { it: null },
    misfits: { it: 3 },
  },
  "set without a type": { schema: { enum: ["a", "b"] }, fits: "b", misfits: 1 },
  "set of numbers": { schema: { type: "integer", enum: [1, 2] }, fits: 2, misfits: "2" },
  "set of numbers of which one is a fraction": { schema: { enum: [1, 2.5] }, fits: 2.5, misfits: "1" },
  "set of unquoted texts": { schema: { type: "string", enum: ["1", 2] }, fits: "2", misfits: 2 },
  "set of true and false": { schema: { enum: [true, false] }, fits: true, misfits: "true" },
  "set of mixed values": { schema: { enum: ["a", 1] }, fits: 1 },
  constant: { schema: { const: "a" }, fits: "a", misfits: 1 },
  integer: { schema: { type: "integer" }, fits: 1, misfits: 1.5 },
  "integer of 64 bit": {
    schema: { type: "integer", format: "int64" },
    fits: 9007199254740991,
    misfits: 1e21,
  },
  "number of 64 bit": { schema: { type: "number", format: "int64" }, fits: 2 ** 40, misfits: 1.5 },
  "integer of 32 bit beyond its range": { schema: { type: "integer", format: "int32" }, fits: 2 ** 40, misfits: 1.5 },
  "type from the format of a whole number": { schema: { format: "int32" }, fits: 7, misfits: "7" },
  "integer of any size": {
    schema: { type: "integer", format: "int64", "x-long": true },
    fits: 9007199254740991,
    misfits: "many",
  },
  number: { schema: { type: "number" }, fits: 1.5, misfits: "1.5" },
  boolean: { schema: { type: "boolean" }, fits: false, misfits: 0 },
  "nullable of 3.0": {
    schema: toObject({ it: { type: "string", nullable: true } }, ["it"]),
    fits: { it: null },
    misfits: {},
  },
  "nullable of 3.1": {
    schema: toObject({ it: { type: ["string", "null"] } }, ["it"]),
    fits: { it: null },
    misfits: { it: 1 },
  },
  "nullable reference": {
    schema: toObject({ it: { ...toRef("Animal"), nullable: true } }, ["it"]),
    fits: { it: null },
    misfits: { it: {} },
  },
  "named schema that may be null": {
    schema: toObject({ it: toRef("MaybeAnimal") }, ["it"]),
    fits: { it: null },
    misfits: { it: {} },
  },
  "name of a named schema that may be null": {
    schema: toObject({ it: toRef("MaybeToo"), text: toRef("MaybeText") }, ["it", "text"]),
    fits: { it: null, text: null },
    misfits: { it: {}, text: null },
  },
  "null in an optional field": {
    schema: toObject({ it: { type: "string", nullable: true } }),
    fits: { it: "a" },
    misfits: { it: 1 },
  },
  "list of texts": { schema: { type: "array", items: text }, fits: ["a"], misfits: [1] },
  "list of references": { schema: { type: "array", items: toRef("Animal") }, fits: [{ name: "a" }], misfits: [{}] },
  "list of lists": {
    schema: { type: "array", items: { type: "array", items: { type: "integer" } } },
    fits: [[1]],
    misfits: [["1"]],
  },
  "list of nullable items": {
    schema: { type: "array", items: { type: ["integer", "null"] } },
    fits: [1, null],
    misfits: ["1"],
  },
  "list of anything": { schema: { type: "array" }, fits: [1, "a"], misfits: {} },
  "list without a type": { schema: { items: text }, fits: ["a"], misfits: "a" },
};
