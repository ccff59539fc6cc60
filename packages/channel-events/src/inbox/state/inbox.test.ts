import { expect, test, vi } from "vitest";
import { createInboxClock } from "../inbox-clock.ts";
import { createInboxMachine } from "./inbox.ts";
import type { Delivery, Journal } from "./journal.ts";

const EVENT = { type: "t", raw: "{}" };
const arriving = (id: string, lane = "a") => ({ ...EVENT, id, lane });

/** A journal of nothing but its calls, in order. Whatever is put into `fails` fails when it is called. */
function setUp() {
  const time = { now: 1_000 };
  const calls: unknown[][] = [];
  const known = new Map<string, number>();
  const fails = new Set<string>();
  const saved = {
    ...{ version: 1, seenAt: 0, isFresh: false, waiting: 0, suspects: [] as string[] },
    turns: [] as { lane: string; readyAt: number; parkedFor: string | undefined }[],
  };
  const note =
    <Given extends unknown[]>(name: string) =>
    (...given: Given): void => {
      calls.push([name, ...given]);
      if (fails.has(name)) throw new Error(`the disk is full at ${name}`);
    };
  const clock = createInboxClock({ now: () => time.now, monotonicMs: () => time.now });
  clock.anchor();
  const journal: Journal = {
    clock,
    transact(action, work) {
      calls.push(["begin", action]);
      const result = work();
      note("commit")();
      return result;
    },
    version: () => saved.version,
    load: (claimed) => {
      calls.push(["load", ...claimed]);
      const { seenAt, isFresh, suspects, turns } = saved;
      const waiting = saved.waiting > 0 ? [{ lane: "a", waiting: saved.waiting, from: 1 }] : [];
      return { seenAt, isFresh, suspects, waiting, turns, starts: [], claimed: new Map() };
    },
    readNext: vi.fn<Journal["readNext"]>((lanes, limit) => {
      calls.push(["readNext", lanes, limit]);
      const events = [...known].map(([id, seq]) => ({ ...arriving(id), seq, attempts: 0, deliveries: 1 }));
      return new Map(lanes.map((lane) => [lane, events.slice(0, limit)]));
    }),
    insert({ event: { id }, times }: Delivery) {
      note("insert")(id, times);
      if (known.has(id)) return undefined;
      known.set(id, known.size + 1);
      return known.size;
    },
    addPending: note("addPending"),
    deliverAgain({ event: { id, lane }, times }) {
      note("deliverAgain")(id, times);
      return { redelivery: { id, deliveries: times + 1, differs: false }, lane, isMended: id.startsWith("mended") };
    },
    end: note("end"),
    saveTurn: note("saveTurn"),
    saveStarts: note("saveStarts"),
    saveHeld: note("saveHeld"),
    saveTime: note("saveTime"),
    runWrite: note("runWrite"),
  };
  const machine = createInboxMachine(journal);
  const claim = async () => machine.claim({ lanes: 9, perLane: 9, leaseMs: 300 });
  const takeAll = () => calls.splice(0);
  const takeCalls = () => takeAll().filter(([name]) => name !== "saveTime");
  const takeTurns = () => takeAll().filter(([name]) => name === "saveTurn");
  return { machine, claim, time, fails, saved, known, takeAll, takeCalls, takeTurns };
}

const settledOf = (...seqs: number[]) => seqs.map((seq) => ({ seq, settlement: { to: "done" as const } }));

test("a page is stored in one transaction: what is new waits, what came again is counted, and both are to be acknowledged", async () => {
  const { machine, takeCalls } = setUp();
  await machine.accept([arriving("1")]);
  takeCalls();

  const result = await machine.accept([arriving("2"), arriving("1"), arriving("2"), arriving("3", "b")]);

  expect(result.inserted).toBe(2);
  expect(result.redelivered.map(({ id, deliveries }) => [id, deliveries])).toEqual([
    ["2", 2],
    ["1", 2],
  ]);
  expect(takeCalls()).toEqual([
    ["begin", "store events"],
    ["insert", "2", 2],
    ["insert", "1", 1],
    ["deliverAgain", "1", 1],
    ["insert", "3", 1],
    ["addPending", [2, 3]],
    ["commit"],
  ]);
  expect(machine.read().waiting).toBe(3);
});

test("what cannot be acknowledged is stored, and is not asked for; what cannot be read does not wait", async () => {
  const { machine, takeCalls } = setUp();

  await machine.accept([
    { ...arriving("1"), hasNoId: true },
    { ...arriving("2"), problem: "no JSON" },
  ]);

  expect(takeCalls()).toContainEqual(["addPending", [2]]);
  expect(machine.read().waiting).toBe(1);
});

