import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { toStoredEndpoint, learnEndpoint } from "../sharing/endpoint-memory.ts";
import { createTokenBudget } from "./token-budget.ts";

test("the quota holds for any interval of its length, to the millisecond", () => {
  const budget = createTokenBudget({ requests: 2, perSeconds: 60 });
  budget.called(0);
  expect([budget.waitMs(0), budget.waitMs(0, 2)]).toEqual([0, 60_000]);
  budget.called(10_000);

  expect([10_000, 59_999, 60_000, 69_999].map((at) => budget.waitMs(at))).toEqual([50_000, 1, 0, 0]);
  budget.called(60_000);
  expect(budget.waitMs(60_000)).toBe(10_000);
});

test("an answer that says that nothing is left puts the next call off by the interval, and one that says nothing does not", () => {
  const budget = createTokenBudget({ requests: 10, perSeconds: 60 });

  budget.succeeded(0, { requests: 10, perSeconds: 30, remaining: 1 });
  expect(budget.waitMs(0)).toBe(0);
  budget.succeeded(0, { requests: 10, perSeconds: 30, remaining: 0 });
  expect(budget.waitMs(0)).toBe(30_000);
  budget.succeeded(0);
  expect(budget.waitMs(0)).toBe(0);
});

test("failures come ever further apart, and a token ends that", () => {
  const budget = createTokenBudget({ requests: 100, perSeconds: 1 });
  let now = 0;
  const waits = Array.from({ length: 6 }, () => {
    budget.failed(now, { isPutOff: false });
    const wait = budget.waitMs(now);
    now += wait;
    return wait;
  });

  expect(waits).toEqual([2_000, 10_000, 50_000, 120_000, 120_000, 120_000]);
  budget.succeeded(now);
  budget.failed(now, { isPutOff: false });
  expect(budget.waitMs(now)).toBe(2_000);
});

test("what one process has stored of the endpoint, another one goes by, whenever it was started", async () => {
  const clock = createVirtualClock();
  const later = { ...createVirtualClock(), now: clock.now };
  const [one, other] = [
    createTokenBudget({ requests: 10, perSeconds: 60 }),
    createTokenBudget({ requests: 10, perSeconds: 60 }),
  ];
  await clock.advance(5_000);
  for (let call = 0; call < 3; call += 1) {
    one.called(clock.monotonicMs());
    one.failed(clock.monotonicMs(), { isPutOff: false });
    await clock.advance(100);
  }

  learnEndpoint(other, toStoredEndpoint(one, clock), later);

  expect(other.state).toEqual({ calls: [-300, -200, -100], failures: 3, notBefore: one.state.notBefore - 5_300 });
  learnEndpoint(one, toStoredEndpoint(other, later), clock);
  expect(one.state.calls).toEqual([5_000, 5_100, 5_200]); // none is counted twice
});

test("a failure does not shorten what the server asked for", () => {
  const budget = createTokenBudget({ requests: 100, perSeconds: 1 });

  budget.failed(0, { retryAfterMs: 600_000, isPutOff: true });
  budget.failed(1_000, { isPutOff: false });

  expect(budget.waitMs(1_000)).toBe(599_000);
});
