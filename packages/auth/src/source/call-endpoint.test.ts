import { Secret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { callEndpoint } from "./call-endpoint.ts";
import { createTokenBudget } from "./token-budget.ts";
import { TokenError } from "../tokens/error.ts";

const clock = createVirtualClock();
const quota = { requests: 10, perSeconds: 60 };
const waitAfter = async (error?: unknown) => {
  const budget = createTokenBudget(quota);
  const call = async () => {
    if (error) throw error as Error;
    return { value: new Secret("t"), expiresAt: new Date(8e15), quota: { ...quota, remaining: 0 } };
  };
  await callEndpoint(budget, clock, call).catch((thrown: unknown) => expect(thrown).toBe(error));
  return budget.waitMs(clock.monotonicMs());
};

test("the budget learns from a success, from a refusal and from any other error", async () => {
  expect(await waitAfter()).toBe(60_000); // The answer says that no call is left.
  expect(await waitAfter(new TokenError("a grant", "x", { retryAfterMs: 30_000 }))).toBe(30_000);
  expect(await waitAfter(new TokenError("a grant", "x", { status: 429, quota }))).toBe(60_000);
  expect(await waitAfter(new TokenError("a grant", "x", { status: 400, quota }))).toBe(2_000);
  expect(await waitAfter(new Error("broken"))).toBe(2_000);
});
