import { expect, test, beforeEach, vi } from "vitest";
import { formatTimeOfDay, formatCount, createElement, resolveElement, showItems } from "./dom.ts";
import { createFakePage } from "../testing/fake-page.ts";

test("formatCount() counts in words", () => {
  expect([0, 1, 2, 1_000].map((count) => formatCount(count, "event", "events"))).toEqual([
    "0 events",
    "1 event",
    "2 events",
    "1,000 events",
  ]);
});

test("formatTimeOfDay() gives the time of day in UTC", () => {
  expect(formatTimeOfDay("2026-02-11T10:30:05+02:00")).toBe("08:30:05");
});

beforeEach(() => {
  for (const [name, value] of Object.entries(createFakePage(["list"]))) vi.stubGlobal(name, value);
  return () => void vi.unstubAllGlobals();
});

/** Shows the letters of a text, and lists the texts of the children. */
function show(letters: string, update?: (child: HTMLElement, letter: string) => void): (string | null)[] {
  const list = resolveElement("list");
  showItems(list, letters.split(""), {
    keyOf: (letter) => letter,
    make: (letter) => createElement("li", {}, letter),
    update,
  });
  return Array.from(list.children, ({ textContent }) => textContent);
}

test.each([
  ["", "abc"],
  ["abc", ""],
  ["abc", "xabcy"],
  ["abc", "cab"],
  ["abcd", "dxb"],
  ["ab", "cd"],
])("the children of %j become those of %j, in their order", (before, after) => {
  show(before);

  expect(show(after)).toEqual(after.split(""));
});

test("a child stays the same element where its key stays", () => {
  show("abc");
  const [, b] = resolveElement("list").children;

  show("cb");

  expect(resolveElement("list").children[1]).toBe(b);
});

test("a child in its place is not moved, since an element that moves loses the focus", () => {
  show("abc");
  const insertBefore = vi.spyOn(resolveElement("list"), "insertBefore");

  show("abcd");

  expect(insertBefore).toHaveBeenCalledTimes(1);
});

test("two items of one key are one child, with the later item", () => {
  expect(show("aba")).toEqual(["a", "b"]);
});

test("an update reaches the new children and those that stay", () => {
  show("a");
  const update = vi.fn<(child: HTMLElement, letter: string) => void>();

  show("ab", update);

  expect(update.mock.calls.map(([, letter]) => letter)).toEqual(["a", "b"]);
});

test("a child that stands on the page from the beginning stays", () => {
  resolveElement("list").append(createElement("li", {}, "first"));

  expect(show("ab")).toEqual(["a", "b", "first"]);
  expect(show("")).toEqual(["first"]);
});
