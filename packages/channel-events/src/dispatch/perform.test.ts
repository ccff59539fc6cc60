import { systemClock } from "@kontor/http/internal";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import type { LaneClaim, LaneResult } from "../ground/event.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { createPerform, type PerformOptions } from "./dispatcher.ts";
import { createSettler } from "./lane-run.ts";
import { createState, type Action, type Fact, type HeldLane } from "./state.ts";

const LEASE_MS = 30_000;
const NOTHING_ELSE = Promise.withResolvers<never>().promise;

const claimLane = (lane: string): LaneClaim => ({
  lane,
  token: lane,
  events: [],
  isSuspect: false,
  unfinishedStarts: 0,
});
const hold = (lane: string): HeldLane => ({
  claim: claimLane(lane),
  until: LEASE_MS,
  is: "reserve",
  claimedAt: 0,
  beganAt: 0,
  handler: undefined,
});

/** Performs one action with these parts, and collects the facts. */
function setUp({ inbox, ...parts }: Partial<Omit<PerformOptions, "inbox">> & { inbox?: object } = {}) {
  const clock = createVirtualClock();
  const told: Fact[] = [];
  const onError = vi.fn();
  const limits = { maxLanes: 2, leaseMs: LEASE_MS, handlerTimeoutMs: 900_000, longestNapMs: 5_000 };
  const perform = createPerform({
    ...limits,
    maxEventsPerClaim: 20,
    clock,
    state: createState(limits),
    runs: new Map(),
    alarm: { set() {}, clear() {} },
    settle: async () => true,
    signal: new AbortController().signal,
    run: () => NOTHING_ELSE,
    timedOut: () => "lost",
    onError,
    onIdle() {},
    ...parts,
    inbox: inbox as never,
    tell: (fact) => void told.push(fact),
  });
  const act = async (action: Action) => {
    perform(action);
    await clock.advance(0);
  };
  return { clock, told, onError, act };
}

test("lanes that are given back carry the time of their next turn, and count as released once all are written", async () => {
  const written: LaneResult[] = [];
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const { clock, told, act } = setUp({ settle: (result) => answers[written.push(result) - 1]!.promise });

  await act({ do: "release", held: [hold("a"), hold("b")], nextTurnInMs: 60_000 });
  answers[0]!.resolve(true);
  await clock.advance(0);
  expect(told).toEqual([]);
  answers[1]!.resolve(true);
  await clock.advance(0);

  const back = { settled: [], release: true, nextTurnInMs: 60_000 };
  expect(written).toEqual([
    { claim: claimLane("a"), ...back },
    { claim: claimLane("b"), ...back },
  ]);
  expect(told).toEqual([{ is: "released" }]);
});

test("a lease counts from before its claim, and the claim asks for no more than the process has room for", async () => {
  const claim = vi.fn(async () => [claimLane("a")]);
  const end = vi.fn();
  const admit = vi.fn(async () => ({ lanes: 3, end }));
  const gate = { admit, hold() {}, take: () => NOTHING_ELSE, leaveBehind() {} };
  const slow = { claim: () => clock.sleep(700).then(claim) };
  const { clock, told, act } = setUp({ gate, inbox: slow });
  const begin = clock.monotonicMs();

  await act({ do: "claim", lanes: 16 });
  expect(end).not.toHaveBeenCalled();
  await clock.advance(700);

  expect(told).toEqual([{ is: "claimed", claims: [claimLane("a")], asked: 3, until: begin + LEASE_MS }]);
  expect(admit).toHaveBeenCalledExactlyOnceWith(16, expect.any(AbortSignal));
  expect(end).toHaveBeenCalledTimes(1);
});

test.each([
  [undefined, 5],
  [2, 2],
])("a claim says how many lanes, events and ms it is for (room for %s)", async (room, lanes) => {
  const claim = vi.fn(async () => []);
  const gate = {
    admit: async () => ({ lanes: room!, end() {} }),
    hold() {},
    take: () => NOTHING_ELSE,
    leaveBehind() {},
  };
  const { act } = setUp({ inbox: { claim }, ...(room !== undefined && { gate }) });

  await act({ do: "claim", lanes: 5 });

  expect(claim).toHaveBeenCalledExactlyOnceWith({ lanes, perLane: 20, leaseMs: LEASE_MS });
});

