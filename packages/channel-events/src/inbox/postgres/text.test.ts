import { expect, test } from "vitest";
import { buildCall, isTrue, readNumbers, readPlaces } from "./text.ts";

test.each([
  ["{}", []],
  ["{1}", [1]],
  ["{1,10,9007199254740991}", [1, 10, 9007199254740991]],
])("the numbers of %s are read", (text, numbers) => {
  expect(readNumbers(text)).toEqual(numbers);
  expect(readPlaces([{ settle_1: text }], "settle_1")).toEqual(new Set(numbers));
});

test.each([
  ["true", true],
  ["false", false],
  ["t", false],
  [null, false],
])("%s is true: %s", (text, expected) => expect(isTrue(text)).toBe(expected));

test("a call names each column as text, and none where the function gives none", () => {
  expect(buildCall("inbox", "give_up_1", 2)).toBe("SELECT given_up::text, held_ms::text FROM inbox.give_up_1($1, $2)");
  expect(buildCall("inbox", "leave_1", 1)).toBe("SELECT  FROM inbox.leave_1($1)");
});
