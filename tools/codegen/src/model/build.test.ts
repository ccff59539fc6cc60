import { expect, test } from "vitest";
import { tinyDocument } from "../fixtures/tiny.ts";
import { buildContent, DONE, readSmall } from "../fixtures/read-small.ts";
import { buildModel } from "./build.ts";

const run = (operationId: string, more: object = {}) => {
  const [group = "", method = ""] = operationId.toLowerCase().split("_");
  return { operationId, "x-call": { group: `${group}s`, method }, tags: ["a"], responses: DONE, ...more };
};

test("a schema does not take the name of a type of the client, of parameters or of a group", () => {
  const object = { type: "object", properties: { id: { type: "string" } } };
  const names = ["ErpClient", "ARunParameters", "AsGroup"];
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
  const parameters = ["only", "more"].map((name) => ({ name, in: "query", schema: { type: "string" } }));
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
        ["more", false],
      ],
    ],
    ["A_RemoveAll", true, [["more", false]]],
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
  expect(() => loop({ L: { type: "array", items: { $ref: "#/components/schemas/L" } } })).not.toThrow();
});

test.each([
  ["an operation", {}, { servers: [] }],
  ["a path", { servers: [] }, {}],
])("servers of %s are refused", (_, item, operation) => {
  expect(() => readSmall({ "/a": { ...item, get: run("A_Get", operation) } })).toThrow(
    "A_Get as #/paths/~1a/get must be at the address of the client: got servers of its own",
  );
});

test("servers of an operation are taken where they are those of the description", () => {
  const servers = [{ url: "https://shop.test/v1" }];
  const item = { get: run("A_Get", { servers: [{ url: "https://shop.test/v1/" }] }) };

  expect(readSmall({ "/a": item }, {}, { servers }).operations).toHaveLength(1);
});
