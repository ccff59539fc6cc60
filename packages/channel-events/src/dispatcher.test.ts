import { expect, test, vi } from "vitest";
import { createDispatcher, type RunContext, type RunOutcome } from "./dispatcher.ts";
import { memoryInbox } from "./inbox-memory.ts";
import type { Inbox, StoredEvent } from "./inbox.ts";

const done: RunOutcome = { settlement: { to: "done" } };
const retryIn = (inMs: number): RunOutcome => ({ settlement: { to: "retry", inMs, problem: "x" } });

/** An inbox with these events, `lane/id`, and a dispatcher on it. */
async function setUp({
  events,
  run,
  inbox = memoryInbox(),
}: {
  events: string[];
  run: (event: StoredEvent, context: RunContext) => Promise<RunOutcome>;
  inbox?: Inbox;
}) {
  await inbox.accept(events.map((name) => ({ id: name, lane: name.split("/")[0]!, type: "t", raw: "{}" })));
  const onError = vi.fn();
  const dispatcher = createDispatcher({
    inbox,
    run,
    onError,
    concurrency: 4,
    perClaim: 20,
    leaseMs: 30_000,
    mostCrashes: 3,
  });
  return { inbox, dispatcher, onError };
}

test("a slow lane does not hold up the retry of another", async () => {
  const ran: string[] = [];
  let tries = 0;
  const slow = Promise.withResolvers<RunOutcome>();
  const { dispatcher } = await setUp({
    events: ["a/1", "b/1"],
    run: async ({ id, lane }) => {
      if (lane === "b") return slow.promise;
      ran.push(id);
      return (tries += 1) === 1 ? retryIn(30) : done;
    },
  });

  dispatcher.start();
  await vi.waitFor(() => expect(ran).toEqual(["a/1", "a/1"]), { timeout: 2_000 });

  slow.resolve(done);
  await dispatcher.stop({ drainMs: 5_000 });
});

test("an outcome that cannot be written pauses its lane instead of running the handler over and over", async () => {
  const inner = memoryInbox();
  const run = vi.fn(async () => done);
  const { dispatcher, onError } = await setUp({
    events: ["a/1"],
    run,
    inbox: { ...inner, settle: () => Promise.reject(new Error("disk full")) },
  });

  dispatcher.start();
  await vi.waitFor(() => expect(onError).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50)); // real time is the claim: a loop would show at once

  expect(run).toHaveBeenCalledTimes(1);
  await dispatcher.stop({ drainMs: 5_000 });
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
  await dispatcher.stop({ drainMs: 5_000 });
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

  expect((await inbox.stats()).events.done).toBe(60);
  expect(most).toBe(4);
  await dispatcher.stop({ drainMs: 5_000 });
});

test("stop() resolves an idle() that waits", async () => {
  const { dispatcher } = await setUp({
    events: ["a/1"],
    run: async () => retryIn(60_000),
  });
  dispatcher.start();

  await expect(Promise.all([dispatcher.idle(), dispatcher.stop({ drainMs: 5_000 })])).resolves.toBeDefined();
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
  await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(40));
  await vi.waitFor(async () => {
    const claims = await inbox.claim({ lanes: 500, perLane: 1, leaseMs: 1 });
    expect(claims.length).toBeGreaterThan(150); // all that are not done have their turn
  });
  expect(ran.length).toBeLessThan(60);

  await new Promise((resolve) => setTimeout(resolve, 5)); // the leases of the look above end
  dispatcher.start();
  await vi.waitFor(() => expect(new Set(ran).size).toBe(400));
  await dispatcher.stop({ drainMs: 1_000 });
});

