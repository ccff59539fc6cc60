import { expect, test } from "vitest";
import type { LaneClaim } from "../ground/event.ts";
import { advance } from "./advance.ts";
import { createState, isDrained, type Action, type DispatchState, type Fact, type HeldLane } from "./state.ts";

const LEASE_MS = 30_000;
const NOW = 100_000;

function claimLane(lane: string, unfinishedStarts = 0): LaneClaim {
  return { lane, token: lane, events: [], isSuspect: unfinishedStarts > 0, unfinishedStarts };
}

/** A running dispatcher, which has taken in these facts. */
function setUp(...facts: Fact[]): DispatchState {
  const state = createState({ maxLanes: 2, leaseMs: LEASE_MS, handlerTimeoutMs: 900_000, longestNapMs: 5_000 });
  advance(state, { is: "opened" }, NOW);
  for (const fact of facts) advance(state, fact, NOW);
  return state;
}

const taken = (action: Action): Fact => ({ is: "taken", action });
const claimed = (...claims: LaneClaim[]): Fact => ({ is: "claimed", claims, asked: 2, until: NOW + LEASE_MS });
const claim = taken({ do: "claim", lanes: 2 });
const ask = taken({ do: "ask" });

/** Begins the first lane of the reserve. */
function beginFirst(state: DispatchState, isAlone = false): HeldLane {
  const held = state.reserve[0]!;
  advance(state, taken({ do: "begin", held, isAlone }), NOW);
  return held;
}

test("advance() changes the state in place", () => {
  const state = setUp();

  expect(advance(state, { is: "called" }, NOW)).toBe(state);
});

test("a claim goes to the reserve, and a suspect is counted", () => {
  const state = setUp(claim, claimed(claimLane("a"), claimLane("b", 1)));

  expect(state).toMatchObject({ look: "check", isDry: false, isEmpty: false, hasSeenInbox: true, suspects: 1 });
  expect(state.reserve.map(({ claim, until, is }) => [claim.lane, until, is])).toEqual([
    ["a", NOW + LEASE_MS, "reserve"],
    ["b", NOW + LEASE_MS, "reserve"],
  ]);
});

test.each<[string, Fact[], Partial<DispatchState>]>([
  [
    "rests until the next lane is due",
    [claim, claimed(claimLane("a")), ask, { is: "told", dueInMs: 700 }],
    { lookAt: NOW + 700 },
  ],
  ["rests no longer than the longest nap", [ask, { is: "told", dueInMs: 9_000 }], { lookAt: NOW + 5_000 }],
  ["rests for the longest nap where nothing waits", [ask, { is: "told", dueInMs: undefined }], { lookAt: NOW + 5_000 }],
  [
    "takes a short nap where lanes are due that it did not get",
    [claim, claimed(), ask, { is: "told", dueInMs: 0 }],
    { lookAt: NOW + 50 },
  ],
  [
    "claims where a lane is due after all",
    [claim, claimed(), { is: "lookFailed" }, ask, { is: "told", dueInMs: 0 }],
    { look: "due", isDry: false },
  ],
  [
    "rests for a second where the inbox failed",
    [claim, { is: "lookFailed" }],
    { lookAt: NOW + 1_000, hasSeenInbox: false },
  ],
  [
    "looks again at once where something happened meanwhile",
    [claim, { is: "called" }, { is: "lookFailed" }],
    { look: "due" },
  ],
  [
    "looks again at once after a claim where something happened meanwhile",
    [claim, { is: "called" }, claimed()],
    { look: "due" },
  ],
])("the look %s", (_, facts, expected) => {
  expect(setUp(...facts)).toMatchObject({ look: "resting", ...expected });
});

test.each(["called", "idleAsked"] as const)(
  "a claim that got less than it asked for makes the next look a question, and `%s` makes it a claim again",
  (is) => {
    const state = setUp(claim, claimed(claimLane("a")));
    expect(state.isDry).toBe(true);

    advance(state, { is }, NOW);

    expect(state.isDry).toBe(false);
  },
);

test("who asks while a claim is under way whether anything is left is answered by another claim", () => {
  const state = setUp(claim, { is: "idleAsked" }, claimed());

  expect(state).toMatchObject({ look: "due", isDry: false });
});

