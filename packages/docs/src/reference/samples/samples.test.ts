import { expect, test } from "vitest";
import { curlSample } from "./curl.ts";
import type { Document, Spec } from "../read/document.ts";
import { sdkSample } from "./sdk.ts";
import { readSpec } from "@kontor/codegen/read/spec";

const document = {
  info: { title: "Channel", version: "1.0" },
  tags: [{ name: "Shop", description: "", "x-maturity": "stable", "x-source": "assumed" }],
  paths: {
    "/v1/shop": {
      post: {
        operationId: "Shop_Open",
        tags: ["Shop"],
        summary: "Opens a shop",
        "x-source": "assumed",
        parameters: [{ name: "x-shop", in: "header", required: true, schema: { type: "string" }, example: "s1" }],
        requestBody: {
          content: { "application/json": { schema: {}, examples: { one: { value: { name: "Tools" } } } } },
        },
        responses: {
          200: {
            description: "Open.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Shop" } } },
          },
        },
      },
      delete: {
        operationId: "Shop_Close",
        tags: ["Shop"],
        summary: "Closes a shop",
        "x-source": "assumed",
        security: [],
        requestBody: {
          content: { "application/x-www-form-urlencoded": { schema: {}, examples: { one: { value: { key: "k" } } } } },
        },
        responses: { 204: { description: "Closed." } },
      },
    },
  },
  components: {
    schemas: { Shop: { type: "object", properties: { url: { type: "string" }, since: { type: "string" }, more: {} } } },
  },
};
const spec: Spec = readSpec("channel", document as unknown as Document);
const [open, close] = spec.operations as [Spec["operations"][0], Spec["operations"][0]];

test("sdkSample() sends the example and keeps the first fields of the answer", () => {
  expect(sdkSample(spec, open)).toBe(
    'const { url, since } =\n  await channel.shops.open({ "x-shop": "s1" }, { name: "Tools" });\n',
  );
});

test("sdkSample() keeps nothing of an answer without a body", () => {
  expect(sdkSample(spec, close)).toBe('await channel.shops.close({ key: "k" });\n');
});

test("curlSample() sends credentials, required headers and the example", () => {
  expect(curlSample(spec, open)).toBe(
    [
      'curl -X POST "$CHANNEL_BASE_URL/v1/shop" \\',
      '  -H "Authorization: Bearer $ACCESS_TOKEN" \\',
      '  -H "x-shop: s1" \\',
      '  -H "Content-Type: application/json" \\',
      "  --data '{",
      '    "name": "Tools"',
      "  }'",
    ].join("\n"),
  );
});

test("curlSample() sends a form as a form, and no token where none is needed", () => {
  expect(curlSample(spec, close)).toBe('curl -X DELETE "$CHANNEL_BASE_URL/v1/shop" \\\n  --data-urlencode "key=k"');
});
