import { expect, test } from "vitest";
import { buildGroup as group, buildLink as link } from "../testing/menu-entry.ts";
import type { Entry } from "./entry.ts";
import { keepOwnGroup } from "./own-group.ts";

test("a group is one link to its first page, but the group of the page that is read", () => {
  const here = group("erp.stocks", [link("stocks"), link("adjust", { isCurrent: true })]);
  const menu = [group("ERP", [group("erp.items", [link("items"), link("create")]), here])];

  const [folded] = keepOwnGroup(menu);

  expect(folded).toMatchObject({
    label: "ERP",
    entries: [{ type: "link", label: "erp.items", href: "/items/" }, here],
  });
});

test("a section without groups, and a link of its own, stay as they are", () => {
  const menu = [group("Guides", [link("start"), link("tokens")]), link("home")];

  expect(keepOwnGroup(menu)).toEqual(menu);
});

test("a long section of links is its first link, unless the reader is in it", () => {
  const links = Array.from({ length: 40 }, (_, index) => link(String(index)));
  const lengthOf = (entries: Entry[]) => {
    const [section] = keepOwnGroup([group("Decisions", entries)]);
    return section?.type === "group" && section.entries.length;
  };

  expect(lengthOf(links)).toBe(1);
  expect(lengthOf([...links, link("current", { isCurrent: true })])).toBe(41);
});
