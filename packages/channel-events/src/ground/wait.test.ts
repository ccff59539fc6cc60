import { getEventListeners } from "node:events";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { callRepeatedly, createAlarm, createFairQueue, waitAtMost } from "./wait.ts";

test("waitAtMost() tells whether something ended in time, also where it failed", async () => {
  const clock = createVirtualClock();
  const never = waitAtMost(1_000, new Promise(() => {}), clock);

  await clock.advance(1_000);

  expect(await never).toBe(false);
  expect(await waitAtMost(1_000, Promise.resolve(), clock)).toBe(true);
  expect(await waitAtMost(1_000, Promise.reject(new Error("failed")), clock)).toBe(true);
  expect(await waitAtMost(1_000, undefined, clock)).toBe(true);
});

test("waitAtMost() leaves no wait behind", async () => {
  const clock = createVirtualClock();

  await waitAtMost(1_000, Promise.resolve(), clock);

  expect(clock.waits()).toBe(0);
});

test("waitAtMost() ends with its signal, and leaves no listener behind however a wait ends", async () => {
  const clock = createVirtualClock();
  const ending = new AbortController();
  const hanging = () => waitAtMost(1_000, new Promise(() => {}), clock, ending.signal);
  await waitAtMost(1_000, Promise.resolve(), clock, ending.signal);
  const late = hanging();
  await clock.advance(1_000);
  await late;
  expect(getEventListeners(ending.signal, "abort")).toEqual([]);

  const waiting = hanging();
  ending.abort(new Error("The consumer was stopped"));

  const failures = [waiting, hanging()].map((failed) => expect(failed).rejects.toThrow("The consumer was stopped"));
  await clock.advance(0);
  expect([clock.waits(), getEventListeners(ending.signal, "abort")]).toEqual([0, []]);
  await Promise.all(failures);
});

test("an alarm rings once, at the earliest time that was set", async () => {
  const clock = createVirtualClock({ now: 0 });
  const rang: number[] = [];
  const alarm = createAlarm(clock, () => rang.push(clock.now()));

  alarm.set(100);
  alarm.set(50);
  alarm.set(200);
  await clock.advance(1_000);
  alarm.set(10);
  alarm.clear();
  await clock.advance(1_000);

  expect(rang).toEqual([50]);
  expect(clock.waits()).toBe(0);
});

test("an alarm that is cleared at its very time does not ring, so that repeated calls end", async () => {
  let rang = 0;
  const alarm = createAlarm({ ...createVirtualClock(), sleep: async () => {} }, () => (rang += 1));

  alarm.set(0);
  alarm.clear();
  await Promise.resolve();

  expect(rang).toBe(0);
});

test("callRepeatedly() goes on until it is ended, and makes no call while an earlier one goes on", async () => {
  const clock = createVirtualClock({ now: 0 });
  const rang: number[] = [];
  const end = callRepeatedly(clock, 100, async () => {
    rang.push(clock.now());
    if (rang.length === 3) await clock.sleep(150);
  });

  await clock.advance(550);
  end();
  await clock.advance(1_000);

  expect(rang).toEqual([100, 200, 300, 500]);
  expect(clock.waits()).toBe(0);
});

test("channels have their turns one after the other, and waiters of a channel in their order", async () => {
  const queue = createFairQueue();
  const ending = new AbortController();
  const served: number[] = [];
  for (const [channel, waiter] of [
    ["a", 1],
    ["a", 2],
    ["b", 3],
    ["a", 4],
  ] as const)
    void queue.wait(channel, () => served.push(waiter));
  const given = queue.wait("c", () => served.push(5), ending.signal);
  ending.abort();

  while (queue.serveNext());
  expect(served).toEqual([1, 3, 2, 4]);
  expect(await given).toBeUndefined();
});

test.each(["served", "given up", "neither"])(
  "a waiter that is %s is known to its signal no longer than it waits",
  async (end) => {
    const queue = createFairQueue();
    const ending = new AbortController();
    void queue.wait("a", () => {}, ending.signal);
    expect(getEventListeners(ending.signal, "abort").length).toBe(1);

    if (end === "served") queue.serveNext();
    if (end === "given up") ending.abort();

    expect(getEventListeners(ending.signal, "abort").length).toBe(end === "neither" ? 1 : 0);
    expect(queue.serveNext()).toBe(end === "neither");
  },
);

test("a channel that may not be served keeps its place", () => {
  const queue = createFairQueue();
  const served: string[] = [];
  for (const channel of ["a", "b"]) void queue.wait(channel, () => served.push(channel));
  expect(queue.serveNext((channel) => channel !== "a")).toBe(true);
  expect(queue.serveNext((channel) => channel !== "a")).toBe(false);
  expect(queue.serveNext()).toBe(true);
  expect(served).toEqual(["b", "a"]);
});
