import { expect, test } from "vitest";
import { tinyDocument } from "../fixtures/tiny.ts";
import { buildContent, DONE, readSmall } from "../fixtures/read-small.ts";
import { buildModel } from "./build.ts";
import type { Document } from "../document/openapi.ts";

const run = (operationId: string, more: object = {}) => {
  const [group = "", method = ""] = operationId.toLowerCase().split("_");
  return { operationId, "x-call": { group: `${group}s`, method }, tags: ["a"], responses: DONE, ...more };
};

test("a schema does not take the name of a type of the client, of parameters or of a group", () => {
  const object = { type: "object", properties: { id: { type: "string" } } };
  const own = ["Client", "ClientOptions", "Core", "Error", "Headers", "Scope"].map((name) => `Erp${name}`);
  const names = [...own, "OperationId", "ARunParameters", "AsGroup", "AsPaths"];
  const schemas = Object.fromEntries(names.map((name) => [name, object]));
  const all = {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
  };

  const { shapes } = readSmall({ "/a": { get: run("A_Run", { responses: { 200: buildContent(all) } }) } }, schemas);

  for (const name of names) expect(shapes.has(name)).toBe(false);
  expect([...shapes.keys()]).toEqual(expect.arrayContaining(names.map((name) => `${name}2`)));
});

test("what is not supported is thrown with its operation and its place", () => {
  const document = tinyDocument();
  document.paths["/v1/shops"]!["post"]!.responses = { 400: { description: "No." } } as never;

  expect(() => buildModel({ api: "erp", document })).toThrow(
    "Cannot generate Shop_CreateShop as #/paths/~1v1~1shops/post/responses must have an answer of 2xx",
  );
});

test("operations stand by id, groups and methods by name, whatever their paths", () => {
  const { operations, groups } = readSmall({
    "/1": { get: run("Shop_Zoom") },
    "/2": { get: run("Shop_Add") },
    "/3": { get: run("Apple_Pick") },
  });

  expect(operations.map(({ id }) => id)).toEqual(["Apple_Pick", "Shop_Add", "Shop_Zoom"]);
  expect(groups.map(({ name, operations: each }) => [name, each.map(({ id }) => id)])).toEqual([
    ["apples", ["Apple_Pick"]],
    ["shops", ["Shop_Add", "Shop_Zoom"]],
  ]);
});

test("two operations have neither one id nor one method", () => {
  expect(() => readSmall({ "/1": { get: run("A_Run") }, "/2": { get: run("A_Run") } })).toThrow(
    "have its own name: got A_Run",
  );
  const call = { "x-call": { group: "as", method: "run" } };
  expect(() => readSmall({ "/1": { get: run("A_Run", call) }, "/2": { get: run("A_Other", call) } })).toThrow(
    "got as.run()",
  );
});

test("an operation that the table of names leaves to /raw has no method", () => {
  const { operations, groups } = readSmall({ "/1": { get: run("A_Run", { "x-call": null }) } });

  expect([operations[0]!.call, groups]).toEqual([undefined, []]);
});

test("a call that destroys without its optional parameter is two operations, and each has its parameters", () => {
  const parameters = ["only", "onlyHere", "Only", "more"].map((name) => ({
    name,
    in: "query",
    schema: { type: "string" },
  }));
  const without = { parameter: "only", operationId: "A_RemoveAll", summary: "Removes all" };

  const { operations } = readSmall({
    "/a": { delete: run("A_Remove", { parameters, "x-explicit-without": without }) },
  });

  const shown = operations.map(({ id, isVariant, parameters: all }) => [
    id,
    isVariant,
    all.map(({ name, required }) => [name, required]),
  ]);
  expect(shown).toEqual([
    [
      "A_Remove",
      false,
      [
        ["only", true],
        ["onlyHere", false],
        ["Only", false],
        ["more", false],
      ],
    ],
    [
      "A_RemoveAll",
      true,
      [
        ["onlyHere", false],
        ["Only", false],
        ["more", false],
      ],
    ],
  ]);
});

test("headers of the client stand with the required ones first, the open member of events has no type, and a payload is read later", () => {
  const document = tinyDocument();
  Object.assign(document.components.parameters!, {
    any: { name: "x-any", in: "header", schema: { type: "string" }, "x-client-option": "any" },
  });

  const { headers, events, shapes } = buildModel({ api: "erp", document });

  expect(headers.map((each) => each["x-client-option"])).toEqual(["tenantId", "any", "apiKey"]);
  expect(events.map(({ type }) => type)).toEqual(["Shop.Opened"]);
  expect(shapes.get("EventEnvelope")?.body).toMatchObject({
    fields: [{ name: "id" }, { name: "event", shape: { kind: "any" } }, {}],
  });
});

