import { expect, test } from "vitest";
import { findSchema, type FoundSchema } from "./schemas.ts";
import { buildValidator, closeSchema } from "./compile.ts";
import { routes } from "../../generated/routes.generated.ts";
import type { Schema } from "../../ground/schema.ts";

const find = (name: string): FoundSchema => findSchema(name)!;

test("every part of every operation compiles", () => {
  const names = routes.flatMap(({ id, status }) =>
    ["header", "path", "query", "body", status, "default"].map((part) => `${id}_${part}`),
  );
  const found = names.flatMap((name) => findSchema(name) ?? []);

  expect(found.length).toBeGreaterThan(routes.length);
  for (const each of found) expect(buildValidator(each)).toBeTypeOf("function");
});

test("a form is compiled once, and apart for what is sent and what is read", () => {
  const schema = { type: "object", properties: { id: { type: "string" } } };
  const sent = buildValidator({ api: "erp", schema, isSent: true, isFormed: true });
  const read = buildValidator({ api: "erp", schema: { ...schema }, isSent: false, isFormed: false });
  const value = { id: "1", more: 1 };

  expect(buildValidator({ api: "erp", schema: { ...schema }, isSent: true, isFormed: true })).toBe(sent);
  expect([sent(value), read(value)]).toEqual([false, true]);
});

test("an error tells every misfit with the schema that it does not fit, also behind a name", () => {
  const isValid = buildValidator(find("Events_Acknowledge_body"));

  expect(isValid({ eventIdList: 1, more: 2 })).toBe(false);
  expect(isValid.errors?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([
    ["", "additionalProperties"],
    ["/eventIdList", "type"],
  ]);
  expect(isValid.errors?.[1]?.parentSchema).toMatchObject({ type: "array" });
});

test("a uuid is one without a prefix, and an instant is one", () => {
  const isValid = buildValidator({
    api: "erp",
    schema: { type: "object", properties: { id: { format: "uuid" }, at: { format: "date-time" } } },
    isSent: false,
    isFormed: false,
  });
  const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";

  expect(isValid({ id, at: "2026-02-11T08:00:00Z" })).toBe(true);
  expect(isValid({ id: `urn:uuid:${id}` })).toBe(false);
  expect(isValid({ at: "yesterday" })).toBe(false);
});

const refund: Schema = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
const findNone = (name: string): never => {
  throw new Error(`No schema ${name}`);
};

test("closeSchema() closes every object that names its properties, and no other", () => {
  const map: Schema = { type: "object", additionalProperties: { type: "string" } };
  const schema: Schema = {
    type: "object",
    properties: {
      refund,
      map,
      list: { type: "array", items: refund },
      free: { type: "object" },
      choice: { oneOf: [refund, map], anyOf: [refund] },
    },
  };
  const closed = { ...refund, additionalProperties: false };

  expect(closeSchema(schema, findNone)).toEqual({
    type: "object",
    additionalProperties: false,
    properties: {
      refund: closed,
      map,
      list: { type: "array", items: closed },
      free: { type: "object" },
      choice: { oneOf: [closed, map], anyOf: [closed] },
    },
  });
});

test("closeSchema() closes what is put together of several as one", () => {
  const sent: Schema = {
    allOf: [{ $ref: "Refund" }, { type: "object", required: ["channel"], properties: { channel: {} } }],
  };

  expect(closeSchema(sent, (name) => ({ Refund: refund })[name] ?? findNone(name))).toEqual({
    type: "object",
    required: ["id", "channel"],
    properties: { id: { type: "string" }, channel: {} },
    additionalProperties: false,
  });
});

test.each<[string, Record<string, Schema>, Schema]>([
  [
    "parts that hold the whole",
    { Tree: { allOf: [{ $ref: "Base" }, { type: "object", properties: { child: { $ref: "Tree" } } }] }, Base: refund },
    {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string" }, child: { $ref: "Tree" } },
      additionalProperties: false,
    },
  ],
  [
    "a field that is the whole and more",
    {
      Tree: {
        ...refund,
        properties: { child: { allOf: [{ $ref: "Tree" }, { type: "object", properties: { more: {} } }] } },
      },
    },
    {
      ...refund,
      properties: {
        child: {
          type: "object",
          required: ["id"],
          properties: { child: { type: "object" }, more: {} },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  ],
  [
    "a field that is the whole, with a word",
    { Tree: { ...refund, properties: { child: { allOf: [{ $ref: "Tree" }] } } } },
    { ...refund, properties: { child: { allOf: [{ $ref: "Tree" }] } }, additionalProperties: false },
  ],
  [
    "a text with a word",
    { Tree: { properties: { kind: { allOf: [{ $ref: "Kind" }] } } }, Kind: { type: "string" } },
    { properties: { kind: { allOf: [{ $ref: "Kind" }] } }, additionalProperties: false },
  ],
  ["a part of itself", { Tree: { allOf: [{ $ref: "Tree" }, refund, refund] } }, { type: "object" }],
  [
    "a field that is only read",
    { Tree: { ...refund, properties: { id: { type: "string", readOnly: true } } } },
    { ...refund, required: [], properties: { id: { type: "string", readOnly: true } }, additionalProperties: false },
  ],
])("closeSchema() comes to an end with %s", (_, schemas, closed) => {
  expect(closeSchema(schemas["Tree"]!, (name) => schemas[name] ?? findNone(name))).toEqual(closed);
});

test("what is only written is not demanded of an answer", () => {
  const schema = { type: "object", required: ["pin"], properties: { pin: { type: "string", writeOnly: true } } };

  expect(buildValidator({ api: "erp", schema, isSent: false, isFormed: false })({})).toBe(true);
  expect(buildValidator({ api: "erp", schema, isSent: true, isFormed: true })({})).toBe(false);
});

test.each([null, "x", 1, [[]]])("a union that a field tells apart takes no %j, which is no object", (item) => {
  const isValid = buildValidator(find("Orders_Create_body"));

  expect(isValid({ orderList: [{ orderItem: [item] }] })).toBe(false);
  expect(isValid.errors?.map(({ instancePath, message }) => [instancePath, message])).toContainEqual([
    "/orderList/0/orderItem/0",
    "must be object",
  ]);
});

test("a number is finite, and one of 64 bits is told from its neighbours", () => {
  const schema = { type: "array", items: { type: "integer", format: "int64" } };
  const isValid = buildValidator({ api: "channel", schema, isSent: true, isFormed: true });

  expect(isValid([JSON.parse("9007199254740991")])).toBe(true);
  expect(isValid([JSON.parse("9007199254740993")])).toBe(false);
  expect(isValid([JSON.parse("1e400")])).toBe(false);
});
