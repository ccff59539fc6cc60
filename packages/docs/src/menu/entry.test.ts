import { expect, test } from "vitest";
import { buildGroup, buildLink, buildGroup as group, buildLink as link } from "../testing/builders.ts";
import { hasCurrent, isReference, type Entry, keepOwnGroup, findNearPages, keepOwnPart, findTrail } from "./entry.ts";

test("a group holds the page that is read, at any depth", () => {
  const current = buildLink("adjust", { isCurrent: true });

  expect(hasCurrent(buildGroup("ERP", [buildGroup("stock", [buildLink("list"), current])]))).toBe(true);
  expect(hasCurrent(buildGroup("ERP", [buildLink("list")]))).toBe(false);
});

test("the decisions belong to the reference, and so does a group of its pages, also below a path", () => {
  const isReferenceAt = (href: string) => isReference(buildGroup("x", [buildLink("y", { href })]));

  expect(["/reference/scopes/", "/docs/reference/", "/decisions/01/"].map(isReferenceAt)).toEqual([true, true, true]);
  expect(["/start/", "/docs/events/retries/"].map(isReferenceAt)).toEqual([false, false]);
});

test("a group is one link to its first page, but the group of the page that is read", () => {
  const here = group("erp.stocks", [link("stocks"), link("adjust", { isCurrent: true })]);
  const menu = [group("ERP", [group("erp.items", [link("items"), link("create")]), here])];

  const [folded] = keepOwnGroup(menu);

  expect(folded).toMatchObject({
    label: "ERP",
    entries: [{ type: "link", label: "erp.items", href: "/items/" }, here],
  });
});

test("a section without groups, and its own link, stay as they are", () => {
  const menu = [group("Guides", [link("start"), link("tokens")]), link("home")];

  expect(keepOwnGroup(menu)).toEqual(menu);
});

test("a collapsed section of links is its overview alone, unless it has none or the reader is in it", () => {
  const links = [link("01"), link("02")];
  const lengthOf = (entries: Entry[], collapsed = true) => {
    const [section] = keepOwnGroup([{ ...group("Decisions", entries), collapsed } as Entry]);
    return section?.type === "group" && section.entries.length;
  };
  const all = [link("All decisions"), ...links];

  expect([lengthOf(all), lengthOf(all, false), lengthOf(links)]).toEqual([1, 3, 2]);
  expect(["Allowed", "all decisions", "All"].map((label) => lengthOf([link(label), ...links]))).toEqual([3, 3, 3]);
  expect(lengthOf([...all, link("current", { isCurrent: true })])).toBe(4);
});

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
