import { expect, test } from "vitest";
import { readSeed } from "./read.ts";
import { defaultSeed } from "./seed.ts";

test("readSeed() takes what is given and keeps the rest", () => {
  const refreshTokens = { "my-token": { channel: "MYCHANNEL" } };

  expect(readSeed(JSON.stringify({ refreshTokens }))).toEqual({ ...defaultSeed, refreshTokens });
  expect(readSeed(JSON.stringify(defaultSeed))).toEqual(defaultSeed);
});

test.each([
  ["{", "as it must be JSON"],
  ["[]", "as it must be an object: got a list"],
  ['{"tenant":{}}', "as /tenant must be one of tenants, clients"],
  [
    '{"tenants":{"a":{"categories":[],"taxClasses":[{"id":"x"}]}}}',
    "as /tenants/a/taxClasses/0/isStandard must be true or false: got undefined",
  ],
  ['{"clients":{"a":{"scopes":"all"}}}', "as /clients/a/scopes must be a list: got all"],
  [
    '{"channels":{"a":{"sellers":[{"sellerId":1,"accountId":1}]}}}',
    "as /channels/a/sellers/0/sellerId must be text: got 1",
  ],
])("readSeed() refuses %s and says where", (json, problem) => {
  expect(() => readSeed(json)).toThrow(problem);
});
