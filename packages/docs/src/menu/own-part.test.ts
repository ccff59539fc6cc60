import { expect, test } from "vitest";
import { buildGroup as group, buildLink as link } from "../testing/menu-entry.ts";
import { findNearPages, keepOwnPart } from "./own-part.ts";

const buildMenu = (current: string) => {
  const page = (label: string, href: string) => link(label, { href, isCurrent: label === current });
  const operations = [page("All operations", "/reference/erp/groups/stock/"), page("Adjust", "/reference/erp/adjust/")];
  return [
    group("Start", [page("Getting started", "/start/")]),
    group("Events", [page("Receive events", "/events/")]),
    group("Reference", [page("All at a glance", "/reference/"), page("Scopes", "/reference/scopes/")]),
    group("ERP", [group("stock", operations)]),
    group("Decisions", [page("All decisions", "/decisions/"), page("01", "/decisions/01/")]),
  ];
};
const labelsOf = (current: string) => keepOwnPart(buildMenu(current)).map(({ label }) => label);
const nearOf = (current: string) => {
  const { prev, next } = findNearPages(buildMenu(current));
  return [prev?.label, next?.label];
};

test("a guide has the menu of the guides, and a page of the reference that of the reference, with the decisions", () => {
  expect(labelsOf("Getting started")).toEqual(["Start", "Events"]);
  expect(labelsOf("Adjust")).toEqual(["Reference", "ERP", "Decisions"]);
  expect(labelsOf("01")).toEqual(["Reference", "ERP", "Decisions"]);
});

test("a page outside of the menu has the guides, and no page before or after it", () => {
  expect(labelsOf("none")).toEqual(["Start", "Events"]);
  expect(nearOf("none")).toEqual([undefined, undefined]);
});

test("the guides follow each other, and the last one does not lead into the reference", () => {
  expect(nearOf("Getting started")).toEqual([undefined, "Receive events"]);
  expect(nearOf("Receive events")).toEqual(["Getting started", undefined]);
});

test("a page of the reference leads only within its section, and the page of a group has its name", () => {
  expect(nearOf("Scopes")).toEqual(["Reference", undefined]);
  expect(nearOf("Adjust")).toEqual(["stock", undefined]);
  expect(nearOf("All decisions")).toEqual([undefined, "01"]);
});
