import { expect, test } from "vitest";
import { buildGroup, buildLink } from "../testing/menu-entry.ts";
import { hasCurrent, isReference } from "./entry.ts";

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
