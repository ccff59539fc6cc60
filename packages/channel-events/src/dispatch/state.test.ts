import { expect, test } from "vitest";
import {
  canBegin,
  computeKeepIntervalMs,
  computeNextTryMs,
  createState,
  hasToRunAlone,
  isDrained,
  isProvenPoison,
  isWrittenDown,
  type DispatchState,
  type HeldLane,
} from "./state.ts";

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

const buildClaim = (unfinishedStarts: number, isSuspect = false) => ({
  lane: "a",
  token: "t",
  events: [],
  isSuspect,
  unfinishedStarts,
});

test("an event is poison after one unfinished start beside others and three alone", () => {
  expect([0, 1, 2, 3, 4].map((starts) => isProvenPoison(buildClaim(starts)))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test("an event runs alone once it was running when a process ended, and no more when the proof is there", () => {
  expect([0, 1, 2, 3, 4].map((starts) => hasToRunAlone(buildClaim(starts, true)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test("starts are written down for suspects and for nobody else", () => {
  expect([buildClaim(0), buildClaim(0, true), buildClaim(1), buildClaim(4, true)].map(isWrittenDown)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a suspect is tried alone at once, and then after ten minutes and after an hour", () => {
  expect([1, 2, 3, 4].map(computeNextTryMs)).toEqual([0, 600_000, 3_600_000, 0]);
});
