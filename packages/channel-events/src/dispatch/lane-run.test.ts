import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import type { LaneClaim, LaneResult, StartMark, StoredEvent } from "../ground/event.ts";
import { createLaneRun, type LaneRunOptions } from "./lane-run.ts";
import type { HandlerSlot, LaneGate, RunContext, RunResult } from "./state.ts";

const done: RunResult = { settlement: { to: "done" } };
const retry: RunResult = { settlement: { to: "retry", delayMs: 60_000, problem: "no" } };

/** A lane of three events, and what is written down of it. */
function setUp({
  claim: given = {},
  run = async () => done,
  ...options
}: Omit<Partial<LaneRunOptions>, "claim" | "run"> & {
  claim?: Partial<LaneClaim>;
  run?: (event: StoredEvent, context: RunContext) => Promise<RunResult>;
} = {}) {
  const clock = createVirtualClock();
  const events = [1, 2, 3].map((seq): StoredEvent => ({
    seq,
    id: `${seq}`,
    type: "t",
    lane: "a",
    raw: "{}",
    attempts: 0,
    deliveries: 1,
  }));
  const claim: LaneClaim = { lane: "a", token: "t", events, isSuspect: false, unfinishedStarts: 0, ...given };
  const ran: number[] = [];
  const written: string[] = [];
  const lane = createLaneRun({
    claim,
    claimedAt: clock.monotonicMs(),
    clock,
    timedOut: () => retry,
    settle: async ({ settled, release }: LaneResult) => {
      written.push(
        `${settled.map(({ seq, settlement }) => `${seq} ${settlement.to}`).join()}${release ? " back" : ""}`,
      );
      return true;
    },
    recordStart: async ({ seq, unfinishedStarts }: StartMark) => {
      written.push(`start ${seq}: ${unfinishedStarts}`);
      return true;
    },
    onError: () => {},
    mayBegin: () => true,
    onStarted: () => {},
    onFinished: () => {},
    onLeftBehind: async () => {},
    ...options,
    run: (event, context) => {
      ran.push(event.seq);
      return run(event, context);
    },
  });
  return { clock, lane, ran, written };
}

test("a lane runs its events in order and is written down and given back at once", async () => {
  const { lane, ran, written } = setUp();

  await lane.run();
  await lane.end();

  expect(ran).toEqual([1, 2, 3]);
  expect(written).toEqual(["1 done,2 done,3 done back"]);
});

test.each<[string, RunResult]>([
  ["is tried again", retry],
  ["parks its lane", { settlement: { to: "dead", problem: "no" }, park: { reason: "no" } }],
  ["is somebody else's", "lost"],
])("behind an event that %s nothing runs", async (_, outcome) => {
  const { lane, ran } = setUp({ run: async ({ seq }) => (seq === 2 ? outcome : done) });

  await lane.run();
  await lane.end();

  expect(ran).toEqual([1, 2]);
});

test("what was written with its handler's own is not written again, and the lane goes on", async () => {
  const { lane, ran, written } = setUp({ run: async ({ seq }) => (seq === 2 ? "written" : done) });

  await lane.run();
  await lane.end();

  expect(ran).toEqual([1, 2, 3]);
  expect(written).toEqual(["1 done,3 done back"]);
});

test("the rest of a slow lane goes back after a second", async () => {
  const { clock, lane, ran, written } = setUp({ run: () => clock.sleep(600).then(() => done) });

  const running = lane.run();
  await clock.advance(1_200);
  await running;
  await lane.end();

  expect(ran).toEqual([1, 2]);
  expect(written).toEqual(["1 done,2 done back"]);
});

test("the rest of a slow suspect is kept, because its inbox would forget that it is one", async () => {
  const { clock, lane, written } = setUp({
    claim: { isSuspect: true },
    recordStart: async () => true,
    run: () => clock.sleep(1_200).then(() => done),
  });

  const running = lane.run();
  await clock.advance(10_000);
  await running;
  await lane.end();

  expect(written).toEqual(["1 done", "2 done", "3 done back"]);
});

