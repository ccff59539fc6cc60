import { expect, test } from "vitest";
import { findSchema, resolveSchema } from "./schemas.ts";

test("findSchema() finds each part of an operation, and says which of them is sent", () => {
  expect(findSchema("Category_UpdateCategory_body")).toEqual({
    api: "erp",
    schema: { $ref: "CategoryUpdate" },
    isSent: true,
    isFormed: true,
  });
  expect(findSchema("Category_UpdateCategory_404")).toMatchObject({ schema: { $ref: "ErrorResponse" }, isSent: false });
  expect(findSchema("Category_UpdateCategory_header")?.schema).toMatchObject({
    type: "object",
    required: ["x-tenant-id"],
    properties: { "x-tenant-id": { type: "string", format: "uuid" } },
  });
});

test("findSchema() finds an event by its type", () => {
  expect(findSchema("Seller:Offer.End")).toMatchObject({ api: "channel", isSent: false, isFormed: true });
});

test.each(["Category_UpdateCategory_query", "Category_UpdateCategory_constructor", "No_Operation_body", "", "body"])(
  "findSchema() finds nothing for %j",
  (name) => {
    expect(findSchema(name)).toBeUndefined();
  },
);

test("resolveSchema() gives a schema of its interface, and of no other", () => {
  expect(resolveSchema("erp", "CategoryUpdate")).toHaveProperty("properties.sortNumber");
  expect(() => resolveSchema("channel", "CategoryUpdate")).toThrow(
    "Cannot check a value as the schema CategoryUpdate must be generated",
  );
});