test("a shape that two groups use is shared, one that only a map, a list or null holds is there, and a circle is known", () => {
  const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const object = (properties: object) => ({ type: "object", properties });
  const schemas = {
    Both: object({ id: { type: "string" } }),
    One: object({
      map: { type: "object", additionalProperties: refTo("InMap") },
      none: { anyOf: [refTo("OrNull"), { type: "null" }] },
      both: refTo("Both"),
      self: refTo("One"),
    }),
    InMap: object({ id: { type: "string" } }),
    OrNull: object({ id: { type: "string" } }),
  };
  const answer = (name: string) => ({ responses: { 200: buildContent(refTo(name)) } });

  const { shapes } = readSmall(
    { "/1": { get: run("A_Run", answer("One")) }, "/2": { get: run("B_Run", answer("Both")) } },
    schemas,
  );

  const shown = [...shapes.values()].map(({ name, group, isRecursive }) => [name, group, isRecursive]);
  expect(shown).toEqual([
    ["Both", "shared", false],
    ["InMap", "as", false],
    ["One", "as", true],
    ["OrNull", "as", false],
  ]);
});

test("a field that is only read is not demanded of a sender, and one that is only written not of an answer", () => {
  const fields = { id: { type: "string", readOnly: true }, pin: { type: "string", writeOnly: true } };
  const schemas = Object.fromEntries(
    ["Both", "Read", "Sent"].map((name) => [name, { type: "object", required: ["id", "pin"], properties: fields }]),
  );
  const content = (name: string) => buildContent({ $ref: `#/components/schemas/${name}` });
  const of = (read: string, sent: string) => ({ requestBody: content(sent), responses: { 200: content(read) } });

  const { shapes, operations } = readSmall(
    { "/1": { post: run("A_Run", of("Both", "Both")) }, "/2": { post: run("B_Run", of("Read", "Sent")) } },
    schemas,
  );

  const shown = [...shapes.values()].map(({ name, isRead, body }) => [
    name,
    isRead,
    body.kind === "object" && body.fields.filter(({ required }) => required).map((field) => field.name),
  ]);
  expect(shown).toEqual([
    ["Both", true, ["id"]],
    ["BothToSend", false, ["pin"]],
    ["Read", true, ["id"]],
    ["Sent", false, ["pin"]],
  ]);
  expect(operations.map(({ body }) => body!.shape)).toEqual([
    { kind: "ref", name: "BothToSend" },
    { kind: "ref", name: "Sent" },
  ]);
});

