import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import type { StoredEvent } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { createDispatcher } from "./dispatcher.ts";
import { OTHERS_FIRST_MS, type DispatcherOptions, type RunContext, type RunResult } from "./state.ts";

const done: RunResult = { settlement: { to: "done" } };
const LEASE_MS = 30_000;
const hang = () => new Promise<never>(() => {});

/** An inbox with these events, `lane/id`, and a dispatcher on it that has not begun, in virtual time. */
async function setUp(
  events: string[],
  {
    run: given = async () => done,
    bend = () => ({}),
    ...options
  }: Omit<Partial<DispatcherOptions>, "run" | "inbox"> & {
    run?: (event: StoredEvent, context: RunContext) => Promise<RunResult>;
    bend?: (inbox: Inbox, clock: ReturnType<typeof createVirtualClock>) => Partial<Inbox>;
  } = {},
) {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const add = async (...names: string[]) => {
    await inbox.accept(names.map((id) => ({ id, lane: id.split("/")[0]!, type: "t", raw: "{}" })));
  };
  await add(...events);
  const ran: string[] = [];
  const dispatcher = createDispatcher({
    inbox: { ...inbox, ...bend(inbox, clock) },
    clock,
    timedOut: () => ({ settlement: { to: "retry", delayMs: 60_000, problem: "too long" } }),
    onError: () => {},
    maxLanes: 2,
    maxEventsPerClaim: 20,
    leaseMs: LEASE_MS,
    handlerTimeoutMs: 900_000,
    ...options,
    run: (event, context) => {
      ran.push(event.id);
      return given(event, context);
    },
  });
  const stop = async () => {
    void dispatcher.stop({ drainTimeoutMs: 100 });
    await clock.advance(2_000);
  };
  /** A process claims lanes, begins the first event of each, and is heard of no more. */
  const die = async (...names: string[]) => {
    await add(...names);
    const claims = await inbox.claim({ lanes: names.length, perLane: 20, leaseMs: LEASE_MS });
    const start = { unfinishedStarts: 1, nextTurnInMs: 0 };
    await inbox.recordStarts(claims.map((claim) => ({ claim, seq: claim.events[0]!.seq, ...start })));
    await clock.advance(LEASE_MS);
  };
  return { clock, inbox, dispatcher, ran, add, stop, die };
}

test("no lane is claimed that nobody has a hand for", async () => {
  const { clock, inbox, dispatcher, ran, stop } = await setUp(["a/1", "b/1", "c/1", "d/1"], { run: hang });

  dispatcher.start();
  await clock.advance(1_000);

  expect(ran).toHaveLength(2);
  expect(await inbox.claim({ lanes: 9, perLane: 1, leaseMs: 1 })).toHaveLength(2);
  await stop();
});

test("what was claimed ahead of quick handlers begins in no more slots than there are", async () => {
  const quick = Array.from({ length: 40 }, (_, index) => `quick${index}/1`);
  const slow = Array.from({ length: 8 }, (_, index) => `slow${index}/1`);
  const { clock, dispatcher, ran, stop } = await setUp([...quick, ...slow], {
    run: async ({ lane }) => (lane.startsWith("slow") ? hang() : done),
  });

  dispatcher.start();
  await clock.advance(5_000);

  expect(ran.filter((id) => id.startsWith("slow"))).toHaveLength(2);
  await stop();
});

test("what was claimed ahead and is somebody else's by now does not begin", async () => {
  const quick = Array.from({ length: 40 }, (_, index) => `quick${index}/1`);
  const slow = Array.from({ length: 12 }, (_, index) => `slow${index}/1`);
  const end = Promise.withResolvers<RunResult>();
  const { clock, dispatcher, ran, stop } = await setUp([...quick, ...slow], {
    maxLanes: 1,
    leaseMs: 1_500,
    bend: () => ({ renew: async (claims) => claims.map(({ lane }) => ran.includes(`${lane}/1`)) }),
    run: async ({ lane }) => (lane.startsWith("slow") ? end.promise : done),
  });
  dispatcher.start();
  await clock.advance(600); // what is not ours any more is known since half a second
  const before = ran.length;

  end.resolve(done);
  await clock.advance(300);

  expect(ran.slice(before).length).toBeLessThanOrEqual(8); // of those that were not claimed yet
  expect(ran.slice(before).every((id) => Number(/\d+/.exec(id)![0]) > 3)).toBe(true);
  await stop();
});