test("without room nothing is claimed, and the inbox is not asked", async () => {
  const gate = { admit: async () => ({ lanes: 0, end() {} }), hold() {}, take: () => NOTHING_ELSE, leaveBehind() {} };
  const { told, act } = setUp({ gate, inbox: {} });

  await act({ do: "claim", lanes: 4 });

  expect(told).toMatchObject([{ is: "claimed", claims: [], asked: 0 }]);
});

test.each<[Action, string]>([
  [{ do: "claim", lanes: 4 }, "claim"],
  [{ do: "ask" }, "findNextDueMs"],
])("a look that fails is told, and gives its room back: %j", async (action, call) => {
  const end = vi.fn();
  const gate = { admit: async () => ({ lanes: 1, end }), hold() {}, take: () => NOTHING_ELSE, leaveBehind() {} };
  const { told, onError, act } = setUp({ gate, inbox: { [call]: () => Promise.reject(new Error("gone")) } });

  await act(action);

  expect(told).toEqual([{ is: "lookFailed" }]);
  expect(onError.mock.calls).toEqual([[new Error("gone")]]);
  expect(end).toHaveBeenCalledTimes(action.do === "claim" ? 1 : 0);
});

test("the answer to a question is told as it is", async () => {
  const { told, act } = setUp({ inbox: { findNextDueMs: async () => 4_711 } });

  await act({ do: "ask" });

  expect(told).toEqual([{ is: "told", dueInMs: 4_711 }]);
});

test("a renewal tells what was kept, and counts from the time of its request", async () => {
  const renew = vi.fn(() => clock.sleep(200).then(() => [true, false]));
  const { clock, told, act } = setUp({ inbox: { renew } });
  const held = [hold("a"), hold("b")];
  const askedAt = clock.monotonicMs();

  await act({ do: "renew", held });
  await clock.advance(200);

  expect(renew.mock.calls).toEqual([[[claimLane("a"), claimLane("b")], LEASE_MS]]);
  expect(told).toEqual([{ is: "renewed", held, kept: [true, false], askedAt }]);
  expect(clock.waits()).toBe(0);
});

test("a renewal of nothing is not asked for", async () => {
  const { told, act } = setUp({ inbox: {} });

  await act({ do: "renew", held: [] });

  expect(told).toEqual([]);
});

test("a renewal that fails is told; one that hangs is given up after the time of a lease", async () => {
  const failing = setUp({ inbox: { renew: () => Promise.reject(new Error("gone")) } });
  await failing.act({ do: "renew", held: [hold("a")] });
  expect(failing.told).toEqual([{ is: "renewalFailed" }]);
  expect(failing.onError.mock.calls).toEqual([[new Error("gone")]]);

  const late = Promise.withResolvers<boolean[]>();
  const hanging = setUp({ inbox: { renew: () => late.promise } });
  await hanging.act({ do: "renew", held: [hold("a")] });
  await hanging.clock.advance(LEASE_MS - 1);
  expect(hanging.told).toEqual([]);
  await hanging.clock.advance(1);
  expect(hanging.told).toEqual([{ is: "renewalFailed" }]);
  late.reject(new Error("the connection ended at last"));
  await hanging.clock.advance(0);
  expect(hanging.told).toEqual([{ is: "renewalFailed" }]);
});

test("a lane is told to end, given up and opened to others through its own run alone", async () => {
  const run = { lose: vi.fn(), expire: vi.fn(), admitOthers: vi.fn(async () => true) };
  const other = { lose: vi.fn(), expire: vi.fn(), admitOthers: vi.fn(async () => true) };
  const { told, act } = setUp({
    runs: new Map([
      ["a", run as never],
      ["b", other as never],
    ]),
  });

  await act({ do: "abort", lane: "a", reason: "it is lost" });
  await act({ do: "expire", lane: "a" });
  await act({ do: "admit", lane: "a" });
  for (const action of ["abort", "expire", "admit"] as const) await act({ do: action, lane: "gone", reason: "x" });

  expect(run.lose.mock.calls).toEqual([["it is lost"]]);
  expect(run.expire).toHaveBeenCalledTimes(1);
  for (const call of Object.values(other)) expect(call).not.toHaveBeenCalled();
  expect(told).toEqual([
    { is: "admitted", lane: "a", isWritten: true },
    { is: "admitted", lane: "gone", isWritten: false },
  ]);
});

