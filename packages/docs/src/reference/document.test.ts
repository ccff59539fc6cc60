import { expect, test } from "vitest";
import { openShop, shopSpec } from "../testing/builders.ts";
import { resolveOperation, findExample, type Document } from "./document.ts";

test("resolveOperation() gives the operation as its document has it", () => {
  expect(Object.keys(resolveOperation(shopSpec, openShop).responses)).toEqual(["200"]);
});

test.each([{ path: "/v1/no-shop" }, { method: "PATCH" }])("resolveOperation() refuses %j", (wrong) => {
  expect(() => resolveOperation(shopSpec, { ...openShop, ...wrong })).toThrow(
    "Cannot show Shop_Open as its path must be in the bundle",
  );
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
