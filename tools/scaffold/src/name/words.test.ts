import { expect, test } from "vitest";
import { toKebab, toPlural, toWords, withArticle } from "./words.ts";

test.each([
  ["SalesOrderLineItem", "sales order line item"],
  ["sKU", "sku"],
  ["vATId", "vat id"],
  ["iBAN", "iban"],
  ["WMSPickList", "wms pick list"],
])("%s reads %s", (name, words) => {
  expect(toWords(name)).toBe(words);
});

test("a name of a file has dashes", () => {
  expect(toKebab("CustomerGroupKey")).toBe("customer-group-key");
});

test.each([
  ["category", "categories"],
  ["address", "addresses"],
  ["status", "statuses"],
  ["prices", "prices"],
  ["day", "days"],
])("several of %s are %s", (one, several) => {
  expect(toPlural(one)).toBe(several);
});

test("an article fits the word", () => {
  expect([withArticle("item"), withArticle("unit"), withArticle("user"), withArticle("customer")]).toEqual([
    "an item",
    "a unit",
    "a user",
    "a customer",
  ]);
});
