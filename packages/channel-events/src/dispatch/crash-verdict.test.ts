import { expect, test } from "vitest";
import { isProvenPoison, isWrittenDown, hasToRunAlone, computeNextTryMs } from "./crash-verdict.ts";

const claim = (unfinishedStarts: number, isSuspect = false) => ({
  lane: "a",
  token: "t",
  events: [],
  isSuspect,
  unfinishedStarts,
});

test("an event is poison after one unfinished start beside others and three alone", () => {
  expect([0, 1, 2, 3, 4].map((starts) => isProvenPoison(claim(starts)))).toEqual([false, false, false, false, true]);
});

test("an event runs alone once it was running when a process ended, and no more when the proof is there", () => {
  expect([0, 1, 2, 3, 4].map((starts) => hasToRunAlone(claim(starts, true)))).toEqual([false, true, true, true, false]);
});

test("starts are written down for suspects and for nobody else", () => {
  expect([claim(0), claim(0, true), claim(1), claim(4, true)].map(isWrittenDown)).toEqual([false, true, true, false]);
});

test("the tries of a suspect are a minute, ten minutes and an hour apart", () => {
  expect([1, 2, 3, 4].map(computeNextTryMs)).toEqual([60_000, 600_000, 3_600_000, 0]);
});
