import { expect, test } from "vitest";
import { buildCurlSample, buildCliSample } from "./shell.ts";
import { closeShop, openShop, shopSpec } from "../../testing/builders.ts";

test("buildCurlSample() sends credentials, required headers and the example", () => {
  expect(buildCurlSample(shopSpec, openShop)).toBe(
    [
      'curl -X POST "$KONTOR_CHANNEL_URL/v1/shop" \\',
      '  -H "Authorization: Bearer $KONTOR_CHANNEL_ACCESS_TOKEN" \\',
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
    'curl -X DELETE "$KONTOR_CHANNEL_URL/v1/shop" \\\n  --data-urlencode "key=k"',
  );
});

test("buildCliSample() gives parameters as name=value, and a body that the spec does not describe as a document", () => {
  expect(buildCliSample(shopSpec, openShop)).toBe(
    `kontor call shops.open x-shop=s1 --body - --sandbox <<'END'\n{\n  "name": "Tools"\n}\nEND`,
  );
});

test("buildCliSample() gives known fields as name=value", () => {
  expect(buildCliSample(shopSpec, closeShop)).toBe("kontor call shops.close key=k --sandbox");
});
