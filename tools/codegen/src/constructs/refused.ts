import type { RefusedConstruct } from "./construct.ts";
import { animal, refuse, refuseAnswer, toBody, toJson, toObject, toQuery, toRef, text } from "./helpers.ts";

/** Constructs that no client of ours can send or read. */
export const refused: Record<string, RefusedConstruct> = {
  "GET with a body": refuse(
    { requestBody: toBody(toJson(animal)) },
    "/requestBody must be absent, as fetch sends no body with GET",
    { method: "get" },
  ),
  "HEAD with a body": refuse(
    { requestBody: toBody(toJson(animal)) },
    "/requestBody must be absent, as fetch sends no body with HEAD",
    { method: "head" },
  ),
  TRACE: refuse({}, "#/paths/~1refused/trace must have a method that fetch sends: got TRACE", { method: "trace" }),
  "path with a fragment": refuse({}, "#/paths/~1shops#all/post must have a path without # and ?", {
    path: "/shops#all",
  }),
  "path with a query": refuse({}, "must have a path without # and ?: got /shops?kind=a", { path: "/shops?kind=a" }),
  "header with a name that no request can have": refuse(
    { parameters: [{ name: "x:y", in: "header", schema: text }] },
    "/parameters/0 must have a name that a header can have: got x:y",
  ),
  "deep object": refuse(
    { parameters: [toQuery("f", { type: "object" }, { style: "deepObject" })] },
    "/parameters/0 must be of style form or simple: got deepObject",
  ),
  "list with spaces": refuse(
    { parameters: [toQuery("f", { type: "array", items: text }, { style: "spaceDelimited" })] },
    "got spaceDelimited",
  ),
  "object in the query": refuse({ parameters: [toQuery("f", animal)] }, "/parameters/0 must be no object"),
  "list in the path": refuse(
    { parameters: [{ name: "ids", in: "path", required: true, schema: { type: "array", items: text } }] },
    "/parameters/0 must be one value, as it is a step of the path",
    { path: "/refused/{ids}" },
  ),
  "list by name in the path": refuse(
    { parameters: [{ name: "ids", in: "path", required: true, schema: toRef("Names") }] },
    "/parameters/0 must be one value, as it is a step of the path",
    { path: "/refused/{ids}" },
  ),
  "list of objects by name in the query": refuse(
    { parameters: [toQuery("f", { type: "array", items: toRef("OneOrTwo") }), toQuery("g", toRef("Herd"))] },
    "/parameters/1 must be no object",
  ),
  "list of objects by another name in the query": refuse(
    { parameters: [toQuery("f", toRef("Herds"))] },
    "/parameters/0 must be no object",
  ),
  "map in the query": refuse(
    { parameters: [toQuery("f", { type: "object", additionalProperties: text })] },
    "must be no object",
  ),
  cookie: refuse(
    { parameters: [{ name: "c", in: "cookie", schema: text }] },
    "must stand in the path, the query or a header: got cookie",
  ),
  "parameter with content": refuse(
    { parameters: [{ name: "c", in: "query", content: toJson(text) }] },
    "must have a schema: got content",
  ),
  "two parameters of one name": refuse(
    { parameters: [toQuery("a", text), { name: "a", in: "header", schema: text }] },
    "must have one parameter of the name a",
  ),
  "lists of two styles": refuse(
    { parameters: [toQuery("a", { type: "array" }), toQuery("b", { type: "array" }, { explode: false })] },
    "must have lists that all explode, or none",
  ),
  "part of the path without a parameter": refuse({}, "must have the path parameter id", { path: "/lost/{id}" }),
  "parameter that is not there": refuse(
    { parameters: [{ $ref: "#/components/parameters/none" }] },
    "must refer to a parameter that is there",
  ),
  "XML as a body": refuse(
    { requestBody: toBody({ "application/xml": { schema: animal } }) },
    "must be JSON, a form, text or bytes: got application/xml",
  ),
  "only an answer of errors": refuse(
    { responses: { default: { description: "Error." } } },
    "must have an answer of 2xx",
  ),
  "a response that is not there": refuse(
    { responses: { "200": { $ref: "#/components/responses/none" } } },
    "/responses/200 must refer to something that is there: got #/components/responses/none",
  ),
  "a response that refers to what every object has": refuse(
    { responses: { "200": { $ref: "#/components/responses/constructor" } } },
    "/responses/200 must refer to something that is there",
  ),
  "a body that is not there": refuse(
    { requestBody: { $ref: "#/components/requestBodies/none" } },
    "/requestBody must refer to something that is there",
  ),
  "a form with a list": refuse(
    {
      requestBody: toBody({
        "application/x-www-form-urlencoded": { schema: { properties: { tags: { type: "array" } } } },
      }),
    },
    "/requestBody must be a form whose fields are plain values: got tags",
  ),
  "a form of several parts with a file in an object": refuse(
    {
      requestBody: toBody({
        "multipart/form-data": {
          schema: toObject({
            files: { type: "array", items: toObject({ file: { type: "string", format: "binary" } }) },
          }),
        },
      }),
    },
    "/requestBody must be a form whose files are their own fields: got files",
  ),
  "a parameter whose name would break the address": refuse(
    { parameters: [toQuery("a&b", text)] },
    "/parameters/0 must have a name that an address can hold",
  ),
  "a parameter that every object has": refuse(
    { parameters: [toQuery("constructor", text)] },
    "/parameters/0 must have a name that an address can hold",
  ),
  "a file elsewhere": refuseAnswer(
    { $ref: "other.yaml#/Thing" },
    "must refer to something in the description itself: got other.yaml#/Thing",
  ),
  "a schema that is not there": refuseAnswer(
    { $ref: "#/components/schemas/None" },
    "#/components/schemas/None must be there",
  ),
  "a schema that is false": refuseAnswer(
    { type: "array", items: false },
    "/schema/items must take some value: got false",
  ),
  "a type of no JSON": refuseAnswer({ type: "date" }, "must have a type of JSON: got date"),
  "parts that contradict each other": refuseAnswer(
    { allOf: [{ type: "string" }, { type: "integer" }] },
    "must have one type in all of its allOf: got string and integer",
  ),
  "a schema that is a part of itself": refuseAnswer(
    { $ref: "#/components/schemas/Loop" },
    "must not be made of itself by allOf",
  ),
  "a field that is the whole and more": refuseAnswer(
    toRef("Endless"),
    "/properties/child must have a name in components/schemas, as it holds itself beside other parts",
  ),
  "two unions in parts": refuseAnswer(
    { allOf: [{ oneOf: [text] }, { oneOf: [{ type: "integer" }] }] },
    "must have one oneOf in all of its allOf",
  ),
  "a field that every object has": refuseAnswer(
    { type: "object", properties: { constructor: text } },
    "/properties/constructor must have another name",
  ),
  ...Object.fromEntries(
    ["prefixItems", "$dynamicRef", "$recursiveRef", "unevaluatedItems"].map((key) => [
      `a schema with ${key}`,
      refuseAnswer({ type: "array", items: { [key]: {} } }, `/schema/items must do without ${key}`),
    ]),
  ),
  "a union in one part and another kind of union in the next": refuseAnswer(
    { allOf: [{ anyOf: [text] }, { oneOf: [{ type: "integer" }] }] },
    "must have either oneOf or anyOf in its allOf",
  ),
  "a dynamic reference": refuseAnswer({ $dynamicRef: "#meta" }, "must do without $dynamicRef"),
};
