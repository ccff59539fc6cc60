import { getEventListeners } from "node:events";
import { ApiError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { DirectRun } from "../handle/direct.ts";
import { readItem } from "../page/item.ts";
import {
  addBounded,
  addDelivery,
  addFailure,
  countAttempts,
  createDirectMemory,
  createHandledPoll,
  isBlocked,
  listFailing,
  markHandled,
  type DirectMemory,
  type PollHandledOptions,
} from "./direct.ts";
import { createFetchPatience } from "./loop.ts";

const readJson = (item: object) => {
  const bytes = Buffer.from(JSON.stringify(item));
  return readItem({ bytes, length: bytes.length });
};

const createdAt = "2026-02-11T08:00:00Z";
const itemOf = (id: string) => ({ id, type: "Seller:New.Type", createdAt, event: { sellerId: id[0] } });
const failed: DirectRun = { result: "failed", problem: "no" };
const never = new AbortController().signal;

/** A queue that sends again what is not acknowledged, and a poll of it; ids are `lane` and a number. */
function setUp(ids: string[], options: Partial<PollHandledOptions> = {}) {
  const clock = createVirtualClock();
  const queue = new Set(ids);
  const runs: string[] = [];
  const acknowledge = vi.fn(async ({ eventIdList }: { eventIdList: string[] }) => {
    for (const id of eventIdList) queue.delete(id);
  });
  const list = vi.fn(async () => ({ eventList: [...queue].map(itemOf) }));
  const { handle = async () => ({ result: "handled" }) as DirectRun } = options;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const poll = createHandledPoll({
    channel: { events: { list, acknowledge } } as never,
    patience: createFetchPatience(clock),
    onUndecodable: () => {},
    laneOf: ({ id }) => id[0]!,
    mayFetch: () => true,
    maxAckIds: 100,
    maxEventBytes: 1_000,
    maxLanes: 4,
    deliveryAlarm: 7,
    ended: never,
    clock,
    log,
    ...options,
    handle: (event, attempt, deliveries) => {
      runs.push(`${event.id}:${attempt}`);
      return handle(event, attempt, deliveries);
    },
  });
  return { clock, queue, runs, acknowledge, list, poll, log };
}

test("what was handled and comes again is acknowledged again, and not handled again", async () => {
  const { poll, acknowledge, runs, queue } = setUp(["a1"]);
  acknowledge.mockResolvedValueOnce(undefined); // it says so, and forgets it

  const { duplicates } = await poll(never);

  expect(runs).toEqual(["a1:1"]);
  expect(duplicates).toBe(1);
  expect([...queue]).toEqual([]);
});

test("those behind an event that fails wait for it, and go on without it when its deliveries run short", async () => {
  const { poll, runs, queue, log } = setUp(["a1", "a2", "b1"], {
    handle: async ({ id }) => (id === "a1" ? failed : { result: "handled" }),
    deliveryAlarm: 5, // a poll looks twice where everything comes again at once
  });

  await poll(never);
  await poll(never);
  expect(runs).toEqual(["a1:1", "b1:1", "a1:2"]);
  expect(log.error).not.toHaveBeenCalled();

  await poll(never);
  expect(runs.slice(3)).toEqual(["a1:3", "a2:1"]);
  expect(log.error).toHaveBeenCalled();
  expect([...queue]).toEqual(["a1"]);
});

test("deliveries before this process began count: one for every five minutes of an event's age", async () => {
  const after = (minutes: number) => createVirtualClock({ now: Date.parse(createdAt) + minutes * 60_000 });
  const handle = async ({ id }: { id: string }) => (id === "a1" ? failed : ({ result: "handled" } as DirectRun));
  const young = setUp(["a1", "a2"], { handle, clock: after(4) });
  const old = setUp(["a1", "a2"], { handle, clock: after(25) });

  for (const { poll } of [young, old]) for (const _ of [1, 2]) await poll(never);

  expect(young.runs).toEqual(["a1:1", "a1:2"]); // a2 waits: four deliveries are known of
  expect(old.runs).toEqual(["a1:1", "a1:2", "a2:1"]); // nine: a2 would be lost with it
});

test("those behind a handler that never ends go on without it when its deliveries run short, and it is not run twice", async () => {
  const { poll, runs, queue } = setUp(["a1", "a2", "a3"], {
    handle: async ({ id }) =>
      id === "a1" ? { ...failed, late: new Promise<boolean>(() => {}) } : { result: "handled" },
    deliveryAlarm: 5,
  });

  await poll(never);
  await poll(never);
  expect(runs).toEqual(["a1:1"]);
  await poll(never);

  expect(runs).toEqual(["a1:1", "a2:1", "a3:1"]);
  expect([...queue]).toEqual(["a1"]);
});

test("a lane that fails is told until its event is handled", async () => {
  let isDown = true;
  const { clock, poll } = setUp(["a1"], { handle: async () => (isDown ? failed : { result: "handled" }) });
  await poll(never);
  await clock.advance(60_000);
  await poll(never);

  expect(poll.failing()).toMatchObject([{ lane: "a", id: "a1", attempts: 2, durationMs: 60_000, problem: "no" }]);
  isDown = false;
  await poll(never);
  expect(poll.failing()).toEqual([]);
});

test("a lane whose handler ran for too long waits for that handler, and what it comes to counts", async () => {
  const late = Promise.withResolvers<boolean>();
  const { poll, runs, queue } = setUp(["a1", "a2", "b1"], {
    handle: async ({ id }) => (id === "a1" ? { ...failed, late: late.promise } : { result: "handled" }),
  });
  await poll(never);
  await poll(never);
  expect(runs).toEqual(["a1:1", "b1:1"]);

  late.resolve(true);
  await poll(never);

  expect(runs.slice(2)).toEqual(["a2:1"]);
  expect([...queue]).toEqual([]);
});

test("a handler that failed late is run again", async () => {
  const { poll, runs, queue } = setUp(["a1"], {
    handle: async (_, attempt) => (attempt === 1 ? { ...failed, late: Promise.resolve(false) } : { result: "handled" }),
  });

  await poll(never);
  await poll(never);

  expect(runs).toEqual(["a1:1", "a1:2"]);
  expect([...queue]).toEqual([]);
});

test("after a stop no event is begun, and what was handled is acknowledged", async () => {
  const stopping = new AbortController();
  const { poll, runs, queue } = setUp(["a1", "a2"], {
    handle: async () => {
      stopping.abort();
      return { result: "handled" };
    },
  });

  await poll(stopping.signal);

  expect(runs).toEqual(["a1:1"]);
  expect([...queue]).toEqual(["a2"]);
});

test("what is done is acknowledged while a slow handler runs", async () => {
  const slow = Promise.withResolvers<DirectRun>();
  const { clock, poll, queue } = setUp(["a1", "b1"], {
    handle: async ({ id }) => (id === "a1" ? slow.promise : { result: "handled" }),
  });
  const polling = poll(never);

  await clock.advance(5_000);
  expect([...queue]).toEqual(["a1"]);

  slow.resolve({ result: "handled" });
  expect((await polling).acknowledged).toBe(2);
});

/** An acknowledgement that is never answered, and ends only with its signal, as a `fetch` does. */
function hang(_: unknown, options?: { signal: AbortSignal }): Promise<undefined> {
  const { signal } = options!;
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

test("an acknowledgement that hangs is given up after a minute of the clock, and made again", async () => {
  const { clock, poll, acknowledge, queue } = setUp(["a1"]);
  acknowledge.mockImplementationOnce(hang);
  const polling = poll(never);
  const failure = polling.catch((error: unknown) => error);

  await clock.advance(60_000);
  expect(clock.waits()).toBe(0);
  expect(await failure).toMatchObject({ name: "TimeoutError" });
  await poll(never);

  expect([...queue]).toEqual([]);
  expect(clock.waits()).toBe(0);
});

test.each(["acknowledgement", "handler", "onUndecodable"])(
  "the end of a stop ends a poll whose %s hangs, and no timer remains",
  async (what) => {
    const ending = new AbortController();
    const hanging = () => new Promise<never>(() => {});
    const { clock, poll, list, acknowledge } = setUp(["a1"], {
      ended: ending.signal,
      ...(what === "handler" && { handle: hanging }),
      ...(what === "onUndecodable" && { onUndecodable: hanging }),
    });
    if (what === "onUndecodable") list.mockResolvedValue({ eventList: [{ id: "a1" }] } as never);
    acknowledge.mockImplementation(hang as never);
    const failure = poll(never).catch((error: unknown) => error);
    await clock.advance(12_000);
    expect(clock.waits()).toBe(1);

    ending.abort(new Error("The consumer was stopped"));

    await clock.advance(0);
    expect(clock.waits()).toBe(0);
    expect(String(await failure)).toContain("The consumer was stopped");
    if (what === "acknowledgement") expect(acknowledge).toHaveBeenCalledTimes(1);
    for (const [, options] of acknowledge.mock.calls as unknown as Parameters<typeof hang>[])
      expect(options!.signal.aborted).toBe(true);
  },
);

test("no listener of a page, an event or an acknowledgement remains at the signal that ends a stop", async () => {
  const { signal } = new AbortController();
  const ids = Array.from({ length: 200 }, (_, index) => `a${index}`);
  const { poll, queue } = setUp(ids, { ended: signal, maxAckIds: 10 });

  await poll(never);

  expect([...queue]).toEqual([]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("an id that is refused is not asked for again", async () => {
  const { poll, acknowledge, queue, log } = setUp(["a1"]);
  acknowledge.mockImplementation(async () => {
    queue.clear();
    throw new ApiError({ operation: "Events_Acknowledge" }, 400, undefined, new Headers());
  });

  await poll(never);
  await poll(never);

  expect(acknowledge).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("what may not be fetched is not fetched", async () => {
  const { poll, list } = setUp(["a1"], { mayFetch: () => false });

  expect(await poll(never)).toMatchObject({ pages: 0, fetched: 0 });
  expect(list).not.toHaveBeenCalled();
});

test("ten thousand ids are remembered, and not more", async () => {
  const ids = Array.from({ length: 10_001 }, (_, index) => `a${index}`);
  const { poll, runs, acknowledge, queue } = setUp(ids, {
    maxAckIds: 20_000,
    handle: async () => ({ result: "handled" }),
  });
  acknowledge.mockResolvedValue(undefined); // the platform goes on sending them
  await poll(never);
  runs.length = 0;

  for (const id of ids) if (id !== "a0" && id !== "a10000") queue.delete(id);
  await poll(never);

  expect(runs).toEqual(["a0:1"]);
});

test("an event that cannot be handled is told once, with its type and its lane, however often it comes", async () => {
  const { poll, list, acknowledge, log } = setUp([]);
  list.mockResolvedValue({ eventList: [{ type: "Seller:New.Type", event: { sellerId: "a" } }] as never });

  for (const _ of [1, 2, 3]) await poll(never);

  expect(log.warn.mock.calls).toEqual([
    [
      {
        id: expect.stringMatching(/^without-id-/),
        type: "Seller:New.Type",
        lane: "w",
        seller: "a",
        attempt: 0,
        deliveries: 1,
        problem: expect.stringContaining("/id must be text"),
      },
      "An event cannot be handled",
    ],
  ]);
  expect(acknowledge).not.toHaveBeenCalled();
});

test("an event that nobody takes is told once, and each refusal with its delivery", async () => {
  const onUndecodable = () => Promise.reject(new Error("no room"));
  const { poll, list, log } = setUp([], { onUndecodable });
  list.mockResolvedValue({ eventList: [{ ...itemOf("a1"), createdAt: 5 }] as never });

  for (const _ of [1, 2]) await poll(never);

  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: "a1", lane: "a", seller: "a", problem: "no room" }),
    "onUndecodable failed; the event is not acknowledged",
  );
});

test("an alarm says the lane, the seller and how often the handler ran", async () => {
  const { poll, log } = setUp(["a1"], { handle: async () => failed, deliveryAlarm: 2 });

  await poll(never);

  expect(log.error).toHaveBeenCalledWith(
    { id: "a1", type: "Seller:New.Type", lane: "a", seller: "a", attempt: 1, deliveries: 2 },
    expect.stringContaining("again and again"),
  );
});

const NOW = Date.UTC(2026, 1, 11, 8);
const FIVE_MINUTES = 300_000;
const clock = { now: () => NOW };

const eventOf = (id: string, ageMs = 0) =>
  readJson({ id, type: "Seller:New.Type", createdAt: new Date(NOW - ageMs).toISOString(), event: {} });
const fail = (memory: DirectMemory, lane: string, id: string, attempts = 1, since = 0) =>
  addFailure(memory, { lane, id, type: "t", attempts, since, problem: `problem ${attempts}` });

test("deliveries of this process are counted from one, of each event by itself", () => {
  const memory = createDirectMemory();

  const counts = ["a", "b", "a", "a"].map((id) => addDelivery(memory, eventOf(id), clock));

  expect(counts).toEqual([1, 1, 2, 3]);
  expect([...memory.deliveries]).toEqual([
    ["b", 1],
    ["a", 3],
  ]);
});

test.each([
  [-FIVE_MINUTES, 0],
  [0, 0],
  [FIVE_MINUTES - 1, 0],
  [FIVE_MINUTES, 1],
  [2 * FIVE_MINUTES - 1, 1],
  [50 * 60_000, 10],
])("an event that is %i ms old may have been delivered %i times before, which is found out once", (age, before) => {
  const memory = createDirectMemory();

  addDelivery(memory, eventOf("a", age), clock);
  addDelivery(memory, eventOf("a", age + 100 * FIVE_MINUTES), clock);

  expect(memory.before.get("a")).toBe(before);
});

test("an event that cannot be read has no age", () => {
  const memory = createDirectMemory();

  addDelivery(memory, readJson({ id: "a", type: 7 }), clock);

  expect(memory.before.get("a")).toBe(0);
});

test("those behind a failure wait while it has deliveries left, whether this process saw them or another one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (seen, before) => {
      const memory = createDirectMemory();
      fail(memory, "lane", "first");
      for (let times = 0; times < seen; times += 1) addDelivery(memory, eventOf("first", before * FIVE_MINUTES), clock);
      const known = seen === 0 ? 0 : before;

      expect(isBlocked(memory, "lane", { id: "behind", deliveryAlarm: 7 })).toBe(seen + known < 7);
      expect(isBlocked(memory, "lane", { id: "first", deliveryAlarm: 7 })).toBe(false);
      expect(isBlocked(memory, "other", { id: "behind", deliveryAlarm: 7 })).toBe(false);
    }),
  );
});