test("a payload that can be read now makes the state be built anew; a plain redelivery does not", async () => {
  const { machine, takeCalls } = setUp();
  await machine.accept([arriving("1"), arriving("mended")]);
  await machine.accept([arriving("1")]);
  machine.read();
  expect(takeCalls().filter(([name]) => name === "load")).toHaveLength(1); // the first one, when the store was opened

  await machine.accept([arriving("mended"), arriving("1")]);
  machine.read();

  expect(takeCalls().filter(([name]) => name === "load")).toHaveLength(1);
});

test("a claim is saved as held before anybody is told, with the other lanes that are held", async () => {
  const { machine, claim, takeCalls } = setUp();
  await machine.accept([arriving("1"), arriving("2", "b")]);
  const first = await machine.claim({ lanes: 1, perLane: 9, leaseMs: 300 });
  takeCalls();

  const [second] = await claim();

  expect([first[0]!.lane, second!.lane]).toEqual(["a", "b"]);
  expect(takeCalls()).toEqual([["begin", "claim lanes"], ["saveHeld", ["a", "b"]], ["commit"]]);
  expect(await claim()).toEqual([]);
  expect(takeCalls()).toEqual([]); // Nothing is due, so nothing is written.
});

test.each(["saveHeld", "commit"])(
  "a claim that cannot be written (%s) is nobody's, and can be made later",
  async (call) => {
    const { machine, claim, fails, saved } = setUp();
    await machine.accept([arriving("1"), arriving("2")]);
    saved.waiting = 2;
    fails.add(call);
    await expect(claim()).rejects.toThrow(`the disk is full at ${call}`);

    fails.clear();
    const [made] = await claim();

    expect(made).toMatchObject({ lane: "a", isSuspect: false });
    expect(made!.events.map(({ id }) => id)).toEqual(["1", "2"]);
  },
);

test("results are written together before they count, and whose claim is gone changes nothing", async () => {
  const { machine, claim, takeCalls } = setUp();
  await machine.accept([arriving("1"), arriving("2"), arriving("3", "b")]);
  const [a, b] = await claim();
  takeCalls();
  const lost = { ...b!, token: "another" };

  const held = await machine.settle([
    { claim: a!, settled: settledOf(1), release: false },
    { claim: lost, settled: settledOf(3), release: true },
    { claim: b!, settled: settledOf(3), release: true },
  ]);

  expect(held).toEqual([true, false, true]);
  expect(takeCalls()).toEqual([
    ["begin", "settle events"],
    ["end", [...settledOf(1), ...settledOf(3)], 1_000],
    ["commit"],
  ]);
  expect(machine.read().waiting).toBe(1);
  expect(await machine.settle([])).toEqual([]);
  expect(takeCalls()).toEqual([]);
});

test.each(["end", "commit"])(
  "results that cannot be written (%s) leave their events waiting in their lane",
  async (call) => {
    const { machine, claim, fails, saved, takeCalls } = setUp();
    await machine.accept([arriving("1"), arriving("2")]);
    const [a] = await claim();
    saved.waiting = 2;
    takeCalls();
    fails.add(call);

    await expect(machine.settle([{ claim: a!, settled: settledOf(1, 2), release: true }])).rejects.toThrow(call);

    expect(machine.read().waiting).toBe(2);
    expect(takeCalls().at(-1)).toEqual(["load", 1, 2]);
  },
);

test("a handler's own write is in the transaction that ends its event, and in none if the claim is gone", async () => {
  const { machine, claim, takeCalls } = setUp();
  await machine.accept([arriving("1"), arriving("2")]);
  const [a] = await claim();
  takeCalls();
  const write = () => {};

  expect(await machine.settleInTransaction(a!, 1, write)).toBe(true);
  expect(takeCalls()).toEqual([
    ["begin", "settle an event"],
    ["runWrite", write],
    ["end", settledOf(1), 1_000],
    ["commit"],
  ]);
  expect(await machine.settleInTransaction(a!, 1, write)).toBe(false);
  expect(await machine.settleInTransaction({ ...a!, token: "another" }, 2, write)).toBe(false);
  expect(takeCalls().filter(([name]) => name === "runWrite")).toEqual([]);
});

test("a write that throws costs nothing: its event waits, and the state is not built anew", async () => {
  const { machine, claim, fails, takeCalls } = setUp();
  await machine.accept([arriving("1")]);
  const [a] = await claim();
  takeCalls();
  fails.add("runWrite");
  await expect(machine.settleInTransaction(a!, 1, () => {})).rejects.toThrow("runWrite");
  fails.clear();

  expect(await machine.settleInTransaction(a!, 1, () => {})).toBe(true);
  expect(takeCalls().map(([name]) => name)).not.toContain("load");
});

