import { expect, test } from "vitest";
import { createIdentifiers } from "./identifiers.ts";

test("each name is given once; the second thing of a name gets a number", () => {
  const { allocate } = createIdentifiers();

  expect(["shop-order", "ShopOrder", "shop.order"].map(allocate)).toEqual(["ShopOrder", "ShopOrder2", "ShopOrder3"]);
});

test("a type that generated code uses is no name for a shape", () => {
  const { allocate } = createIdentifiers();

  expect(["Record", "promise", "Decoder"].map(allocate)).toEqual(["RecordShape", "PromiseShape", "DecoderShape"]);
});

test("a name that begins with a digit, or has none of a word's characters, becomes an identifier", () => {
  const { allocate } = createIdentifiers();

  expect(["2fa", "§", "a+b"].map(allocate)).toEqual(["Type2fa", "Type", "AB"]);
});
