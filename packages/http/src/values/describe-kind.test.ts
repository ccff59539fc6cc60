import { expect, test } from "vitest";
import { describeKind, hideText } from "./describe-kind.ts";

test.each([
  [undefined, "nothing"],
  [null, "null"],
  [["canary"], "an array"],
  [{ canary: 1 }, "an object"],
  ["canary", "text"],
  [1, "a number"],
  [true, "a boolean"],
  [() => 0, "a function"],
])("describeKind() of %j is %s", (value, kind) => {
  expect(describeKind(value)).toBe(kind);
});

test("hideText() shows of a text its length alone, and every other value as it is", () => {
  expect(hideText("canary")).toBe("text of 6 characters");
  expect([hideText(""), hideText(1), hideText(undefined)]).toEqual(["", 1, undefined]);
});
