import { expect, test } from "vitest";
import { listSynonyms } from "./synonyms.ts";

test.each([
  ["Create an item", ["create product", "new product", "add", "new", "product", "article"]],
  ["Download a shipping label as PDF", ["document", "render", "parcel label", "label PDF"]],
  ["Log in the ERP user", []],
])("synonyms of %s are %j", (title, words) => {
  expect(listSynonyms(title)).toEqual(words);
});
