import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { checkPool, waitForPool } from "./check-pool.ts";

const poolOf = (facts: { max?: number; waitingCount?: number }) =>
  ({ options: { max: facts.max }, waitingCount: facts.waitingCount }) as never;

test.each([1, 2])("a pool of %i connections is refused", (max) => {
  expect(() => checkPool({ pool: poolOf({ max }), schema: "inbox" })).toThrow(
    `the pool must have at least 3 connections for a hub (max: 3): got ${max}`,
  );
});

test.each([3, 4, undefined])("a pool of %s connections is taken", (max) => {
  expect(() => checkPool({ pool: poolOf(max === undefined ? {} : { max }), schema: "inbox" })).not.toThrow();
});

test("an answer that waits for a connection is given up after a second, and one that takes long is not", async () => {
  const clock = createVirtualClock();
  const full = waitForPool(
    { pool: poolOf({ max: 3, waitingCount: 1 }), schema: "inbox" },
    new Promise(() => {}),
    clock,
  );
  const slow = Promise.withResolvers<string>();
  const free = waitForPool({ pool: poolOf({ max: 3, waitingCount: 0 }), schema: "inbox" }, slow.promise, clock);
  full.catch(() => {});

  await clock.advance(1_000);
  slow.resolve("late");

  await expect(full).rejects.toThrow("all 3 have been in use for 1 s");
  expect(await free).toBe("late");
});

test("the error of an answer is told as it is", async () => {
  const answer = Promise.reject(new Error("no such host"));

  await expect(
    waitForPool({ pool: poolOf({ max: 3, waitingCount: 1 }), schema: "inbox" }, answer, createVirtualClock()),
  ).rejects.toThrow("no such host");
});
