import type { ChannelEvent } from "@kontor/channel-types";
import { DecodeError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { findSeller, type FetchedEvent } from "../page/item.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { StoreError } from "../inbox/store-error.ts";
import { readChannelOptions } from "../options.ts";
import { createFailingLanes, createHourlyPurge, createLaneFinder, createStoredParts } from "./parts.ts";

test("the inbox is purged at once, and then once an hour", async () => {
  const clock = createVirtualClock();
  const purge = vi.fn(async () => ({ payloads: 0, rows: 0 }));
  const run = createHourlyPurge({ inbox: { purge }, retention: { rowsAfterMs: 1 }, clock }, () => {});

  await run();
  await clock.advance(3_599_000);
  await run();
  expect(purge.mock.calls).toEqual([[{ rowsAfterMs: 1 }]]);

  await clock.advance(1_000);
  await run();
  expect(purge).toHaveBeenCalledTimes(2);
});

test("a purge that fails is told and not tried again at once", async () => {
  const clock = createVirtualClock();
  const purge = vi.fn(() => Promise.reject(new Error("busy")));
  const onError = vi.fn();
  const run = createHourlyPurge({ inbox: { purge }, retention: {}, clock }, onError);

  await run();
  await run();

  expect(onError.mock.calls).toEqual([[new Error("busy")]]);
});

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const event = { id: "1", type: "t", event: { sellerId: "a" } } as unknown as ChannelEvent;
const fetched: FetchedEvent = { id: "1", type: "t", raw: JSON.stringify(event), decoded: { event } };
const unreadable = (raw: string): FetchedEvent => ({
  ...fetched,
  raw,
  decoded: { problem: new DecodeError("it", "is") },
});

test("the lane of an event is its seller, and the one without a name where it tells none", () => {
  const laneOf = createLaneFinder(findSeller, log);

  expect(laneOf(fetched)).toBe("a");
  expect([{}, { event: null }, { event: "x" }].map(findSeller)).toEqual(["", "", ""]);
});

test.each([
  ["a", "a"],
  [7, "7"], // some senders write a number
  [-7, "-7"],
  [9_007_199_254_740_991, "9007199254740991"],
  [9_007_199_254_740_992, ""], // Its neighbours would be the same seller.
  [1.5, ""],
  [Number.NaN, ""],
  [true, ""],
  [["a"], ""],
])("the seller %j has the lane %j", (sellerId, lane) => {
  expect(findSeller({ event: { sellerId } })).toBe(lane);
});

test("an event that cannot be read goes by its seller, if it tells one", () => {
  const laneOf = createLaneFinder(() => "never", log);

  expect(laneOf(unreadable('{"event":{"sellerId":"b"}}'))).toBe("b");
  expect(["", "null", "{", "[]"].map((raw) => laneOf(unreadable(raw)))).toEqual(["", "", "", ""]);
});

test.each<[string, () => unknown]>([
  ["gives no text", () => 7],
  ["gives nothing", () => undefined],
  [
    "fails",
    () => {
      throw new Error("no such field");
    },
  ],
])("a key that %s is told, and its event goes into the lane without a name", (_, key) => {
  log.error.mockClear();

  expect(createLaneFinder(key as () => string, log)(fetched)).toBe("");
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("a key that fails is told with the event and why", () => {
  log.error.mockClear();
  const key = () => {
    throw new Error("no such field");
  };

  createLaneFinder(key, log)(fetched);

  expect(log.error.mock.calls).toMatchObject([[{ id: "1", type: "t", problem: "no such field" }, expect.any(String)]]);
});

const buildEvent = (lane: string, id: string, attempts = 0) => ({
  seq: 1,
  id,
  lane,
  type: "t",
  raw: "{}",
  attempts,
  deliveries: 1,
});
const retry = { settlement: { to: "retry", delayMs: 1, problem: "down" } } as const;
const done = { settlement: { to: "done" } } as const;

/** Lanes that fail, in an inbox where each of these events waits after a failed run. */
function failingIn(...waiting: { id: string; attempts?: number }[]) {
  let at = 0;
  const rows = new Map(
    waiting.map(({ id, attempts = 1 }) => [id, { id, state: "waiting", attempts, problem: "down" }]),
  );
  const list = vi.fn(async function* ({ id }: { id: string }) {
    if (rows.has(id)) yield rows.get(id);
  });
  const lanes = createFailingLanes({ monotonicMs: () => at }, { list } as never);
  return { lanes, rows, list, setTime: (ms: number) => (at = ms) };
}

test("a lane fails from its first failure until its event ends, longest first", async () => {
  const { lanes, setTime } = failingIn({ id: "1", attempts: 2 }, { id: "2" });
  lanes.note(buildEvent("a", "1"), retry);
  setTime(100);
  lanes.note(buildEvent("b", "2"), retry);
  lanes.note(buildEvent("a", "1", 1), retry);
  setTime(150);

  expect(await lanes.list()).toEqual([
    { lane: "a", id: "1", type: "t", attempts: 2, durationMs: 150, problem: "down" },
    { lane: "b", id: "2", type: "t", attempts: 1, durationMs: 50, problem: "down" },
  ]);

  lanes.note(buildEvent("a", "1", 2), done);
  lanes.note(buildEvent("b", "2", 1), "written");
  expect(await lanes.list()).toEqual([]);
});

test("the event that died last is told with the first line of its problem, and no other", () => {
  const { lanes } = failingIn();
  const dies = (problem: string) => ({ settlement: { to: "dead", problem } }) as const;

  lanes.note(buildEvent("a", "1"), retry);
  expect(lanes.lastDead()).toBeUndefined();
  lanes.note(buildEvent("a", "1", 1), dies("no total\n    at run (/app/a.ts:1:1)"));
  lanes.note(buildEvent("a", "2"), done);
  lanes.note(buildEvent("b", "3"), "lost");
  expect(lanes.lastDead()).toEqual({ id: "1", problem: "no total" });
  lanes.note(buildEvent("b", "4"), dies("no sku"));
  expect(lanes.lastDead()).toEqual({ id: "4", problem: "no sku" });
});

test("another event of the lane begins anew, and ten thousand lanes are enough", async () => {
  const { lanes, list, setTime } = failingIn({ id: "2" }, { id: "x" });
  lanes.note(buildEvent("a", "1"), retry);
  setTime(50);
  lanes.note(buildEvent("a", "2"), retry);
  expect((await lanes.list())[0]).toMatchObject({ id: "2", durationMs: 0 });

  for (let lane = 0; lane < 10_050; lane += 1) lanes.note(buildEvent(`${lane}`, "x"), retry);
  expect(await lanes.list()).toHaveLength(10_000);
  expect(list.mock.calls.length).toBeLessThanOrEqual(30); // No more are asked for than are told.
});

test("failingLanes tells what is: an entry goes when another process or an operator has ended its event", async () => {
  const { lanes, rows } = failingIn({ id: "done" }, { id: "aside" }, { id: "gone" }, { id: "fails", attempts: 1 });
  for (const id of rows.keys()) lanes.note(buildEvent(id, id), retry);
  expect(await lanes.list()).toHaveLength(4);

  rows.get("done")!.state = "done";
  rows.get("aside")!.state = "dead";
  rows.delete("gone");
  Object.assign(rows.get("fails")!, { attempts: 5, problem: "still down\n    at run (/app/a.ts:1:1)" });

  expect(await lanes.list()).toMatchObject([{ id: "fails", attempts: 5, problem: "still down" }]);
});

test.each([
  [0, undefined],
  [1, undefined],
  [2, 3], // The result of the third run is not written yet.
  [3, 3],
  [4, 4],
])("a lane whose event failed three times, and has %i runs in the inbox, fails with %s", async (attempts, expected) => {
  const { lanes } = failingIn({ id: "1", attempts });
  lanes.note(buildEvent("a", "1", 2), retry);

  expect((await lanes.list()).map((lane) => lane.attempts)).toEqual(expected === undefined ? [] : [expected]);
});

test.each([
  [1_000, true],
  [10_000, true],
  [10_001, false],
])("an inbox that answers again %i ms after it failed counts as failing: %s", async (ms, isFailing) => {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const countWaiting = vi.fn(inbox.countWaiting).mockRejectedValueOnce(new StoreError("count events", "it is full"));
  const options = { inbox: { ...inbox, countWaiting }, clock, logger: log, unsafeDurability: true };
  const channel = { events: { list: async () => ({ eventList: [] }) } } as never;
  const parts = createStoredParts(readChannelOptions({ ...options, channel, handlers: { "*": () => {} } }));

  await expect(parts.loop.pollNow()).rejects.toThrow("it is full");
  await clock.advance(ms);
  await parts.loop.pollNow();

  expect(parts.progress.storeError !== undefined).toBe(isFailing);
});

test("a failure whose result is not written yet is told, and so is what an inbox that fails cannot say", async () => {
  const { lanes, list } = failingIn({ id: "1", attempts: 0 });
  lanes.note(buildEvent("a", "1"), retry);
  expect(await lanes.list()).toHaveLength(1);

  list.mockImplementation(() => {
    throw new Error("no answer");
  });
  expect(await lanes.list()).toHaveLength(1);
});
