import { expect, test } from "vitest";
import { errorCodes } from "../reference/specs.ts";
import { findErrorHref, listSpecNames, listThrowers } from "./errors.ts";
import { readPackages } from "./reference.ts";

test("every class of an error code is exported, and has a docstring", () => {
  const exports = readPackages().flatMap(({ entries }) => entries.flatMap((entry) => entry.exports));

  for (const name of errorCodes.flatMap((row) => row.class.split(", ")))
    expect({ name, doc: exports.find((each) => each.name === name)?.doc.text }).toEqual({
      name,
      doc: expect.stringMatching(/./),
    });
});

test("an error class is explained on the page of its code, which names what throws it", () => {
  const { exports } = readPackages()[0]!.entries[0]!;

  expect(findErrorHref("TokenError", exports[0]!.declaration.source)).toBe("/reference/errors/ERR_PLATFORM_TOKEN/");
  expect(listThrowers("TokenError").map(({ name }) => name)).toContain("channelFetch");
});

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