test("a lane goes from the reserve to a slot, to the inbox, and away", () => {
  const state = setUp(claim, claimed(claimLane("a"), claimLane("b")));
  const event = { seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1 };
  const held = beginFirst(state);
  expect([state.running, state.reserve.length, held.is, held.beganAt]).toEqual([1, 1, "running", NOW]);

  advance(state, { is: "started", held, event }, NOW + 5);
  expect(held.handler).toEqual({ event, since: NOW + 5 });

  advance(state, { is: "finished", held }, NOW + 6);
  expect([held.handler, state.finished]).toEqual([undefined, 1]);

  advance(state, { is: "ended", held }, NOW + 9);
  expect([state.running, held.is, state.lanes.size, state.quickShare, state.look]).toEqual([
    0,
    "writing",
    1,
    0.2,
    "check",
  ]);

  advance(state, { is: "written", held }, NOW + 10);
  expect([state.lanes.size, state.look]).toEqual([0, "due"]);
});

test("a lane that ends with an empty reserve is followed by a look", () => {
  const state = setUp(claim, claimed(claimLane("a")));

  advance(state, { is: "ended", held: beginFirst(state) }, NOW + 50);

  expect([state.look, state.quickShare]).toEqual(["due", 0]);
});

test("an event that runs alone opens to the others when its result is written, for as long as it took, and not before", () => {
  const state = setUp(claim, claimed(claimLane("a", 1)));
  state.postponeMs = 1;
  const held = beginFirst(state, true);
  expect(state).toMatchObject({
    mode: { is: "solo", lane: "a", admitAt: NOW + LEASE_MS },
    postponeMs: 2 * LEASE_MS,
    suspects: 0,
  });

  advance(state, { is: "ended", held }, NOW + 600);
  expect(state.mode.is).toBe("solo"); // The end of the process would still be blamed on it.

  advance(state, { is: "written", held }, NOW + 700);

  expect(state).toMatchObject({ mode: { is: "open" }, othersUntil: NOW + 1_400 });
});

test("others are admitted once its start is taken back, and not before", () => {
  const state = setUp(claim, claimed(claimLane("a", 1)));
  beginFirst(state, true);
  advance(state, taken({ do: "admit", lane: "a" }), NOW + LEASE_MS);
  expect(state.mode).toMatchObject({ admitAt: Number.POSITIVE_INFINITY });

  advance(state, { is: "admitted", lane: "a", isWritten: false }, NOW + LEASE_MS);
  expect(state.mode).toMatchObject({ is: "solo", admitAt: NOW + LEASE_MS + LEASE_MS / 3 });

  advance(state, { is: "admitted", lane: "other", isWritten: true }, NOW + LEASE_MS);
  expect(state.mode.is).toBe("solo");

  advance(state, { is: "admitted", lane: "a", isWritten: true }, NOW + LEASE_MS);
  expect(state.mode.is).toBe("open");
});

test("a suspect that is put off leaves the reserve, and waits twice as long the next time, up to an hour", () => {
  const state = setUp(claim, claimed(claimLane("a"), claimLane("b", 1)), taken({ do: "clear" }));
  const held = [state.reserve[1]!];

  advance(state, taken({ do: "release", held, nextTurnInMs: 60_000 }), NOW);
  expect(state).toMatchObject({ suspects: 0, postponeMs: 120_000, mode: { is: "open" }, releasing: 1 });
  expect(state.reserve.map(({ claim }) => claim.lane)).toEqual(["a"]);

  state.postponeMs = 3_000_000;
  advance(state, taken({ do: "release", held, nextTurnInMs: 60_000 }), NOW);
  expect(state.postponeMs).toBe(3_600_000);
});

test("a renewal counts from when it was asked for, and a lane that is gone is told to end or leaves the reserve", () => {
  const state = setUp(claim, claimed(...["kept", "gone", "ahead", "goneAhead"].map((lane) => claimLane(lane))));
  const held = [beginFirst(state), beginFirst(state), ...state.reserve];
  advance(state, taken({ do: "renew", held }), NOW + 10_000);
  expect([state.isRenewing, state.keepAt]).toEqual([true, NOW + 20_000]);

  advance(state, { is: "renewed", held, kept: [true, false, true, false], askedAt: NOW + 10_000 }, NOW + 15_000);

  expect(state.isRenewing).toBe(false);
  expect(held.map(({ until }) => until - NOW)).toEqual([40_000, 30_000, 40_000, 30_000]);
  expect(state.aborts).toEqual([{ lane: "gone", reason: "Another worker handles the lane" }]);
  expect(state.reserve.map(({ claim }) => claim.lane)).toEqual(["ahead"]);
  advance(state, taken({ do: "abort", lane: "gone", reason: "" }), NOW);
  expect(state.aborts).toEqual([]);
});

