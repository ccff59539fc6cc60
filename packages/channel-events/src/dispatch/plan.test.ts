import { expect, test } from "vitest";
import type { LaneClaim } from "../ground/event.ts";
import { plan } from "./plan.ts";
import { createState, type Action, type DispatchState, type HeldLane } from "./state.ts";

const LEASE_MS = 30_000;
const NOW = 100_000;

function holdLane(lane: string, { unfinishedStarts = 0, ...held }: Partial<HeldLane & LaneClaim> = {}): HeldLane {
  const claim: LaneClaim = { lane, token: lane, events: [], isSuspect: unfinishedStarts > 0, unfinishedStarts };
  return { claim, until: NOW + LEASE_MS, is: "reserve", claimedAt: NOW, beganAt: NOW, handler: undefined, ...held };
}

/** A running dispatcher of two lanes, with the timer set, that rests; and what is changed in it. */
function setUp(change: Partial<DispatchState> = {}): DispatchState {
  const limits = { maxLanes: 2, leaseMs: LEASE_MS, handlerTimeoutMs: 900_000, longestNapMs: 5_000 };
  return {
    ...createState(limits),
    phase: "running",
    keepAt: NOW + 10_000,
    alarmAt: NOW,
    suspects: (change.reserve ?? []).filter(({ claim }) => claim.unfinishedStarts > 0).length,
    ...change,
  };
}

const inHand = (...held: HeldLane[]) => {
  const lanes = new Map(held.map((each) => [each.claim.lane, { ...each, is: "running" as const }]));
  return { lanes, running: lanes.size };
};
const event = { seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1 };

/** The actions in short: `begin a`, `claim 2`. */
function read(actions: readonly Action[]): string[] {
  return actions.map((action) => {
    switch (action.do) {
      case "begin":
        return `begin ${action.held.claim.lane}${action.isAlone ? " alone" : ""}`;
      case "release":
        return `release ${action.held.map(({ claim }) => claim.lane).join()} ${action.nextTurnInMs ?? "now"}`;
      case "renew":
        return `renew ${action.held.map(({ claim }) => claim.lane).join()}`;
      case "claim":
        return `claim ${action.lanes}`;
      case "abort":
        return `abort ${action.lane}: ${action.reason}`;
      case "expire":
      case "admit":
        return `${action.do} ${action.lane}`;
      case "wakeAt":
        return `wake at ${action.at - NOW}`;
      case "ask":
      case "clear":
      case "open":
      case "tellIdle":
        return action.do;
    }
  });
}

const suspect = () => holdLane("suspect", { unfinishedStarts: 1 });
const clearing = { is: "clearing", since: NOW - 1_000 } as const;

test.each<[string, Partial<DispatchState>, string[]]>([
  ["nothing before it is started", { phase: "new", look: "due" }, []],
  ["nothing after it was stopped", { phase: "stopped", look: "due", keepAt: NOW, isIdleAsked: true }, []],
  ["lanes back that come after it was stopped", { phase: "stopped", reserve: [holdLane("a")] }, ["release a now"]],
  ["a claim for the slots that are free", { look: "due", ...inHand(holdLane("a")) }, ["claim 1"]],
  ["a claim of eight turns where handlers are quick", { look: "due", quickShare: 0.6 }, ["claim 16"]],
  ["no claim where no slot is free", { look: "due", ...inHand(holdLane("a"), holdLane("b")) }, []],
  [
    "a question in place of a claim where the last one got less than it asked for",
    { look: "due", isDry: true },
    ["ask"],
  ],
  ["no second claim before the answer of the first", { look: "claiming" }, []],
  ["no second question before the answer of the first", { look: "asking" }, []],
  ["a question after lanes came, if slots stay free", { look: "check" }, ["ask"]],
  ["a claim when the rest is over", { look: "resting", lookAt: NOW }, ["claim 2"]],
  ["the timer while it rests", { look: "resting", lookAt: NOW + 70, alarmAt: NOW + 80 }, ["wake at 70"]],
  ["no timer where it rings earlier already", { look: "resting", lookAt: NOW + 70, alarmAt: NOW + 60 }, []],
  [
    "lanes of the reserve in free slots, and no more",
    { reserve: ["a", "b", "c"].map((lane) => holdLane(lane)) },
    ["begin a", "begin b"],
  ],
  ["no lane twice", { reserve: [holdLane("a"), holdLane("a"), holdLane("b")] }, ["begin a", "begin b"]],
  [
    "no lane whose old handler goes on",
    { reserve: [holdLane("a"), holdLane("b")], ...inHand(holdLane("a")) },
    ["begin b"],
  ],
  [
    "lanes back for which no slot was free in a second, but no suspect",
    {
      reserve: [{ ...suspect(), claimedAt: NOW - 1_000 }, holdLane("c", { claimedAt: NOW - 1_000 }), holdLane("d")],
      othersUntil: NOW + 1,
      ...inHand(holdLane("a"), holdLane("b")),
    },
    ["release c now"],
  ],
  [
    "free slots to lanes that have waited long, and the rest back with the next look",
    { reserve: ["a", "b", "c"].map((lane) => holdLane(lane, { claimedAt: NOW - 1_000 })) },
    ["begin a", "begin b"],
  ],
  [
    "the timer for lanes that wait for a slot",
    {
      reserve: [holdLane("c", { claimedAt: NOW - 300 })],
      alarmAt: NOW + 5_000,
      ...inHand(holdLane("a"), holdLane("b")),
    },
    ["wake at 700"],
  ],
  [
    "the reserve back during a pause",
    { phase: "paused", reserve: [holdLane("a"), holdLane("b")] },
    ["release a,b now"],
  ],
  [
    "the reserve back while a stop waits",
    { phase: "stopping", reserve: [holdLane("a")], look: "due" },
    ["release a now"],
  ],
])("plan() gives %s", (_, change, expected) => {
  expect(read(plan(setUp(change), NOW))).toEqual(expected);
});

