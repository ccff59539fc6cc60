import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toCamelCase, splitOperationId, toPascalCase } from "./names.ts";

test.each([
  ["Category_UpdateCategory", "categories", "update"],
  ["TaxClass_UpdateTaxClass", "taxClasses", "update"],
  ["Events_Acknowledge", "events", "acknowledge"],
  ["Auth_ExchangeRefreshToken", "auth", "exchangeRefreshToken"],
  ["Shop_Shop", "shops", "shop"],
  ["Item_ListItems", "items", "list"],
  ["TaxClass_QueryTaxClasses", "taxClasses", "list"],
  ["Category_QueryCategories", "categories", "list"],
  ["Item_ListItemsOfShop", "items", "listOfShop"],
  ["Item_Itemise", "items", "itemise"],
  ["Company_GetCompany", "companies", "get"],
  ["Sellers_Create", "sellers", "create"],
  ["Stock_Query_Changes", "stocks", "listChanges"],
])("splitOperationId() of %s is %s.%s", (id, group, method) => {
  expect(splitOperationId(id)).toEqual({ group, method });
});

test("decision 03 shows what the rule gives, for eighteen operations", () => {
  const decision = readFileSync(
    new URL("../../../../packages/docs/decisions/03-names-of-client-methods.md", import.meta.url),
    "utf8",
  );
  const shown = [...decision.matchAll(/^\| `(\w+)` \| `(\w+)\.(\w+)` \|$/gm)];

  expect(shown.map(([, id, group, method]) => [id, group, method])).toEqual(
    shown.map(([, id]) => [id, splitOperationId(id!).group, splitOperationId(id!).method]),
  );
  expect(shown).toHaveLength(18);
});

test("the rule names every operation of the ERP that is known, and none twice but for an older form of the same", () => {
  const sheet = readFileSync(new URL("../../../checks/facts/sheets/erp-v2-operations.tsv", import.meta.url), "utf8");
  const ids = sheet.split("\n").flatMap((line) => /^[A-Z]+\t\S+\t\w+\t(\w+_\w+)\t/.exec(line)?.[1] ?? []);
  const names = Map.groupBy(ids, (id) => Object.values(splitOperationId(id)).join("."));
  const twice = [...names].filter(([, same]) => same.length > 1).map(([name]) => name);

  expect(ids.length).toBeGreaterThan(280);
  expect(twice.sort()).toEqual([
    "categories.create",
    "categories.delete",
    "categories.update",
    "customers.create",
    "items.create",
    "productGroups.create",
    "salesOrders.create",
  ]);
});

test("splitOperationId() refuses an id without a group", () => {
  expect(() => splitOperationId("update")).toThrow("Cannot name update as an operationId must be <Group>_<Verb>");
});

test("cases", () => {
  expect(toPascalCase("seller-offer-new")).toBe("SellerOfferNew");
  expect(toPascalCase("Shop_Get")).toBe("ShopGet");
  expect(toCamelCase("OfferNew")).toBe("offerNew");
});
