import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { joinPool, limitConnections, waitForPool } from "./connections.ts";

/** A pool that counts the connections that are taken, and refuses as long as it is told to. */
function createPool() {
  const state = { taken: 0, most: 0, refuses: false };
  const pool = {
    async connect() {
      if (state.refuses) throw new Error("refused");
      state.taken += 1;
      state.most = Math.max(state.most, state.taken);
      return {
        query: async (text: string) => ({ rows: [{ text }], rowCount: 1 }),
        release: () => void (state.taken -= 1),
      };
    },
    query: async () => ({ rows: [], rowCount: 0 }),
  };
  return { state, pool };
}

test("no more connections are taken than allowed, and further work waits in its order", async () => {
  const { state, pool } = createPool();
  const few = limitConnections(pool, 2);
  const done: number[] = [];

  await Promise.all(
    [1, 2, 3, 4, 5].map(async (number) => {
      const connection = await few.connect();
      await connection.query("SELECT 1");
      done.push(number);
      connection.release();
    }),
  );

  expect([state.most, state.taken, done]).toEqual([2, 0, [1, 2, 3, 4, 5]]);
  expect((await few.query("SELECT 2")).rows).toEqual([{ text: "SELECT 2" }]);
});

test("a connection that is refused leaves its place to the next", async () => {
  const { state, pool } = createPool();
  const few = limitConnections(pool, 1);
  state.refuses = true;

  await expect(few.connect()).rejects.toThrow("refused");
  await expect(few.query("SELECT 1")).rejects.toThrow("refused");
  state.refuses = false;

  expect((await few.query("SELECT 1")).rows).toEqual([{ text: "SELECT 1" }]);
});

test("users have their turns one after the other, however many connections one of them waits for", async () => {
  const { pool } = createPool();
  const few = limitConnections(pool, 1);
  const done: string[] = [];
  const use = async (user: string) => {
    const connection = await few.of(user).connect();
    done.push(user);
    connection.release();
  };

  await Promise.all(["noisy", "noisy", "noisy", "noisy", "quiet"].map(use));

  expect(done).toEqual(["noisy", "noisy", "quiet", "noisy", "noisy"]);
});

const poolOf = (facts: { max?: number; waitingCount?: number }) =>
  ({ options: { max: facts.max }, waitingCount: facts.waitingCount }) as never;

test.each([1, 2])("a pool of %i connections is refused", (max) => {
  expect(() => joinPool({ pool: poolOf({ max }), schema: "inbox" })).toThrow(
    `the pool must have at least 3 connections (max: 3): got ${max}`,
  );
});

test.each([3, 4, undefined])("a pool of %s connections is taken", (max) => {
  expect(() => joinPool({ pool: poolOf(max === undefined ? {} : { max }), schema: "inbox" })).not.toThrow();
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
