import { toAnswer, toAsking, toQuery, text } from "./helpers.ts";
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
  "parameter that replaces one of the path item": toAsking(
    [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
    "{ id: 7 }",
    { url: "/replaced/7" },
    { path: "/replaced/{id}", item: { parameters: [{ name: "id", in: "path", required: true, schema: text }] } },
  ),
  "parameter whose name is no identifier": toAsking(
    [{ name: "the-id", in: "path", required: true, schema: text }],
    '{ "the-id": "1" }',
    { url: "/named/1" },
    { path: "/named/{the-id}" },
  ),
  "parameter by reference": toAsking([{ $ref: "#/components/parameters/page" }], "{ page: 2 }", {
    url: /* filled by the path */ "?page=2",
  }),
  "list that repeats its name": toAsking([toQuery("tag", { type: "array", items: text })], '{ tag: ["a", "b"] }', {
    url: "?tag=a&tag=b",
  }),
  "list with commas": toAsking(
    [toQuery("tag", { type: "array", items: text }, { explode: false })],
    '{ tag: ["a", "b"] }',
    { url: "?tag=a,b" },
  ),
  "scalars in the query": toAsking(
    [toQuery("on", { type: "boolean" }), toQuery("size", { type: "integer" })],
    "{ on: true, size: 3 }",
    { url: "?on=true&size=3" },
  ),
  "set in the query": toAsking([toQuery("sort", { type: "string", enum: ["up", "down"] })], '{ sort: "up" }', {
    url: "?sort=up",
  }),
  "parameter that must be given": toAsking([toQuery("q", text, { required: true })], '{ q: "x" }', { url: "?q=x" }),
  "header of a call": toAsking([{ name: "x-trace", in: "header", schema: text }], '{ "x-trace": "t" }', {
    headers: { "x-trace": "t" },
  }),
};
