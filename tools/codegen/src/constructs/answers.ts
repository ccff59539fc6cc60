import { animal, toJson, toAnswer, toObject, toRef, text } from "./helpers.ts";
import type { OperationConstruct } from "./construct.ts";

/** Answers. */
export const answers: Record<string, OperationConstruct> = {
  "answer by reference": {
    operation: { responses: { "200": { $ref: "#/components/responses/animal" } } },
    call: "",
    answer: { body: '{"name":"a"}' },
    gives: '{ name: "a" }',
  },
  "two successes of two shapes": {
    operation: {
      responses: {
        "200": { description: "", content: toJson(text) },
        "201": { description: "", content: toJson(animal) },
      },
    },
    call: "",
    answer: { status: 201, body: '{"name":"a"}' },
    gives: '{ name: "a" }',
    type: 'string | import("./types/index.ts").Animal',
  },
  "a success of two types of JSON": {
    operation: {
      responses: toAnswer({ "application/json": { schema: text }, "application/vnd.shop+json": { schema: animal } }),
    },
    call: "",
    answer: { type: "application/vnd.shop+json", body: '{"name":"a"}' },
    gives: '{ name: "a" }',
    type: 'string | import("./types/index.ts").Animal',
  },
  "answer of any type with a schema": {
    operation: { responses: toAnswer({ "*/*": { schema: animal } }) },
    call: "",
    answer: { body: '{"name":"a"}' },
    gives: '{ name: "a" }',
    type: 'import("./types/index.ts").Animal',
  },
  "answer of any type that is text": {
    operation: { responses: toAnswer({ "application/*": { schema: text } }) },
    call: "",
    answer: { type: "text/plain", body: "a b" },
    gives: '"a b"',
    type: "string",
  },
  "answer of any type without a schema": {
    operation: { responses: toAnswer({ "*/*": {} }) },
    call: "",
    answer: { type: "text/plain", body: "a b" },
    gives: '"a b"',
    type: "unknown",
  },
  "an id with spaces": {
    operation: { operationId: "of a foreign API", responses: toAnswer() },
    call: "",
    sent: { url: "/odd%20path" },
    path: "/odd path",
  },
  "lines of JSON as an answer": {
    operation: { responses: toAnswer({ "application/x-ndjson": { schema: animal } }) },
    call: "",
    answer: { type: "application/x-ndjson", body: "{}\n{}" },
    gives: 'new TextEncoder().encode("{}\\n{}")',
    type: "Uint8Array",
  },
  "lines of JSON beside JSON as an answer": {
    operation: { responses: toAnswer({ "application/geojson": {}, "application/json": { schema: animal } }) },
    call: "",
    answer: { body: '{"name":"a"}' },
    gives: '{ name: "a" }',
    type: 'import("./types/index.ts").Animal',
  },
  "JSON without a schema beside JSON with one": {
    operation: { responses: toAnswer({ "application/hal+json": {}, "application/json": { schema: animal } }) },
    call: "",
    answer: { type: "application/hal+json", body: '{"name":"a"}' },
    gives: '{ name: "a" }',
    type: 'import("./types/index.ts").Animal',
  },
  "an answer that a number tells": {
    operation: { responses: toAnswer(toJson(toRef("OneOrTwo"))) },
    call: "",
    answer: { body: '{"kind":2,"y":"a"}' },
    gives: '{ kind: 2, y: "a" }',
    type: 'import("./types/index.ts").OneOrTwo',
  },
  "an answer that is null or a list of what may be null": {
    operation: {
      responses: toAnswer(toJson({ type: ["array", "null"], items: { type: "string", enum: ["a"], nullable: true } })),
    },
    call: "",
    answer: { body: '["a",null]' },
    gives: '["a", null]',
    type: '("a" | (string & {}) | null)[] | null',
  },
  "a set of numbers as an answer": {
    operation: { responses: toAnswer(toJson({ enum: [1, 2] })) },
    call: "",
    answer: { body: "3" },
    gives: "2 + 1 as 1",
    type: "1 | 2",
  },
  "answer that is a list": {
    operation: { responses: toAnswer(toJson({ type: "array", items: animal })) },
    call: "",
    answer: { body: '[{"name":"a"}]' },
    gives: '[{ name: "a" }]',
  },
  "answer with long integers": {
    operation: {
      responses: toAnswer(toJson({ type: "array", items: { type: "integer", format: "int64", "x-long": true } })),
    },
    call: "",
    answer: { body: "[9223372036854775807, 7]" },
    gives: '["9223372036854775807", 7]',
    type: "(number | string)[]",
  },
  "answer with long integers and decimal text": {
    operation: {
      responses: toAnswer(
        toJson(
          toObject({ size: { type: "integer", "x-long": true }, amount: { type: "string", "x-decimal-text": true } }),
        ),
      ),
    },
    call: "",
    answer: { body: '{"size":9223372036854775807,"amount":12345678901234567890.10}' },
    gives: '{ size: "9223372036854775807", amount: "12345678901234567890.10" }',
  },
  "answer that is a number": {
    operation: { responses: toAnswer(toJson({ type: "number" })) },
    call: "",
    answer: { body: "1.5" },
    gives: "1.5",
    type: "number",
  },
  "answer that is a JSON text": {
    operation: { responses: toAnswer(toJson(text)) },
    call: "",
    answer: { body: '"a"' },
    gives: '"a"',
    type: "string",
  },
  "answer of plain text": {
    operation: { responses: toAnswer({ "text/plain": { schema: text } }) },
    call: "",
    answer: { type: "text/plain", body: "12" },
    gives: '"12"',
    type: "string",
  },
  "answer of plain text that is empty": {
    operation: { responses: toAnswer({ "text/plain": { schema: text } }) },
    call: "",
    answer: { type: "text/plain", body: "" },
    gives: '""',
    type: "string",
  },
  "answer of bytes": {
    operation: { responses: toAnswer({ "application/pdf": { schema: { type: "string", format: "binary" } } }) },
    call: "",
    answer: { type: "application/pdf", body: "%PDF" },
    gives: 'new TextEncoder().encode("%PDF")',
    type: "Uint8Array",
  },
  "answer of a vendor's JSON": {
    operation: { responses: toAnswer({ "application/hal+json": { schema: animal } }) },
    call: "",
    answer: { type: "application/hal+json", body: '{"name":"a"}' },
    gives: '{ name: "a" }',
  },
  "answer without a schema": {
    operation: { responses: toAnswer({ "application/json": {} }) },
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
    operation: { responses: { "201": { description: "Made.", content: toJson(animal) } } },
    call: "",
    answer: { status: 201, body: '{"name":"a"}' },
    gives: '{ name: "a" }',
  },
  "two successes, one of them empty": {
    operation: {
      responses: { "200": { description: "There.", content: toJson(animal) }, "204": { description: "Nothing." } },
    },
    call: "",
    answer: { status: 204, body: "" },
    gives: "undefined",
  },
  "successes as a range": {
    operation: { responses: { "2XX": { description: "Done.", content: toJson(animal) } } },
    call: "",
    answer: { body: '{"name":"a"}' },
    gives: '{ name: "a" }',
  },
  "operation that goes away": { operation: { deprecated: true, responses: toAnswer() }, call: "" },
  "operation without tags and summary": { operation: { responses: toAnswer() }, call: "" },
};
