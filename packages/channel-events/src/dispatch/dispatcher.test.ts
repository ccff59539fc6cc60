import { systemClock } from "@kontor/http/internal";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { waitUntil } from "@kontor/testing/wait-until";
import { expect, test, vi } from "vitest";
import type { StoredEvent } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { createDispatcher } from "./dispatcher.ts";
import { OTHERS_FIRST_MS, type DispatcherOptions, type RunContext, type RunResult } from "./state.ts";

const done: RunResult = { settlement: { to: "done" } };
const retryIn = (delayMs: number): RunResult => ({ settlement: { to: "retry", delayMs, problem: "x" } });
const LEASE_MS = 30_000;

/** An inbox with these events, `lane/id`, and a dispatcher on it. */
async function setUp({
  events,
  inbox = memoryInbox(),
  ...options
}: {
  events: string[];
  run: (event: StoredEvent, context: RunContext) => Promise<RunResult>;
  inbox?: Inbox;
} & Partial<DispatcherOptions>) {
  await inbox.accept(events.map((name) => ({ id: name, lane: name.split("/")[0]!, type: "t", raw: "{}" })));
  const onError = vi.fn();
  const dispatcher = createDispatcher({
    inbox,
    clock: systemClock,
    timedOut: () => retryIn(60_000),
    onError,
    maxLanes: 4,
    maxEventsPerClaim: 20,
    leaseMs: LEASE_MS,
    handlerTimeoutMs: 900_000,
    ...options,
  });
  return { inbox, dispatcher, onError };
}

/** A virtual clock, an inbox that lives by it, and what processes did to it that died. */
function inVirtualTime() {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  /** A process claims these lanes, writes down these starts, and is heard of no more. */
  const die = async (lanes: number, started: string[] = []) => {
    const claims = await inbox.claim({ lanes, perLane: 20, leaseMs: LEASE_MS });
    for (const claim of claims)
      for (const { id, seq } of claim.events)
        if (started.includes(id))
          await inbox.recordStarts([{ claim, seq, unfinishedStarts: claim.unfinishedStarts + 1, nextTurnInMs: 0 }]);
    await clock.advance(LEASE_MS);
  };
  return { clock, inbox, die };
}

test("a slow lane does not hold up the retry of another", async () => {
  const ran: string[] = [];
  let tries = 0;
  const slow = Promise.withResolvers<RunResult>();
  const { dispatcher } = await setUp({
    events: ["a/1", "b/1"],
    run: async ({ id, lane }) => {
      if (lane === "b") return slow.promise;
      ran.push(id);
      return (tries += 1) === 1 ? retryIn(30) : done;
    },
  });

  dispatcher.start();
  await waitUntil(() => expect(ran).toEqual(["a/1", "a/1"]));

  slow.resolve(done);
  await dispatcher.stop({ drainTimeoutMs: 5_000 });
});

test("an outcome that cannot be written pauses its lane instead of running the handler over and over", async () => {
  const { clock, inbox } = inVirtualTime();
  const run = vi.fn(async () => done);
  const settle = vi.fn(() => Promise.reject(new Error("disk full")));
  const { dispatcher } = await setUp({ events: ["a/1"], run, clock, inbox: { ...inbox, settle } });

  dispatcher.start();
  await clock.advance(20_000);

  expect(run).toHaveBeenCalledTimes(1);
  expect(settle.mock.calls.length).toBeGreaterThan(10); // it goes on trying
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(10_000);
});

test("idle() does not resolve while the inbox cannot be asked", async () => {
  const inner = memoryInbox();
  let failures = 1;
  const run = vi.fn(async () => done);
  const { dispatcher } = await setUp({
    events: ["a/1"],
    run,
    inbox: {
      ...inner,
      claim: (options) => ((failures -= 1) >= 0 ? Promise.reject(new Error("gone")) : inner.claim(options)),
    },
  });

  dispatcher.start();
  await dispatcher.idle();

  expect(run).toHaveBeenCalledTimes(1);
  await dispatcher.stop({ drainTimeoutMs: 5_000 });
});

test("events of a lane run one after the other, lanes beside each other, no more than asked for", async () => {
  const running = new Set<string>();
  let most = 0;
  const events = Array.from({ length: 60 }, (_, index) => `${index % 6}/${index}`);
  const { inbox, dispatcher } = await setUp({
    events,
    run: async ({ lane }) => {
      expect(running.has(lane)).toBe(false);
      running.add(lane);
      most = Math.max(most, running.size);
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(lane);
      return done;
    },
  });

  dispatcher.start();
  await dispatcher.idle();

  expect((await inbox.readStats()).events.done).toBe(60);
  expect(most).toBe(4);
  await dispatcher.stop({ drainTimeoutMs: 5_000 });
});

