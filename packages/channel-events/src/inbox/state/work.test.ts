import { expect, test } from "vitest";
import { type LaneClaim, NEVER, type LaneResult, type Settlement, type StoredEvent } from "../../ground/event.ts";
import { addEvent, createState, openLane, placeLane, type InboxState } from "./state.ts";
import {
  applyChange,
  decideEnd,
  decideResult,
  decideStart,
  findNextTurnMs,
  holdLane,
  listClaimed,
  listLacking,
  takeDueLanes,
} from "./work.ts";

const NOW = 1_000;
const UNTIL = NOW + 300;

interface LaneBefore {
  waiting: number[];
  readyAt?: number;
  /** The number of events that are claimed, with a lease until `UNTIL`. */
  claimed?: number;
  parkedFor?: string;
}

/** Builds a state of lanes whose events are numbers. Lanes are claimed in the order in which they are written. */
function build(
  lanes: Record<string, LaneBefore>,
  { starts = {}, suspects = [] }: { starts?: Record<number, number>; suspects?: string[] } = {},
) {
  const state = createState();
  for (const [seq, times] of Object.entries(starts)) state.starts.set(Number(seq), times);
  for (const name of suspects) state.suspects.add(name);
  const claims: Record<string, LaneClaim> = {};
  for (const [name, { waiting, claimed }] of Object.entries(lanes)) {
    for (const seq of waiting) addEvent(state, buildEvent(seq, name), 0);
    if (claimed === undefined) continue;
    const due = takeDueLanes(state, 9, 0).find((lane) => lane.name === name)!;
    claims[name] = holdLane(state, due, { token: `of ${name}`, until: UNTIL, perLane: claimed });
    for (const lane of state.lanes.values()) placeLane(state, lane);
  }
  for (const [name, { readyAt = 0, parkedFor }] of Object.entries(lanes)) {
    const lane = openLane(state, name);
    Object.assign(lane, { readyAt, parkedFor });
    placeLane(state, lane);
  }
  return { state, claims };
}

const buildEvent = (seq: number, lane: string): StoredEvent => ({
  ...{ seq, id: `${seq}`, type: "t", lane, raw: "{}", attempts: 0, deliveries: 1, trace: undefined },
});

/** Shows a state as plain data: of each lane the claimed events that still wait, those behind them, and its turn. */
function show({ lanes, held, suspects, starts, waiting }: InboxState) {
  const shown = [...lanes.values()].map((lane) => [
    lane.name,
    {
      claimed: lane.hold && [...lane.hold.events.keys()],
      next: lane.next.map(({ seq }) => seq),
      turn: lane.parkedFor === undefined ? lane.readyAt : `${lane.parkedFor} until ${lane.readyAt}`,
    },
  ]);
  expect([...held].every((lane) => lane.hold !== undefined && lane.place === -1)).toBe(true);
  expect(waiting).toBe([...lanes.values()].reduce((sum, lane) => sum + lane.waiting, 0));
  return { ...Object.fromEntries(shown), suspects: [...suspects], starts: Object.fromEntries(starts) } as unknown;
}

const done = (...seqs: number[]) => seqs.map((seq) => ({ seq, settlement: { to: "done" } as Settlement }));
const retry = (seq: number, delayMs: number) => ({
  ...{ seq, settlement: { to: "retry", delayMs, problem: "no" } as Settlement },
});

test.each<[what: string, readyAt: Record<string, number>, most: number, taken: string[]]>([
  ["only lanes whose turn has come", { a: NOW - 1, b: NOW, c: NOW + 1 }, 9, ["a", "b"]],
  ["the lane that became ready first comes first", { a: 30, b: 10, c: 20 }, 9, ["b", "c", "a"]],
  ["of two with the same turn, the one whose event came first", { a: 10, b: 10, c: 10 }, 9, ["a", "b", "c"]],
  ["no more than asked for", { a: 30, b: 10, c: 20 }, 2, ["b", "c"]],
  ["none, if none is asked for", { a: 30 }, 0, []],
])("takeDueLanes() takes lanes out of the queue: %s", (_, readyAt, most, taken) => {
  const entries = Object.entries(readyAt).map(([name, at], index) => [name, { waiting: [index + 1], readyAt: at }]);
  const { state } = build(Object.fromEntries(entries) as Record<string, LaneBefore>);

  expect(takeDueLanes(state, most, NOW).map(({ name }) => name)).toEqual(taken);
  expect(state.turns.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(readyAt).filter((name) => !taken.includes(name)),
  );
});

