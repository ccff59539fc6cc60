import { expect, test } from "vitest";
import { limitConnections } from "./limit-connections.ts";

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
