import { EventEmitter } from "node:events";
import type { PostgresPool } from "@kontor/postgres";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { listen } from "./listen.ts";

/** A pool that remembers its connections. It refuses the first ones if it is told so. */
function setUp({ refused = 0, max = 10, failsAt = "nothing" } = {}) {
  const clock = createVirtualClock();
  const connections: EventEmitter[] = [];
  const released: boolean[] = [];
  const attempts: number[] = [];
  let wakes = 0;
  const pool = {
    options: { max },
    query: async () => ({ rows: [], rowCount: 0 }),
    async connect() {
      attempts.push(clock.monotonicMs());
      if (attempts.length <= refused) throw new Error("no connection");
      const connection = Object.assign(new EventEmitter(), {
        async query(text: string) {
          if (text.startsWith(failsAt)) throw new Error("refused");
          return { rows: [], rowCount: 0 };
        },
        release: (isBroken?: boolean) => void released.push(isBroken === true),
      });
      connections.push(connection);
      return connection;
    },
  } satisfies PostgresPool;
  const start = () => listen({ pool, schema: "inbox" }, () => void (wakes += 1), clock);
  return { clock, connections, released, attempts, start, wakes: () => wakes };
}

test("a notification wakes, and the end gives the connection back closed", async () => {
  const { clock, connections, released, start, wakes } = setUp();
  const stop = await start();
  await clock.advance(0);
  expect(wakes()).toBe(1); // Events may have come before anybody listened.

  connections[0]!.emit("notification");
  expect(wakes()).toBe(2);
  await stop();

  expect(released).toEqual([true]);
});

test("a connection that breaks is replaced at once, and events that came meanwhile wake", async () => {
  const { clock, connections, attempts, released, start, wakes } = setUp();
  const stop = await start();
  await clock.advance(0);

  connections[0]!.emit("error", new Error("the server ended it"));
  await clock.advance(0);

  expect([attempts, released, wakes()]).toEqual([[0, 0], [true], 2]);
  await stop();
});

test("a database that refuses connections is asked once a second", async () => {
  const { clock, attempts, start } = setUp({ refused: 2 });
  const stop = await start();

  await clock.advance(10_000);

  expect(attempts).toEqual([0, 1_000, 2_000]);
  await stop();
});

test("a connection that refuses to listen is given back closed, and the next one is taken a second later", async () => {
  const { clock, attempts, released, start } = setUp({ failsAt: "LISTEN" });
  const stop = await start();

  await clock.advance(1_000);

  expect([attempts, released]).toEqual([[0, 1_000], [true]]);
  await stop();
});

test("the end does not wait for the next attempt, and no attempt follows", async () => {
  const { clock, attempts, start } = setUp({ refused: 100 });
  const stop = await start();
  await clock.advance(0);

  await stop();
  await clock.advance(10_000);

  expect(attempts).toEqual([0]);
});

test("the wait for the next attempt keeps no process alive", async () => {
  const connect = vi.fn(() => Promise.reject(new Error("no connection")));
  const setTimer = vi.spyOn(globalThis, "setTimeout");

  const stop = await listen({ pool: { connect, query: connect }, schema: "inbox" }, () => {});
  await new Promise((resolve) => setImmediate(resolve));

  expect(connect).toHaveBeenCalledTimes(1);
  expect(setTimer.mock.results.filter(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([]);
  await stop();
  setTimer.mockRestore();
});

test("consumers that have ended leave room in the pool for others", async () => {
  const { start } = setUp({ max: 3 });
  const stop = await start();
  await expect(start()).rejects.toThrow("must have at least 4 connections for 2 consumers (max: 4): got 3");

  await stop();
  await stop(); // A second end changes nothing.

  const next = await start();
  await expect(start()).rejects.toThrow("for 2 consumers");
  await next();
});
