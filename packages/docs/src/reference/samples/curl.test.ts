import { expect, test } from "vitest";
import { buildCurlSample } from "./curl.ts";
import { closeShop, openShop, shopSpec } from "./shop-spec.ts";

test("buildCurlSample() sends credentials, required headers and the example", () => {
  expect(buildCurlSample(shopSpec, openShop)).toBe(
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

test("buildCurlSample() sends a form as a form, and no token where none is needed", () => {
  expect(buildCurlSample(shopSpec, closeShop)).toBe(
    'curl -X DELETE "$CHANNEL_BASE_URL/v1/shop" \\\n  --data-urlencode "key=k"',
  );
});
