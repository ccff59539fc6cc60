import { expect, test } from "vitest";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { toStoredEndpoint, learnEndpoint, createTokenBudget } from "./budget.ts";
import { TokenError } from "./error.ts";

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
    budget.failed(now, {});
    const wait = budget.waitMs(now);
    now += wait;
    return wait;
  });

  expect(waits).toEqual([2_000, 10_000, 50_000, 120_000, 120_000, 120_000]);
  budget.succeeded(now);
  budget.failed(now, {});
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
    one.failed(clock.monotonicMs(), {});
    await clock.advance(100);
  }

  learnEndpoint(other, toStoredEndpoint(one, clock), later);

  expect(other.state).toMatchObject({
    calls: [-300, -200, -100],
    failures: 3,
    notBefore: one.state.notBefore - 5_300,
    since: -300,
  });
  learnEndpoint(one, toStoredEndpoint(other, later), clock);
  expect(one.state.calls).toEqual([5_000, 5_100, 5_200]); // none is counted twice
});

test("a failure does not shorten what the server asked for", () => {
  const budget = createTokenBudget({ requests: 100, perSeconds: 1 });

  budget.failed(0, new TokenError("a grant", "x", { retryAfterMs: 600_000, status: 429 }));
  budget.failed(1_000, {});

  expect(budget.waitMs(1_000)).toBe(599_000);
});

const NOW = 1_800_000_000_000;
const quota = { requests: 10, perSeconds: 60 };

test("what one process has learned, another one knows by its own clock", async () => {
  const [one, other] = [createVirtualClock({ now: NOW }), createVirtualClock({ now: NOW })];
  await other.advance(5_000);
  other.setNow(NOW);
  const budget = createTokenBudget(quota);
  budget.called(0);
  budget.failed(0, new TokenError("a grant", "x", { status: 400, error: "invalid_grant" }));
  const stored = toStoredEndpoint(budget, one);

  const refused = { status: 400, error: "invalid_grant" };
  expect(stored).toEqual({ calls: [NOW], failures: 1, notBefore: NOW + 2_000, since: NOW, ...refused });
  const learned = createTokenBudget(quota);
  learnEndpoint(learned, stored, other);
  expect(learned.state).toEqual({
    calls: [5_000],
    failures: 1,
    notBefore: 7_000,
    since: 5_000,
    last: expect.objectContaining(refused) as object,
  });
});

test("nothing is learned from an empty store, or from a clock that was ahead", () => {
  const clock = createVirtualClock({ now: NOW });
  const budget = createTokenBudget(quota);

  learnEndpoint(budget, undefined, clock);
  learnEndpoint(budget, { calls: [NOW + 1], failures: 3, notBefore: NOW + 9 }, clock);

  expect(budget.state).toMatchObject({ calls: [], failures: 0, notBefore: 0 });
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

  expect(budget.state).toMatchObject({ calls: [1_000, 9_000], failures: 0, notBefore: 0 });
});