test("names that only mean each other are refused", () => {
  const answer = { 200: buildContent({ $ref: "#/components/schemas/L" }) };
  const loop = (schemas: object) => readSmall({ "/a": { get: run("A_Get", { responses: answer }) } }, schemas);
  const words = "#/components/schemas/L must not mean itself";
  expect(() => loop({ L: { $ref: "#/components/schemas/M" }, M: { $ref: "#/components/schemas/L" } })).toThrow(words);
  expect(() => loop({ L: { oneOf: [{ type: "string" }, { $ref: "#/components/schemas/L" }] } })).toThrow(words);
  const [L, M, N] = ["L", "M", "N"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const none = { type: "null" };
  expect(() => loop({ L: { anyOf: [L, none] } })).toThrow(words);
  expect(() => loop({ L: { ...L, nullable: true } })).toThrow(words);
  expect(() => loop({ L: L! })).toThrow(words);
  expect(() =>
    loop({ L: { oneOf: [{ type: "string" }, M] }, M: { oneOf: [{ type: "integer" }, N] }, N: { anyOf: [L, none] } }),
  ).toThrow("must not mean itself");
  expect(() =>
    loop({ L: { oneOf: [{ type: "string" }, M] }, M: { type: "object", additionalProperties: L } }),
  ).not.toThrow();
  expect(() => loop({ L: { type: "array", items: { $ref: "#/components/schemas/L" } } })).not.toThrow();
});

const ours = [{ url: "https://shop.test/v1" }];
const other = [{ url: "https://shop.test/v10" }];

test.each([
  ["an operation", {}, { servers: [] }, "servers of its own"],
  ["a path", { servers: [] }, {}, "servers of its own"],
  ["an operation whose path has ours", { servers: ours }, { servers: other }, "https://shop.test/v10"],
  ["an operation, with less in its path", {}, { servers: [{ url: "https://shop.test/v" }] }, "https://shop.test/v"],
])("servers of %s are refused", (_, item, operation, got) => {
  expect(() => readSmall({ "/a": { ...item, get: run("A_Get", operation) } }, {}, { servers: ours })).toThrow(
    `A_Get as #/paths/~1a/get must be at the address of the client: got ${got}`,
  );
});

test.each([
  ["an operation", {}, { servers: [{ url: "https://shop.test/v1/" }] }, ours],
  ["an operation, beside others", {}, { servers: [...other, ...ours] }, ours],
  ["an operation, whatever its path has", { servers: other }, { servers: ours }, ours],
  ["a path", { servers: ours }, {}, [{ url: "https://shop.test/v1/" }]],
])("servers of %s are taken where one is that of the description", (_, item, operation, servers) => {
  expect(readSmall({ "/a": { ...item, get: run("A_Get", operation) } }, {}, { servers }).operations).toHaveLength(1);
});

test("what another added to the paths, and no word of OpenAPI is, is no operation", () => {
  const item = { get: run("A_Get"), "x-get": run("A_Other"), servers: undefined, summary: "Of all." };

  expect(readSmall({ "/a": item, "x-note": "of paths", "x-paths": item }).operations.map(({ id }) => id)).toEqual([
    "A_Get",
  ]);
});

test("types of parameters that would have one name are told apart by the ids, whatever the paths", () => {
  const parameters = [{ name: "id", in: "query", schema: { type: "string" } }];
  const ids = { "/1": "a.b", "/2": "A-b", "/3": "aB" };
  const paths = Object.fromEntries(
    Object.entries(ids).map(([path, id]) => [path, { get: run(id, { parameters, "x-call": null }) }]),
  );

  const names = readSmall(paths).operations.map(({ id, parametersName }) => [id, parametersName]);

  expect(names).toEqual([
    ["A-b", "ABParameters"],
    ["a.b", "ABParameters2"],
    ["aB", "ABParameters3"],
  ]);
});

test("a header that two parameters describe is one option, which is required where either says so", () => {
  const header = (name: string, more: object = {}) => ({ name, in: "header", schema: { type: "string" }, ...more });
  const parameters = {
    first: header("x-b", { "x-client-option": "b" }),
    second: header("x-b", { "x-client-option": "b", required: true }),
    third: header("x-a", { "x-client-option": "a" }),
    fourth: header("x-c", { "x-client-option": "c", required: true }),
    none: header("x-d"),
  };
  const components = { schemas: {}, parameters };
  const document = { openapi: "3.1.0", info: { title: "", version: "" }, tags: [], paths: {}, components };

  const { headers } = buildModel({ api: "erp", document: document as unknown as Document });

  expect(headers.map((each) => [each["x-client-option"], each.required ?? false])).toEqual([
    ["b", true],
    ["c", true],
    ["a", false],
  ]);
});

test("a field that is only read or only written is not demanded wherever its object stands: in a list, a map, a union, or null", () => {
  const id = { type: "string", readOnly: true };
  const Item = { type: "object", required: ["id", "name"], properties: { id, name: { type: "string" } } };
  const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const places = {
    list: { type: "array", items: refTo("Item") },
    map: { type: "object", additionalProperties: refTo("Item") },
    union: { oneOf: [{ type: "string" }, refTo("Item")] },
    none: { oneOf: [refTo("Item"), { type: "null" }] },
    named: refTo("Alias"),
  };
  const Whole = { type: "object", properties: places };
  const requestBody = buildContent(refTo("Whole"));
  const of = { requestBody, responses: { 200: buildContent(refTo("Whole")) } };

  const { shapes, operations } = readSmall(
    {
      "/1": { post: run("A_Run", of) },
      "/2": { post: run("B_Run", { ...of, requestBody: buildContent(places.map) }) },
    },
    { Item, Whole, Alias: { type: "array", items: refTo("Item") } },
  );

  const namesIn = (part: unknown) => JSON.stringify(part).match(/(?:Item|Alias)\w*/g);
  expect(namesIn(operations[1]!.body!.shape)).toEqual(["ItemToSend"]);
  expect(namesIn(shapes.get("WholeToSend")!.body)).toEqual(
    ["list", "map", "named", "none", "union"].map((place) => (place === "named" ? "AliasToSend" : "ItemToSend")),
  );
  expect(JSON.stringify(shapes.get("Whole")!.body)).not.toContain("ToSend");
});

test("a field that is only written is not demanded of an error or of the payload of an event either", () => {
  const document = tinyDocument();
  const pin = { type: "string", writeOnly: true };
  for (const name of ["ErrorResponse", "Owner"]) {
    const schema = document.components.schemas[name]!;
    Object.assign(schema, { required: ["pin"], properties: { ...schema.properties, pin } });
  }
  document.paths = {};

  const { shapes } = buildModel({ api: "erp", document });

  const demanded = ["ErrorResponse", "Owner"].map((name) => {
    const { body } = shapes.get(name)!;
    return body.kind === "object" && body.fields.map((field) => [field.name, field.required]);
  });
  expect(demanded).toEqual([
    [
      ["errorCode", false],
      ["pin", false],
    ],
    [
      ["name", false],
      ["notes", false],
      ["pin", false],
    ],
  ]);
});

test("a shape of any success or of a parameter is of its group, and one of an error is shared", () => {
  const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const statuses = ["200", "201", "2XX", "404", "default"];
  const object = { type: "object", properties: { id: { type: "string" } } };
  const schemas = {
    Sort: { type: "string", enum: ["up"] },
    ...Object.fromEntries(statuses.map((each) => [`Of${each}`, object])),
  };
  const responses = Object.fromEntries(statuses.map((each) => [each, buildContent(refTo(`Of${each}`))]));
  const parameters = [{ name: "sort", in: "query", schema: refTo("Sort") }];

  const { shapes } = readSmall({ "/1": { get: run("A_Run", { responses, parameters }) } }, schemas);

  expect(Object.fromEntries([...shapes.values()].map(({ name, group, isRead }) => [name, [group, isRead]]))).toEqual({
    Of200: ["as", true],
    Of201: ["as", true],
    Of2XX: ["as", true],
    Of404: ["shared", true],
    Ofdefault: ["shared", true],
    Sort: ["as", false],
  });
});
