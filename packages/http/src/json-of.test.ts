import { expect, test } from "vitest";
import { jsonOf } from "./json-of.ts";

test("jsonOf() writes what JSON.stringify() writes", () => {
  const value = { text: "a", number: 1.5, nothing: null, left: undefined, at: new Date(0), list: [0, -1, undefined] };

  expect(jsonOf(value, "write it")).toBe(JSON.stringify(value));
  expect(jsonOf(undefined, "write it")).toBeUndefined();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("jsonOf() refuses %s", (number) => {
  expect(() => jsonOf({ list: [{ price: number }] }, "write it")).toThrow(
    `Cannot write it as price must be finite: got ${number}`,
  );
});