test("what was claimed ahead is anybody's when no slot has been free for a second", async () => {
  const quick = Array.from({ length: 40 }, (_, index) => `quick${index}/1`);
  const slow = Array.from({ length: 8 }, (_, index) => `slow${index}/1`);
  const { clock, inbox, dispatcher, ran, stop } = await setUp([...quick, ...slow], {
    run: async ({ lane }) => (lane.startsWith("slow") ? hang() : done),
  });
  dispatcher.start();
  await clock.advance(500);
  expect(await inbox.claim({ lanes: 9, perLane: 1, leaseMs: 1 })).toHaveLength(0);

  await clock.advance(1_000);

  expect(ran.filter((id) => id.startsWith("slow"))).toHaveLength(2);
  expect(await inbox.claim({ lanes: 9, perLane: 1, leaseMs: 1 })).toHaveLength(6);
  await stop();
});

test("an event of a slow lane that is put aside after its claim is not handled", async () => {
  const { clock, inbox, dispatcher, ran, stop } = await setUp(["a/1", "a/2", "a/3", "a/4"], {
    run: () => clock.sleep(600).then(() => done),
  });
  dispatcher.start();
  await clock.advance(300);

  await inbox.putAside({ id: "a/3" }, "an operator does not want it");
  await clock.advance(10_000);

  expect(ran).toEqual(["a/1", "a/2", "a/4"]);
  await stop();
});

test("a claim whose answer took longer than its lease begins nothing", async () => {
  const { clock, dispatcher, ran, stop } = await setUp(["a/1"], {
    bend: (inbox, clock) => ({
      claim: async (options) => {
        const claims = await inbox.claim(options);
        await clock.sleep(LEASE_MS + 1_000);
        return claims;
      },
    }),
  });

  dispatcher.start();
  await clock.advance(LEASE_MS + 5_000);

  expect(ran).toEqual([]);
  await stop();
});

test("a lane is kept from when it was asked for, and not from the answer", async () => {
  let asked = 0;
  let lostAt: number | undefined;
  const { clock, dispatcher, stop } = await setUp(["a/1"], {
    bend: (_, clock) => ({
      renew: async (claims) => {
        if ((asked += 1) > 1) return hang();
        await clock.sleep(15_000);
        return claims.map(() => true);
      },
    }),
    run: (_, { signal }) => {
      signal.addEventListener("abort", () => (lostAt ??= clock.monotonicMs()));
      return hang();
    },
  });

  dispatcher.start();
  await clock.advance(2 * LEASE_MS);

  expect(lostAt).toBeLessThanOrEqual(LEASE_MS + LEASE_MS / 3);
  await stop();
});

test("a handler hears at the next renewal that its lane is somebody else's", async () => {
  let reason: unknown;
  const { clock, dispatcher, stop } = await setUp(["a/1"], {
    bend: () => ({ renew: async (claims) => claims.map(() => false) }),
    run: (_, { signal }) => {
      signal.addEventListener("abort", () => (reason = signal.reason));
      return hang();
    },
  });

  dispatcher.start();
  await clock.advance(LEASE_MS / 3 + 1_000);

  expect(reason).toEqual(new Error("Another worker handles the lane"));
  await stop();
});

test("an inbox that fails is asked again after a second, by itself, and idle() waits for its answer", async () => {
  let calls = 0;
  let isDown = true;
  const { clock, dispatcher, ran, stop } = await setUp(["a/1"], {
    bend: (inbox) => ({
      claim: async (options) => {
        if ((calls += 1) > 100) return hang();
        if (isDown) throw new Error("gone");
        return inbox.claim(options);
      },
    }),
  });
  let isIdle = false;

  dispatcher.start();
  await clock.advance(5_500);
  expect(calls).toBe(6);
  void dispatcher.idle().then(() => (isIdle = true));
  await clock.advance(3_000);
  expect([isIdle, ran]).toEqual([false, []]);

  isDown = false;
  await clock.advance(3_000);
  expect([isIdle, ran]).toEqual([true, ["a/1"]]);
  await stop();
});

test("a claim that is answered during a pause is given back", async () => {
  const { clock, inbox, dispatcher, ran, stop } = await setUp(["a/1"], {
    bend: (inbox, clock) => ({
      claim: async (options) => {
        const claims = await inbox.claim(options);
        await clock.sleep(1_000);
        return claims;
      },
    }),
  });
  dispatcher.start();
  await clock.advance(500);

  dispatcher.pause();
  await clock.advance(1_000);

  expect(ran).toEqual([]);
  expect(await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1 })).toHaveLength(1);
  await stop();
});

