import { expect, test } from "vitest";
import { tinyDocument, tinyModel } from "../../../fixtures/tiny.ts";
import { buildModel } from "../../../model/build.ts";
import { splitSchemas } from "./groups.ts";

test("splitSchemas() puts a schema into the group that alone uses it, also by way of another", () => {
  const document = tinyDocument();
  document.components.schemas["ChannelEvent"]!.anyOf = [];
  const { groups, shared } = splitSchemas(buildModel({ api: "erp", document }));

  expect(groups.map(({ name, operations, schemas }) => [name, operations.map(([id]) => id), schemas])).toEqual([
    ["shop", ["Shop_CloseForEver", "Shop_CreateShop", "Shop_GetShop"], ["Owner", "Shop"]],
  ]);
  expect(shared).toEqual([]);
});

test("splitSchemas() gives what events use too as shared", () => {
  const { groups, shared } = splitSchemas(tinyModel());

  expect(groups.map(({ name, schemas }) => [name, schemas])).toEqual([
    ["event-types", ["EventEnvelope", "ShopOpenedEvent"]],
    ["shop", []],
  ]);
  expect(shared).toEqual(["Owner", "Shop"]);
});

test.each([
  ["salesOrder", "sales-order"],
  ["SalesOrderDomainCommand", "sales-order-domain-command"],
  ["Tax / VAT", "tax-vat"],
  ["../../shop", "shop"],
  ["注文", "other"],
])("the tag %j is the group %j, a name of a file", (tag, name) => {
  const document = tinyDocument();
  document.components.schemas["ChannelEvent"]!.anyOf = [];
  for (const raw of Object.values(document.paths).flatMap((item) => Object.values(item))) raw.tags = [tag];

  expect(splitSchemas(buildModel({ api: "erp", document })).groups.map((group) => group.name)).toEqual([name]);
});
