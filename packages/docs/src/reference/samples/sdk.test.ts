import { expect, test } from "vitest";
import { buildSdkName, buildSdkSample, formatLiteral, buildHandlerSample } from "./sdk.ts";
import { chooseParameterValue } from "./values.ts";
import { closeShop, openShop, shopSpec } from "../../testing/builders.ts";
import { demo } from "@kontor/sandbox";
import type { Document, Json, ReaderParameter } from "../document.ts";
import type { EventPage } from "../operations.ts";

test("buildSdkName() says how an operation is called", () => {
  expect(buildSdkName(shopSpec, openShop)).toBe("channel.shops.open()");
});

test("buildSdkSample() sends the example and keeps the first fields of the answer", () => {
  expect(buildSdkSample(shopSpec, openShop)).toBe(
    'const { url, since } =\n  await channel.shops.open({ "x-shop": "s1" }, { name: "Tools" });\n',
  );
});

test("buildSdkSample() keeps nothing of an answer without a body", () => {
  expect(buildSdkSample(shopSpec, closeShop)).toBe('await channel.shops.close({ key: "k" });\n');
});

test("buildSdkSample() reads a file by path as bytes, for it is no JSON", () => {
  const { call: _, ...rawClose } = closeShop;
  const file = { ...rawClose, answer: { kind: "bytes" } } as typeof closeShop;

  expect(buildSdkSample(shopSpec, file)).toContain('\n  parseAs: "arrayBuffer",\n});');
  expect(buildSdkSample(shopSpec, rawClose)).not.toContain("parseAs");
});

test("formatLiteral() writes a field per line, without needless quotes", () => {
  const text = formatLiteral({ id: "0123456789abcdef", "not-a-name": 1 });

  expect(text).toBe('{\n  id: "0123456789abcdef",\n  "not-a-name": 1,\n}');
});

test("formatLiteral() keeps what is short on one line", () => {
  const text = formatLiteral({ eventIdList: ["01", "02"] });

  expect(text).toBe('{ eventIdList: ["01", "02"] }');
});

test("formatLiteral() breaks a long list", () => {
  const id = "0123456789012345678901234567890123456789";

  const text = formatLiteral([id, id]);

  expect(text).toBe(`[\n  "${id}",\n  "${id}",\n]`);
});

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

const page: EventPage = { type: "Seller:Offer.New", slug: "seller-offer-new", known: true, schema: {}, examples: [] };

test("buildHandlerSample() has a handler for the type and the required one for every other", () => {
  const text = buildHandlerSample(page);

  expect(text).toContain('"Seller:Offer.New": async ({ event }) => {');
  expect(text).toContain('"*": async ({ type }) => {');
});

test("buildHandlerSample() has only the handler for every other type where the type is not known", () => {
  const text = buildHandlerSample({ ...page, type: "any other type", known: false });

  expect(text.match(/async/g)).toHaveLength(1);
  expect(text).toContain('"*": async ({ type }) => {');
});
