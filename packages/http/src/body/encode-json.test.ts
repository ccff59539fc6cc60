import { expect, test } from "vitest";
import { encodeJson, encodeField } from "./encode-json.ts";

test("jsonOf() writes what JSON.stringify() writes", () => {
  const value = { text: "a", number: 1.5, nothing: null, left: undefined, at: new Date(0), list: [0, -1, undefined] };

  expect(encodeJson(value, "write it")).toBe(JSON.stringify(value));
  expect(encodeJson(undefined, "write it")).toBeUndefined();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("jsonOf() refuses %s", (number) => {
  expect(() => encodeJson({ list: [{ price: number }] }, "write it")).toThrow(
    `Cannot write it as price must be finite: got ${number}`,
  );
});

test("a field of a form is text, and no number that JSON has no word for", () => {
  expect([encodeField(1.5, "x"), encodeField("a", "x"), encodeField(true, "x")]).toEqual(["1.5", "a", "true"]);
  expect(() => encodeField(Number.NaN, "write a form")).toThrow("Cannot write a form as");
});