test("others are not admitted where that cannot be written", async () => {
  const run = { admitOthers: () => Promise.reject(new Error("disk full")) };
  const { told, onError, act } = setUp({ runs: new Map([["a", run as never]]) });

  await act({ do: "admit", lane: "a" });

  expect(told).toEqual([{ is: "admitted", lane: "a", isWritten: false }]);
  expect(onError.mock.calls).toEqual([[new Error("disk full")]]);
});

test("the alarm is set to the time that is left, and never to one that is past; idle() hears of its end", async () => {
  const set = vi.fn();
  const onIdle = vi.fn();
  const { clock, told, act } = setUp({ alarm: { set, clear() {} }, onIdle });
  await clock.advance(1_000);
  const now = clock.monotonicMs();

  await act({ do: "wakeAt", at: now + 250 });
  await act({ do: "wakeAt", at: now - 250 });
  expect(onIdle).not.toHaveBeenCalled();
  await act({ do: "tellIdle" });
  await act({ do: "clear" });
  await act({ do: "open" });

  expect(set.mock.calls).toEqual([[250], [0]]);
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
});

/** A lane of one event whose handler goes on for so long. */
function beginSlowLane(handlerMs: number) {
  const event = { seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1 };
  const held = { ...hold("a"), claim: { ...claimLane("a"), events: [event] }, until: Number.POSITIVE_INFINITY };
  const runs: PerformOptions["runs"] = new Map();
  const state = { ...createState({ maxLanes: 2, leaseMs: LEASE_MS, handlerTimeoutMs: 1_000, longestNapMs: 5_000 }) };
  state.phase = "running";
  const parts = setUp({
    runs,
    state,
    handlerTimeoutMs: 1_000,
    timedOut: () => ({ settlement: { to: "dead", problem: "too long" } }),
    run: () => parts.clock.sleep(handlerMs).then(() => ({ settlement: { to: "done" } })),
  });
  return { ...parts, runs, begin: () => parts.act({ do: "begin", held, isAlone: false }) };
}

test.each([
  [900, ["started", "leftBehind", "finished", "ended", "written", "leftBehindEnded"]],
  [1_100, ["started", "leftBehind", "finished", "ended", "written", "hung", "hungEnded"]],
])(
  "a handler that was given up and goes on for %i ms is waited for no longer than it was before",
  async (ms, facts) => {
    const { clock, told, runs, act, begin } = beginSlowLane(ms);
    await begin();

    await act({ do: "expire", lane: "a" }); // Its time counts from here in this test.
    await clock.advance(0);
    expect(told.map(({ is }) => is)).toEqual(["started", "leftBehind", "finished", "ended", "written"]);
    expect(runs.size).toBe(0);
    await clock.advance(10_000);

    expect(told.map(({ is }) => is)).toEqual(facts);
    expect(clock.waits()).toBe(0);
  },
);

test("a lane waits for a slot of the process, and gives it back", async () => {
  const event = { seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1 };
  const held = { ...hold("a"), claim: { ...claimLane("a"), events: [event] }, until: Number.POSITIVE_INFINITY };
  const limits = { maxLanes: 2, leaseMs: LEASE_MS, handlerTimeoutMs: 1_000, longestNapMs: 5_000 };
  const free = vi.fn();
  const slot = Promise.withResolvers<{ admitOthers(): void; free(): void }>();
  const run = vi.fn(async () => ({ settlement: { to: "done" as const } }));
  const { clock, act } = setUp({
    run,
    state: { ...createState(limits), phase: "running" },
    gate: { admit: () => NOTHING_ELSE, hold() {}, take: () => slot.promise, leaveBehind() {} },
  });

  await act({ do: "begin", held, isAlone: false });
  expect(run).not.toHaveBeenCalled();
  slot.resolve({ admitOthers() {}, free });
  await clock.advance(0);

  expect(run).toHaveBeenCalledTimes(1);
  expect(free).toHaveBeenCalled();
});

