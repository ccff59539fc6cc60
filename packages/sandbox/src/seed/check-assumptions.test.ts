import { expect, test } from "vitest";
import { defaultAssumptions, type Assumptions } from "./assumptions.ts";
import { checkAssumptions, checkQuota } from "./check-assumptions.ts";

test("the assumptions of a sandbox pass", () => {
  expect(() => checkAssumptions(defaultAssumptions)).not.toThrow();
});

test.each<[unknown, string]>([
  [null, "what is assumed must be an object: got null"],
  [{ pagesize: 1 }, "what is assumed must be one of redeliveryTimeoutMs"],
  [{ pageSize: 0 }, "pageSize must be a whole number from 1 to 100: got 0"],
  [{ pageSize: 1.5 }, "pageSize must be a whole number from 1 to 100: got 1.5"],
  [{ redeliveryTimeoutMs: -1 }, "redeliveryTimeoutMs must be a number >= 0: got -1"],
  [{ tokenLifetimeMs: { channel: 1 } }, "tokenLifetimeMs.erp must be a number >= 1: got undefined"],
  [{ channelScope: "two\nlines" }, "channelScope must be text of one line"],
  [{ repeatCode: "val100" }, "repeatCode must be like VAL100: got val100"],
  [{ separateFamilies: 1 }, "separateFamilies must be true or false: got 1"],
  [{ unknownFields: { channel: "ignore", erp: "x" } }, "unknownFields.erp must be one of ignore, refuse: got x"],
  [{ taxRates: { 4: "19" } }, "taxRates.4 must be a number >= 0: got 19"],
  [{ quotas: { A: { requests: 1, perSeconds: 0 } } }, "quotas.A.perSeconds must be a number >= 0.001: got 0"],
  [{ registrationDialog: "ajar" }, "registrationDialog must be one of open, closed: got ajar"],
])("%j is refused: %s", (values, words) => {
  expect(() => checkAssumptions(values as Partial<Assumptions>)).toThrow(`Cannot assume so as ${words}`);
});

test("a quota is a pair of numbers, or null for none", () => {
  expect(() => checkQuota("x", null)).not.toThrow();
  expect(() => checkQuota("x", { requests: 0, perSeconds: 1 })).not.toThrow();
  expect(() => checkQuota("x", 5)).toThrow("x must be { requests, perSeconds } or null: got 5");
});