test.each([
  [UNTIL - 1, [], { claimed: [1, 2], next: [3], turn: 0 }, []],
  [UNTIL, ["a"], { claimed: undefined, next: [1, 2, 3], turn: 0 }, ["a"]],
  [UNTIL + 1, ["a"], { claimed: undefined, next: [1, 2, 3], turn: 0 }, ["a"]],
])("a lease until 1,300 is over at %i for: %j", (now, taken, a, suspects) => {
  const { state } = build({ a: { waiting: [1, 2, 3], claimed: 2 }, ab: { waiting: [4], readyAt: 9_999 } });

  expect(takeDueLanes(state, 9, now).map(({ name }) => name)).toEqual(taken);
  expect(show(state)).toMatchObject({ a, ab: { claimed: undefined, next: [4] }, suspects });
});

test("a lane in which nothing waits at the end of its lease is no suspect, and is forgotten", () => {
  const { state, claims } = build({ a: { waiting: [1], claimed: 1 }, b: { waiting: [2], claimed: 1 } });
  applyChange(state, decideResult(state, { claim: claims["a"]!, settled: done(1), release: false }, NOW)!);

  takeDueLanes(state, 9, UNTIL);

  expect(show(state)).toMatchObject({ suspects: ["b"] });
  expect(state.lanes.has("a")).toBe(false);
});

test("listLacking() gives lanes of which fewer events are in memory than can be claimed, and that have more in the store", () => {
  const { state } = build({ a: { waiting: [1, 2] }, b: { waiting: [3, 4] }, c: { waiting: [5, 6, 7] } });
  const lanes = [...state.lanes.values()];
  for (const lane of lanes) lane.next = lane.next.slice(0, 2);
  openLane(state, "b").waiting = 3;

  expect([1, 2, 3].map((perLane) => listLacking(lanes, perLane).map(({ name }) => name))).toEqual([[], [], ["b", "c"]]);
});

test.each<[what: string, perLane: number, starts: Record<number, number>, suspects: string[], claim: object]>([
  ["one event", 1, {}, [], { events: [1], isSuspect: false, unfinishedStarts: 0 }],
  ["as many as asked for", 2, {}, [], { events: [1, 2], isSuspect: false, unfinishedStarts: 0 }],
  ["all there are", 20, {}, [], { events: [1, 2, 3], isSuspect: false, unfinishedStarts: 0 }],
  ["all of a suspect lane", 20, {}, ["a"], { events: [1, 2, 3], isSuspect: true, unfinishedStarts: 0 }],
  ["all, where another lane is suspect", 20, {}, ["ab"], { events: [1, 2, 3], isSuspect: false }],
  ["the first alone, if it has an unfinished start", 20, { 1: 1 }, ["a"], { events: [1], unfinishedStarts: 1 }],
  ["all, if a later one has an unfinished start", 20, { 2: 4 }, [], { events: [1, 2, 3], unfinishedStarts: 0 }],
])("holdLane() claims %s", (_, perLane, starts, suspects, expected) => {
  const { state } = build(
    { a: { waiting: [1, 2, 3], parkedFor: "a pause that is over" }, ab: { waiting: [4], readyAt: NOW } },
    { starts, suspects },
  );
  const [lane] = takeDueLanes(state, 1, 0);

  const claim = holdLane(state, lane!, { token: "t", until: UNTIL, perLane });

  expect({ ...claim, events: claim.events.map(({ seq }) => seq) }).toMatchObject({
    lane: "a",
    token: "t",
    ...expected,
  });
  expect(lane).toMatchObject({ parkedFor: undefined, hold: { token: "t", until: UNTIL } });
  expect([...state.suspects]).toEqual(suspects.filter((name) => name !== "a"));
  expect(listClaimed(state)).toEqual(claim.events.map(({ seq }) => seq));
});

