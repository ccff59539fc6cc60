import { expect, test } from "vitest";
import { buildContent, DONE, readOne } from "../fixtures/read-small.ts";

const text = { type: "string" };
const query = (name: string, schema: object = text, more: object = {}) => ({ name, in: "query", schema, ...more });
const list = { type: "array", items: text };

test.each<[string, object, object]>([
  [
    "a success without a body beside one with it",
    { 200: buildContent(text), 204: { description: "" } },
    { kind: "shape", isOptional: true, shape: { kind: "text" } },
  ],
  ["JSON or text", { 200: buildContent(text), 201: buildContent(text, "text/plain") }, { kind: "unknown" }],
  ["a picture", { 200: buildContent(text, "image/png") }, { kind: "bytes" }],
  [
    "a media type with parameters",
    { 200: buildContent(text, "application/json; charset=utf-8") },
    { kind: "shape", isOptional: false, shape: { kind: "text" } },
  ],
  [
    "a media type that is JSON by its suffix",
    { 200: buildContent(text, "application/problem+json") },
    { kind: "shape", isOptional: false, shape: { kind: "text" } },
  ],
])("the answer of %s", (_, responses, answer) => {
  expect(readOne({ responses }).answer).toEqual(answer);
});

test("HEAD has no body, whatever is said of its answer", () => {
  expect(readOne({ responses: { 200: buildContent(text) } }, { method: "head" }).answer).toEqual({ kind: "none" });
});

test("the client writes JSON before a form, and a form before text", () => {
  const content = {
    "text/plain": {},
    "multipart/form-data": { schema: { type: "object" } },
    "application/zip": {},
    "application/vnd.a+json": {},
  };

  const { body } = readOne({ requestBody: { content } });

  expect(body!.all.map(({ form }) => form)).toEqual(["json", "multipart", "text", "bytes"]);
});

test.each([
  ["be a form with fields", { content: { "application/x-www-form-urlencoded": { schema: text } } }],
  ["be JSON, a form, text or bytes: got application/xml", { content: { "application/xml": { schema: text } } }],
])("a body must %s", (problem, requestBody) => {
  expect(() => readOne({ requestBody })).toThrow(problem);
});

test.each<[string, object, object]>([
  [
    "one list that is required and limited",
    { required: ["ids"], properties: { ids: { ...list, maxItems: 9 } } },
    { list: "ids", most: 9 },
  ],
  ["a list that may be missing", { properties: { ids: { ...list, maxItems: 9 } } }, {}],
  ["a list and more", { required: ["ids"], properties: { ids: { ...list, maxItems: 9 }, more: text } }, {}],
])("a body of %s", (_, schema, batch) => {
  const { body, batch: found = {} } = readOne({ requestBody: buildContent({ type: "object", ...schema }) });

  expect([body!.form, found]).toEqual(["json", batch]);
});

test("a list is paged where the number of a page can be asked for, and the answer says whether more follows", () => {
  const more = {
    "x-client": {
      what: "",
      baseUrl: "",
      paging: { number: "page", size: "size", defaultSize: 5, items: "items", hasMore: "hasNext" },
    },
  };
  const answer = (properties: object) => ({ responses: { 200: buildContent({ type: "object", properties }) } });
  const pages = { items: list, hasNext: { type: "boolean" } };
  const parameters = [query("page", { type: "integer" })];

  expect(readOne({ parameters, ...answer(pages) }, { more }).page).toEqual({
    number: "page",
    size: "size",
    defaultSize: 5,
    item: { kind: "text" },
  });
  expect(readOne({ parameters, ...answer({ items: list }) }, { more }).page).toBeUndefined();
  expect(readOne(answer(pages), { more }).page).toBeUndefined();
});

test("an operation is open only where it says so, and takes the maturity of its group", () => {
  const more = { tags: [{ name: "a", "x-maturity": "beta" }] };

  expect(readOne({}, { more })).toMatchObject({ isOpen: false, maturity: "beta" });
  expect(readOne({ security: [], "x-maturity": "Planned" }, { more })).toMatchObject({
    isOpen: true,
    maturity: "Planned",
  });
});

test("parameters of the path count, one in the path is required, and explode is as it is said", () => {
  const item = { parameters: [{ name: "id", in: "path", schema: text }] };
  const parameters = [query("one", list, { explode: false })];

  const found = readOne({ parameters }, { path: "/a/{id}", item }).parameters;

  expect(found.map(({ name, required, explode }) => [name, required, explode])).toEqual([
    ["id", true, false],
    ["one", false, false],
  ]);
});

test.each([
  ["stand in the path, the query or a header: got cookie", [{ name: "a", in: "cookie", schema: text }]],
  ["be no object", [query("a", { type: "object", properties: { b: text } })]],
  ["be no object", [query("a", { type: "object" })]],
  ["have a schema: got content", [{ name: "a", in: "query", content: { "application/json": {} } }]],
  ["have lists that all explode, or none", [query("a", list), query("b", list, { explode: false })]],
  ["have one parameter of the name a", [query("a"), { name: "a", in: "path", schema: text }]],
  ["refer to a parameter that is there", [{ $ref: "#/components/schemas/None" }]],
])("a parameter must %s", (problem, parameters) => {
  expect(() => readOne({ parameters, responses: DONE })).toThrow(problem);
});

test("each part of the address has a parameter", () => {
  expect(() => readOne({}, { path: "/a/{id}" })).toThrow("have the path parameter id");
});

test.each([
  [{}, false],
  [{ required: false }, false],
  [{ required: true }, true],
])("a body is demanded where it says so: %j", (more, required) => {
  const requestBody = { ...buildContent({ type: "object", properties: { a: text } }), ...more };

  expect(readOne({ requestBody }).body).toMatchObject({ required });
});

test("a parameter of the operation takes the place of that of its path, and is described and demanded by its own words, or described by those of its schema", () => {
  const item = {
    parameters: [
      query("a", text, { required: true, description: "of the path" }),
      query("b", list),
      query("d", { $ref: "#/components/schemas/Key" }),
    ],
  };
  const parameters = [query("a", text, { description: "own" }), { name: "X-C", in: "header", schema: text }];

  const schemas = { Key: { type: "string", description: "of the schema" } };

  const found = readOne({ parameters }, { item, schemas }).parameters;

  expect(
    found.map(({ name, place, required, description, explode }) => [name, place, required, description, explode]),
  ).toEqual([
    ["a", "query", false, "own", true],
    ["b", "query", false, undefined, true],
    ["d", "query", false, "of the schema", true],
    ["X-C", "header", false, undefined, false],
  ]);
  expect(found.map(({ isGivenPerCall }) => isGivenPerCall)).toEqual([true, true, true, true]);
  expect(found.map(({ given }) => given.description)).toEqual(["own", undefined, "of the schema", undefined]);
});
