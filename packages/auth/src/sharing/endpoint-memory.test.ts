import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { toStoredEndpoint, learnEndpoint } from "./endpoint-memory.ts";
import { createTokenBudget } from "../source/token-budget.ts";
import { TokenError } from "../tokens/error.ts";

const NOW = 1_800_000_000_000;
const quota = { requests: 10, perSeconds: 60 };

test("what one process has learned, another one knows by its own clock", async () => {
  const [one, other] = [createVirtualClock({ now: NOW }), createVirtualClock({ now: NOW })];
  await other.advance(5_000);
  other.setNow(NOW);
  const budget = createTokenBudget(quota);
  budget.called(0);
  budget.failed(0, { isPutOff: false });
  const stored = toStoredEndpoint(budget, one, new TokenError("a grant", "x", { status: 400, error: "invalid_grant" }));

  expect(stored).toEqual({ calls: [NOW], failures: 1, notBefore: NOW + 2_000, status: 400, error: "invalid_grant" });
  const learned = createTokenBudget(quota);
  learnEndpoint(learned, stored, other);
  expect(learned.state).toEqual({ calls: [5_000], failures: 1, notBefore: 7_000 });
});

test("nothing is learned from an empty store, or from a clock that was ahead", () => {
  const clock = createVirtualClock({ now: NOW });
  const budget = createTokenBudget(quota);

  learnEndpoint(budget, undefined, clock);
  learnEndpoint(budget, { calls: [NOW + 1], failures: 3, notBefore: NOW + 9 }, clock);

  expect(budget.state).toEqual({ calls: [], failures: 0, notBefore: 0 });
});

test("a pause of more than an hour is cut to an hour", () => {
  const budget = createTokenBudget(quota);

  learnEndpoint(budget, { calls: [], failures: 1, notBefore: 8e15 }, createVirtualClock({ now: NOW }));

  expect(budget.state.notBefore).toBe(3_600_000);
});

test("an own call that the store could not keep is newer than the failures in the store", async () => {
  const clock = createVirtualClock({ now: NOW });
  await clock.advance(10_000);
  const budget = createTokenBudget(quota);
  budget.called(9_000);

  learnEndpoint(budget, { calls: [NOW + 1_000], failures: 4, notBefore: NOW + 60_000 }, clock);

  expect(budget.state).toEqual({ calls: [1_000, 9_000], failures: 0, notBefore: 0 });
});
