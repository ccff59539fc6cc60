import type { Json } from "../read/openapi.ts";

/** A construct of an operation: how it is called, and what stands on the wire. */
export interface OperationConstruct {
  path?: string;
  method?: string;
  /** Fields of the path beside the operation. */
  item?: Record<string, Json>;
  operation: Record<string, Json>;
  /** The arguments of the call, as a program writes them. */
  call: string;
  /** What the server gets: address, headers and body. */
  sent?: { url?: string; headers?: Record<string, string>; body?: string | RegExp };
  /** What the server answers. Default: 200 with `{}`. */
  answer?: { status?: number; type?: string; body?: string };
  /** What the call gives, as a program writes it. */
  gives?: string;
  /** Its type. */
  type?: string;
}

const json = (schema: Json) => ({ "application/json": { schema } });
const ok = (content?: Json): Json => ({ "200": { description: "Done.", ...(content !== undefined && { content }) } });
const text = { type: "string" };
const query = (name: string, schema: Json, more: Record<string, Json> = {}): Json => ({
  name,
  in: "query",
  schema,
  ...more,
});
const body = (content: Json, required = true): Json => ({ required, content });
const animal = { $ref: "#/components/schemas/Animal" };

export const operations: Record<string, OperationConstruct> = {
  "parameter of the path item": {
    path: "/shared/{id}",
    item: { parameters: [{ name: "id", in: "path", required: true, schema: text }] },
    operation: { responses: ok() },
    call: '{ id: "a b" }',
    sent: { url: "/shared/a%20b" },
  },
  "parameter that replaces one of the path item": {
    path: "/replaced/{id}",
    item: { parameters: [{ name: "id", in: "path", required: true, schema: text }] },
    operation: {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      responses: ok(),
    },
    call: "{ id: 7 }",
    sent: { url: "/replaced/7" },
  },
  "parameter whose name is no identifier": {
    path: "/named/{the-id}",
    operation: { parameters: [{ name: "the-id", in: "path", required: true, schema: text }], responses: ok() },
    call: '{ "the-id": "1" }',
    sent: { url: "/named/1" },
  },
  "parameter by reference": {
    operation: { parameters: [{ $ref: "#/components/parameters/page" }], responses: ok() },
    call: "{ page: 2 }",
    sent: { url: /* filled by the path */ "?page=2" },
  },
  "list that repeats its name": {
    operation: { parameters: [query("tag", { type: "array", items: text })], responses: ok() },
    call: '{ tag: ["a", "b"] }',
    sent: { url: "?tag=a&tag=b" },
  },
  "list with commas": {
    operation: { parameters: [query("tag", { type: "array", items: text }, { explode: false })], responses: ok() },
    call: '{ tag: ["a", "b"] }',
    sent: { url: "?tag=a,b" },
  },
  "scalars in the query": {
    operation: { parameters: [query("on", { type: "boolean" }), query("size", { type: "integer" })], responses: ok() },
    call: "{ on: true, size: 3 }",
    sent: { url: "?on=true&size=3" },
  },
  "set in the query": {
    operation: { parameters: [query("sort", { type: "string", enum: ["up", "down"] })], responses: ok() },
    call: '{ sort: "up" }',
    sent: { url: "?sort=up" },
  },
  "parameter that must be given": {
    operation: { parameters: [query("q", text, { required: true })], responses: ok() },
    call: '{ q: "x" }',
    sent: { url: "?q=x" },
  },
  "header of a call": {
    operation: { parameters: [{ name: "x-trace", in: "header", schema: text }], responses: ok() },
    call: '{ "x-trace": "t" }',
    sent: { headers: { "x-trace": "t" } },
  },
  "body that may be missing": {
    method: "post",
    operation: { requestBody: body(json(animal), false), responses: ok() },
    call: "",
    sent: { body: "" },
  },
  "body by reference": {
    method: "post",
    operation: { requestBody: { $ref: "#/components/requestBodies/animal" }, responses: ok() },
    call: '{ name: "a" }',
    sent: { body: '{"name":"a"}', headers: { "content-type": "application/json" } },
  },
  "body that is a list": {
    method: "post",
    operation: { requestBody: body(json({ type: "array", items: animal })), responses: ok() },
    call: '[{ name: "a" }]',
    sent: { body: '[{"name":"a"}]' },
  },
  "body that is a number": {
    method: "post",
    operation: { requestBody: body(json({ type: "number" })), responses: ok() },
    call: "1.5",
    sent: { body: "1.5" },
  },
  "body that is a JSON text": {
    method: "patch",
    operation: { requestBody: body(json(text)), responses: ok() },
    call: '"a"',
    sent: { body: '"a"' },
  },
  "media type with a charset": {
    method: "post",
    operation: { requestBody: body({ "application/json; charset=utf-8": { schema: animal } }), responses: ok() },
    call: '{ name: "a" }',
    sent: { body: '{"name":"a"}' },
  },
  "media type of a vendor": {
    method: "post",
    operation: { requestBody: body({ "application/vnd.shop+json": { schema: animal } }), responses: ok() },
    call: '{ name: "a" }',
    sent: { headers: { "content-type": "application/vnd.shop+json" }, body: '{"name":"a"}' },
  },
  "several media types": {
    method: "post",
    operation: {
      requestBody: body({ "text/plain": { schema: text }, "application/json": { schema: animal } }),
      responses: ok(),
    },
    call: '{ name: "a" }',
    sent: { headers: { "content-type": "application/json" } },
  },
  form: {
    method: "post",
    operation: { requestBody: body({ "application/x-www-form-urlencoded": { schema: animal } }), responses: ok() },
    call: '{ name: "a b" }',
    sent: { body: "name=a+b" },
  },
  "form of several parts": {
    method: "post",
    operation: {
      requestBody: body({
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: { file: { type: "string", format: "binary" }, note: text },
            required: ["file"],
          },
        },
      }),
      responses: ok(),
    },
    call: '{ file: new Blob(["bytes"]), note: "n" }',
    sent: { body: /name="file"[^]*bytes[^]*name="note"[^]*n/ },
  },
  "text as a body": {
    method: "post",
    operation: { requestBody: body({ "text/plain": { schema: text } }), responses: ok() },
    call: '"plain"',
    sent: { body: "plain", headers: { "content-type": "text/plain" } },
  },
  "bytes as a body": {
    method: "put",
    operation: {
      requestBody: body({ "application/octet-stream": { schema: { type: "string", format: "binary" } } }),
      responses: ok(),
    },
    call: "new TextEncoder().encode('raw')",
    sent: { body: "raw", headers: { "content-type": "application/octet-stream" } },
  },
  "DELETE with a body": {
    method: "delete",
    operation: { requestBody: body(json(animal)), responses: { "204": { description: "Gone." } } },
    call: '{ name: "a" }',
    sent: { body: '{"name":"a"}' },
    answer: { status: 204, body: "" },
    gives: "undefined",
    type: "void",
  },
  HEAD: {
    method: "head",
    operation: { responses: ok(json(animal)) },
    call: "",
    answer: { body: "" },
    gives: "undefined",
    type: "void",
  },
  "answer by reference": {
    operation: { responses: { "200": { $ref: "#/components/responses/animal" } } },
    call: "",
    answer: { body: '{"name":"a"}' },
    gives: '{ name: "a" }',
  },
  "answer that is a list": {
    operation: { responses: ok(json({ type: "array", items: animal })) },
    call: "",
    answer: { body: '[{"name":"a"}]' },
    gives: '[{ name: "a" }]',
  },
  "answer that is a number": {
    operation: { responses: ok(json({ type: "number" })) },
    call: "",
    answer: { body: "1.5" },
    gives: "1.5",
    type: "number",
  },
  "answer that is a JSON text": {
    operation: { responses: ok(json(text)) },
    call: "",
    answer: { body: '"a"' },
    gives: '"a"',
    type: "string",
  },
  "answer of plain text": {
    operation: { responses: ok({ "text/plain": { schema: text } }) },
    call: "",
    answer: { type: "text/plain", body: "12" },
    gives: '"12"',
    type: "string",
  },
  "answer of bytes": {
    operation: { responses: ok({ "application/pdf": { schema: { type: "string", format: "binary" } } }) },
    call: "",
    answer: { type: "application/pdf", body: "%PDF" },
    gives: 'new TextEncoder().encode("%PDF")',
    type: "Uint8Array",
  },
  "answer of a vendor's JSON": {
    operation: { responses: ok({ "application/hal+json": { schema: animal } }) },
    call: "",
    answer: { type: "application/hal+json", body: '{"name":"a"}' },
    gives: '{ name: "a" }',
  },
  "answer without a schema": {
    operation: { responses: ok({ "application/json": {} }) },
    call: "",
    answer: { body: '{"x":1}' },
    gives: "{ x: 1 }",
    type: "unknown",
  },
  "answer without a body": {
    operation: { responses: { "204": { description: "Done." } } },
    call: "",
    answer: { status: 204, body: "" },
    gives: "undefined",
    type: "void",
  },
  "answer of 201": {
    method: "post",
    operation: { responses: { "201": { description: "Made.", content: json(animal) } } },
    call: "",
    answer: { status: 201, body: '{"name":"a"}' },
    gives: '{ name: "a" }',
  },
  "two successes, one of them empty": {
    operation: {
      responses: { "200": { description: "There.", content: json(animal) }, "204": { description: "Nothing." } },
    },
    call: "",
    answer: { status: 204, body: "" },
    gives: "undefined",
  },
  "two successes of two shapes": {
    operation: {
      responses: {
        "200": { description: "One.", content: json(animal) },
        "202": {
          description: "Later.",
          content: json({ type: "object", properties: { job: text }, required: ["job"] }),
        },
      },
    },
    call: "",
    answer: { status: 202, body: '{"job":"1"}' },
    gives: '{ job: "1" }',
  },
  "successes as a range": {
    operation: { responses: { "2XX": { description: "Done.", content: json(animal) } } },
    call: "",
    answer: { body: '{"name":"a"}' },
    gives: '{ name: "a" }',
  },
  "operation that goes away": { operation: { deprecated: true, responses: ok() }, call: "" },
  "operation without tags and summary": { operation: { responses: ok() }, call: "" },
};

/** What no client of ours can send or read, with words of the refusal. */
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