test("a failed event waits for those that failed before it, and not for those after it", () => {
  const memory = createDirectMemory();
  for (const id of ["1", "2", "3"]) fail(memory, "lane", id);

  expect(["1", "2", "3"].map((id) => isBlocked(memory, "lane", { id, deliveryAlarm: 7 }))).toEqual([false, true, true]);
});

test("an event whose deliveries have run short lets the next one through, which waits for the other ones", () => {
  const memory = createDirectMemory();
  for (const id of ["old", "new"]) fail(memory, "lane", id);
  addDelivery(memory, eventOf("old", 7 * FIVE_MINUTES), clock);

  expect(isBlocked(memory, "lane", { id: "new", deliveryAlarm: 7 })).toBe(false);
  expect(isBlocked(memory, "lane", { id: "behind", deliveryAlarm: 7 })).toBe(true);
});

test("a lane fails since its first failure, tells the last problem, and its first event", () => {
  const memory = createDirectMemory();
  fail(memory, "a", "1", 1, 1_000);
  fail(memory, "a", "2", 1, 1_500);
  fail(memory, "a", "1", 2, 3_000);
  fail(memory, "b", "3", 4, 2_000.4);

  expect(listFailing(memory, 5_000)).toEqual([
    { lane: "a", id: "1", type: "t", attempts: 2, problem: "problem 2", durationMs: 4_000 },
    { lane: "b", id: "3", type: "t", attempts: 4, problem: "problem 4", durationMs: 3_000 },
  ]);
  expect([countAttempts(memory, "a", "1"), countAttempts(memory, "a", "3"), countAttempts(memory, "c", "1")]).toEqual([
    2, 0, 0,
  ]);
});

