import { inspect } from "node:util";
import { expect, test } from "vitest";
import { toSecret, Secret, describeKind, hideText } from "./secret.ts";

test("Secret prints as [secret] everywhere but in reveal()", () => {
  const token = new Secret("canary");

  const printed = [
    inspect(token),
    inspect({ token }, { showHidden: true }),
    JSON.stringify({ token }),
    `${token}`,
    String(token),
    `${token as unknown as string}x`,
    new Error(`${token}`).message,
  ];

  expect(printed.join(" ")).not.toContain("canary");
  expect(printed[0]).toBe("[secret]");
  expect(token.reveal()).toBe("canary");
});

test("secret() keeps a secret as it is", () => {
  const token = toSecret("text");

  expect(toSecret(token)).toBe(token);
});

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