test.each([
  ["go", ["gone", "og"]],
  ["gone", ["go", "og"]],
  ["og", ["go", "gone"]],
  ["GO", ["go", "gone", "og"]],
])("once the lane %s is told to end, %j still have to be", (lane, left) => {
  const state = setUp(claim, claimed(...["go", "gone", "og"].map((each) => claimLane(each))));
  while (state.reserve.length > 0) beginFirst(state);
  advance(state, { is: "stopping" }, NOW);

  advance(state, taken({ do: "abort", lane, reason: "" }), NOW);

  expect(state.aborts.map((each) => each.lane)).toEqual(left);
});

test.each([
  [NOW + 1, 30_001],
  [NOW, 30_000],
  [NOW - 1, 30_000],
  [NOW - 29_000, 30_000],
])("an answer to a renewal of %i, which may be late, takes no time from a lane", (askedAt, until) => {
  const state = setUp(claim, claimed(claimLane("a")));
  const held = [beginFirst(state)];

  advance(state, { is: "renewed", held, kept: [true], askedAt }, NOW + 2);

  expect(held[0]!.until - NOW).toBe(until);
});

test("a lane of the reserve that is past its lease is given up when leases are renewed", () => {
  const state = setUp(claim, claimed(claimLane("a")));

  advance(state, taken({ do: "renew", held: [] }), NOW + LEASE_MS);

  expect([state.reserve, state.isRenewing]).toEqual([[], false]);
});

test.each([
  [0, NOW + 2_000],
  [1_000, NOW + 2_000],
  [60_000, NOW + 2_000],
])("a resume %i ms after the start gives the others no other turn than that of the start", (ms, othersUntil) => {
  const state = setUp({ is: "paused" });

  advance(state, { is: "opened" }, NOW + ms);

  expect([state.phase, state.othersUntil]).toEqual(["running", othersUntil]);
});

test("a pause ends the making of room and keeps the event that runs alone; a stop tells every lane", () => {
  const state = setUp(taken({ do: "clear" }), { is: "paused" });
  expect([state.phase, state.mode.is]).toEqual(["paused", "open"]);

  advance(state, { is: "opened" }, NOW);
  advance(state, claimed(claimLane("a", 1)), NOW);
  advance(state, { is: "finished", held: beginFirst(state, true) }, NOW);
  advance(state, { is: "paused" }, NOW);
  expect(state.mode.is).toBe("solo");

  advance(state, { is: "stopping" }, NOW);
  expect(state).toMatchObject({ aborts: [{ lane: "a", reason: "The consumer was stopped" }] });
  advance(state, { is: "opened" }, NOW);
  expect(state.phase).toBe("stopping");
});

test("a handler that was given up and ends is followed by a look", () => {
  const state = setUp(claim, claimed(), { is: "leftBehind" }, { is: "leftBehindEnded" });

  expect([state.leftBehind, state.look]).toEqual([0, "due"]);
});

test("a timer that rang is set again", () => {
  const state = setUp(taken({ do: "wakeAt", at: NOW + 5 }));
  expect(state.alarmAt).toBe(NOW + 5);

  advance(state, { is: "woken" }, NOW + 5);

  expect(state.alarmAt).toBe(Number.POSITIVE_INFINITY);
});

test("a handler that hangs is no longer waited for, and counts until it ends", () => {
  const hung = setUp(claim, claimed(), { is: "leftBehind" }, { is: "hung" });
  expect([hung.leftBehind, hung.hanging, hung.look]).toEqual([0, 1, "due"]);

  expect(setUp(claim, claimed(), { is: "leftBehind" }, { is: "hung" }, { is: "hungEnded" }).hanging).toBe(0);
});

test("an inbox that fails is no longer seen, even if it was", () => {
  const state = setUp(claim, claimed(), ask, { is: "told", dueInMs: undefined });
  expect(state.hasSeenInbox).toBe(true);

  expect(advance(state, { is: "lookFailed" }, NOW).hasSeenInbox).toBe(false);
  expect(advance(state, { is: "told", dueInMs: undefined }, NOW).hasSeenInbox).toBe(true);
});

test("lanes that are given back count until the inbox has answered, each call by itself", () => {
  const state = setUp(claim, claimed(claimLane("a"), claimLane("b")), ask, { is: "told", dueInMs: undefined });
  for (const held of [...state.reserve]) advance(state, taken({ do: "release", held: [held] }), NOW);
  advance(state, { is: "stopping" }, NOW);
  expect([state.releasing, state.reserve, isDrained(state)]).toEqual([2, [], false]);

  advance(state, { is: "released" }, NOW);
  expect([state.releasing, isDrained(state)]).toEqual([1, false]);
  advance(state, { is: "released" }, NOW);
  expect([state.releasing, isDrained(state)]).toEqual([0, true]);
});
