import { expect, test } from "vitest";
import { openShop, shopSpec } from "../samples/shop-spec.ts";
import { resolveOperation } from "./raw-operation.ts";

test("resolveOperation() gives the operation as its document has it", () => {
  expect(Object.keys(resolveOperation(shopSpec, openShop).responses)).toEqual(["200"]);
});

test.each([{ path: "/v1/no-shop" }, { method: "PATCH" }])("resolveOperation() refuses %j", (wrong) => {
  expect(() => resolveOperation(shopSpec, { ...openShop, ...wrong })).toThrow(
    "Cannot show Shop_Open as its path must be in the bundle",
  );
});