test("starts are refused one by one", async () => {
  const { machine, claim, takeCalls } = setUp();
  await machine.accept([arriving("1"), arriving("2", "b")]);
  const [a, b] = await claim();
  takeCalls();
  const start = { seq: 1, unfinishedStarts: 1, nextTurnInMs: 0 };

  expect(
    await machine.recordStarts([
      { claim: { ...a!, token: "another" }, ...start },
      { claim: b!, ...start },
      { claim: a!, ...start },
    ]),
  ).toEqual([false, false, true]);
  expect(takeCalls().filter(([name]) => name === "saveStarts")).toEqual([["saveStarts", 1, 1]]);
});

test.each([
  [300, 1_299, true],
  [300, 1_300, false],
])("a renewal for %d ms at 1,000 holds the lane at %d: %s", async (leaseMs, now, isHeld) => {
  const { machine, claim, time } = setUp();
  await machine.accept([arriving("1")]);
  const [a] = await machine.claim({ lanes: 1, perLane: 1, leaseMs: 10 });
  expect(await machine.renew([a!, { ...a!, token: "another" }], leaseMs)).toEqual([true, false]);

  time.now = now;

  expect(await claim()).toHaveLength(isHeld ? 0 : 1);
});

test("a command of an operator in another process makes the state be built anew, once", async () => {
  const { machine, saved, takeCalls } = setUp();
  machine.read();
  machine.read();
  saved.version = 2;
  saved.waiting = 3;
  takeCalls();

  expect([machine.read().waiting, machine.read().waiting]).toEqual([3, 3]);
  expect(takeCalls()).toEqual([["load"]]);
});

test.each([
  [true, ["a"]],
  [false, []],
])("lanes that another process held are suspect only if it may have handled events: %s", (isFresh, suspects) => {
  const { machine, saved } = setUp();
  Object.assign(saved, { waiting: 1, suspects: ["a"], isFresh });

  expect([...machine.read().suspects]).toEqual(suspects);
});

test("one worker at a time has the lease of a task, until it ends it or its time is over", async () => {
  const { machine, time } = setUp();

  expect(await machine.lease("poll", "one", 100)).toBe(true);
  expect(await machine.lease("poll", "two", 100)).toBe(false);
  expect(await machine.lease("purge", "two", 100)).toBe(true);
  await machine.endLease("poll", "two"); // It is not its own.
  expect(await machine.lease("poll", "two", 100)).toBe(false);
  time.now = 1_100;
  expect(await machine.lease("poll", "two", 100)).toBe(true);
  await machine.endLease("poll", "two");
  expect(await machine.lease("poll", "one", 100)).toBe(true);
});

const retryOf = (seq: number, delayMs: number) => ({
  ...{ seq, settlement: { to: "retry" as const, delayMs, problem: "no" } },
});

test("the turn of a lane that waits is saved, and deleted when the lane is claimed", async () => {
  const { machine, claim, time, takeTurns } = setUp();
  await machine.accept([arriving("1"), arriving("2", "b")]);
  const [a, b] = await claim();

  await machine.settle([
    { claim: a!, settled: [retryOf(1, 50)], release: true },
    { claim: b!, settled: [retryOf(2, 0)], release: true }, // Its turn is now, so there is nothing to save.
  ]);
  expect(takeTurns()).toEqual([["saveTurn", "a", { readyAt: 1_050, parkedFor: undefined }]]);
  time.now = 1_050;
  const lanes = (await claim()).map(({ lane }) => lane);

  expect([lanes, takeTurns()]).toEqual([["b", "a"], [["saveTurn", "a", undefined]]]);
  time.now = 9_000;
  await claim();
  expect(takeTurns()).toEqual([]); // It is not deleted twice.
});

test.each(["done", "dead"] as const)(
  "a lane whose last event is %s has no turn to save, unless it is parked",
  async (to) => {
    const { machine, claim, takeTurns } = setUp();
    await machine.accept([arriving("1"), arriving("2", "b")]);
    const [a, b] = await claim();
    const end = (seq: number) => [{ seq, settlement: { to, problem: "no" } }];

    await machine.settle([{ claim: a!, settled: end(1), release: true, nextTurnInMs: 50 }]);
    expect(takeTurns()).toEqual([]);

    await machine.settle([{ claim: b!, settled: end(2), release: true, park: { reason: "why", durationMs: 50 } }]);
    expect(takeTurns()).toEqual([["saveTurn", "b", { readyAt: 1_050, parkedFor: "why" }]]);
  },
);

