import { Secret } from "@kontor/http";
import { expect, test } from "vitest";
import { readCredential } from "./credential.ts";

const read = (given: unknown) => readCredential("use a key", "key", given as string);

test("a credential may be a text or a secret, also one of another copy of the package", () => {
  expect(read("k").reveal()).toBe("k");
  const secret = new Secret("k");
  expect(read(secret)).toBe(secret);
  expect(read({ reveal: () => "k" }).reveal()).toBe("k");
});

test.each([
  [undefined, "got undefined"],
  ["", "got an empty text"],
  [new Secret(""), "got an empty text"],
  [null, "got an object"],
  [4711, "got an object"],
])("the credential %o is refused, and not shown", (given, words) => {
  expect(() => read(given)).toThrow(`Cannot use a key as key must be text: ${words}`);
});
