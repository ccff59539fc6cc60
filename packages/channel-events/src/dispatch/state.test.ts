import { expect, test } from "vitest";
import { canBegin, computeKeepIntervalMs, createState, isDrained, type DispatchState, type HeldLane } from "./state.ts";

const limits = { maxLanes: 2, leaseMs: 30_000, handlerTimeoutMs: 900_000, longestNapMs: 5_000 };
const claim = { lane: "a", token: "a", events: [], isSuspect: false, unfinishedStarts: 0 };
const held: HeldLane = { claim, until: 30_000, is: "reserve", claimedAt: 0, beganAt: 0, handler: undefined };

function setUp(change: Partial<DispatchState> = {}): DispatchState {
  return { ...createState(limits), phase: "running", ...change };
}

test("an event begins only while the dispatcher runs and the lane is ours by our own clock", () => {
  expect(canBegin(setUp(), held, 29_999)).toBe(true);
  expect(canBegin(setUp(), held, 30_000)).toBe(false);
  expect(canBegin(setUp({ phase: "paused" }), held, 0)).toBe(false);
});

test.each<[string, Partial<DispatchState>, boolean]>([
  ["no longer where nothing is left", {}, true],
  ["while lanes are in hand", { lanes: new Map([["a", held]]) }, false],
  ["while lanes are in the reserve", { reserve: [held] }, false],
  ["while lanes are being given back", { releasing: 1 }, false],
  ["while a claim has not been answered", { look: "claiming" }, false],
])("a stop waits %s", (_, change, expected) => {
  expect(isDrained(setUp(change))).toBe(expected);
});

test("leases are renewed three times in their life, and long runs are found within a third of their time", () => {
  expect(computeKeepIntervalMs(limits)).toBe(10_000);
  expect(computeKeepIntervalMs({ ...limits, handlerTimeoutMs: 3_000 })).toBe(1_000);
  expect(computeKeepIntervalMs({ ...limits, handlerTimeoutMs: 1 })).toBe(10);
});
