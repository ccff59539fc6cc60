import { expect, test } from "vitest";
import { tinySpec } from "../../../fixtures/tiny.ts";
import { readSpec } from "../../../read/spec.ts";
import { splitSchemas, toKebabCase } from "./groups.ts";

test("splitSchemas() puts a schema into the group that alone uses it, also by way of another", () => {
  const { document } = tinySpec();
  document.components.schemas["ChannelEvent"]!.anyOf = [];
  const { groups, shared } = splitSchemas(readSpec("erp", document));

  expect(groups.map(({ name, operations, schemas }) => [name, operations.map(([id]) => id), schemas])).toEqual([
    ["shop", ["Shop_CloseForEver", "Shop_CreateShop", "Shop_GetShop"], ["Owner", "Shop"]],
  ]);
  expect(shared).toEqual([]);
});

test("splitSchemas() gives what events use too as shared", () => {
  const { groups, shared } = splitSchemas(tinySpec());

  expect(groups.map(({ name, schemas }) => [name, schemas])).toEqual([
    ["event-types", ["EventEnvelope", "ShopOpenedEvent"]],
    ["shop", []],
  ]);
  expect(shared).toEqual(["Owner", "Shop"]);
});

test.each([
  ["salesOrder", "sales-order"],
  ["SalesOrderDomainCommand", "sales-order-domain-command"],
  ["tax", "tax"],
])("toKebabCase(%j) is %j", (tag, name) => {
  expect(toKebabCase(tag)).toBe(name);
});
