import { expect, test } from "vitest";
import { buildCliSample } from "./cli.ts";
import { closeShop, openShop, shopSpec } from "./shop-spec.ts";

test("buildCliSample() gives parameters as name=value, and a body that the spec does not describe as a document", () => {
  expect(buildCliSample(shopSpec, openShop)).toBe(
    `kontor call shops.open x-shop=s1 --body - <<'END'\n{\n  "name": "Tools"\n}\nEND`,
  );
});

test("buildCliSample() gives known fields as name=value", () => {
  expect(buildCliSample(shopSpec, closeShop)).toBe("kontor call shops.close key=k");
});