test("a lane that is somebody else's when it is written begins no further event", async () => {
  const reasons: unknown[] = [];
  const { clock, lane, ran } = setUp({
    claim: { isSuspect: true },
    settle: async () => false,
    run: (_, { signal }) => {
      signal.addEventListener("abort", () => reasons.push((signal.reason as Error).message));
      return clock.sleep(1_100).then(() => done);
    },
  });

  void lane.run();
  await clock.advance(10_000);

  expect(ran).toEqual([1]);
  expect(reasons).toEqual(["Another worker handles the lane"]);
});

test("no event begins after the lane was lost, nor when it may not", async () => {
  const lost = setUp({ run: async () => (lost.lane.lose("gone"), done) });
  let isStopped = false;
  const stopped = setUp({ mayBegin: () => !isStopped, run: async () => ((isStopped = true), done) });

  await lost.lane.run();
  await stopped.lane.run();

  expect([lost.ran, stopped.ran]).toEqual([[1], [1]]);
});

test("in a suspect lane each start is written down before it, and after what has ended", async () => {
  const { lane, written } = setUp({
    claim: { isSuspect: true, unfinishedStarts: 1 },
    run: async ({ seq }) => (written.push(`run ${seq}`), done),
  });

  await lane.run();

  expect(written).toEqual(["start 1: 2", "run 1", "1 done", "start 2: 1", "run 2", "2 done", "start 3: 1", "run 3"]);
});

test("no handler begins whose start could not be written", async () => {
  const { lane, ran } = setUp({ claim: { isSuspect: true }, recordStart: async () => false });

  await lane.run();

  expect(ran).toEqual([]);
});

