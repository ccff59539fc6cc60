import { Secret } from "@kontor/http";
import { expect, test } from "vitest";
import { buildStoreError } from "./error.ts";

const identity = ["https://a.test", new Secret("client-secret-1"), [new Secret("nested-secret-2")]] as const;
const tokens = [undefined, { value: "token-value-3", expiresAt: 0, refreshToken: "refresh-value-4" }];
const messageOf = (cause: unknown) => buildStoreError(cause, identity, tokens).message;

test.each([
  [new Error("the disk is full\nsecond line"), "the disk is full"],
  [new Error("x".repeat(300)), "x".repeat(200)],
  [undefined, "it did not say why"],
  [Object.assign(new Error(""), { code: "ENOSPC" }), "ENOSPC"],
  ["text", "it did not say why"],
])("the message of a store error is repeated in its first line and first 200 characters: %#", (cause, why) => {
  expect(messageOf(cause)).toBe(`Cannot get an access token by any grant as the token store failed: ${why}`);
});

test.each(["client-s", "NESTED-S", "token-va", "refresh-"])(
  "a message that holds the beginning %s of a secret is not repeated",
  (start) => {
    expect(messageOf(new TypeError(`at ${start}`))).toMatch(/failed: TypeError/);
  },
);
