import fc from "fast-check";
import { expect, test } from "vitest";
import { fromColumn, toColumn } from "./columns.ts";

test("every text comes back as it was, and its column has no zero byte and no half of a pair", () => {
  const anyPoint = fc.nat(0x10_ff_ff).map((point) => String.fromCodePoint(point));
  const text = fc.string({ unit: fc.oneof(anyPoint, fc.constantFrom("\0", "\ud800", "\\", "u", '"')) });
  fc.assert(
    fc.property(text, (value) => {
      const column = toColumn(value);
      expect(fromColumn(column)).toBe(value);
      expect(column.isWellFormed() && !column.includes("\0")).toBe(true);
    }),
  );
});

test("a text that a database can hold is stored as it is", () => {
  expect(toColumn("seller 1 🛒")).toBe("seller 1 🛒");
});

test("a text that looks encoded is encoded, so that it is not decoded by mistake", () => {
  expect(toColumn('\\u"x"')).not.toBe('\\u"x"');
  expect(fromColumn(toColumn('\\u"x"'))).toBe('\\u"x"');
});
