import { inspect } from "node:util";
import { expect, test } from "vitest";
import { toSecret, Secret } from "./secret.ts";

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