test("stop() resolves an idle() that waits", async () => {
  const { dispatcher } = await setUp({
    events: ["a/1"],
    run: async () => retryIn(60_000),
  });
  dispatcher.start();

  await expect(Promise.all([dispatcher.idle(), dispatcher.stop({ drainTimeoutMs: 5_000 })])).resolves.toBeDefined();
});

test("a pause gives back what was claimed ahead, and a start goes on", async () => {
  const ran: string[] = [];
  const events = Array.from({ length: 400 }, (_, index) => `${index % 200}/${index}`);
  const { inbox, dispatcher } = await setUp({
    events,
    run: async ({ id }) => {
      ran.push(id);
      if (ran.length === 40) dispatcher.pause();
      return done;
    },
  });

  dispatcher.start();
  await waitUntil(() => expect(ran.length).toBeGreaterThanOrEqual(40));
  await waitUntil(async () => {
    const claims = await inbox.claim({ lanes: 500, perLane: 1, leaseMs: 1 });
    expect(claims.length).toBeGreaterThan(150); // all that are not done have their turn
  });
  expect(ran.length).toBeLessThan(60);

  await new Promise((resolve) => setTimeout(resolve, 5)); // the leases of the look above end
  dispatcher.start();
  await waitUntil(() => expect(new Set(ran).size).toBe(400));
  await dispatcher.stop({ drainTimeoutMs: 1_000 });
});

test("a worker that cannot keep its lanes begins nothing more in them, and tells the handler", async () => {
  const { clock, inbox } = inVirtualTime();
  const ran: string[] = [];
  let reason: unknown;
  const { promise: atLast, resolve: end } = Promise.withResolvers<void>();
  const { dispatcher } = await setUp({
    events: ["a/1", "a/2", "a/3"],
    clock,
    inbox: { ...inbox, renew: () => new Promise<boolean[]>(() => {}) }, // a database that does not answer
    run: async ({ id }, { signal }) => {
      ran.push(id);
      signal.addEventListener("abort", () => (reason = signal.reason));
      await atLast; // a handler may go on
      return done;
    },
  });

  dispatcher.start();
  await clock.advance(2 * LEASE_MS); // its lease is over, and the lane is due again

  expect(reason).toMatchObject({ message: "The lane could not be kept" });
  expect(ran).toEqual(["a/1"]);
  end();
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(1_000);
});

test("stop() resolves in its time though the inbox hangs", async () => {
  const { clock, inbox } = inVirtualTime();
  const hang = vi.fn(() => new Promise<never>(() => {}));
  const { dispatcher } = await setUp({
    events: ["a/1"],
    run: async () => done,
    clock,
    inbox: { ...inbox, settle: hang },
  });
  dispatcher.start();
  await clock.advanceUntil(() => hang.mock.calls.length > 0, 1_000);
  let stoppedAt: number | undefined;
  const stoppingAt = clock.monotonicMs();

  void dispatcher.stop({ drainTimeoutMs: 100 }).then(() => (stoppedAt = clock.monotonicMs()));
  await clock.advance(5_000);

  expect(stoppedAt! - stoppingAt).toBeLessThanOrEqual(100 + 1_000);
});

test("a run that fails by itself is tried again later, and not at once for ever", async () => {
  const { clock, inbox } = inVirtualTime();
  const run = vi.fn(() => Promise.reject(new Error("the logger failed")));
  const { dispatcher, onError } = await setUp({ events: ["a/1"], run, clock, inbox });

  dispatcher.start();
  await clock.advance(4_000);

  expect(run).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith(new Error("the logger failed"));
  await clock.advance(2_000);
  expect(run).toHaveBeenCalledTimes(2);
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(1_000);
});

test("in normal work no start is written down, and in a lane that was left behind each one is, before it begins", async () => {
  const { clock, inbox, die } = inVirtualTime();
  await inbox.accept(["left/1", "left/2"].map((id) => ({ id, lane: "left", type: "t", raw: "{}" })));
  await die(1);
  const order: string[] = [];
  const recordStarts: Inbox["recordStarts"] = (starts) => {
    order.push(`written ${starts.map(({ seq, unfinishedStarts }) => `${seq}:${unfinishedStarts}`).join()}`);
    return inbox.recordStarts(starts);
  };
  const { dispatcher } = await setUp({
    events: ["plain/3", "plain/4"],
    clock,
    inbox: { ...inbox, recordStarts },
    maxLanes: 1,
    run: async ({ id }) => {
      order.push(`ran ${id}`);
      return done;
    },
  });

  dispatcher.start();
  await clock.advance(1_000);

  expect(order).toEqual(["written 1:1", "ran left/1", "written 2:1", "ran left/2", "ran plain/3", "ran plain/4"]);
  expect((await inbox.readStats()).events.done).toBe(4);
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(1_000);
});

