import { expect, test } from "vitest";
import { decodeAs, decodeOrUndefined } from "./decoder.ts";
import { lenient, lenientList, lenientText } from "./lenient.ts";
import { mapOf, shape } from "./shapes.ts";

test.each([
  ["a", "a"],
  [404, "404"],
  [0, "0"],
  [false, "false"],
  [{}, undefined],
  [["a"], undefined],
  [null, undefined],
])("lenientText() reads %j as %j", (value, read) => {
  expect(decodeOrUndefined(lenientText, value)).toBe(read);
});

test("lenientList() reads a single value as an array of one, and each item as its decoder does", () => {
  const texts = lenientList(lenientText);

  expect([texts("a"), texts(["a", 1]), texts([])]).toEqual([["a"], ["a", "1"], []]);
  expect(() => decodeAs(texts, {}, "it")).toThrow("must be text: got an object");
});

test("lenient() leaves out what cannot be read, and nothing beside it", () => {
  const read = shape<object>({}, { code: lenient(lenientText), errors: lenient(mapOf(lenientList(lenientText))) });

  expect(read({ code: 7, errors: ["no map"] })).toEqual({ code: "7" });
  expect(read({ code: {}, errors: { name: "is too long" } })).toEqual({ errors: { name: ["is too long"] } });
});
