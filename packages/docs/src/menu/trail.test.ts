import { expect, test } from "vitest";
import { buildGroup as group, buildLink as link } from "../testing/menu-entry.ts";
import { findTrail } from "./trail.ts";

test("the way to an operation leads through its interface and its group, which has a page", () => {
  const stocks = group("erp.stocks", [link("All operations"), link("adjust", { isCurrent: true })]);

  expect(findTrail([group("Guides", [link("start")]), group("ERP cloud API", [stocks])])).toEqual([
    { label: "ERP cloud API" },
    { label: "erp.stocks", href: "/All operations/" },
  ]);
});

test("an overview does not lead to itself, and a page outside of the menu has no way", () => {
  expect(findTrail([group("Reference", [link("All operations", { isCurrent: true }), link("Scopes")])])).toEqual([
    { label: "Reference" },
  ]);
  expect(findTrail([group("Guides", [link("start")])])).toEqual([]);
});
