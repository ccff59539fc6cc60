import { expect, test } from "vitest";
import { closeSchema, closeSchemas } from "./closed.ts";
import type { Schema } from "../../read/spec.ts";

const refund: Schema = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
const sent: Schema = {
  allOf: [
    { $ref: "#/components/schemas/Refund" },
    { type: "object", required: ["channel"], properties: { channel: {} } },
  ],
};

test("closeSchema() closes every object that names its properties, and no other", () => {
  const map: Schema = { type: "object", additionalProperties: { type: "string" } };
  const schema: Schema = {
    type: "object",
    properties: { refund, map, list: { type: "array", items: refund }, free: { type: "object" } },
  };

  expect(closeSchema(schema, {})).toEqual({
    type: "object",
    additionalProperties: false,
    properties: {
      refund: { ...refund, additionalProperties: false },
      map,
      list: { type: "array", items: { ...refund, additionalProperties: false } },
      free: { type: "object" },
    },
  });
});

test("closedSchemas() closes what is put together of several as one", () => {
  const { Sent } = closeSchemas({ Refund: refund, Sent: sent });

  expect(Sent).toEqual({
    type: "object",
    required: ["id", "channel"],
    properties: { id: { type: "string" }, channel: {} },
    additionalProperties: false,
  });
});
