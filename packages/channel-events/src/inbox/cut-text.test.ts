import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test.each([0, 1, 1_999, 2_000])("cutText() leaves a text of %d characters as it is", (length) => {
  expect(cutText("x".repeat(length))).toBe("x".repeat(length));
});

test.each<[number, string]>([
  [2_001, "… (2,001 characters)"],
  [2_002, "… (2,002 characters)"],
  [312_411, "… (312,411 characters)"],
  [12_000_000, "… (12,000,000 characters)"],
])("cutText() cuts a text of %d characters to 2,000, and says its length", (length, end) => {
  const cut = cutText("x".repeat(length));
  expect(cut).toBe("x".repeat(2_000 - end.length) + end);
});

test.each([0, 1, 2, 3])("cutText() splits no emoji that begins %d characters before the end", (before) => {
  const end = "… (3,000 characters)";
  const start = "x".repeat(2_000 - end.length - before);
  const cut = cutText(`${start}${"😀".repeat(3_000)}`.slice(0, 3_000));
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.length).toBeGreaterThanOrEqual(1_999);
  expect(cut).toBe(`${start}${"😀".repeat(Math.floor(before / 2))}${end}`);
});

test.each([
  [1_999, 1_999],
  [2_000, 2_000],
  [2_001, 2_000],
])("cutText() counts an emoji at the boundary of %d characters as two", (length, most) => {
  const cut = cutText(`${"x".repeat(length - 2)}😀`);
  expect([cut.length <= most, cut.isWellFormed()]).toEqual([true, true]);
  expect(cut.endsWith("😀")).toBe(length <= 2_000);
});

test("cutText() keeps a lone surrogate as it came, and cuts to another length", () => {
  expect(cutText(`\uD83D${"x".repeat(3_000)}`, 100)).toMatch(/^\uD83Dx{79}… \(3,001 characters\)$/);
});
