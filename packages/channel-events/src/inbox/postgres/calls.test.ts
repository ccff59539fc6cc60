import { expect, test } from "vitest";
import type { LaneClaim, LaneResult } from "../../ground/event.ts";
import { createDueMemory } from "./calls.ts";

const event = { seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1, trace: undefined };
const claim: LaneClaim = { lane: "a", token: "x", events: [event], isSuspect: false, unfinishedStarts: 0 };
const done: LaneResult = { claim, settled: [{ seq: 1, settlement: { to: "done" } }], release: true };

function openMemory() {
  let at = 0;
  const memory = createDueMemory(() => at);
  return { memory, pass: (ms: number) => (at += ms) };
}

test("a claim tells when the next lane is due, also after its lanes have ended with nothing in them", () => {
  const { memory, pass } = openMemory();
  memory.begin(20)({ claims: [claim], dueInMs: 300 });
  pass(100);
  memory.end([done]);

  expect(memory.read()).toEqual({ dueInMs: 200 });
  pass(500);
  expect(memory.read()).toEqual({ dueInMs: 0 });
});

test("that nothing waits is known for a second", () => {
  const { memory, pass } = openMemory();
  expect(memory.read()).toBeUndefined();
  memory.begin(20)({ claims: [], dueInMs: undefined });

  pass(999);
  expect(memory.read()).toEqual({ dueInMs: undefined });
  pass(1);
  expect(memory.read()).toBeUndefined();
});

const retry = { to: "retry", delayMs: 5, problem: "it failed" } as const;
test.each<[string, LaneResult]>([
  ["an event is tried again", { ...done, settled: [{ seq: 1, settlement: retry }] }],
  ["a lane goes back with an event that has not begun", { ...done, settled: [] }],
  ["a lane is held on to", { ...done, release: false }],
  ["a lane is parked", { ...done, park: { reason: "closed" } }],
  ["a lane has its next turn later", { ...done, nextTurnInMs: 60_000 }],
  ["a lane of another claim ends", { ...done, claim: { ...claim } }],
])("nothing is known after %s", (_, result) => {
  const { memory } = openMemory();
  memory.begin(20)({ claims: [claim], dueInMs: undefined });

  memory.end([done]);
  expect(memory.read()).toEqual({ dueInMs: undefined });
  memory.end([done, result]);
  expect(memory.read()).toBeUndefined();
});

test.each<[string, Partial<LaneClaim>, number]>([
  ["as many events as were asked for", {}, 1],
  ["an event whose start is recorded, because it is claimed alone", { unfinishedStarts: 1 }, 20],
])("more may wait in a lane that came with %s", (_, given, perLane) => {
  const { memory } = openMemory();
  const own = { ...claim, ...given };
  memory.begin(perLane)({ claims: [own], dueInMs: undefined });

  memory.end([{ ...done, claim: own }]);

  expect(memory.read()).toBeUndefined();
});

test("the answer to a claim is not believed if something has changed meanwhile", () => {
  const { memory } = openMemory();
  const remember = memory.begin(20);
  memory.forget();
  remember({ claims: [], dueInMs: undefined });

  expect(memory.read()).toBeUndefined();
});
