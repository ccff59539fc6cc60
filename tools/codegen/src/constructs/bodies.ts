import { animal, toBody, toJson, toAnswer, toRef, text } from "./helpers.ts";
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
  "body that is a list": {
    method: "post",
    operation: { requestBody: toBody(toJson({ type: "array", items: animal })), responses: toAnswer() },
    call: '[{ name: "a" }]',
    sent: { body: '[{"name":"a"}]' },
  },
  "body that is a number": {
    method: "post",
    operation: { requestBody: toBody(toJson({ type: "number" })), responses: toAnswer() },
    call: "1.5",
    sent: { body: "1.5" },
  },
  "body that is a JSON text": {
    method: "patch",
    operation: { requestBody: toBody(toJson(text)), responses: toAnswer() },
    call: '"a"',
    sent: { body: '"a"' },
  },
  "media type with a charset": {
    method: "post",
    operation: {
      requestBody: toBody({ "application/json; charset=utf-8": { schema: animal } }),
      responses: toAnswer(),
    },
    call: '{ name: "a" }',
    sent: { body: '{"name":"a"}' },
  },
  "media type of a vendor": {
    method: "post",
    operation: { requestBody: toBody({ "application/vnd.shop+json": { schema: animal } }), responses: toAnswer() },
    call: '{ name: "a" }',
    sent: { headers: { "content-type": "application/vnd.shop+json" }, body: '{"name":"a"}' },
  },
  "several media types": {
    method: "post",
    operation: {
      requestBody: toBody({ "text/plain": { schema: text }, "application/json": { schema: animal } }),
      responses: toAnswer(),
    },
    call: '{ name: "a" }',
    sent: { headers: { "content-type": "application/json" } },
  },
  "any media type": {
    method: "post",
    operation: { requestBody: toBody({ "*/*": { schema: animal } }), responses: toAnswer() },
    call: '{ name: "a" }',
    sent: { headers: { "content-type": "application/json" }, body: '{"name":"a"}' },
  },
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
  form: {
    method: "post",
    operation: {
      requestBody: toBody({ "application/x-www-form-urlencoded": { schema: animal } }),
      responses: toAnswer(),
    },
    call: '{ name: "a b" }',
    sent: { body: "name=a+b" },
  },
  "form of several parts": {
    method: "post",
    operation: {
      requestBody: toBody({
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
      }),
      responses: toAnswer(),
    },
    call: '{ file: new Blob(["bytes"]), more: [new Blob(["second"])], owner: { name: "a" }, note: "n" }',
    sent: { body: /name="file"[^]*bytes[^]*name="more"[^]*second[^]*name="owner"[^]*{"name":"a"}[^]*name="note"[^]*n/ },
  },
  "text as a body": {
    method: "post",
    operation: { requestBody: toBody({ "text/plain": { schema: text } }), responses: toAnswer() },
    call: '"plain"',
    sent: { body: "plain", headers: { "content-type": "text/plain" } },
  },
  "bytes as a body": {
    method: "put",
    operation: {
      requestBody: toBody({ "application/octet-stream": { schema: { type: "string", format: "binary" } } }),
      responses: toAnswer(),
    },
    call: "new TextEncoder().encode('raw')",
    sent: { body: "raw", headers: { "content-type": "application/octet-stream" } },
  },
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