test.each<[what: string, lanes: Record<string, LaneBefore>, expected: number | undefined]>([
  ["nothing waits", {}, undefined],
  ["a turn has come", { a: { waiting: [1], readyAt: NOW - 5 } }, 0],
  ["a turn comes", { a: { waiting: [1], readyAt: NOW + 5 } }, 5],
  [
    "the earlier of two turns comes",
    { a: { waiting: [1], readyAt: NOW + 7 }, b: { waiting: [2], readyAt: NOW + 5 } },
    5,
  ],
  ["a lane is parked until somebody resumes it", { a: { waiting: [1], readyAt: NEVER } }, undefined],
  ["a lane is held", { a: { waiting: [1], claimed: 1 } }, undefined],
])("findNextTurnMs() where %s: %#", (_, lanes, expected) => {
  expect(findNextTurnMs(build(lanes).state, NOW)).toBe(expected);
});

test.each([
  [UNTIL - 1, undefined],
  [UNTIL, 0],
])("a lane whose lease ends at 1,300 has its turn at %i: %s", (now, expected) => {
  const { state, claims } = build({ a: { waiting: [1], claimed: 1 } });
  expect(findNextTurnMs(state, now)).toBe(expected);

  applyChange(state, decideResult(state, { claim: claims["a"]!, settled: done(1), release: false }, NOW)!);

  expect(findNextTurnMs(state, now)).toBeUndefined(); // Nothing waits in it any more.
});

test.each<[what: string, change: Partial<LaneClaim>]>([
  ["another token", { token: "of ab" }],
  ["another lane", { lane: "ab" }],
  ["a lane that nobody knows", { lane: "zz" }],
])("a claim with %s changes nothing", (_, change) => {
  const { state, claims } = build({ a: { waiting: [1], claimed: 1 }, ab: { waiting: [2], claimed: 1 } });
  const claim = { ...claims["a"]!, ...change };

  expect(decideResult(state, { claim, settled: done(1), release: true }, NOW)).toBeUndefined();
  expect(decideEnd(state, claim, { seq: 1, settlement: { to: "done" }, now: NOW })).toBeUndefined();
  expect(decideStart(state, { claim, seq: 1, unfinishedStarts: 1, nextTurnInMs: 0 }, NOW)).toBeUndefined();
});

type Result = Omit<LaneResult, "claim">;

test.each<[what: string, result: Result, a: object, starts?: Record<number, number>]>([
  ["nothing settled, and kept", { settled: [], release: false }, { claimed: [1, 2], next: [3], turn: 0 }],
  ["one done, and kept", { settled: done(1), release: false }, { claimed: [2], next: [3], turn: 0 }],
  ["both done, and given back", { settled: done(1, 2), release: true }, { claimed: undefined, next: [3], turn: NOW }],
  ["given back as it is", { settled: [], release: true }, { claimed: undefined, next: [1, 2, 3], turn: NOW }],
  ["an event of another claim is no result", { settled: done(3), release: false }, { claimed: [1, 2], next: [3] }],
  [
    "a retry keeps its place, and sets the turn",
    { settled: [retry(1, 50)], release: true },
    { claimed: undefined, next: [1, 2, 3], turn: NOW + 50 },
  ],
  [
    "a part of a millisecond counts as a whole one",
    { settled: [retry(1, 50.1)], release: true },
    { next: [1, 2, 3], turn: NOW + 51 },
  ],
  [
    "a retry behind an event that is done",
    { settled: [...done(1), retry(2, 70)], release: true },
    { next: [2, 3], turn: NOW + 70 },
  ],
  [
    "a next turn, set with its last result",
    { settled: done(1), release: true, nextTurnInMs: 40 },
    { next: [2, 3], turn: NOW + 40 },
  ],
  [
    "a next turn, where its event waits",
    { settled: [], release: true, nextTurnInMs: 40 },
    { next: [1, 2, 3], turn: NOW + 40 },
  ],
  [
    "parked for a time by an event that waits",
    { settled: [retry(1, 5)], release: true, park: { reason: "why", durationMs: 99.5 } },
    { next: [1, 2, 3], turn: `why until ${NOW + 100}` },
  ],
  [
    "parked until somebody resumes it",
    { settled: [retry(1, 5)], release: true, park: { reason: "why" } },
    { next: [1, 2, 3], turn: `why until ${NOW + NEVER}` },
  ],
  [
    "parked for less than the wait of its retry",
    { settled: [retry(1, 500)], release: true, park: { reason: "why", durationMs: 100 } },
    { next: [1, 2, 3], turn: `why until ${NOW + 500}` },
  ],
  [
    "parked by the last of its results, the first being done",
    { settled: [...done(1), retry(2, 0)], release: true, park: { reason: "why", durationMs: 9 } },
    { next: [2, 3], turn: `why until ${NOW + 9}` },
  ],
])("the result of a claim of two events: %s", (_, result, a) => {
  const { state, claims } = build({ a: { waiting: [1, 2, 3], claimed: 2 }, ab: { waiting: [4], readyAt: 7 } });
  const before = show(state);
  const change = decideResult(state, { claim: claims["a"]!, ...result }, NOW)!;
  expect(show(state)).toEqual(before); // Nothing changes before the store has written it.

  applyChange(state, change);

  expect(show(state)).toMatchObject({ a, ab: { claimed: undefined, next: [4], turn: 7 } });
});

