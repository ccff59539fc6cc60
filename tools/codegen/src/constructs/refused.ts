import type { Json } from "../read/openapi.ts";
import { animal, body, json, ok, query, text } from "./helpers.ts";

/** Constructs that no client of ours can send or read, with words of the refusal. */
export const refused: Record<string, { operation: Record<string, Json>; path?: string; words: string }> = {
  "deep object": {
    operation: { parameters: [query("f", { type: "object" }, { style: "deepObject" })], responses: ok() },
    words: "/parameters/0 must be of style form or simple: got deepObject",
  },
  "list with spaces": {
    operation: {
      parameters: [query("f", { type: "array", items: text }, { style: "spaceDelimited" })],
      responses: ok(),
    },
    words: "got spaceDelimited",
  },
  "object in the query": {
    operation: { parameters: [query("f", animal)], responses: ok() },
    words: "/parameters/0 must be no object",
  },
  "map in the query": {
    operation: { parameters: [query("f", { type: "object", additionalProperties: text })], responses: ok() },
    words: "must be no object",
  },
  cookie: {
    operation: { parameters: [{ name: "c", in: "cookie", schema: text }], responses: ok() },
    words: "must stand in the path, the query or a header: got cookie",
  },
  "parameter with content": {
    operation: { parameters: [{ name: "c", in: "query", content: json(text) }], responses: ok() },
    words: "must have a schema: got content",
  },
  "two parameters of one name": {
    operation: { parameters: [query("a", text), { name: "a", in: "header", schema: text }], responses: ok() },
    words: "must have one parameter of the name a",
  },
  "lists of two styles": {
    operation: {
      parameters: [query("a", { type: "array" }), query("b", { type: "array" }, { explode: false })],
      responses: ok(),
    },
    words: "must have lists that all explode, or none",
  },
  "part of the path without a parameter": {
    path: "/lost/{id}",
    operation: { responses: ok() },
    words: "must have the path parameter id",
  },
  "parameter that is not there": {
    operation: { parameters: [{ $ref: "#/components/parameters/none" }], responses: ok() },
    words: "must refer to a parameter that is there",
  },
  "XML as a body": {
    operation: { requestBody: body({ "application/xml": { schema: animal } }), responses: ok() },
    words: "must be JSON, a form, text or bytes: got application/xml",
  },
  "only an answer of errors": {
    operation: { responses: { default: { description: "Error." } } },
    words: "must have an answer of 2xx",
  },
  "a file elsewhere": {
    operation: { responses: ok(json({ $ref: "other.yaml#/Thing" })) },
    words: "must refer to something in the description itself: got other.yaml#/Thing",
  },
  "a schema that is not there": {
    operation: { responses: ok(json({ $ref: "#/components/schemas/None" })) },
    words: "#/components/schemas/None must be there",
  },
  "a schema that is false": {
    operation: { responses: ok(json({ type: "array", items: false })) },
    words: "/schema/items must take some value: got false",
  },
  "a type of no JSON": {
    operation: { responses: ok(json({ type: "date" })) },
    words: "must have a type of JSON: got date",
  },
  "parts that contradict each other": {
    operation: { responses: ok(json({ allOf: [{ type: "string" }, { type: "integer" }] })) },
    words: "must have one type in all of its allOf: got string and integer",
  },
  "a schema that is a part of itself": {
    operation: { responses: ok(json({ $ref: "#/components/schemas/Loop" })) },
    words: "must not be made of itself by allOf",
  },
  "two unions in parts": {
    operation: { responses: ok(json({ allOf: [{ oneOf: [text] }, { oneOf: [{ type: "integer" }] }] })) },
    words: "must have one oneOf in all of its allOf",
  },
  "a field that every object has": {
    operation: { responses: ok(json({ type: "object", properties: { constructor: text } })) },
    words: "/properties/constructor must have another name",
  },
  "a dynamic reference": {
    operation: { responses: ok(json({ $dynamicRef: "#meta" })) },
    words: "must do without $dynamicRef",
  },
};
