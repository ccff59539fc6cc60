import { expect, test } from "vitest";
import { buildSdkName, buildSdkSample } from "./sdk.ts";
import { closeShop, openShop, shopSpec } from "./shop-spec.ts";

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
  const file = { ...closeShop, isRawOnly: true, answer: { kind: "binary" } } as typeof closeShop;

  expect(buildSdkSample(shopSpec, file)).toContain('\n  parseAs: "arrayBuffer",\n});');
  expect(buildSdkSample(shopSpec, { ...closeShop, isRawOnly: true })).not.toContain("parseAs");
});
