import fc from "fast-check";
import { expect, test } from "vitest";
import { readParsedItem } from "../page/item.ts";
import {
  addBounded,
  addDelivery,
  addFailure,
  countAttempts,
  createDirectMemory,
  isBlocked,
  listFailing,
  markHandled,
  type DirectMemory,
} from "./memory.ts";

const NOW = Date.UTC(2026, 1, 11, 8);
const FIVE_MINUTES = 300_000;
const clock = { now: () => NOW };

const eventOf = (id: string, ageMs = 0) =>
  readParsedItem({ id, type: "Seller:New.Type", createdAt: new Date(NOW - ageMs).toISOString(), event: {} });
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

  addDelivery(memory, readParsedItem({ id: "a", type: 7 }), clock);

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