test("an event that has ended keeps its first result", () => {
  const { state, claims } = build({ a: { waiting: [1, 2], claimed: 2 } });
  const settle = (settled: Result["settled"]) => {
    const change = decideResult(state, { claim: claims["a"]!, settled, release: false }, NOW)!;
    applyChange(state, change);
    return change.ended;
  };

  expect(settle(done(1))).toEqual(done(1));
  expect(settle([retry(1, 5), ...done(2)])).toEqual(done(2));
  expect(decideEnd(state, claims["a"]!, { seq: 1, settlement: { to: "done" }, now: NOW })).toBeUndefined();
});

test.each([{ nextTurnInMs: 40 }, { park: { reason: "why", durationMs: 40 } }])(
  "an event that was forgotten meanwhile gives its lane no turn and no parking: %j",
  (given) => {
    const { state, claims } = build({ a: { waiting: [1, 2], claimed: 1 } });
    openLane(state, "a").hold!.events.delete(1);
    const result = { claim: claims["a"]!, settled: [retry(1, 5)], release: true, ...given };

    expect(decideResult(state, result, NOW)).toMatchObject({ ended: [], readyAt: NOW, parkedFor: undefined });
  },
);

test("each failed run counts, and no other", () => {
  const { state, claims } = build({ a: { waiting: [1, 2], claimed: 2 } });
  const change = decideResult(state, { claim: claims["a"]!, settled: [retry(1, 0), retry(1, 0)], release: true }, NOW)!;

  applyChange(state, change);

  expect(openLane(state, "a").next.map(({ seq, attempts }) => [seq, attempts])).toEqual([
    [1, 2],
    [2, 0],
  ]);
});

test.each<[what: string, given: Parameters<typeof build>[1], result: Result, expected: object]>([
  [
    "a suspect wakes with its first result",
    { suspects: ["a"] },
    { settled: done(1), release: false },
    { readyAt: NOW },
  ],
  [
    "a lane with an unfinished start wakes, and the start is over",
    { starts: { 1: 2 } },
    { settled: done(1), release: false },
    { readyAt: NOW, starts: [[1, 0]] },
  ],
  ["without a result it does not wake", { suspects: ["a"] }, { settled: [], release: false }, { readyAt: 0 }],
  [
    "a lane that is no suspect does not wake",
    { suspects: ["ab"] },
    { settled: done(1), release: false },
    { readyAt: 0 },
  ],
  [
    "one that is parked now does not wake",
    { suspects: ["a"] },
    { settled: [retry(1, 0)], release: false, park: { reason: "why", durationMs: 50 } },
    { readyAt: NOW + 50, parkedFor: "why" },
  ],
  [
    "a lane that is given back without a result keeps the unfinished start of its claim",
    { starts: { 1: 2 } },
    { settled: [], release: true },
    { starts: [] },
  ],
])("starts and suspects: %s", (_, given, result, expected) => {
  const { state, claims } = build({ a: { waiting: [1, 2], claimed: 2 }, ab: { waiting: [3] } }, given);

  expect(decideResult(state, { claim: claims["a"]!, ...result }, NOW)).toMatchObject(expected);
});

