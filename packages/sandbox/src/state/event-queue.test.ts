import { expect, test } from "vitest";
import { createEventQueue } from "./event-queue.ts";

const TIMEOUT = 300_000;

function queueOf(...ids: string[]) {
  const queue = createEventQueue({ redeliveryTimeoutMs: TIMEOUT });
  for (const id of ids) queue.add({ id });
  return queue;
}

test("deliver() returns events in creation order and hides them until their time has come", () => {
  const queue = queueOf("1", "2", "3");

  expect(queue.deliver(0, 2)).toEqual([{ id: "1" }, { id: "2" }]);
  expect(queue.deliver(1, 2)).toEqual([{ id: "3" }]);
  expect(queue.deliver(TIMEOUT - 1, 10)).toEqual([]);
  expect(queue.deliver(TIMEOUT, 10)).toEqual([{ id: "1" }, { id: "2" }]);
});

test("an event that returns stands before newer ones", () => {
  const queue = queueOf("1");
  queue.deliver(0, 1);
  queue.add({ id: "2" });

  expect(queue.deliver(TIMEOUT, 10)).toEqual([{ id: "1" }, { id: "2" }]);
});

test("an event is delivered ten times and is then a dead letter, at the instant and not at the next fetch", () => {
  const queue = queueOf("1");

  const delivered = Array.from({ length: 15 }, (_, turn) => queue.deliver(turn * TIMEOUT, 1).length);

  expect(delivered).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  const again = queueOf("1");
  for (let turn = 0; turn < 10; turn += 1) again.deliver(turn * TIMEOUT, 1);
  expect(again.entries(10 * TIMEOUT - 1)[0]!.state).toBe("delivered");
  expect(again.entries(10 * TIMEOUT)[0]!).toEqual({
    event: { id: "1" },
    state: "dead-letter",
    deliveries: 10,
    visibleAt: undefined,
  });
});

test("acknowledge() removes what was delivered, also when it is late, and nothing else", () => {
  const queue = queueOf("1", "2");
  queue.deliver(0, 1);

  expect(queue.acknowledge(["1", "2", "unknown", "1"], TIMEOUT)).toBe(1);

  expect(queue.deliver(TIMEOUT, 10)).toEqual([{ id: "2" }]);
  expect(queue.acknowledge(["1"], TIMEOUT)).toBe(0);
});

test("add() refuses an id twice", () => {
  expect(() => queueOf("1", "1")).toThrow("Cannot add an event as its id must be new: got 1");
});

test("requeue() begins anew with a dead letter, and never with what was acknowledged", () => {
  const queue = queueOf("1", "2");
  queue.discard("1");
  queue.requeue("1");
  queue.deliver(0, 2);
  queue.acknowledge(["2"], 0);

  const delivered = Array.from({ length: 11 }, (_, turn) => queue.deliver((turn + 1) * TIMEOUT, 1).length);

  expect(delivered).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
  queue.requeue("1");
  expect(queue.entries(11 * TIMEOUT)[0]).toMatchObject({ state: "queued", deliveries: 0 });
  expect(() => queue.requeue("2")).toThrow("it must be known and not acknowledged: got 2");
});

test("an event that is put back stands where it was created, and the others keep their places", () => {
  const queue = queueOf("1", "2", "3");
  queue.discard("2");
  queue.requeue("2");

  expect(queue.deliver(0, 3).map(({ id }) => id)).toEqual(["1", "2", "3"]);
});

test("acknowledge() also removes what was delivered before and waits again, and what is a dead letter stays one", () => {
  const queue = queueOf("1", "2", "3");
  queue.deliver(0, 2);
  queue.timeOut("1");
  queue.discard("2");

  expect([queue.acknowledge(["1", "2", "3", "1", "none"], 0), queue.acknowledge(["1"], 0)]).toEqual([1, 0]);
  expect(queue.entries(0).map(({ state }) => state)).toEqual(["acknowledged", "dead-letter", "queued"]);
});

test("a delivered event that was there from the start comes back when its time has come", () => {
  const entries = [{ event: { id: "1" }, state: "delivered" as const, deliveries: 1, visibleAt: 100 }];
  const queue = createEventQueue({ redeliveryTimeoutMs: TIMEOUT, entries });

  expect(queue.deliver(99, 10)).toEqual([]);
  expect(queue.deliver(100, 10)).toEqual([{ id: "1" }]);
});

test("timeOut() ends the waiting of a delivered event, which comes back as long as it may", () => {
  const queue = queueOf("1");
  for (let turn = 0; turn < 10; turn += 1) {
    expect(queue.deliver(0, 1)).toEqual([{ id: "1" }]);
    queue.timeOut("1");
  }

  expect(queue.entries(0)[0]).toMatchObject({ state: "dead-letter", deliveries: 10 });
});

test("by default an event stays away for five minutes, and is delivered ten times", () => {
  const queue = createEventQueue();
  queue.add({ id: "1" });

  for (let delivery = 0; delivery < 10; delivery += 1) {
    expect(queue.deliver(delivery * TIMEOUT, 1)).toEqual([{ id: "1" }]);
    expect(queue.deliver((delivery + 1) * TIMEOUT - 1, 1)).toEqual([]);
  }

  expect(queue.deliver(10 * TIMEOUT, 1)).toEqual([]);
  expect(queue.entries(10 * TIMEOUT)).toMatchObject([{ state: "dead-letter", deliveries: 10 }]);
});

test("an event that is not wanted stays as it is, and takes no place in the page", () => {
  const queue = queueOf("1", "2", "3", "4");

  expect(queue.deliver(0, 2, ({ id }) => id !== "1" && id !== "3")).toEqual([{ id: "2" }, { id: "4" }]);
  expect(queue.entries(0).map(({ state, deliveries }) => [state, deliveries])).toEqual([
    ["queued", 0],
    ["delivered", 1],
    ["queued", 0],
    ["delivered", 1],
  ]);
  expect(queue.deliver(0, 9)).toEqual([{ id: "1" }, { id: "3" }]);
});

test("each change is told once, with how it left the event", () => {
  const told: string[] = [];
  const queue = createEventQueue({
    maxDeliveries: 2,
    redeliveryTimeoutMs: () => 100,
    onChange: ({ event: { id }, state, deliveries, visibleAt }) =>
      told.push([id, state, deliveries, visibleAt].join(" ")),
  });

  queue.add({ id: "1" });
  queue.add({ id: "2" });
  queue.deliver(0, 2);
  queue.acknowledge(["1", "1", "none"], 5);
  queue.expire(99);
  queue.expire(100);
  queue.deliver(100, 1);
  queue.timeOut("2");
  queue.requeue("2");
  queue.discard("2");

  expect(told).toEqual([
    "1 queued 0 ",
    "2 queued 0 ",
    "1 delivered 1 100",
    "2 delivered 1 100",
    "1 acknowledged 1 ",
    "2 queued 1 ",
    "2 delivered 2 200",
    "2 dead-letter 2 ",
    "2 queued 0 ",
    "2 dead-letter 0 ",
  ]);
  for (const change of [queue.timeOut, queue.requeue, queue.discard])
    for (const id of ["1", "none"]) expect(() => change(id)).toThrow(`known and not acknowledged: got ${id}`);
});

test("timeOut() leaves an event alone that waits for no answer", () => {
  const queue = queueOf("1");
  queue.timeOut("1");
  expect(queue.entries(0)).toMatchObject([{ state: "queued", deliveries: 0 }]);

  queue.discard("1");
  queue.timeOut("1");
  expect(queue.entries(0)).toMatchObject([{ state: "dead-letter" }]);
});
