import { expect, test } from "vitest";
import { ArgumentError } from "./argument.ts";

test.each([
  [-1, "got -1"],
  ["", "got an empty text"],
  [undefined, "got undefined"],
  [{ secret: "canary" }, "got an object"],
  [["canary"], "got an array"],
  ["x".repeat(100), `got ${"x".repeat(60)}…`],
])("ArgumentError says what it got: %o", (got, words) => {
  const error = new ArgumentError("cache tokens", "reuseMarginMs", "be >= 0", got);

  expect(error.message).toBe(`Cannot cache tokens as reuseMarginMs must be >= 0: ${words}`);
  expect(error.argument).toBe("reuseMarginMs");
});

test.each([
  "user:canary@host",
  "https:/user:canary@host/a",
  "http:\\\\user:canary@host",
  "erp.example/api?key=canary",
  "#canary",
])("an ArgumentError tells of %s the length alone: an address has its secrets there", (given) => {
  expect(new ArgumentError("send", "address", "be one", given).message).toBe(
    `Cannot send as address must be one: got text of ${given.length} characters`,
  );
});