test("a handler that runs for too long has failed, is told, and goes on by itself", async () => {
  const left = vi.fn();
  const signals: AbortSignal[] = [];
  const { lane, written } = setUp({
    onLeftBehind: left,
    run: (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });

  const running = lane.run();
  lane.expire();
  await running;
  await lane.end();

  expect(signals[0]!.aborted).toBe(true);
  expect(left).toHaveBeenCalledTimes(1);
  expect(written).toEqual(["1 retry back"]);
});

test("what a handler comes to after the lane was given up is not written", async () => {
  const end = Promise.withResolvers<RunResult>();
  const finished = vi.fn();
  const { lane, ran, written } = setUp({ run: () => end.promise, onFinished: finished });
  const running = lane.run();
  await lane.abandon();

  end.resolve(done);
  await running;
  await lane.end();

  expect(written).toEqual([" back"]);
  expect(ran).toEqual([1]);
  expect(finished).not.toHaveBeenCalled();
});

test("what failed without its handler is given back for a while, the error is told, and no attempt is counted", async () => {
  const onError = vi.fn();
  const settled: LaneResult[] = [];
  const settle = async (result: LaneResult) => settled.push(result) > 0;
  const { lane } = setUp({ onError, settle, run: () => Promise.reject(new Error("the disk is full")) });

  await lane.run();
  await lane.end();

  expect(settled).toEqual([expect.objectContaining({ settled: [], release: true, nextTurnInMs: 5_000 })]);
  expect(onError).toHaveBeenCalledTimes(1);
});

/** A gate that gives every slot, and notes what becomes of it. */
function createGate(note: (what: string) => void, isGiven = true) {
  const slot = { admitOthers: () => note("others admitted"), free: () => note("free") };
  return {
    admit: async (lanes: number) => ({ lanes, end() {} }),
    hold() {},
    take: async ({ isAlone }: { isAlone: boolean }) => {
      note(isAlone ? "alone" : "beside others");
      return isGiven ? slot : undefined;
    },
    leaveBehind: () => note("left behind"),
  };
}

test("each event has a slot of the process of its own, which is free when its handler has ended", async () => {
  const noted: string[] = [];
  const { lane } = setUp({
    gate: createGate((what) => noted.push(what)),
    run: async ({ seq }) => {
      noted.push(`run ${seq}`);
      return done;
    },
  });
  await lane.run();
  expect(noted).toEqual([1, 2, 3].flatMap((seq) => ["beside others", `run ${seq}`, "free"]));
});

test("an event that runs alone in its process is alone until its result is written", async () => {
  const noted: string[] = [];
  const { lane } = setUp({
    claim: {
      unfinishedStarts: 1,
      isSuspect: true,
      events: [{ seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1 }],
    },
    gate: createGate((what) => noted.push(what)),
    settle: async () => {
      noted.push("written");
      return true;
    },
  });
  await lane.run();
  await lane.end();
  expect(noted).toEqual(["alone", "written", "free"]);
});

test("a lane for which no time came to run alone is given back, and tried again later", async () => {
  const results: LaneResult[] = [];
  const { lane, ran } = setUp({
    claim: { unfinishedStarts: 1 },
    gate: createGate(() => {}, false),
    settle: async (result) => {
      results.push(result);
      return true;
    },
  });
  await lane.run();
  await lane.end();
  expect([ran, results.map(({ settled, release, nextTurnInMs }) => [settled.length, release, nextTurnInMs])]).toEqual([
    [],
    [[0, true, 60_000]],
  ]);
});

test("others begin beside an event that runs alone when its start is taken back, and its next try is a minute away", async () => {
  const noted: string[] = [];
  const recordStart = vi.fn(async () => true);
  const hanging = Promise.withResolvers<RunResult>();
  const { lane } = setUp({
    claim: { unfinishedStarts: 1 },
    gate: createGate((what) => noted.push(what)),
    run: () => hanging.promise,
    recordStart,
  });
  const running = lane.run();
  await vi.waitFor(() => expect(noted).toEqual(["alone"]));
  expect(await lane.admitOthers()).toBe(true);
  expect(recordStart).toHaveBeenCalledWith(expect.objectContaining({ unfinishedStarts: 1, nextTurnInMs: 60_000 }));
  expect(noted).toEqual(["alone", "others admitted"]);
  hanging.resolve(done);
  await running;
});

test("an event that waits for its slot lets nobody begin beside it; once it has the slot, it does", async () => {
  const waiting = Promise.withResolvers<HandlerSlot>();
  const slot = { admitOthers: vi.fn(), free: vi.fn() };
  const running = Promise.withResolvers<RunResult>();
  const gate = { take: () => waiting.promise } as unknown as LaneGate;
  const { lane, written } = setUp({ claim: { unfinishedStarts: 1 }, gate, run: () => running.promise });
  const ended = lane.run();

  expect(await lane.admitOthers()).toBe(false);
  expect(written).toEqual([]);

  waiting.resolve(slot);
  await vi.waitFor(() => expect(written).toEqual(["start 1: 2"]));
  expect(await lane.admitOthers()).toBe(true);
  expect(slot.admitOthers).toHaveBeenCalledTimes(1);
  running.resolve(retry);
  await ended;
});

test("a handler that is given up is counted by the process until nothing waits for it any more", async () => {
  const over = Promise.withResolvers<void>();
  const left: Promise<unknown>[] = [];
  const { clock, lane } = setUp({
    run: () => new Promise(() => {}),
    onLeftBehind: () => over.promise,
    gate: {
      admit: async (lanes) => ({ lanes, end() {} }),
      hold() {},
      take: async () => ({ admitOthers() {}, free() {} }),
      leaveBehind: (handler) => void left.push(handler),
    },
  });
  const running = lane.run();
  await clock.advance(0);

  lane.expire();
  await running;

  expect(left).toEqual([over.promise]);
});

test("results that are written in between leave the lane in hand", async () => {
  const flushed: boolean[] = [];
  const { lane, written } = setUp({
    run: async ({ seq }, { flush }) => {
      if (seq === 2) flushed.push(await flush());
      return done;
    },
  });

  await lane.run();
  await lane.end();

  expect(flushed).toEqual([true]);
  expect(written).toEqual(["1 done", "2 done,3 done back"]);
});