test("a claim that is answered after a stop is given back, so that its lanes are no suspects", async () => {
  const { clock, inbox, dispatcher, ran } = await setUp(["a/1"], {
    bend: (inbox, clock) => ({
      claim: async (options) => {
        const claims = await inbox.claim(options);
        await clock.sleep(20_000);
        return claims;
      },
    }),
  });
  dispatcher.start();
  await clock.advance(500);

  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(20_000);

  expect(ran).toEqual([]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1 });
  expect(claim).toMatchObject({ lane: "a", isSuspect: false });
});

test("a second stop does not wait for what has ended since the first, and counts only what it waited for", async () => {
  const handler = Promise.withResolvers<RunResult>();
  const { clock, dispatcher } = await setUp(["a/1"], { run: () => handler.promise });
  dispatcher.start();
  await clock.advance(500);
  const first = dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(10_000);
  expect(await first).toEqual({ finished: 0, abandoned: 1 });
  handler.resolve(done);
  await clock.advance(1_000);
  let second: unknown;

  void dispatcher.stop({ drainTimeoutMs: 60_000 }).then((report) => (second = report));
  await clock.advance(1_000);

  expect(second).toEqual({ finished: 0, abandoned: 0 });
});

test("a suspect waits for a handler that was given up and goes on", async () => {
  const end = Promise.withResolvers<RunResult>();
  const { clock, inbox, dispatcher, ran, add, stop, die } = await setUp([], {
    handlerTimeoutMs: 3_000,
    run: async ({ lane }) => (lane === "slow" ? end.promise : done),
  });
  await die("suspect/1");
  await inbox.park("suspect", { reason: "for now" });
  await add("slow/1");
  dispatcher.start();
  await clock.advance(5_000);
  expect(dispatcher.report()).toEqual({ running: [], leftBehind: 1, suspects: [] });

  await inbox.resume("suspect");
  dispatcher.wake();
  await clock.advance(900);
  expect(ran).toEqual(["slow/1"]);

  end.resolve(done);
  await clock.advance(50);
  expect(ran).toEqual(["slow/1", "suspect/1"]);
  await stop();
});

test("a suspect waits no longer for a handler that hangs, which goes on being told", async () => {
  const { clock, inbox, dispatcher, ran, add, stop, die } = await setUp([], {
    handlerTimeoutMs: 3_000,
    run: async ({ lane }) => (lane === "slow" ? new Promise<never>(() => {}) : done),
  });
  await die("suspect/1");
  await inbox.park("suspect", { reason: "for now" });
  await add("slow/1");
  dispatcher.start();
  await clock.advance(5_000);
  await inbox.resume("suspect");
  dispatcher.wake();
  await clock.advance(900);
  expect(ran).toEqual(["slow/1"]);

  await clock.advance(1_000);

  expect(ran).toEqual(["slow/1", "suspect/1"]);
  expect(dispatcher.report()).toEqual({ running: [], leftBehind: 1, suspects: [] });
  await stop();
});

test("nothing begins beside a suspect, whatever wakes the dispatcher", async () => {
  const end = Promise.withResolvers<RunResult>();
  const { clock, dispatcher, ran, add, stop, die } = await setUp([], {
    run: async ({ lane }) => (lane === "suspect" ? end.promise : done),
  });
  await die("suspect/1");
  dispatcher.start();
  await clock.advance(OTHERS_FIRST_MS);
  await add("plain/1", "other/1");

  dispatcher.wake();
  await clock.advance(5_000);
  expect(ran).toEqual(["suspect/1"]);

  end.resolve(done);
  await clock.advance(1_000);
  expect(ran.toSorted()).toEqual(["other/1", "plain/1", "suspect/1"]);
  await stop();
});

