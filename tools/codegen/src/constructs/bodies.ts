import { animal, toAnswer, toBody, toJson, toQuery, toRef, toSending, text } from "./helpers.ts";
import type { OperationConstruct } from "./construct.ts";

/** Bodies of requests. */
export const bodies: Record<string, OperationConstruct> = {
  "body that may be missing": {
    method: "post",
    operation: { requestBody: toBody(toJson(animal), false), responses: toAnswer() },
    call: "",
    sent: { body: "" },
  },
  "body by reference": {
    method: "post",
    operation: { requestBody: { $ref: "#/components/requestBodies/animal" }, responses: toAnswer() },
    call: '{ name: "a" }',
    sent: { body: '{"name":"a"}', headers: { "content-type": "application/json" } },
  },
  "body that is a list": toSending("post", toJson({ type: "array", items: animal }), '[{ name: "a" }]', {
    body: '[{"name":"a"}]',
  }),
  "body that is a number": toSending("post", toJson({ type: "number" }), "1.5", { body: "1.5" }),
  "body that is a JSON text": toSending("patch", toJson(text), '"a"', { body: '"a"' }),
  "media type with a charset": toSending(
    "post",
    { "application/json; charset=utf-8": { schema: animal } },
    '{ name: "a" }',
    { body: '{"name":"a"}' },
  ),
  "media type of a vendor": toSending("post", { "application/vnd.shop+json": { schema: animal } }, '{ name: "a" }', {
    headers: { "content-type": "application/vnd.shop+json" },
    body: '{"name":"a"}',
  }),
  "several media types": toSending(
    "post",
    { "text/plain": { schema: text }, "application/json": { schema: animal } },
    '{ name: "a" }',
    { headers: { "content-type": "application/json" } },
  ),
  "lines of JSON beside JSON": toSending(
    "post",
    { "application/geojson": { schema: text }, "application/json": { schema: animal }, "application/x-ndjson": {} },
    '{ name: "a" }',
    { headers: { "content-type": "application/json" }, body: '{"name":"a"}' },
  ),
  "a form beside one of several parts": toSending(
    "post",
    { "multipart/form-data": { schema: animal }, "application/x-www-form-urlencoded": { schema: animal } },
    '{ name: "a b" }',
    { body: "name=a+b" },
  ),
  "lines of JSON alone": toSending("post", { "application/x-ndjson": { schema: animal } }, "new Blob(['{}\\n{}'])", {
    headers: { "content-type": "application/x-ndjson" },
    body: "{}\n{}",
  }),
  "a spreadsheet": toSending(
    "post",
    { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {} },
    "new TextEncoder().encode('PK')",
    { headers: { "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" }, body: "PK" },
  ),
  "parameters that may be missing before a body that may not": {
    method: "post",
    operation: {
      parameters: [toQuery("a", text), toQuery("ab", text)],
      requestBody: toBody(toJson(animal)),
      responses: toAnswer(),
    },
    call: '{}, { name: "a" }',
    sent: { body: '{"name":"a"}' },
  },
  "parameters and a body of which all may be missing": {
    method: "post",
    operation: { parameters: [toQuery("a", text)], requestBody: toBody(toJson(animal), false), responses: toAnswer() },
    call: "",
    sent: { body: "" },
  },
  "any media type": toSending("post", { "*/*": { schema: animal } }, '{ name: "a" }', {
    headers: { "content-type": "application/json" },
    body: '{"name":"a"}',
  }),
  "fields that are only read or only written": {
    method: "post",
    operation: {
      requestBody: toBody(toJson({ type: "array", items: toRef("Account") })),
      responses: toAnswer(toJson(toRef("Account"))),
    },
    call: '[{ pin: "1", owner: { name: "a" } }]',
    sent: { body: '[{"pin":"1","owner":{"name":"a"}}]' },
    answer: { body: '{"id":"7","owner":{"id":"8","name":"a"}}' },
    gives: '{ id: "7", owner: { id: "8", name: "a" } }',
    type: 'import("./types/index.ts").Account',
  },
  form: toSending("post", { "application/x-www-form-urlencoded": { schema: animal } }, '{ name: "a b" }', {
    body: "name=a+b",
  }),
  "form of several parts": toSending(
    "post",
    {
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: {
            file: { type: "string", format: "binary" },
            more: { type: "array", items: { type: "string", format: "binary" } },
            owner: animal,
            note: text,
          },
          required: ["file"],
        },
      },
    },
    '{ file: new Blob(["bytes"]), more: [new Blob(["second"])], owner: { name: "a" }, note: "n" }',
    { body: /name="file"[^]*bytes[^]*name="more"[^]*second[^]*name="owner"[^]*{"name":"a"}[^]*name="note"[^]*n/ },
  ),
  "text as a body": toSending("post", { "text/plain": { schema: text } }, '"plain"', {
    body: "plain",
    headers: { "content-type": "text/plain" },
  }),
  "bytes as a body": toSending(
    "put",
    { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
    "new TextEncoder().encode('raw')",
    { body: "raw", headers: { "content-type": "application/octet-stream" } },
  ),
  "DELETE with a body": {
    method: "delete",
    operation: { requestBody: toBody(toJson(animal)), responses: { "204": { description: "Gone." } } },
    call: '{ name: "a" }',
    sent: { body: '{"name":"a"}' },
    answer: { status: 204, body: "" },
    gives: "undefined",
    type: "void",
  },
  HEAD: {
    method: "head",
    operation: { responses: toAnswer(toJson(animal)) },
    call: "",
    answer: { body: "" },
    gives: "undefined",
    type: "void",
  },
};
