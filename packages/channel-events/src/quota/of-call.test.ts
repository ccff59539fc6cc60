import { operations } from "@kontor/channel-client";
import { expect, test } from "vitest";
import { createQuotaFinder } from "./of-call.ts";

const named = Object.entries(operations);

test.each(named.filter(([id]) => !id.startsWith("Events_")))("%s has the quota of its spec", (_, operation) => {
  const pathname = `/base${operation.path.replaceAll(/\{\w+\}/g, "4711")}`;

  expect(createQuotaFinder()(operation.method, pathname)).toEqual(operation.rateLimit);
  expect(operation.rateLimit.requests).toBeGreaterThan(0);
});

test("the event queue, another method and what no spec names have none", () => {
  const quotaOf = createQuotaFinder();

  expect(quotaOf("GET", "/v1/channel/event")).toBeUndefined();
  expect(quotaOf("DELETE", "/v1/channel/event")).toBeUndefined();
  expect(quotaOf("DELETE", "/v1/channel/offer/listed")).toBeUndefined();
  expect(quotaOf("POST", "/v1/channel/offer/listed/more")).toBeUndefined();
});