test("a start that this claim has recorded is taken back for what is given back without a result", () => {
  const { state, claims } = build({ a: { waiting: [1, 2], claimed: 2 } }, { suspects: ["a"] });
  const claim = claims["a"]!;
  for (const seq of [1, 2])
    applyChange(state, decideStart(state, { claim, seq, unfinishedStarts: 1, nextTurnInMs: 600 }, NOW)!);
  expect(show(state)).toMatchObject({ a: { turn: NOW + 600 }, starts: { 1: 1, 2: 1 } });

  applyChange(state, decideResult(state, { claim, settled: done(1), release: true }, NOW)!);

  expect(show(state)).toMatchObject({ a: { next: [2], turn: NOW } });
  expect([...state.starts]).toEqual([]);
});

test.each<[what: string, settled: number[], left: [number, number][]]>([
  ["without a result", [], [[1, 2]]],
  ["after its first event has ended", [1], []],
])("a lane whose first event had two unfinished starts is given back %s", (_, settled, left) => {
  const { state, claims } = build({ a: { waiting: [1, 2], claimed: 2 } }, { starts: { 1: 2 } });
  const claim = claims["a"]!;
  applyChange(state, decideStart(state, { claim, seq: 1, unfinishedStarts: 3, nextTurnInMs: 0 }, NOW)!);

  applyChange(state, decideResult(state, { claim, settled: done(...settled), release: true }, NOW)!);

  expect([...state.starts]).toEqual(left);
});

test("an event behind the first one has no unfinished start when its lane is given back", () => {
  const { state, claims } = build({ a: { waiting: [1, 2, 3], claimed: 3 } }, { suspects: ["a"] });
  const claim = claims["a"]!;
  applyChange(state, decideResult(state, { claim, settled: done(1), release: false }, NOW)!);
  for (const seq of [2, 3])
    applyChange(state, decideStart(state, { claim, seq, unfinishedStarts: 4, nextTurnInMs: 0 }, NOW)!);

  applyChange(state, decideResult(state, { claim, settled: done(2), release: true }, NOW)!);

  expect([...state.starts]).toEqual([]);
});

test("of large payloads that are given back beside others, the first one stays in memory", () => {
  const { state } = build({});
  const add = (seq: number, lane: string) =>
    addEvent(state, { ...buildEvent(seq, lane), raw: "x".repeat(1_500_000) }, 0);
  add(1, "a");
  add(2, "a");
  const [lane] = takeDueLanes(state, 1, 0);
  const claim = holdLane(state, lane!, { token: "t", until: UNTIL, perLane: 2 });
  add(3, "b");
  add(4, "b");

  applyChange(state, decideResult(state, { claim, settled: [], release: true }, NOW)!);

  expect(lane!.next.map(({ seq }) => seq)).toEqual([1]);
});

test("events that may have been replayed since the claim are read from the store again when its lease is over", () => {
  const { state } = build({ a: { waiting: [1, 2, 3], claimed: 2 } });
  openLane(state, "a").hold!.isOverhauled = true;

  takeDueLanes(state, 9, UNTIL);

  expect(openLane(state, "a").next).toEqual([]);
});

test.each<[what: string, seq: number, unfinishedStarts: number, parkedFor: string | undefined, starts: unknown]>([
  ["of the first event", 1, 1, undefined, [[1, 1]]],
  ["of the one behind it", 2, 3, undefined, [[2, 3]]],
  ["of an event that has ended", 3, 1, undefined, "refused"],
  ["of an event of another lane", 4, 1, undefined, "refused"],
  ["in a lane that an operator has parked", 1, 1, "why", "refused"],
  ["that is taken back, in a parked lane", 1, 0, "why", [[1, 0]]],
  ["that is taken back, of an event that has ended", 3, 0, undefined, []],
])("decideStart() of a start %s: %#", (_, seq, unfinishedStarts, parkedFor, starts) => {
  const { state, claims } = build({ a: { waiting: [3, 1, 2], claimed: 3 }, ab: { waiting: [4], claimed: 1 } });
  applyChange(state, decideResult(state, { claim: claims["a"]!, settled: done(3), release: false }, NOW)!);
  openLane(state, "a").parkedFor = parkedFor;

  const change = decideStart(state, { claim: claims["a"]!, seq, unfinishedStarts, nextTurnInMs: 600.5 }, NOW);

  if (starts === "refused") expect(change).toBeUndefined();
  else expect(change).toMatchObject({ starts, readyAt: NOW + 601, isReleased: false, ended: [] });
});
