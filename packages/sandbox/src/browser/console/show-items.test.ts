import { beforeEach, expect, test, vi } from "vitest";
import { createFakePage } from "../testing/fake-page.ts";
import { createElement, resolveElement } from "./dom.ts";
import { showItems } from "./show-items.ts";

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
