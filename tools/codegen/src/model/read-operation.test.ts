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
  ["lines of JSON", { 200: buildContent(text, "application/x-ndjson") }, { kind: "bytes" }],
  ["a media type that only ends like JSON", { 200: buildContent(text, "application/geojson") }, { kind: "bytes" }],
  ["text of any kind", { 200: buildContent(text, "text/*") }, { kind: "text" }],
  ["text in the name of a subtype", { 200: buildContent(text, "application/text") }, { kind: "bytes" }],
  ["a picture of any kind", { 200: buildContent(text, "image/*") }, { kind: "bytes" }],
  [
    "a media type in capitals",
    { 200: buildContent(text, "Application/JSON") },
    { kind: "shape", isOptional: false, shape: { kind: "text" } },
  ],
  [
    "JSON that is described beside JSON that is not",
    { 200: { description: "", content: { "application/hal+json": {}, "application/json": { schema: text } } } },
    { kind: "shape", isOptional: false, shape: { kind: "text" } },
  ],
  [
    "two successes with bodies",
    { 200: buildContent(text), 201: buildContent(text) },
    { kind: "shape", isOptional: false, shape: { kind: "text" } },
  ],
  [
    "a success of a status that few use beside an error",
    { 226: buildContent(text), 404: buildContent({ type: "integer" }) },
    { kind: "shape", isOptional: false, shape: { kind: "text" } },
  ],
])("the answer of %s", (_, responses, answer) => {
  expect(readOne({ responses }).answer).toEqual(answer);
});

test.each([
  [["200", "201"], 200],
  [["201", "204"], 201],
  [["2XX"], 200],
  [["201", "2XX"], 201],
  [["204", "default", "404"], 204],
])("of the answers %j, the status of a success is %i", (statuses, status) => {
  const responses = Object.fromEntries(statuses.map((each) => [each, { description: "" }]));

  expect(readOne({ responses }).status).toBe(status);
});

test("HEAD has no body, whatever is said of its answer", () => {
  expect(readOne({ responses: { 200: buildContent(text) } }, { method: "head" }).answer).toEqual({ kind: "none" });
});

test("the client writes JSON before a form, a form before one of several parts, that before text, and text before bytes", () => {
  const content = {
    "text/plain": {},
    "multipart/form-data": { schema: { type: "object" } },
    "application/zip": {},
    "application/x-www-form-urlencoded": {},
    "application/geojson": {},
    "application/vnd.a+json": {},
  };
  const requestBody = { content };

  expect(readOne({ requestBody }).body!.all.map(({ form, type }) => [form, type])).toEqual([
    ["json", "application/vnd.a+json"],
    ["urlencoded", "application/x-www-form-urlencoded"],
    ["multipart", "multipart/form-data"],
    ["text", "text/plain"],
    ["bytes", "application/geojson"],
    ["bytes", "application/zip"],
  ]);
});

test.each([
  "application/xml-dtd",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/pdf; note=xml",
])("a file of %s is no XML of ours to write: it is sent as bytes", (type) => {
  expect(readOne({ requestBody: { content: { [type]: {} } } }).body).toMatchObject({ type, form: "bytes" });
});

test.each([
  ["be a form with fields", { content: { "application/x-www-form-urlencoded": { schema: text } } }],
  ...["application/xml", "text/xml", "application/soap+xml", "Application/XML; charset=utf-8"].map(
    (type): [string, object] => [
      `be JSON, a form, text or bytes: got ${type}`,
      { content: { [type]: { schema: text } } },
    ],
  ),
  ...[list, { type: "object" }, { additionalProperties: text }, { oneOf: [text, list] }].map(
    (odd): [string, object] => [
      "be a form whose fields are plain values: got b",
      { content: { "application/x-www-form-urlencoded": { schema: { properties: { a: text, b: odd } } } } },
    ],
  ),
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
  ["a list that is not limited", { required: ["ids"], properties: { ids: list } }, {}],
  ["a list where another field is required", { required: ["id"], properties: { ids: { ...list, maxItems: 9 } } }, {}],
  ["a text that is required", { required: ["ids"], properties: { ids: { ...text, maxItems: 9 } } }, {}],
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
  expect(readOne({ parameters, ...answer({ ...pages, items: text }) }, { more }).page).toBeUndefined();
  expect(readOne(answer(pages), { more }).page).toBeUndefined();
  for (const other of [query("pages"), { name: "page", in: "header", schema: text }])
    expect(readOne({ parameters: [other], ...answer(pages) }, { more }).page).toBeUndefined();
});

test("an operation is open only where it says so, and takes the maturity of its group", () => {
  const more = { tags: ["", "ab", "a", "A"].map((name) => ({ name, "x-maturity": name === "a" ? "beta" : "alpha" })) };

  expect(readOne({}, { more })).toMatchObject({ isOpen: false, maturity: "beta" });
  expect(readOne({ security: [{ token: [] }] }, { more })).toMatchObject({ isOpen: false, scopes: [] });
  expect(readOne({ tags: ["b"] }, { more }).maturity).toBe("stable");
  expect(readOne({ security: [{ token: ["b", "a"] }, { key: ["a"], other: ["c"] }] }).scopes).toEqual(["b", "a", "c"]);
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

test("a list in a header is written as one value, whatever the lists of the query are", () => {
  const parameters = [query("tag", list), { name: "X-Ids", in: "header", schema: list }];

  const found = readOne({ parameters }).parameters;

  expect(found.map(({ name, explode }) => [name, explode])).toEqual([
    ["tag", true],
    ["X-Ids", false],
  ]);
});

test("a parameter of a transport may have the name of another one, and both are there", () => {
  const parameters = [query("a"), { name: "a", in: "header", schema: text, "x-transport": true }];

  expect(readOne({ parameters }).parameters.map(({ place, isGivenPerCall }) => [place, isGivenPerCall])).toEqual([
    ["query", true],
    ["header", false],
  ]);
});

const named = { Item: { type: "object", properties: { b: text } }, Alias: { $ref: "#/components/schemas/Item" } };

test.each([
  ["stand in the path, the query or a header: got cookie", [{ name: "a", in: "cookie", schema: text }]],
  ["be no object", [query("a", { type: "object", properties: { b: text } })]],
  ["be no object", [query("a", { type: "object" })]],
  ["be no object", [query("a", { type: "object", additionalProperties: text })]],
  ["be no object", [query("a", { type: "array", items: named.Item })]],
  ["be no object", [query("a", named.Alias)]],
  ["be no object", [query("a", { type: "array", items: named.Alias })]],
  ...["a b", "a&b", "a#b", "a=b", "a+b", "a%b", "constructor"].map((name): [string, object[]] => [
    `have a name that an address can hold, and no object has by itself: got ${name}`,
    [query(name)],
  ]),
  ["be of style form or simple: got simple", [query("a", list, { style: "simple" })]],
  ["be of style form or simple: got form", [{ name: "a", in: "header", schema: text, style: "form" }]],
  ["be of style form or simple: got pipeDelimited", [query("a", list, { style: "pipeDelimited" })]],
  ["have a schema: got content", [{ name: "a", in: "query", content: { "application/json": {} } }]],
  ["have lists that all explode, or none", [query("a", list), query("b", list, { explode: false })]],
  ["have one parameter of the name a", [query("a"), { name: "a", in: "path", schema: text }]],
  ["refer to a parameter that is there", [{ $ref: "#/components/schemas/None" }]],
])("a parameter must %s", (problem, parameters) => {
  expect(() => readOne({ parameters, responses: DONE }, { schemas: named })).toThrow(problem);
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
