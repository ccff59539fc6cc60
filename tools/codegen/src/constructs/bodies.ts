import { animal, body, json, ok, text } from "./helpers.ts";
import type { OperationConstruct } from "./operations.ts";

/** Bodies of requests. */
export const bodies: Record<string, OperationConstruct> = {
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
};