test("a worker that cannot keep its lanes begins nothing more in them, and tells the handler", async () => {
  const inner = memoryInbox();
  const ran: string[] = [];
  let reason: unknown;
  const { promise: atLast, resolve: end } = Promise.withResolvers<void>();
  const inbox = { ...inner, renew: () => new Promise<boolean[]>(() => {}) }; // a database that does not answer
  await inner.accept(["1", "2", "3"].map((id) => ({ id, lane: "a", type: "t", raw: "{}" })));
  const dispatcher = createDispatcher({
    inbox,
    run: async ({ id }, { signal }) => {
      ran.push(id);
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      reason = signal.reason;
      await atLast; // a handler may go on
      return done;
    },
    onError: () => {},
    concurrency: 1,
    perClaim: 20,
    leaseMs: 90,
    mostCrashes: 3,
  });

  dispatcher.start();
  await vi.waitFor(() => expect(reason).toMatchObject({ message: "The lane could not be kept" }));

  await new Promise((resolve) => setTimeout(resolve, 100)); // real time is the claim: its lease is over, and the lane is due again

  expect(ran).toEqual(["1"]);
  end();
  await dispatcher.stop({ drainMs: 100 });
});

test("stop() resolves in its time though the inbox hangs", async () => {
  const inner = memoryInbox();
  const hang = vi.fn(() => new Promise<never>(() => {}));
  const { dispatcher } = await setUp({ events: ["a/1"], run: async () => done, inbox: { ...inner, settle: hang } });
  dispatcher.start();
  await vi.waitFor(() => expect(hang).toHaveBeenCalled());
  const startedAt = performance.now();

  await dispatcher.stop({ drainMs: 100 });

  expect(performance.now() - startedAt).toBeLessThan(1_100);
});

test("a run that fails by itself is tried again later, and not at once for ever", async () => {
  const run = vi.fn(() => Promise.reject(new Error("the logger failed")));
  const { inbox, dispatcher, onError } = await setUp({ events: ["a/1"], run });

  dispatcher.start();
  await dispatcher.idle();
  await new Promise((resolve) => setTimeout(resolve, 50)); // real time is the claim: a loop would show at once

  expect(run).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith(new Error("the logger failed"));
  expect((await inbox.stats()).events.waiting).toBe(1);
  await dispatcher.stop({ drainMs: 100 });
});

test("what may have ended two processes runs with nothing beside it, and others keep their count", async () => {
  let at = 0;
  const inbox = memoryInbox({ now: () => at });
  const running = new Set<string>();
  const beside: number[] = [];
  const { dispatcher } = await setUp({
    events: ["a/1", "b/1", "c/1", "d/1"],
    inbox,
    run: async ({ id }) => {
      running.add(id);
      beside.push(running.size);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.delete(id);
      return done;
    },
  });
  for (const _ of [1, 2]) {
    await inbox.claim({ lanes: 4, perLane: 1, leaseMs: 10 }); // and nothing more is heard of it
    at += 10;
  }

  dispatcher.start();
  await dispatcher.idle();

  expect(beside).toEqual([1, 1, 1, 1]);
  expect((await inbox.stats()).events.done).toBe(4);
  await dispatcher.stop({ drainMs: 100 });
});

test.each<[string, string[]]>([
  ["a suspect that hangs does not hold up other lanes for ever", ["suspect"]],
  ["a lane that hangs does not hold up a suspect, and others behind it, for ever", ["slow"]],
])("%s", async (_, hanging) => {
  let at = 0;
  const inbox = memoryInbox({ now: () => at });
  const ran: string[] = [];
  const { promise: atLast, resolve: end } = Promise.withResolvers<void>();
  const put = (lane: string) => inbox.accept([{ id: lane, lane, type: "t", raw: "{}" }]);
  const dispatcher = createDispatcher({
    inbox,
    run: async ({ lane }) => {
      ran.push(lane);
      if (hanging.includes(lane)) await atLast;
      return done;
    },
    onError: () => {},
    concurrency: 4,
    perClaim: 20,
    leaseMs: 90,
    mostCrashes: 3,
  });
  await put("suspect");
  for (const __ of [1, 2]) {
    await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 10 }); // and nothing more is heard of it
    at += 10;
  }
  await inbox.park("suspect", { reason: "until the slow one runs", forMs: 5 });
  await put("slow");

  dispatcher.start();
  await vi.waitFor(() => expect(ran).toContain("slow"));
  at += 5;
  await put("other");
  dispatcher.wake();

  await vi.waitFor(() => expect(new Set(ran)).toEqual(new Set(["slow", "suspect", "other"])), { timeout: 3_000 });
  end();
  await dispatcher.stop({ drainMs: 500 });
});
