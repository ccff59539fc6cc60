import { expect, test } from "vitest";
import { errorCodes } from "../reference/specs.ts";
import { findErrorHref, listErrorClasses, listSpecNames } from "./errors.ts";
import { readPackages } from "./reference.ts";

test("every class of an error code is explained with its code, and nothing but errors is among them", () => {
  const classes = listErrorClasses();

  const named = new Set(classes.filter(({ code }) => code).map(({ name }) => name));
  expect([...named].toSorted()).toEqual(errorCodes.flatMap((row) => row.class.split(", ")).toSorted());
  expect(classes.map(({ name }) => name)).not.toContain("Secret");
  expect(classes).not.toEqual([]);
  for (const { reference } of classes) expect(reference.doc.text).not.toBe("");
});

test("an error class names what throws it, and its address is its section", () => {
  const token = listErrorClasses().find(({ name }) => name === "TokenError");

  expect(listErrorClasses().filter(({ isOfCalls }) => isOfCalls)).toHaveLength(7);
  expect(token?.thrownBy.map(({ name }) => name)).toContain("channelFetch");
  expect(findErrorHref("TokenError", token!.reference.declaration.source)).toBe("/reference/errors/sdk/#tokenerror");
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
