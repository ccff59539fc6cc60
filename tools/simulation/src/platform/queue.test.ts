import { expect, test } from "vitest";
import { createEventQueue } from "./queue.ts";

const REDELIVERY_MS = 300_000;

function setUp(...ids: string[]) {
  const queue = createEventQueue(REDELIVERY_MS);
  for (const id of ids) queue.add({ id, seller: "s1", text: "{}" });
  const deliver = (now: number, limit = 100) => queue.deliver(now, limit).map(({ id }) => id);
  return { queue, deliver };
}

test("events are sent in order, a page at a time, and again after a time", () => {
  const { deliver } = setUp("a", "b", "c");

  expect([deliver(0, 2), deliver(0, 2), deliver(1)]).toEqual([["a", "b"], ["c"], []]);
  expect([deliver(REDELIVERY_MS - 1), deliver(REDELIVERY_MS)]).toEqual([[], ["a", "b", "c"]]);
});

test("what is acknowledged is not sent again, and what was never sent cannot be acknowledged", () => {
  const { queue, deliver } = setUp("a", "b");
  deliver(0, 1);

  queue.acknowledge(["a", "b", "unknown"]);

  expect([queue.countOpen(), deliver(REDELIVERY_MS)]).toEqual([1, ["b"]]);
});

test("an event is sent ten times at most, and is dead when the last time is over", () => {
  const { queue, deliver } = setUp("a");
  for (let times = 0; times < 10; times += 1) expect(deliver(times * REDELIVERY_MS)).toEqual(["a"]);

  expect(deliver(10 * REDELIVERY_MS)).toEqual([]);
  expect(queue.listDead(10 * REDELIVERY_MS - 1)).toEqual([]);
  expect(queue.listDead(10 * REDELIVERY_MS).map(({ id }) => id)).toEqual(["a"]);
  expect(queue.findOldestDue(10 * REDELIVERY_MS)).toBeUndefined();
});
