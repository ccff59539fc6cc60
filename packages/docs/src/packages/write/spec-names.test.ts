import { expect, test } from "vitest";
import { readPackages } from "../read-reference.ts";
import { listSpecNames } from "./spec-names.ts";

test("the names of a client that come from the specs lead to the pages of their groups and operations", () => {
  const { entries } = readPackages().find(({ manifest }) => manifest.folder === "erp-client")!;
  const names = listSpecNames(
    entries[0]!.exports.filter(({ isFromSpecs }) => isFromSpecs),
    "erp-client",
  );

  const all = names.flatMap(({ names: each }) => each);
  expect(all.filter(({ href }) => href === undefined).map(({ name }) => name)).toEqual([]);
  expect(all.find(({ name }) => name === "CategoriesGroup")?.href).toBe("/reference/erp/groups/categories/");
  expect(all.find(({ name }) => name === "CategoryGetCategoryParameters")?.href).toBe(
    "/reference/erp/category-get-category/",
  );
});
