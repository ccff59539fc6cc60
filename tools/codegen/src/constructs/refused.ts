import type { Json } from "../read/openapi.ts";
import { animal, toBody, toJson, toAnswer, toObject, toQuery, toRef, text } from "./helpers.ts";

/** Constructs that no client of ours can send or read, with words of the refusal. */
export const refused: Record<
  string,
  { operation: Record<string, Json>; path?: string; method?: string; words: string }
> = {
  "GET with a body": {
    method: "get",
    operation: { requestBody: toBody(toJson(animal)), responses: toAnswer() },
    words: "/requestBody must be absent, as fetch sends no body with GET",
  },
  "HEAD with a body": {
    method: "head",
    operation: { requestBody: toBody(toJson(animal)), responses: toAnswer() },
    words: "/requestBody must be absent, as fetch sends no body with HEAD",
  },
  TRACE: {
    method: "trace",
    operation: { responses: toAnswer() },
    words: "#/paths/~1refused/trace must have a method that fetch sends: got TRACE",
  },
  "path with a fragment": {
    path: "/shops#all",
    operation: { responses: toAnswer() },
    words: "#/paths/~1shops#all/post must have a path without # and ?",
  },
  "path with a query": {
    path: "/shops?kind=a",
    operation: { responses: toAnswer() },
    words: "must have a path without # and ?: got /shops?kind=a",
  },
  "header with a name that no request can have": {
    operation: { parameters: [{ name: "x:y", in: "header", schema: text }], responses: toAnswer() },
    words: "/parameters/0 must have a name that a header can have: got x:y",
  },
  "deep object": {
    operation: { parameters: [toQuery("f", { type: "object" }, { style: "deepObject" })], responses: toAnswer() },
    words: "/parameters/0 must be of style form or simple: got deepObject",
  },
  "list with spaces": {
    operation: {
      parameters: [toQuery("f", { type: "array", items: text }, { style: "spaceDelimited" })],
      responses: toAnswer(),
    },
    words: "got spaceDelimited",
  },
  "object in the query": {
    operation: { parameters: [toQuery("f", animal)], responses: toAnswer() },
    words: "/parameters/0 must be no object",
  },
  "map in the query": {
    operation: { parameters: [toQuery("f", { type: "object", additionalProperties: text })], responses: toAnswer() },
    words: "must be no object",
  },
  cookie: {
    operation: { parameters: [{ name: "c", in: "cookie", schema: text }], responses: toAnswer() },
    words: "must stand in the path, the query or a header: got cookie",
  },
  "parameter with content": {
    operation: { parameters: [{ name: "c", in: "query", content: toJson(text) }], responses: toAnswer() },
    words: "must have a schema: got content",
  },
  "two parameters of one name": {
    operation: { parameters: [toQuery("a", text), { name: "a", in: "header", schema: text }], responses: toAnswer() },
    words: "must have one parameter of the name a",
  },
  "lists of two styles": {
    operation: {
      parameters: [toQuery("a", { type: "array" }), toQuery("b", { type: "array" }, { explode: false })],
      responses: toAnswer(),
    },
    words: "must have lists that all explode, or none",
  },
  "part of the path without a parameter": {
    path: "/lost/{id}",
    operation: { responses: toAnswer() },
    words: "must have the path parameter id",
  },
  "parameter that is not there": {
    operation: { parameters: [{ $ref: "#/components/parameters/none" }], responses: toAnswer() },
    words: "must refer to a parameter that is there",
  },
  "XML as a body": {
    operation: { requestBody: toBody({ "application/xml": { schema: animal } }), responses: toAnswer() },
    words: "must be JSON, a form, text or bytes: got application/xml",
  },
  "only an answer of errors": {
    operation: { responses: { default: { description: "Error." } } },
    words: "must have an answer of 2xx",
  },
  "a response that is not there": {
    operation: { responses: { "200": { $ref: "#/components/responses/none" } } },
    words: "/responses/200 must refer to something that is there: got #/components/responses/none",
  },
  "a response that refers to what every object has": {
    operation: { responses: { "200": { $ref: "#/components/responses/constructor" } } },
    words: "/responses/200 must refer to something that is there",
  },
  "a body that is not there": {
    operation: { requestBody: { $ref: "#/components/requestBodies/none" }, responses: toAnswer() },
    words: "/requestBody must refer to something that is there",
  },
  "a form with a list": {
    operation: {
      requestBody: toBody({
        "application/x-www-form-urlencoded": { schema: { properties: { tags: { type: "array" } } } },
      }),
      responses: toAnswer(),
    },
    words: "/requestBody must be a form whose fields are plain values: got tags",
  },
  "a form of several parts with a file in an object": {
    operation: {
      requestBody: toBody({
        "multipart/form-data": {
          schema: toObject({
            files: { type: "array", items: toObject({ file: { type: "string", format: "binary" } }) },
          }),
        },
      }),
      responses: toAnswer(),
    },
    words: "/requestBody must be a form whose files are their own fields: got files",
  },
  "a parameter whose name would break the address": {
    operation: { parameters: [toQuery("a&b", text)], responses: toAnswer() },
    words: "/parameters/0 must have a name that an address can hold",
  },
  "a parameter that every object has": {
    operation: { parameters: [toQuery("constructor", text)], responses: toAnswer() },
    words: "/parameters/0 must have a name that an address can hold",
  },
  "a file elsewhere": {
    operation: { responses: toAnswer(toJson({ $ref: "other.yaml#/Thing" })) },
    words: "must refer to something in the description itself: got other.yaml#/Thing",
  },
  "a schema that is not there": {
    operation: { responses: toAnswer(toJson({ $ref: "#/components/schemas/None" })) },
    words: "#/components/schemas/None must be there",
  },
  "a schema that is false": {
    operation: { responses: toAnswer(toJson({ type: "array", items: false })) },
    words: "/schema/items must take some value: got false",
  },
  "a type of no JSON": {
    operation: { responses: toAnswer(toJson({ type: "date" })) },
    words: "must have a type of JSON: got date",
  },
  "parts that contradict each other": {
    operation: { responses: toAnswer(toJson({ allOf: [{ type: "string" }, { type: "integer" }] })) },
    words: "must have one type in all of its allOf: got string and integer",
  },
  "a schema that is a part of itself": {
    operation: { responses: toAnswer(toJson({ $ref: "#/components/schemas/Loop" })) },
    words: "must not be made of itself by allOf",
  },
  "a field that is the whole and more": {
    operation: { responses: toAnswer(toJson(toRef("Endless"))) },
    words: "/properties/child must have a name in components/schemas, as it holds itself beside other parts",
  },
  "two unions in parts": {
    operation: { responses: toAnswer(toJson({ allOf: [{ oneOf: [text] }, { oneOf: [{ type: "integer" }] }] })) },
    words: "must have one oneOf in all of its allOf",
  },
  "a field that every object has": {
    operation: { responses: toAnswer(toJson({ type: "object", properties: { constructor: text } })) },
    words: "/properties/constructor must have another name",
  },
  "a dynamic reference": {
    operation: { responses: toAnswer(toJson({ $dynamicRef: "#meta" })) },
    words: "must do without $dynamicRef",
  },
};
