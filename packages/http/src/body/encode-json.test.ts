import { expect, test } from "vitest";
import { readJson, readText } from "./encode-json.ts";

test("jsonOf() writes what JSON.stringify() writes", () => {
  const value = { text: "a", number: 1.5, nothing: null, left: undefined, at: new Date(0), list: [0, -1, undefined] };

  expect(readJson(value, "write it")).toBe(JSON.stringify(value));
  expect(readJson(undefined, "write it")).toBeUndefined();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("jsonOf() refuses %s", (number) => {
  expect(() => readJson({ list: [{ price: number }] }, "write it")).toThrow(
    `Cannot write it as price must be finite: got ${number}`,
  );
});

test("a field of a form is text, and no number that JSON has no word for", () => {
  expect([readText(1.5, "x"), readText("a", "x"), readText(true, "x")]).toEqual(["1.5", "a", "true"]);
  expect(() => readText(Number.NaN, "write a form")).toThrow("Cannot write a form as");
});
