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

test("a class whose name is a part of another's is not explained by its page, and each of several of one code is", () => {
  const { exports } = readPackages()[0]!.entries[0]!;
  const { source } = exports[0]!.declaration;
  const codes = errorCodes.filter((row) => row.class.includes(", "));

  expect(["Token", "Error", "okenError", "TokenErrors"].map((name) => findErrorHref(name, source))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(codes.length).toBeGreaterThan(0);
  for (const row of codes)
    for (const name of row.class.split(", ")) expect(findErrorHref(name, source)).toContain(`/${row.code}/`);
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
