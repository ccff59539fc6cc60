import { demo } from "@kontor/sandbox";
import { expect, test } from "vitest";
import type { Document, Json, ReaderParameter } from "../read/document.ts";
import { chooseParameterValue } from "./parameter.ts";

const document = {
  components: { schemas: { Count: { type: "integer", minimum: 5 } } },
} as unknown as Document;
const A_UUID = "5f0c2d0e-6c2b-4b57-8a34-0c5f3e1d9b70";
const parameter = (name: string, schema: object, example?: Json) =>
  ({ name, in: "query", schema, ...(example !== undefined && { example }) }) as unknown as ReaderParameter;

test.each<[string, ReaderParameter, Json]>([
  ["the example of the spec", parameter("sellerId", { type: "string" }, "77"), "77"],
  ["what the sandbox has", parameter("sellerId", { type: "string" }), demo.sellerId],
  ["the sandbox's category", parameter("categoryId", { type: "string", format: "uuid" }), demo.categoryId],
  ["the least number, behind a $ref too", parameter("limit", { $ref: "#/components/schemas/Count" }), 5],
  ["one where no least number is stated", parameter("page", { type: "integer" }), 1],
  ["true", parameter("isActive", { type: "boolean" }), true],
  ["a list of one", parameter("ids", { type: "array" }), ["a-ids"]],
  ["a UUID", parameter("orderId", { type: "string", format: "uuid" }), A_UUID],
  ["an instant for what ends in At", parameter("createdAt", { type: "string" }), "2026-02-11T08:30:00Z"],
  ["a text that says what it is", parameter("documentId", { type: "string" }), "a-document-id"],
])("chooseParameterValue() gives %s", (_, given, value) => {
  expect(chooseParameterValue(document, given)).toEqual(value);
});

test.each<[string, ReaderParameter["in"], object, Json, Json]>([
  ["the record that the body names", "path", { type: "string" }, { appId: "stock-sync/v1" }, "stock-sync/v1"],
  ["no text that is no id", "path", { type: "string", format: "uuid" }, { appId: "Stock sync" }, A_UUID],
  ["its own value for a filter", "query", { type: "string" }, { appId: "stock-sync/v1" }, "a-app-id"],
  ["its own value beside a list", "path", { type: "string" }, [{ appId: "stock-sync/v1" }], "a-app-id"],
])("with a body, chooseParameterValue() gives %s", (_, place, schema, body, value) => {
  expect(chooseParameterValue(document, { ...parameter("appId", schema), in: place }, body)).toEqual(value);
});
