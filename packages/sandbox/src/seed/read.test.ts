import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { readSeed } from "./read.ts";
import type { Seed } from "./seed.ts";
import { defaultSeed } from "./demo.ts";

test("readSeed() takes what is given and keeps the rest", () => {
  const refreshTokens = { "my-token": { channel: "MYCHANNEL" } };

  expect(readSeed(JSON.stringify({ refreshTokens }))).toEqual({ ...defaultSeed, refreshTokens });
  expect(readSeed(JSON.stringify(defaultSeed))).toEqual(defaultSeed);
});

test.each([
  ["{", "as it must be JSON"],
  ["[]", "as it must be an object: got a list"],
  ['{"tenant":{}}', "as tenant must be one of tenants, clients"],
  [
    '{"tenants":{"a":{"categories":[],"taxClasses":[{"id":"x"}]}}}',
    "as tenants/a/taxClasses/0/isStandard must be true or false: got undefined",
  ],
  ['{"clients":{"a":{"scopes":"all"}}}', "as clients/a/scopes must be a list: got all"],
  [
    '{"channels":{"a":{"sellers":[{"sellerId":1,"accountId":1}]}}}',
    "as channels/a/sellers/0/sellerId must be text: got 1",
  ],
])("readSeed() refuses %s and says where", (json, problem) => {
  expect(() => readSeed(json)).toThrow(problem);
});

test.each<[unknown, string]>([
  [{ tenants: {} }, "Cannot read a seed as clients must be given, for example by { ...defaultSeed, … }: got undefined"],
  [{ ...defaultSeed, refreshTokens: undefined }, "as refreshTokens must be given"],
  [{ ...defaultSeed, tenants: { a: {} } }, "as tenants/a/categories must be a list: got undefined"],
  [{ ...defaultSeed, tenant: {} }, "as tenant must be one of tenants, clients"],
  [null, "Cannot read a seed as it must be an object: got null"],
  [{ ...defaultSeed, rows: { offers: { "1": null } } }, "as rows/offers/1 must be an object: got null"],
])("createSandbox() refuses a seed that is not whole, and says where: %#", (seed, problem) => {
  expect(() => createSandbox({ seed: seed as Seed })).toThrow(problem);
  expect(() => createSandbox({ seed: seed as Seed })).toThrow(RangeError);
});