test("plan() claims no more while the results of many lanes cannot be written", () => {
  const writing = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`${index}`, holdLane(`${index}`, { is: "writing" })]));

  expect(read(plan(setUp({ look: "due", lanes: writing(16) }), NOW))).toEqual(["claim 2"]);
  expect(read(plan(setUp({ look: "due", lanes: writing(17) }), NOW))).toEqual([]);
});

test.each<[string, Partial<DispatchState>, string[]]>([
  ["begins alone where nothing runs", { reserve: [holdLane("a"), suspect()] }, ["begin suspect alone"]],
  [
    "makes room first where a handler runs",
    { reserve: [holdLane("a"), suspect()], ...inHand(holdLane("b")) },
    ["clear"],
  ],
  ["makes room for it where a handler was given up and goes on", { reserve: [suspect()], leftBehind: 1 }, ["clear"]],
  [
    "waits while room is made, and nothing begins meanwhile",
    { reserve: [holdLane("a"), suspect()], mode: clearing, ...inHand(holdLane("b")), look: "due" },
    [],
  ],
  [
    "is put off after a lease",
    { reserve: [holdLane("a"), suspect()], mode: { is: "clearing", since: NOW - LEASE_MS }, ...inHand(holdLane("b")) },
    ["release suspect 60000"],
  ],
  [
    "is the turn of others after another one ran alone",
    { reserve: [suspect(), holdLane("a")], othersUntil: NOW + 5 },
    ["begin a"],
  ],
  [
    "waits for its own old handler",
    { reserve: [suspect(), holdLane("a")], ...inHand(holdLane("suspect")) },
    ["begin a"],
  ],
  [
    "gives back who has waited for a second beside it",
    {
      reserve: [suspect(), holdLane("a", { claimedAt: NOW - 1_000 }), holdLane("b")],
      mode: clearing,
      ...inHand(holdLane("c")),
    },
    ["release a now"],
  ],
  ["makes room no longer once it is gone", { reserve: [holdLane("a")], mode: clearing }, ["open"]],
])("an event that may end processes %s", (_, change, expected) => {
  expect(read(plan(setUp(change), NOW))).toEqual(expected);
});

test("nothing begins beside an event that runs alone, until a lease is over and its start is taken back", () => {
  const solo = { is: "solo", lane: "suspect", since: NOW - LEASE_MS, admitAt: NOW } as const;
  const change = { reserve: [holdLane("a")], look: "due" as const, ...inHand(suspect()) };

  expect(read(plan(setUp({ ...change, mode: { ...solo, admitAt: NOW + 1 }, alarmAt: NOW + 9 }), NOW))).toEqual([
    "wake at 1",
  ]);
  const waiting = { mode: { ...solo, admitAt: NOW + 5_000 }, alarmAt: NOW + 9_000 };
  expect(read(plan(setUp({ ...change, ...waiting }), NOW))).toEqual(["wake at 1000"]);
  expect(read(plan(setUp({ ...change, ...waiting }), NOW + 1_000))).toEqual(["release a now", "wake at 1000"]);
  expect(read(plan(setUp({ ...change, mode: solo }), NOW))).toEqual(["admit suspect"]);
  expect(read(plan(setUp({ ...change, mode: { ...solo, admitAt: Number.POSITIVE_INFINITY } }), NOW))).toEqual([]);
});

test("plan() renews leases when it is time, ends a lane past its lease, and gives up a handler that runs for too long", () => {
  const kept = holdLane("kept", { handler: { event, since: NOW - 1 } });
  const late = holdLane("late", { until: NOW });
  const hangs = holdLane("hangs", { handler: { event, since: NOW - 900_000 } });
  const change = {
    keepAt: NOW,
    reserve: [holdLane("ahead"), holdLane("gone", { until: NOW })],
    ...inHand(kept, late, hangs),
  };

  expect(read(plan(setUp(change), NOW))).toEqual([
    "abort late: The lane could not be kept",
    "expire hangs",
    "renew kept,late,hangs,ahead",
  ]);
  expect(read(plan(setUp({ ...change, isRenewing: true }), NOW)).at(-1)).toBe("renew ");
  expect(read(plan(setUp({ ...change, keepAt: NOW + 1 }), NOW))).toEqual([]);
});

test.each<[string, Partial<DispatchState>, boolean]>([
  ["nothing is due and nothing runs", { hasSeenInbox: true }, true],
  ["the inbox could not be asked", { hasSeenInbox: false }, false],
  ["a look is under way", { hasSeenInbox: true, look: "asking" }, false],
  ["a handler runs", { hasSeenInbox: true, ...inHand(holdLane("a")) }, false],
  ["results are being written", { hasSeenInbox: true, ...inHand(holdLane("a")), running: 0 }, false],
  ["lanes are being given back", { hasSeenInbox: true, releasing: 1 }, false],
  ["it is paused", { phase: "paused", ...inHand(holdLane("a")) }, true],
])("idle() where %s: %#", (_, change, expected) => {
  expect(read(plan(setUp({ ...change, isIdleAsked: true }), NOW)).includes("tellIdle")).toBe(expected);
});

test("before its start a dispatcher does nothing, whatever it knows, not even for who waits until it is idle", () => {
  const limits = { maxLanes: 2, leaseMs: 30_000, handlerTimeoutMs: 900_000, longestNapMs: 5_000 };

  const state = { ...createState(limits), keepAt: 0, lookAt: 0, isIdleAsked: true, look: "due" as const };

  expect(plan(state, 1_000)).toEqual([]);
});
