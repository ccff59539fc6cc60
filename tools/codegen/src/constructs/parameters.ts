import { toAnswer, toQuery, text } from "./helpers.ts";
import type { OperationConstruct } from "./construct.ts";

/** Parameters of the path, the query and headers. */
export const parameters: Record<string, OperationConstruct> = {
  "parameter of the path item": {
    path: "/shared/{id}",
    item: { parameters: [{ name: "id", in: "path", required: true, schema: text }] },
    operation: { responses: toAnswer() },
    call: '{ id: "a b" }',
    sent: { url: "/shared/a%20b" },
  },
  "parameter that replaces one of the path item": {
    path: "/replaced/{id}",
    item: { parameters: [{ name: "id", in: "path", required: true, schema: text }] },
    operation: {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      responses: toAnswer(),
    },
    call: "{ id: 7 }",
    sent: { url: "/replaced/7" },
  },
  "parameter whose name is no identifier": {
    path: "/named/{the-id}",
    operation: { parameters: [{ name: "the-id", in: "path", required: true, schema: text }], responses: toAnswer() },
    call: '{ "the-id": "1" }',
    sent: { url: "/named/1" },
  },
  "parameter by reference": {
    operation: { parameters: [{ $ref: "#/components/parameters/page" }], responses: toAnswer() },
    call: "{ page: 2 }",
    sent: { url: /* filled by the path */ "?page=2" },
  },
  "list that repeats its name": {
    operation: { parameters: [toQuery("tag", { type: "array", items: text })], responses: toAnswer() },
    call: '{ tag: ["a", "b"] }',
    sent: { url: "?tag=a&tag=b" },
  },
  "list with commas": {
    operation: {
      parameters: [toQuery("tag", { type: "array", items: text }, { explode: false })],
      responses: toAnswer(),
    },
    call: '{ tag: ["a", "b"] }',
    sent: { url: "?tag=a,b" },
  },
  "scalars in the query": {
    operation: {
      parameters: [toQuery("on", { type: "boolean" }), toQuery("size", { type: "integer" })],
      responses: toAnswer(),
    },
    call: "{ on: true, size: 3 }",
    sent: { url: "?on=true&size=3" },
  },
  "set in the query": {
    operation: { parameters: [toQuery("sort", { type: "string", enum: ["up", "down"] })], responses: toAnswer() },
    call: '{ sort: "up" }',
    sent: { url: "?sort=up" },
  },
  "parameter that must be given": {
    operation: { parameters: [toQuery("q", text, { required: true })], responses: toAnswer() },
    call: '{ q: "x" }',
    sent: { url: "?q=x" },
  },
  "header of a call": {
    operation: { parameters: [{ name: "x-trace", in: "header", schema: text }], responses: toAnswer() },
    call: '{ "x-trace": "t" }',
    sent: { headers: { "x-trace": "t" } },
  },
};