test("a result deletes a turn that no longer lies ahead", async () => {
  const { machine, claim, takeTurns, time } = setUp();
  await machine.accept([arriving("1"), arriving("2")]);
  const [a] = await claim();
  await machine.recordStarts([{ claim: a!, seq: 1, unfinishedStarts: 1, nextTurnInMs: 600 }]);
  expect(takeTurns()).toEqual([["saveTurn", "a", { readyAt: 1_600, parkedFor: undefined }]]);
  time.now = 1_200;

  await machine.settle([{ claim: a!, settled: settledOf(1), release: true }]);

  expect(takeTurns()).toEqual([["saveTurn", "a", undefined]]);
});

test.each<[what: string, waiting: number, parkedFor: string | undefined, turns: unknown[]]>([
  ["an old turn, in which nothing waits", 0, undefined, [["saveTurn", "a", undefined]]],
  ["a turn, in which something waits", 1, undefined, []],
  ["a parking", 0, "why", []],
])("an event arrives in a lane that has %s", async (_, waiting, parkedFor, turns) => {
  const { machine, saved, takeTurns } = setUp();
  Object.assign(saved, { waiting, turns: [{ lane: "a", readyAt: 5_000, parkedFor }] });

  await machine.accept([arriving("1"), arriving("2", "b")]);

  expect(takeTurns()).toEqual(turns);
});

test("suspects stay held in the journal until they are claimed, and lanes in which nothing waits do not", async () => {
  const { machine, claim, saved, known, takeAll } = setUp();
  const turns = [{ lane: "a", readyAt: 5_000, parkedFor: undefined }];
  Object.assign(saved, { waiting: 1, suspects: ["a"], isFresh: true, turns });
  known.set("1", 1);
  await machine.accept([arriving("2", "b"), arriving("3", "c")]);
  const [b] = (await machine.claim({ lanes: 3, perLane: 1, leaseMs: 300 })).filter(({ lane }) => lane === "b");
  const listHeld = () => takeAll().flatMap(([name, lanes]) => (name === "saveHeld" ? [lanes] : []));
  expect(listHeld()).toEqual([["a", "b", "c"]]);
  await machine.settle([{ claim: b!, settled: settledOf(2), release: false }]);

  machine.saveHeld();

  expect(listHeld()).toEqual([["a", "c"]]);
  expect(await claim()).toEqual([]);
});

test("a lane is saved as held again after an operator has changed the store", async () => {
  const { machine, claim, saved, takeAll } = setUp();
  await machine.accept([arriving("1")]);
  const claimOnce = async () => {
    const [a] = await claim();
    await machine.settle([{ claim: a!, settled: [], release: true }]);
    return takeAll().filter(([name]) => name === "saveHeld").length;
  };
  expect([await claimOnce(), await claimOnce()]).toEqual([1, 0]); // It may stay there for a while.

  Object.assign(saved, { version: 2, waiting: 1 });

  expect([await claimOnce(), await claimOnce()]).toEqual([1, 0]);
});

test("of more than a thousand lanes that are saved as held, only those that are held stay", async () => {
  const { machine, claim, takeAll } = setUp();
  const lanes = Array.from({ length: 1_001 }, (_, index) => `lane ${index}`);
  await machine.accept(lanes.map((lane) => arriving(lane, lane)));
  const claims = await machine.claim({ lanes: 2_000, perLane: 1, leaseMs: 300 });
  await machine.settle(
    claims.slice(1).map((each, index) => ({ claim: each, settled: settledOf(index + 2), release: true })),
  );
  await machine.accept([arriving("last", "z")]);
  takeAll();

  await claim();

  expect(takeAll()).toContainEqual(["saveHeld", ["lane 0", "z"]]);
});

test("an event that came again is read from the store before it is claimed, with the number of its deliveries", async () => {
  const { machine, claim, takeAll } = setUp();
  await machine.accept([arriving("1"), arriving("2")]);
  await machine.accept([arriving("1")]);
  takeAll();

  await claim();

  expect(takeAll()).toContainEqual(["readNext", ["a"], 9]);
});

test("a lane of which the store has no event is put right, and the next lane is claimed in its place", async () => {
  const { machine, saved, known } = setUp();
  Object.assign(saved, { waiting: 2 });
  await machine.accept([arriving("1", "b")]);
  known.clear(); // The store gives nothing for lane a.

  const claims = await machine.claim({ lanes: 1, perLane: 1, leaseMs: 300 });

  expect(claims.map(({ lane }) => lane)).toEqual(["b"]);
  expect(machine.read().waiting).toBe(1);
});

test("the time is saved with a page, once for each time", async () => {
  const { machine, time, takeAll } = setUp();
  const accept = async (id: string) => {
    await machine.accept([arriving(id)]);
    return takeAll().filter(([name]) => name === "saveTime");
  };

  expect([await accept("1"), await accept("2")]).toEqual([[["saveTime", 1_000, 0]], []]);
  time.now = 1_001;
  expect(await accept("3")).toEqual([["saveTime", 1_001, 0]]);
});