test("a handled event is to be acknowledged, and nothing else is remembered of it; others of its lane still fail", () => {
  const memory = createDirectMemory();
  for (const id of ["1", "2"]) {
    addDelivery(memory, eventOf(id, FIVE_MINUTES), clock);
    fail(memory, "a", id);
  }

  markHandled(memory, "a", eventOf("1"));
  expect(listFailing(memory, 0)).toMatchObject([{ lane: "a", id: "2" }]);
  expect([[...memory.deliveries.keys()], [...memory.before.keys()]]).toEqual([["2"], ["2"]]);
  markHandled(memory, "a", eventOf("2"));
  markHandled(memory, "a", { ...eventOf("ours"), hasNoId: true });

  expect([...memory.pending]).toEqual(["1", "2"]); // Nobody can acknowledge an id of ours.
  expect([...memory.handled]).toEqual(["1", "2", "ours"]);
  expect([memory.deliveries.size, memory.before.size, memory.failures.size]).toEqual([0, 0, 0]);
});

test("10,000 ids are remembered, and the one that was seen longest ago is forgotten first", () => {
  const memory = createDirectMemory();
  const known = new Set<string>();
  const event = eventOf("");
  for (let id = 0; id < 10_000; id += 1) {
    addDelivery(memory, { ...event, id: String(id) }, clock);
    addBounded(known, String(id));
  }
  addDelivery(memory, { ...event, id: "0" }, clock); // It was seen again, so it is not the oldest.
  expect([memory.deliveries.size, known.size]).toEqual([10_000, 10_000]);

  addDelivery(memory, { ...event, id: "new" }, clock);
  addBounded(known, "new");

  expect([memory.deliveries.size, memory.before.size, known.size]).toEqual([10_000, 10_000, 10_000]);
  expect(["0", "1", "new"].map((id) => [memory.deliveries.get(id), known.has(id)])).toEqual([
    [2, false],
    [undefined, true],
    [1, true],
  ]);
});