test("a start that is refused begins no handler, and one that cannot be written is tried again while the lane is ours", async () => {
  const recordStarts = vi
    .fn<Inbox["recordStarts"]>()
    .mockRejectedValueOnce(new Error("disk full"))
    .mockResolvedValue([false]);
  const { clock, dispatcher, ran, stop, die } = await setUp([], { bend: () => ({ recordStarts }) });
  await die("suspect/1");

  dispatcher.start();
  await clock.advance(OTHERS_FIRST_MS + 2_500);

  expect(recordStarts.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(ran).toEqual([]);
  await stop();
});

test("after a start and after a suspect it is the turn of the others, then for as long as the suspect took", async () => {
  const { clock, dispatcher, ran, add, stop, die } = await setUp([], {
    run: ({ lane }) => clock.sleep(lane.startsWith("suspect") ? 10_000 : 10).then(() => done),
  });
  await die("suspect1/1", "suspect2/1");
  await add("first/1");

  dispatcher.start();
  await clock.advance(OTHERS_FIRST_MS - 1);
  expect(ran).toEqual(["first/1"]);
  await clock.advance(5_000);
  await add("plain/1");
  await clock.advance(6_000);
  expect(ran).toEqual(["first/1", "suspect1/1", "plain/1"]);
  await clock.advance(20_000);

  expect(ran).toEqual(["first/1", "suspect1/1", "plain/1", "suspect2/1"]);
  await stop();
});

test("eight suspects follow each other, with a pause as long as each took and no more", async () => {
  const { clock, dispatcher, ran, stop, die } = await setUp([], {
    maxLanes: 16,
    run: () => clock.sleep(100).then(() => done),
  });
  await die(...Array.from({ length: 8 }, (_, index) => `suspect${index}/1`));

  dispatcher.start();
  await clock.advance(OTHERS_FIRST_MS + 8 * 200);

  expect(ran).toHaveLength(8);
  await stop();
});

test("what was claimed ahead is anybody's during a pause", async () => {
  const quick = Array.from({ length: 40 }, (_, index) => `quick${index}/1`);
  const slow = Array.from({ length: 8 }, (_, index) => `slow${index}/1`);
  const { clock, inbox, dispatcher, stop } = await setUp([...quick, ...slow], {
    run: async ({ lane }) => (lane.startsWith("slow") ? hang() : done),
  });
  dispatcher.start();
  await clock.advance(500);
  expect((await inbox.claim({ lanes: 9, perLane: 1, leaseMs: 1 })).length).toBeLessThan(6);
  await clock.advance(100);

  dispatcher.pause();
  await clock.advance(100);

  expect(await inbox.claim({ lanes: 9, perLane: 1, leaseMs: 1 })).toHaveLength(6);
  await stop();
});

test("after a stop nothing is tried any more, and no wait is left behind", async () => {
  const settle = vi.fn(() => Promise.reject(new Error("disk full")));
  const { clock, dispatcher, stop } = await setUp(["a/1"], { bend: () => ({ settle }) });
  dispatcher.start();
  await clock.advance(5_000);

  await stop();
  const calls = settle.mock.calls.length;
  await clock.advance(60_000);

  expect(settle).toHaveBeenCalledTimes(calls);
  expect(clock.waits()).toBe(0);
});

test("the lane of a worker that died is found soon after its lease, though the next retry is an hour away", async () => {
  const { clock, inbox, dispatcher, ran, add, stop } = await setUp(["later/1"], {
    run: async ({ lane }) =>
      lane === "later" ? { settlement: { to: "retry", delayMs: 3_600_000, problem: "no" } } : done,
  });
  dispatcher.start();
  await clock.advance(1_000);
  dispatcher.pause();
  await add("left/1");
  await inbox.claim({ lanes: 1, perLane: 1, leaseMs: LEASE_MS });

  dispatcher.start();
  await clock.advance(LEASE_MS + 6_000);

  expect(ran).toEqual(["later/1", "left/1"]);
  await stop();
});

test("the process is told how many lanes a dispatcher holds, those in hand and those that wait", async () => {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  await inbox.accept(["a", "b", "c"].map((lane) => ({ id: lane, lane, type: "t", raw: "{}" })));
  const held: number[] = [];
  const end = Promise.withResolvers<RunResult>();
  const slots = [{ admitOthers() {}, free() {} }];
  const dispatcher = createDispatcher({
    inbox,
    clock,
    run: () => end.promise,
    timedOut: () => ({ settlement: { to: "retry", delayMs: 1, problem: "x" } }),
    onError: () => {},
    maxLanes: 3,
    maxEventsPerClaim: 20,
    leaseMs: 30_000,
    handlerTimeoutMs: 900_000,
    gate: {
      admit: async (lanes) => ({ lanes, end() {} }),
      hold: (lanes) => void held.push(lanes),
      take: async () => slots[0],
      leaveBehind() {},
    },
  });
  dispatcher.start();
  await clock.advance(10);
  expect(Math.max(...held)).toBe(3);
  expect(held.at(-1)).toBe(3);

  end.resolve({ settlement: { to: "done" } });
  await clock.advance(10);

  expect(held.at(-1)).toBe(0);
  void dispatcher.stop({ drainTimeoutMs: 0 });
  await clock.advance(1_000);
});
