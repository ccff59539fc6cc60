import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

test.each<[unknown, string]>([
  [new Error("no"), "no"],
  ["words", "words"],
  [undefined, "undefined"],
  [5, "5"],
])("%o is told in its own words", (thrown, words) => {
  expect(describeError(thrown)).toBe(words);
});

test("a thrown value that cannot be written as text does not throw again", () => {
  const silent = Object.create(null) as unknown;
  const broken = Object.defineProperty(new Error("x"), "message", {
    get() {
      throw new Error("no");
    },
  });

  expect([describeError(silent), describeError(broken)]).toEqual([
    "the thrown value cannot be written as text",
    "the thrown value cannot be written as text",
  ]);
});