test("a start that cannot be written is tried again every second while the lane is ours, and then the handler does not begin", async () => {
  const event = { seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1 };
  const limits = { maxLanes: 2, leaseMs: LEASE_MS, handlerTimeoutMs: 1_000, longestNapMs: 5_000 };
  const run = vi.fn(async () => ({ settlement: { to: "done" as const } }));
  const recordStarts = vi.fn(() => Promise.reject(new Error("disk full")));
  const { clock, told, onError, act } = setUp({
    run,
    state: { ...createState(limits), phase: "running" },
    inbox: { recordStarts },
  });
  const claim = { ...claimLane("a"), events: [event], isSuspect: true };

  await act({ do: "begin", held: { ...hold("a"), claim, until: clock.monotonicMs() + 3_500 }, isAlone: false });
  await clock.advance(60_000);

  expect([recordStarts.mock.calls.length, onError.mock.calls.length]).toEqual([5, 5]);
  expect(run).not.toHaveBeenCalled();
  expect(told.map(({ is }) => is)).toEqual(["ended", "written"]);
  expect(clock.waits()).toBe(0);
});

const claim: LaneClaim = { lane: "a", token: "t", events: [], isSuspect: false, unfinishedStarts: 0 };
const result: LaneResult = { claim, settled: [], release: true };

test("what ends at the same time is written together", async () => {
  const batches: number[] = [];
  const inbox = {
    ...memoryInbox(),
    settle: async (results: readonly LaneResult[]) => {
      batches.push(results.length);
      return results.map(() => true);
    },
  };
  const { settle } = createSettler({ inbox, clock: systemClock, onError: () => {} });

  await Promise.all([settle(result), settle(result), settle(result)]);

  expect(batches).toEqual([3]);
});

test("nothing is left behind, however closely one follows the other", async () => {
  const inbox = { ...memoryInbox(), settle: async (results: readonly LaneResult[]) => results.map(() => true) };
  const { settle } = createSettler({ inbox, clock: systemClock, onError: () => {} });
  const chain = async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      await settle(result);
      for (let pause = 0; pause < turn % 7; pause += 1) await Promise.resolve();
    }
  };

  await expect(Promise.all([chain(), chain(), chain()])).resolves.toHaveLength(3);
});

test("a result that cannot be written holds up no other", async () => {
  const isBad = ({ claim }: LaneResult) => claim.lane === "bad";
  const inbox = {
    ...memoryInbox(),
    settle: async (results: readonly LaneResult[]) => {
      if (results.some(isBad)) throw new Error("cannot be bound");
      return results.map(() => true);
    },
  };
  const { settle, stop } = createSettler({ inbox, clock: systemClock, onError: () => {} });
  const bad = settle({ ...result, claim: { ...claim, lane: "bad" } });

  await expect(Promise.all([settle(result), settle(result)])).resolves.toEqual([true, true]);
  stop();
  await expect(bad).resolves.toBe(false);
});

test("each result hears of its own lane, whatever became of those beside it", async () => {
  const inbox = {
    ...memoryInbox(),
    settle: async (results: readonly LaneResult[]) => results.map((each) => each.claim.lane === "ours"),
  };
  const { settle } = createSettler({ inbox, clock: systemClock, onError: () => {} });
  const of = (lane: string) => settle({ ...result, claim: { ...claim, lane } });

  await expect(Promise.all([of("theirs"), of("ours")])).resolves.toEqual([false, true]);
});

test("while the store fails, at most two results a second are tried again, however many wait and whenever they came", async () => {
  const clock = createVirtualClock();
  const tried: number[] = [];
  let isDown = true;
  const inbox = {
    ...memoryInbox(),
    settle: async (results: readonly LaneResult[]) => {
      tried.push(clock.monotonicMs());
      if (isDown) throw new Error("down");
      return results.map(() => true);
    },
  };
  const { settle } = createSettler({ inbox, clock, onError: () => {} });
  const settled: Promise<boolean>[] = [];
  for (let lane = 0; lane < 4; lane += 1) {
    settled.push(settle({ ...result, claim: { ...claim, lane: String(lane) } }));
    await clock.advance(100);
  }
  tried.length = 0;

  await clock.advance(10_000);
  expect(tried.length).toBeGreaterThanOrEqual(18);
  expect(tried.length).toBeLessThanOrEqual(20);
  isDown = false;
  await clock.advance(1_000);
  expect(await Promise.all(settled)).toEqual([true, true, true, true]);

  isDown = true; // What fails later is tried again too.
  const later = settle(result);
  await clock.advance(100);
  isDown = false;
  await clock.advance(1_000);
  expect(await later).toBe(true);
  expect(clock.waits()).toBe(0);
});
