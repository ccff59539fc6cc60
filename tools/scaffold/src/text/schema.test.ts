import { expect, test } from "vitest";
import { describeSchema } from "./schema.ts";

test.each([
  ["ItemKey", "Key of an item."],
  ["StockPage", "A page of stocks, in the envelope of every paged list."],
  ["CreateNote", "The data of a new note."],
  ["UpdateItemPrices", "The changes of the item prices."],
  ["CustomerRef", "The key of a customer that was written."],
  ["ItemPrices", "The item prices."],
  ["Warehouse", "A warehouse."],
])("%s is described", (title, description) => {
  expect(describeSchema(title)).toBe(description);
});
