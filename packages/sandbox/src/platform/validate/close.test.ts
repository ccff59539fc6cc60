import { expect, test } from "vitest";
import { closeSchema } from "./close.ts";
import type { Schema } from "./schema.ts";

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
