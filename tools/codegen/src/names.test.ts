import { expect, test } from "vitest";
import { camelCase, methodName, pascalCase } from "./names.ts";

test.each([
  ["Category_UpdateCategory", "categories", "update"],
  ["TaxClass_UpdateTaxClass", "taxClasses", "update"],
  ["Events_Acknowledge", "events", "acknowledge"],
  ["Auth_ExchangeRefreshToken", "auth", "exchangeRefreshToken"],
  ["Shop_Shop", "shops", "shop"],
  ["Item_ListItems", "items", "list"],
  ["TaxClass_QueryTaxClasses", "taxClasses", "query"],
  ["Category_QueryCategories", "categories", "query"],
  ["Item_ListItemsOfShop", "items", "listOfShop"],
  ["Item_Itemise", "items", "itemise"],
  ["Company_GetCompany", "companies", "get"],
  ["Sellers_Create", "sellers", "create"],
  ["Stock_Query_Changes", "stocks", "queryChanges"],
])("methodName() of %s is %s.%s", (id, group, method) => {
  expect(methodName(id)).toEqual({ group, method });
});

test("methodName() refuses an id without a group", () => {
  expect(() => methodName("update")).toThrow("Cannot name update as an operationId must be <Group>_<Verb>");
});

test("cases", () => {
  expect(pascalCase("seller-offer-new")).toBe("SellerOfferNew");
  expect(pascalCase("Shop_Get")).toBe("ShopGet");
  expect(camelCase("OfferNew")).toBe("offerNew");
});