test("no handler begins before its start is written down, however long that takes", async () => {
  const { clock, inbox, die } = inVirtualTime();
  await inbox.accept([{ id: "a/1", lane: "a", type: "t", raw: "{}" }]);
  await die(1);
  let failures = 3;
  const run = vi.fn(async () => done);
  const recordStarts: Inbox["recordStarts"] = (starts) =>
    (failures -= 1) >= 0 ? Promise.reject(new Error("disk full")) : inbox.recordStarts(starts);
  const { dispatcher } = await setUp({ events: [], run, clock, inbox: { ...inbox, recordStarts } });

  dispatcher.start();
  await clock.advance(2_500);
  expect(run).not.toHaveBeenCalled();

  await clock.advance(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(1_000);
});

test("what was running when a process ended runs with nothing beside it; the others run beside each other", async () => {
  const { clock, inbox, die } = inVirtualTime();
  const events = ["a/1", "b/2", "c/3", "d/4"];
  await inbox.accept(events.map((id) => ({ id, lane: id[0]!, type: "t", raw: "{}" })));
  await die(4, ["a/1", "b/2"]);
  const running = new Set<string>();
  const beside: Record<string, number> = {};
  const { dispatcher } = await setUp({
    events: [],
    inbox,
    clock,
    run: async ({ id }) => {
      running.add(id);
      for (const each of running) beside[each] = Math.max(beside[each] ?? 0, running.size);
      await clock.sleep(100);
      running.delete(id);
      return done;
    },
  });

  dispatcher.start();
  await clock.advance(10_000);

  expect(beside).toEqual({ "a/1": 1, "b/2": 1, "c/3": 2, "d/4": 2 });
  expect((await inbox.readStats()).events.done).toBe(4);
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(1_000);
});

test("a suspect that hangs does not hold up other lanes for ever, and proves nothing once others run beside it", async () => {
  const { clock, inbox, die } = inVirtualTime();
  await inbox.accept([{ id: "suspect/1", lane: "suspect", type: "t", raw: "{}" }]);
  await die(1, ["suspect/1"]);
  const ran: string[] = [];
  const written: number[] = [];
  const recordStarts: Inbox["recordStarts"] = (starts) => {
    written.push(...starts.map(({ unfinishedStarts }) => unfinishedStarts));
    return inbox.recordStarts(starts);
  };
  const { dispatcher } = await setUp({
    events: [],
    inbox: { ...inbox, recordStarts },
    clock,
    run: async ({ id }) => {
      ran.push(id);
      if (id === "suspect/1") await new Promise(() => {});
      return done;
    },
  });

  dispatcher.start();
  await clock.advance(OTHERS_FIRST_MS);
  await inbox.accept([{ id: "other/2", lane: "other", type: "t", raw: "{}" }]);
  await clock.advance(LEASE_MS / 2);
  expect(ran).toEqual(["suspect/1"]);
  await clock.advance(LEASE_MS);
  expect(ran).toEqual(["suspect/1", "other/2"]);

  expect(written).toEqual([2, 1]); // its start was counted, and is taken back before others begin
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(1_000);
});

test("a handler that hangs does not hold up a suspect and those behind it for ever", async () => {
  const { clock, inbox, die } = inVirtualTime();
  await inbox.accept([{ id: "suspect/1", lane: "suspect", type: "t", raw: "{}" }]);
  await die(1, ["suspect/1"]);
  await inbox.park("suspect", { reason: "until the slow one runs", durationMs: 1_000 });
  const ran: string[] = [];
  const slow = Promise.withResolvers<RunResult>();
  const { dispatcher } = await setUp({
    events: ["slow/2"],
    inbox,
    clock,
    run: async ({ id, lane }) => {
      ran.push(id);
      return lane === "slow" ? slow.promise : done;
    },
  });

  dispatcher.start();
  await clock.advance(1_000);
  await inbox.accept([{ id: "other/3", lane: "other", type: "t", raw: "{}" }]);
  dispatcher.wake();
  await clock.advance(2 * LEASE_MS);
  expect(ran).toEqual(["slow/2", "other/3"]); // the suspect waits: beside the slow one it would prove nothing

  slow.resolve(done);
  await clock.advance(4 * LEASE_MS);
  expect(ran).toEqual(["slow/2", "other/3", "suspect/1"]);
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(1_000);
});

test("a handler that runs for too long has failed: its signal fires, its slot is free, and its event is tried again", async () => {
  const { clock, inbox } = inVirtualTime();
  const runs: string[] = [];
  let reason: unknown;
  const { dispatcher } = await setUp({
    events: ["hangs/1", "plain/2"],
    inbox,
    clock,
    maxLanes: 1,
    handlerTimeoutMs: 60_000,
    run: async ({ id, lane }, { signal }) => {
      runs.push(id);
      if (lane !== "hangs") return done;
      signal.addEventListener("abort", () => (reason = signal.reason));
      return new Promise<RunResult>(() => {});
    },
  });

  dispatcher.start();
  await clock.advance(59_000);
  expect([runs, dispatcher.report().running.length]).toEqual([["hangs/1"], 1]);

  await clock.advance(30_000);
  expect(runs).toEqual(["hangs/1", "plain/2"]);
  expect(reason).toMatchObject({ message: "The handler ran for too long" });
  expect(dispatcher.report()).toEqual({ running: [], leftBehind: 1, suspects: [] });

  await clock.advance(60_000);
  expect(runs).toEqual(["hangs/1", "plain/2", "hangs/1"]);
  void dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(2_000);
});

test("a stop that leaves a handler behind is no crash of its event", async () => {
  const { clock, inbox, die } = inVirtualTime();
  await inbox.accept([{ id: "a/1", lane: "a", type: "t", raw: "{}" }]);
  await die(1, ["a/1"]);
  const { dispatcher } = await setUp({ events: [], inbox, clock, run: () => new Promise<RunResult>(() => {}) });
  dispatcher.start();
  await clock.advance(OTHERS_FIRST_MS);

  const stopping = dispatcher.stop({ drainTimeoutMs: 100 });
  await clock.advance(1_000);

  expect(await stopping).toEqual({ finished: 0, abandoned: 1 });
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1 });
  expect([claim!.unfinishedStarts, claim!.isSuspect]).toEqual([1, false]);
});

