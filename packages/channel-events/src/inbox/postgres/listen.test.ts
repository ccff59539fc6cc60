import { EventEmitter } from "node:events";
import type { PostgresPool } from "@kontor/postgres";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { StoreError } from "../store-error.ts";
import { createListener, createWakes } from "./listen.ts";
import type { Session } from "./session.ts";

const down = new StoreError("open a channel", "the database is starting up", { cause: new Error("57P03") });

/** A listener whose database finds no lane. Its pool remembers its connections, and refuses the first ones if it is told so. */
function setUp({ refused = 0, max = 10, failsAt = "nothing" } = {}) {
  const clock = createVirtualClock();
  const connections: EventEmitter[] = [];
  const released: boolean[] = [];
  const attempts: number[] = [];
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
  const call = vi.fn(async (_action: string, _name: string, values: unknown[]) =>
    (values[1] as number[]).map((due) => ({ due })),
  );
  const session = { pool, schema: "inbox", now: () => null, call } as unknown as Session;
  const listener = createListener(session, clock);
  const wake = vi.fn();
  const start = () => listener.listen(async () => 7, wake);
  return { clock, connections, released, attempts, call, listener, start, wake, session };
}

test("a consumer that begins while the database is down is woken once it is up", async () => {
  const { clock, listener, wake } = setUp({ refused: Infinity });
  let failures = 3;
  const findChannel = async () => {
    if ((failures -= 1) >= 0) throw down;
    return 7;
  };

  const stop = await listener.listen(findChannel, wake);
  expect(wake).not.toHaveBeenCalled();
  await clock.advance(3_000);
  expect(wake).toHaveBeenCalled();

  wake.mockClear();
  await clock.advance(2_000);
  expect(wake).toHaveBeenCalled(); // by the look of the process

  await stop();
  await stop();
  wake.mockClear();
  await clock.advance(10_000);
  expect(wake).not.toHaveBeenCalled();
});

test("a consumer that ends before its channel was found leaves nothing behind", async () => {
  const { clock, call, listener, wake } = setUp({ refused: Infinity });
  const findChannel = vi.fn(() => Promise.reject(down));
  const stop = await listener.listen(findChannel, wake);
  await stop();
  await clock.advance(2_000);
  findChannel.mockClear();

  await clock.advance(60_000);
  expect([findChannel.mock.calls.length, wake.mock.calls.length, call.mock.calls.length]).toEqual([0, 0, 0]);
});

test("a store that can never be used refuses the start", async () => {
  const { listener, wake } = setUp();
  const refusal = new StoreError("open the inbox", "its version must be 1 or older: got 9");
  await expect(listener.listen(() => Promise.reject(refusal), wake)).rejects.toThrow(refusal);
});

test("a notification wakes its channel, and the end gives the connection back closed", async () => {
  const { clock, connections, released, start, wake } = setUp();
  const stop = await start();
  await clock.advance(0);
  wake.mockClear();

  connections[0]!.emit("notification", { payload: "7" });
  connections[0]!.emit("notification", { payload: "8" });
  expect(wake).toHaveBeenCalledTimes(1);
  await stop();

  expect(released).toEqual([true]);
});

test("a connection that breaks is replaced at once, and events that came meanwhile wake", async () => {
  const { clock, connections, attempts, released, start, wake } = setUp();
  const stop = await start();
  await clock.advance(0);
  wake.mockClear();

  connections[0]!.emit("error", new Error("the server ended it"));
  await clock.advance(0);

  expect([attempts, released, wake.mock.calls.length]).toEqual([[0, 0], [true], 1]);
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

test("inboxes of a pool that have ended leave room in it for others", async () => {
  const { clock, session, start, wake } = setUp({ max: 3 });
  const other = createListener(session, clock);
  const startOther = () => other.listen(async () => 7, wake);
  const stop = await start();
  await expect(startOther()).rejects.toThrow("must have at least 4 connections for 2 inboxes (max: 4): got 3");

  await stop();
  await stop(); // A second end changes nothing.

  const next = await startOther();
  await expect(start()).rejects.toThrow("for 2 inboxes");
  await next();
});

test("a channel wakes its consumers and no others, until they are removed", () => {
  const wakes = createWakes();
  const [one, two, other] = [vi.fn(), vi.fn(), vi.fn()];
  wakes.add(1, one);
  wakes.add(1, two);
  wakes.add(2, other);
  wakes.call(1);
  wakes.call(3);
  expect([one, two, other].map((wake) => wake.mock.calls.length)).toEqual([1, 1, 0]);

  wakes.remove(1, one);
  wakes.remove(3, one);
  wakes.call(1);
  expect([one, two].map((wake) => wake.mock.calls.length)).toEqual([1, 2]);
  wakes.remove(1, two);
  expect(wakes.channels()).toEqual([2]);
});
