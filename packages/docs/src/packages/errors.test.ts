import { expect, test } from "vitest";
import { errorCodes } from "../reference/read/error-codes.ts";
import { findErrorHref, listErrorClasses } from "./errors.ts";

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