test("what is claimed ahead and never begins is not blamed, however often its process dies", async () => {
  const { clock, inbox, die } = inVirtualTime();
  await inbox.accept(
    Array.from({ length: 64 }, (_, lane) => ({ id: `${lane}`, lane: `${lane}`, type: "t", raw: "{}" })),
  );

  for (let death = 0; death < 10; death += 1) await die(64, ["0"]);

  const claims = await inbox.claim({ lanes: 64, perLane: 1, leaseMs: 1 });
  expect(claims.filter(({ unfinishedStarts }) => unfinishedStarts > 0).map(({ lane }) => lane)).toEqual(["0"]);
  expect(clock.waits()).toBe(0);
});

test.each<[string, Partial<Inbox>, number, number]>([
  ["a minute where it tells of everything", { wakesWhenDue: true, listen: async () => async () => {} }, 30_000, 60_000],
  ["five seconds where it tells of what others store", { listen: async () => async () => {} }, 30_000, 5_000],
  ["a second where it tells of nothing", { listen: undefined }, 30_000, 1_000],
  ["the time of a lease in memory", { durability: "none" }, 30_000, 30_000],
  ["five seconds in memory where leases are shorter", { durability: "none" }, 2_000, 5_000],
])("an inbox in which nothing waits is asked again after %s", async (_, kind, leaseMs, napMs) => {
  const { clock, inbox: memory } = inVirtualTime();
  const claim = vi.fn(memory.claim);
  const findNextDueMs = vi.fn(memory.findNextDueMs);
  const inbox = { ...memory, durability: "full", ...kind, claim, findNextDueMs } as Inbox;
  const { dispatcher } = await setUp({ events: [], run: async () => done, inbox, clock, leaseMs });
  const countCalls = () => claim.mock.calls.length + findNextDueMs.mock.calls.length;
  dispatcher.start();
  await clock.advance(0);
  const atFirst = countCalls();

  await clock.advance(napMs - 1);
  expect(countCalls()).toBe(atFirst);
  await clock.advance(1);
  expect(countCalls()).toBeGreaterThan(atFirst);
  void dispatcher.stop({ drainTimeoutMs: 0 });
  await clock.advance(1_000);
  expect(clock.waits()).toBe(0);
});
