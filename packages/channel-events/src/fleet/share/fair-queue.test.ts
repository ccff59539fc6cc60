import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

test("channels have their turns one after the other, and waiters of a channel in their order", () => {
  const queue = createFairQueue<number>();
  for (const [channel, waiter] of [
    ["a", 1],
    ["a", 2],
    ["b", 3],
    ["a", 4],
    ["c", 5],
  ] as const)
    queue.add(channel, waiter);
  queue.remove("c", 5);
  queue.remove("c", 6);

  const served = [];
  for (let next = queue.next(() => true); next; next = queue.next(() => true)) served.push(next.waiter);
  expect(served).toEqual([1, 3, 2, 4]);
  expect(queue.isEmpty()).toBe(true);
});

test("a channel that may not be served keeps its place", () => {
  const queue = createFairQueue<number>();
  queue.add("a", 1);
  queue.add("b", 2);
  expect(queue.next((channel) => channel !== "a")).toEqual({ channel: "b", waiter: 2 });
  expect(queue.next((channel) => channel !== "a")).toBeUndefined();
  expect(queue.next(() => true)).toEqual({ channel: "a", waiter: 1 });
});
