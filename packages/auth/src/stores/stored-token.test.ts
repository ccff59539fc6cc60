import { Secret } from "@kontor/http";
import { expect, test } from "vitest";
import { createEmptyToken, decodeStored, encodeStored, parseStored } from "./stored-token.ts";

const stored = {
  value: "t",
  expiresAt: 9_000,
  lifeMs: 1_000,
  scope: "CHANNEL",
  scheme: "Wawi" as const,
  refreshToken: "r",
};

test("a token comes out of a store as it went in", () => {
  expect(encodeStored(decodeStored(stored), undefined, 0)).toEqual(stored);
  expect(decodeStored({ value: "t", expiresAt: 1 })).toEqual({ value: new Secret("t"), expiresAt: new Date(1) });
});

test("without a new refresh token the old one stays, and a life that is not known is the time that is left", () => {
  const token = { value: new Secret("t"), expiresAt: new Date(9_000) };

  expect(encodeStored(token, { ...stored, refreshToken: "old" }, 4_000)).toEqual({
    value: "t",
    expiresAt: 9_000,
    lifeMs: 5_000,
    refreshToken: "old",
  });
  expect(encodeStored(token, undefined, 4_000)).not.toHaveProperty("refreshToken");
});

const endpoint = { calls: [1], failures: 0, notBefore: 0, status: 400, error: "x" };

test.each([stored, createEmptyToken(), { ...stored, endpoint }])("%j is a token", (token) => {
  expect(parseStored(JSON.stringify(token))).toEqual(token);
});

test.each([
  null,
  1,
  { value: 1, expiresAt: 1 },
  { value: "a\nb", expiresAt: 1 },
  { value: "t", expiresAt: 9e15 },
  { value: "t", expiresAt: "1" },
  { ...stored, refreshToken: "" },
  { ...stored, scheme: "Basic" },
  { ...stored, scope: 1 },
  { ...stored, lifeMs: "1" },
  { ...stored, endpoint: { ...endpoint, calls: ["1"] } },
  { ...stored, endpoint: { ...endpoint, failures: -1 } },
  { ...stored, endpoint: { ...endpoint, failures: 0.5 } },
  { ...stored, endpoint: { ...endpoint, error: 1 } },
  { ...stored, endpoint: {} },
])("%j is damaged", (token) => {
  expect(parseStored(JSON.stringify(token))).toBeUndefined();
});

test("text that is not JSON is damaged", () => {
  expect(parseStored("{")).toBeUndefined();
});
