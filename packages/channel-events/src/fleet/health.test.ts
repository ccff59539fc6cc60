import { expect, test } from "vitest";
import type { HealthReport } from "../observe/health.ts";
import { buildFleetHealth, type FleetHealthFacts } from "./fleet.ts";

const report = (status: HealthReport["status"], more: Partial<HealthReport> = {}) =>
  ({
    status,
    problems: status === "ok" ? [] : [`is ${status}`],
    isLive: true,
    isPolling: false,
    ...more,
  }) as HealthReport;

function build(channels: Record<string, HealthReport>, more: Partial<FleetHealthFacts> = {}) {
  return buildFleetHealth({
    member: "me",
    members: ["me"],
    isStarted: true,
    isStopped: false,
    storeError: undefined,
    maxHandlers: 16,
    stuckHandlers: 0,
    channels: new Map(Object.entries(channels)),
    refusals: new Map(),
    ...more,
  });
}

test.each([
  ["well", { a: report("ok"), b: report("ok") }, {}, ["ok", true, true]],
  ["one channel fails", { a: report("ok"), b: report("failing") }, {}, ["degraded", true, true]],
  ["all channels fail", { a: report("failing"), b: report("failing") }, {}, ["failing", true, true]],
  ["no channels", {}, {}, ["ok", true, true]],
  ["nobody is known", { a: report("ok") }, { members: [] }, ["failing", true, false]],
  ["not started", { a: report("ok") }, { isStarted: false, members: [] }, ["ok", true, false]],
  ["stopped", { a: report("ok") }, { isStopped: true }, ["failing", false, false]],
  [
    "one of two stores is gone for good",
    { a: report("failing", { isLive: false }), b: report("ok") },
    {},
    ["degraded", false, true],
  ],
  ["fifteen of sixteen handlers are stuck", { a: report("ok") }, { stuckHandlers: 15 }, ["ok", true, true]],
  ["sixteen of sixteen are", { a: report("ok") }, { stuckHandlers: 16 }, ["failing", true, true]],
  ["a store that is gone for good", { a: report("failing", { isLive: false }) }, {}, ["failing", false, true]],
] as const)("%s", (_, channels, facts, expected) => {
  const { status, isLive, isReady } = build(channels, facts as Partial<FleetHealthFacts>);
  expect([status, isLive, isReady]).toEqual(expected);
});

test("problems name their channels, the store's comes first, and there are 20 at most", () => {
  const channels = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`c${index}`, report("degraded")]));
  const { problems } = build(channels, {
    members: [],
    storeError: "no connection",
    refusals: new Map([["c0", "403"]]),
  });
  expect(problems.slice(0, 3)).toEqual([
    "the store cannot be reached: no connection",
    "c0: the start was refused: 403",
    "c0: is degraded",
  ]);
  expect(problems.length).toBe(20);
});

test("it names the channels that this process polls", () => {
  const { polls, channels } = build({ a: report("ok", { isPolling: true }), b: report("ok") });
  expect(polls).toEqual(["a"]);
  expect(Object.keys(channels)).toEqual(["a", "b"]);
});

test.each([
  [true, false, [], ["the store cannot be reached: it has not answered"]],
  [true, false, ["me"], []],
  [true, true, [], ["the fleet is stopped"]],
  [true, true, ["me"], ["the fleet is stopped"]],
  [false, false, [], []],
])("started: %s, stopped: %s, members %j: the problems of the process are %j", (isStarted, isStopped, members, own) => {
  expect(build({ a: report("ok") }, { isStarted, isStopped, members }).problems).toEqual(own);
});
