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
  [
    '{"tenants":{"a":{"categories":[],"taxClasses":[{"id":"x","isStandard":true,"name":"x","taxType":6}]}}}',
    "as tenants/a/taxClasses/0/taxType must be one of 0, 1, 2, 3, 4, 5: got 6",
  ],
  ['{"rows":{"orders":{},"ordres":{}}}', "as rows/ordres must be one of "],
  [
    '{"channels":{"a":{"channel":{"visibility":"JTLS"}}}}',
    "as channels/a/channel/visibility must be equal to one of the allowed values: 'JTL', 'THIRDPARTY', 'ONBOARDING', 'RESTRICTED': got JTLS",
  ],
  [
    '{"channels":{"a":{"channel":{"channelType":"SHOP"}}}}',
    "as channels/a/channel/channelType must be equal to one of the allowed values: 'MARKETPLACE', 'OTHER': got SHOP",
  ],
  ['{"channels":{"a":{"channel":{"displayName":1}}}}', "as channels/a/channel/displayName must be string: got 1"],
  ['{"channels":{"a":{"channel":7}}}', "as channels/a/channel must be object: got 7"],
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
