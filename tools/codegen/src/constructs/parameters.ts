import { toAnswer, toAsking, toQuery, toRef, text } from "./helpers.ts";
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
  "list of a header beside one of the query": toAsking(
    [
      toQuery("tag", { type: "array", items: text }),
      { name: "x-tags", in: "header", schema: { type: "array", items: text } },
    ],
    '{ tag: ["a", "b"], "x-tags": ["c", "d"] }',
    { url: "?tag=a&tag=b", headers: { "x-tags": "c,d" } },
  ),
  "list of a header beside one with commas": toAsking(
    [
      toQuery("tag", { type: "array", items: text }, { explode: false }),
      { name: "x-tags", in: "header", schema: { type: "array", items: text }, required: true },
    ],
    '{ tag: ["a", "b"], "x-tags": ["c"] }',
    { url: "?tag=a,b", headers: { "x-tags": "c" } },
  ),
  "text by a name of a name, beside a list of it": toAsking(
    [toQuery("q", toRef("Alias")), toQuery("more", { type: "array", items: toRef("Alias") })],
    '{ q: "a", more: ["b"] }',
    { url: "?q=a&more=b" },
  ),
  "list by name, with commas": toAsking(
    [toQuery("tag", toRef("Names"), { explode: false })],
    '{ tag: ["a", "b"] as readonly string[] }',
    { url: "?tag=a,b" },
  ),
  "list by name, which repeats its own": toAsking(
    [toQuery("tag", toRef("Names"))],
    '{ tag: ["a", "b"] as readonly string[] }',
    { url: "?tag=a&tag=b" },
  ),
  "two names of which one begins with the other": toAsking(
    [toQuery("id", text), toQuery("idea", text, { required: true })],
    '{ idea: "x" }',
    { url: "?idea=x" },
  ),
  "header of a call": toAsking([{ name: "x-trace", in: "header", schema: text }], '{ "x-trace": "t" }', {
    headers: { "x-trace": "t" },
  }),
};
