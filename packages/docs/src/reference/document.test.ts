import { expect, test } from "vitest";
import { openShop } from "../testing/builders.ts";
import { findAnswerSchema, findExample, listParameters, type Document } from "./document.ts";

test("an operation is told in the words of its description", () => {
  expect(findAnswerSchema(openShop)).toEqual({ $ref: "#/components/schemas/Shop" });
  expect(listParameters(openShop)).toMatchObject([{ name: "x-shop", in: "header", required: true, example: "s1" }]);
});

const document = { components: { examples: { Tools: { value: { name: "Tools" } } } } } as unknown as Document;

test("findExample() gives the first example, behind a $ref too", () => {
  expect(findExample(document, { examples: { one: { value: 1 }, two: { value: 2 } } })).toEqual({ value: 1 });
  const behindRef = { one: { $ref: "#/components/examples/Tools", value: null } };
  expect(findExample(document, { examples: behindRef })).toEqual({ value: { name: "Tools" } });
});

test("findExample() gives undefined where there is no body or no example", () => {
  expect(findExample(document, undefined)).toBeUndefined();
  expect(findExample(document, {})).toBeUndefined();
});
