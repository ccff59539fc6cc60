import type { StarlightRouteData } from "@astrojs/starlight/route-data";
import { expect, test } from "vitest";
import { findTrail } from "./trail.ts";

type Entry = StarlightRouteData["sidebar"][number];

const link = (label: string, isCurrent = false): Entry => ({
  type: "link",
  label,
  href: `/${label}/`,
  isCurrent,
  badge: undefined,
  attrs: {},
});
const group = (label: string, entries: Entry[]): Entry => ({
  type: "group",
  label,
  entries,
  collapsed: true,
  badge: undefined,
});

test("the way to an operation leads through its interface and its group, which has a page", () => {
  const stocks = group("erp.stocks", [link("Overview"), link("adjust", true)]);

  expect(findTrail([group("Guides", [link("start")]), group("ERP cloud API", [stocks])])).toEqual([
    { label: "ERP cloud API" },
    { label: "erp.stocks", href: "/Overview/" },
  ]);
});

test("an overview does not lead to itself, and a page outside of the menu has no way", () => {
  expect(findTrail([group("Reference", [link("Overview", true), link("Scopes")])])).toEqual([{ label: "Reference" }]);
  expect(findTrail([group("Guides", [link("start")])])).toEqual([]);
});
