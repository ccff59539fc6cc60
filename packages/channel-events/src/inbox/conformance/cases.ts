import { isDeepStrictEqual } from "node:util";
import { type Clock } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/parts";
import type { ArrivingEvent, EventFilter, EventRow, Inbox, LaneClaim, Settlement } from "../inbox.ts";
import { playInbox } from "./play.ts";

/** One thing that every inbox must do; rejects where it does not. */
export interface ConformanceCase {
  name: string;
  run(): Promise<void>;
}

export interface InboxConformanceOptions {
  /** How many random plays. Default 110. */
  plays?: number;
  /** How many steps each. Default 150. */
  steps?: number;
}

/** What a case works with: two workers on one new inbox, and its clock. */
interface Stage {
  one: Inbox;
  other: Inbox;
  later(ms: number): void;
}

const LEASE_MS = 10_000;
const event = (id: string, lane = "a", rest: Partial<ArrivingEvent> = {}): ArrivingEvent => ({
  id,
  lane,
  type: "Seller:Offer.New",
  raw: JSON.stringify({ id }),
  ...rest,
});
const claim = (inbox: Inbox, { lanes = 10, perLane = 10, leaseMs = LEASE_MS } = {}) =>
  inbox.claim({ lanes, perLane, leaseMs });
const idsOf = (claims: readonly LaneClaim[]) =>
  claims.map(({ events }) => events.map(({ id }) => id)).toSorted(([one], [other]) => (one! < other! ? -1 : 1));
const settled = (held: LaneClaim, ...settlements: Settlement[]) =>
  settlements.map((settlement, index) => ({ seq: held.events[index]!.seq, settlement }));
const done: Settlement = { to: "done" };
const retry = (delayMs: number): Settlement => ({ to: "retry", delayMs, problem: "not now" });
async function rowsOf(inbox: Inbox, filter?: Parameters<Inbox["list"]>[0]): Promise<EventRow[]> {
  const rows = [];
  for await (const row of inbox.list(filter)) rows.push(row);
  return rows;
}
async function first(inbox: Inbox): Promise<LaneClaim> {
  const [held] = await claim(inbox, { lanes: 1 });
  if (!held) throw new Error("claim() must give a lane: got none");
  return held;
}

/** Filters that do not say which events. */
const unclear = {
  nothing: undefined as never,
  noMembers: {},
  undefinedMember: { id: undefined },
  undefinedMembers: { state: undefined, id: undefined, lane: undefined, type: undefined },
  null: null as never,
  list: ["1"] as never,
  misspelled: { stte: "dead" } as never,
  misspelledBesideOthers: { state: "dead", idd: "2" } as never,
  nullMember: { id: null } as never,
  number: { lane: 7 } as never,
  noState: { state: "ded" } as never,
} satisfies Record<string, EventFilter>;

const ids: [string, string][] = [
  ["an id with quotes and backslashes", `'"\\u0000\\`],
  ["an id with a zero byte", "a\0b"],
  ["an id with half a pair", "a\ud800b"],
  ["an id that looks escaped", '\\u"x"'],
  ["an id beyond the basic plane", "🛒-𝔘-ﷺ"],
  ["an id of a million characters", "i".repeat(1_000_000)],
];

const cases: Record<string, (stage: Stage) => Promise<void>> = {
  "an empty inbox has nothing for anybody": async ({ one }) => {
    same(await claim(one), [], "claim()");
    same(await one.pendingAcknowledgements(10), [], "pendingAcknowledgements()");
    same(await one.findNextDueMs(), undefined, "findNextDueMs()");
    same(await one.countWaiting(), 0, "depth()");
    same(await rowsOf(one), [], "query()");
    await one.markAcknowledged(["unknown"]);
  },
  "accept() of nothing is nothing": async ({ one }) => {
    same(await one.accept([]), { inserted: 0, redelivered: [] }, "accept()");
  },
  "accept() stores an id once, counts deliveries, and wants it acknowledged again": async ({ one }) => {
    same(await one.accept([event("1"), event("2")]), { inserted: 2, redelivered: [] }, "accept()");
    await one.markAcknowledged(["1", "2"]);
    same(
      await one.accept([event("2"), event("3")]),
      { inserted: 1, redelivered: [{ id: "2", deliveries: 2, differs: false }] },
      "accept()",
    );
    same(await one.pendingAcknowledgements(10), ["2", "3"], "pendingAcknowledgements()");
    same(idsOf(await claim(one)), [["1", "2", "3"]], "claim()");
  },
  "an id twice in a page is stored once, and was sent twice": async ({ one }) => {
    const { inserted, redelivered } = await one.accept([event("1"), event("1")]);
    same([inserted, redelivered], [1, [{ id: "1", deliveries: 2, differs: false }]], "accept()");
    same(await one.countWaiting(), 1, "depth()");
  },
  "an id twice in a page with two payloads is told, and the one that can be read is kept": async ({ one }) => {
    const broken = { raw: '{"id":"1","half', problem: "no JSON" };
    const { redelivered } = await one.accept([
      event("1", "a", broken),
      event("1"),
      event("2"),
      event("2", "a", broken),
    ]);
    same(
      redelivered.map(({ id, differs }) => [id, differs]),
      [
        ["1", true],
        ["2", true],
      ],
      "accept()",
    );
    same(idsOf(await claim(one)), [["1", "2"]], "claim()");
  },
  "an id that comes again after it is done is not handled again": async ({ one }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await one.settle([{ claim: held, settled: settled(held, done), release: true }]);
    await one.accept([event("1")]);
    same(await claim(one), [], "claim()");
    same(await one.pendingAcknowledgements(10), ["1"], "pendingAcknowledgements()");
  },
  "what comes again keeps the payload it came with first, and another one is told": async ({ one }) => {
    await one.accept([event("1")]);
    const { redelivered } = await one.accept([event("1", "b", { raw: '{"id":"1","newer":true}' })]);
    same(redelivered, [{ id: "1", deliveries: 2, differs: true }], "accept()");
    same(
      (await rowsOf(one)).map(({ raw, lane }) => [raw, lane]),
      [['{"id":"1"}', "a"]],
      "query()",
    );
  },
  "the same payload in another spelling is the same": async ({ one }) => {
    await one.accept([event("1")]);
    const { redelivered } = await one.accept([event("1", "a", { raw: '{ "id": "1" }' })]);
    same(redelivered, [{ id: "1", deliveries: 2, differs: false }], "accept()");
  },
  "what could not be read and comes again readable is handled": async ({ one, other }) => {
    await one.accept([event("1", "", { raw: '{"id":"1"', problem: "no JSON" })]);
    const { inserted, redelivered } = await other.accept([event("1", "b")]);
    same([inserted, redelivered], [0, [{ id: "1", deliveries: 2, differs: true }]], "accept()");
    const [held] = await claim(one);
    same([held?.lane, held?.events[0]?.raw], ["b", '{"id":"1"}'], "claim()");
  },
  "what could not be read is mended by a redelivery also after a replay": async ({ one }) => {
    await one.accept([event("1", "a", { raw: '{"id":"1"', problem: "Cannot read an event as it is not valid JSON" })]);
    await one.replay({ state: "unhandled" });
    const held = await first(one);
    const unreadable = { to: "unhandled", problem: "Cannot read an event as it is not valid JSON" } as const;
    await one.settle([{ claim: held, settled: settled(held, unreadable), release: true }]);
    await one.accept([event("1")]);
    same((await first(one)).events[0]!.raw, '{"id":"1"}', "the payload");
  },
  "what can be read and comes again unreadable stays as it is": async ({ one }) => {
    await one.accept([event("1")]);
    await one.accept([event("1", "", { raw: '{"id":"1"', problem: "no JSON" })]);
    same((await first(one)).events[0]!.raw, '{"id":"1"}', "the payload");
  },
  "what a handler could not use is not given to it again by a redelivery": async ({ one }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await one.settle([
      { claim: held, settled: settled(held, { to: "unhandled", problem: "no handler" }), release: true },
    ]);
    await one.accept([event("1", "a", { raw: '{"id":"1","newer":true}' })]);
    same(await claim(one), [], "claim()");
  },
  "every worker sees what one has stored": async ({ one, other }) => {
    await one.accept([event("1")]);
    same(await other.pendingAcknowledgements(10), ["1"], "pendingAcknowledgements()");
    same(idsOf(await claim(other)), [["1"]], "claim()");
  },
  "acknowledgements are pending until they are marked, oldest first, no more than asked for": async ({ one }) => {
    await one.accept([event("3"), event("1"), event("2")]);
    same(await one.pendingAcknowledgements(2), ["3", "1"], "pendingAcknowledgements()");
    await one.markAcknowledged(["3", "1"]);
    same(await one.pendingAcknowledgements(2), ["2"], "pendingAcknowledgements()");
  },
  "an event that cannot be read is stored, not handled, and acknowledged": async ({ one }) => {
    await one.accept([event("1", "", { problem: "no JSON" })]);
    same(await claim(one), [], "claim()");
    same(await one.pendingAcknowledgements(10), ["1"], "pendingAcknowledgements()");
    same(
      (await rowsOf(one)).map(({ state, problem }) => [state, problem]),
      [["unhandled", "no JSON"]],
      "query()",
    );
  },
  "an event without an id is stored and known again, and never to be acknowledged": async ({ one }) => {
    const nameless = event("without-id-1", "", { problem: "no id", hasNoId: true });
    same((await one.accept([nameless, event("1")])).inserted, 2, "accept()");
    same((await one.accept([nameless])).redelivered.length, 1, "accept() again");
    same(await one.pendingAcknowledgements(10), ["1"], "pendingAcknowledgements()");
    same((await one.readStats()).events.unhandled, 1, "stats()");
  },
  "claim() gives each lane its events in order": async ({ one }) => {
    await one.accept([event("1", "a"), event("2", "b"), event("3", "a"), event("4", "c")]);
    same(idsOf(await claim(one)), [["1", "3"], ["2"], ["4"]], "claim()");
  },
  "claim() gives no more lanes and no more events than asked for": async ({ one }) => {
    await one.accept([event("1", "a"), event("2", "a"), event("3", "b")]);
    const [held, ...more] = await claim(one, { lanes: 1, perLane: 1 });
    same([held!.events.length, more.length], [1, 0], "claim()");
  },
  "lanes that became ready first have their turn first": async ({ one, later }) => {
    await one.accept([event("1", "z")]);
    later(1);
    await one.accept([event("2", "a")]);
    same(
      (await claim(one, { lanes: 1 })).map(({ lane }) => lane),
      ["z"],
      "claim()",
    );
  },
  "a lane that was served goes behind those that wait": async ({ one, later }) => {
    await one.accept([event("1", "a"), event("2", "a")]);
    later(1);
    await one.accept([event("3", "b")]);
    const held = await first(one);
    later(1);
    await one.settle([{ claim: held, settled: settled(held, done), release: true }]);
    same(
      (await claim(one, { lanes: 1 })).map(({ lane }) => lane),
      ["b"],
      "claim()",
    );
  },
  "a claimed lane is nobody else's": async ({ one, other }) => {
    await one.accept([event("1")]);
    await first(one);
    same(await claim(other), [], "claim() of another worker");
    same(await claim(one), [], "claim() of the same worker");
  },
  "what comes while its lane is claimed waits behind it": async ({ one, other }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await other.accept([event("2")]);
    same(await claim(other), [], "claim()");
    await one.settle([{ claim: held, settled: settled(held, done), release: true }]);
    same(idsOf(await claim(other)), [["2"]], "claim() after the release");
  },
  "what comes between the last event and the release is not overlooked": async ({ one, other }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await one.settle([{ claim: held, settled: settled(held, done), release: false }]);
    await other.accept([event("2")]);
    await one.settle([{ claim: held, settled: [], release: true }]);
    same(idsOf(await claim(other)), [["2"]], "claim()");
  },
  "a lane whose worker says nothing is free after its lease": async ({ one, other, later }) => {
    await one.accept([event("1")]);
    await first(one);
    later(LEASE_MS - 1);
    same(await claim(other), [], "claim() before the lease is over");
    later(1);
    same(idsOf(await claim(other)), [["1"]], "claim() after it");
  },
  "a lease that is renewed lasts longer": async ({ one, other, later }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    later(LEASE_MS - 1);
    same(await one.renew([held], LEASE_MS), [true], "renew()");
    later(LEASE_MS - 1);
    same(await claim(other), [], "claim()");
  },
  "renew() of nothing is nothing": async ({ one }) => same(await one.renew([], LEASE_MS), [], "renew()"),
  "who lost a lane is fenced off": async ({ one, other, later }) => {
    await one.accept([event("1")]);
    const lost = await first(one);
    later(LEASE_MS);
    const held = await first(other);
    same(await one.renew([lost], LEASE_MS), [false], "renew()");
    same(await one.settle([{ claim: lost, settled: settled(lost, done), release: true }]), [false], "settle()");
    same(await one.settleInTransaction(lost, lost.events[0]!.seq, () => {}), false, "settleInTransaction()");
    same((await one.readStats()).events.waiting, 1, "what is waiting");
    same(await other.settle([{ claim: held, settled: settled(held, done), release: true }]), [true], "settle()");
  },
  "one that is fenced off does not take others with it": async ({ one, other, later }) => {
    await one.accept([event("1", "a"), event("2", "b")]);
    const [a, b] = (await claim(one)).toSorted((x, y) => (x.lane < y.lane ? -1 : 1)) as [LaneClaim, LaneClaim];
    await one.renew([b], 3 * LEASE_MS);
    later(LEASE_MS);
    await first(other);
    const results = [a, b].map((each) => ({ claim: each, settled: settled(each, done), release: true }));
    same(await one.settle(results), [false, true], "settle()");
    same((await one.readStats()).events.done, 1, "what is done");
  },
  "a claim counts nothing, however often a worker dies with it": async ({ one, other, later }) => {
    await one.accept([event("1"), event("2")]);
    const fresh = await first(one);
    same([fresh.isSuspect, fresh.unfinishedStarts, fresh.events.length], [false, 0, 2], "a first claim");
    for (let death = 1; death <= 5; death += 1) {
      later(LEASE_MS);
      const held = await first(other);
      same([held.isSuspect, held.unfinishedStarts, held.events.length], [true, 0, 2], "a claim after a death");
    }
  },
  "a lane that was given back is not suspect": async ({ one, other }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    await one.settle([{ claim: held, settled: [], release: true }]);
    const again = await first(other);
    same([again.isSuspect, again.unfinishedStarts, again.events.length], [false, 0, 2], "a claim");
  },
  "a start that was written down and never ended is there for the next process, and its event is given alone": async ({
    one,
    other,
    later,
  }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    const start = { claim: held, seq: held.events[0]!.seq, unfinishedStarts: 1, nextTurnInMs: 0 };
    same(await one.recordStarts([start]), [true], "recordStarts()");
    later(LEASE_MS);
    const again = await first(other);
    same(
      [again.isSuspect, again.unfinishedStarts, again.events.map(({ id }) => id)],
      [true, 1, ["1"]],
      "a claim after the death",
    );
  },
  "a start of an event behind the first is there too, when it is the first": async ({ one, later }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    await one.settle([{ claim: held, settled: settled(held, done), release: false }]);
    await one.recordStarts([{ claim: held, seq: held.events[1]!.seq, unfinishedStarts: 1, nextTurnInMs: 0 }]);
    later(LEASE_MS);
    const again = await first(one);
    same([again.unfinishedStarts, again.events.map(({ id }) => id)], [1, ["2"]], "a claim after the death");
  },
  "a lane whose start never ended has its next turn when it was said": async ({ one, later }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await one.recordStarts([
      { claim: held, seq: held.events[0]!.seq, unfinishedStarts: 2, nextTurnInMs: 3 * LEASE_MS },
    ]);
    later(LEASE_MS);
    same([await claim(one), await one.findNextDueMs()], [[], 2 * LEASE_MS], "claim() and findNextDueMs()");
    later(2 * LEASE_MS);
    same((await first(one)).unfinishedStarts, 2, "unfinishedStarts");
  },
  "a start is forgotten when its run has ended, however it ended": async ({ one, later }) => {
    for (const [index, end] of [retry(0), done].entries()) {
      await one.accept([event(`${index}`, "a"), event(`${index} next`, "a")]);
      const held = await first(one);
      await one.recordStarts([{ claim: held, seq: held.events[0]!.seq, unfinishedStarts: 1, nextTurnInMs: 9e9 }]);
      await one.settle([{ claim: held, settled: settled(held, end), release: true }]);
      later(1);
      const again = await first(one);
      same([again.isSuspect, again.unfinishedStarts], [false, 0], `a claim after ${end.to}`);
      await one.settle([
        { claim: again, settled: again.events.map(({ seq }) => ({ seq, settlement: done })), release: true },
      ]);
    }
  },
  "a start can be taken back, and is forgotten when its lane is given back": async ({ one, other, later }) => {
    await one.accept([event("1")]);
    await first(one);
    later(LEASE_MS);
    const held = await first(one);
    const start = { claim: held, seq: held.events[0]!.seq, nextTurnInMs: 0 };
    await one.recordStarts([{ ...start, unfinishedStarts: 1 }]);
    await one.recordStarts([{ ...start, unfinishedStarts: 0 }]);
    later(LEASE_MS);
    const again = await first(other);
    same(again.unfinishedStarts, 0, "unfinishedStarts of what was taken back");
    await other.recordStarts([{ ...start, claim: again, unfinishedStarts: 1 }]);
    await other.settle([{ claim: again, settled: [], release: true }]);
    same((await first(one)).unfinishedStarts, 0, "unfinishedStarts of what was given back");
  },
  "a lane that is given back keeps the starts that it was claimed with": async ({ one, later }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    await one.recordStarts([{ claim: held, seq: held.events[0]!.seq, unfinishedStarts: 2, nextTurnInMs: 0 }]);
    later(LEASE_MS);
    const again = await first(one);
    await one.recordStarts([{ claim: again, seq: held.events[0]!.seq, unfinishedStarts: 3, nextTurnInMs: 0 }]);
    await one.settle([{ claim: again, settled: [], release: true, nextTurnInMs: 500 }]);
    same([await claim(one), await one.findNextDueMs()], [[], 500], "claim() before its next turn");
    later(500);
    same((await first(one)).unfinishedStarts, 2, "unfinishedStarts");
  },
  "who lost a lane writes down no start": async ({ one, other, later }) => {
    await one.accept([event("1")]);
    const lost = await first(one);
    later(LEASE_MS);
    await first(other);
    const start = { claim: lost, seq: lost.events[0]!.seq, unfinishedStarts: 3, nextTurnInMs: 9e9 };
    same(await one.recordStarts([start]), [false], "recordStarts()");
    later(LEASE_MS);
    same((await first(other)).unfinishedStarts, 0, "unfinishedStarts");
  },
  "a start does not shorten a parking": async ({ one, other, later }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await other.park("a", { reason: "by hand" });
    await one.recordStarts([{ claim: held, seq: held.events[0]!.seq, unfinishedStarts: 1, nextTurnInMs: 0 }]);
    later(2 * LEASE_MS);
    same(await claim(one), [], "claim()");
  },
  "replay() forgets starts": async ({ one, later }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await one.recordStarts([{ claim: held, seq: held.events[0]!.seq, unfinishedStarts: 4, nextTurnInMs: 0 }]);
    later(LEASE_MS);
    const again = await first(one);
    await one.settle([{ claim: again, settled: settled(again, { to: "dead", problem: "poison" }), release: true }]);
    await one.replay({ id: "1" });
    same((await first(one)).unfinishedStarts, 0, "unfinishedStarts");
  },
  "a clock that was ahead and is put right stops no lane, no retry and no lease": async ({ one, other, later }) => {
    const year = 365 * 24 * 3_600_000;
    await one.accept([event("0", "parked"), event("9", "busy")]);
    await one.park("parked", { reason: "by hand", durationMs: 1_000_000 });
    later(year);
    await one.lease("poller", "one", LEASE_MS);
    await one.accept([event("1", "fresh"), event("2", "retried")]);
    const [busy, ...others] = (await claim(one)).toSorted((x, y) => (x.lane < y.lane ? -1 : 1));
    for (const held of others)
      await one.settle([
        { claim: held, settled: held.lane === "retried" ? settled(held, retry(5_000)) : [], release: true },
      ]);
    same([busy!.lane, others.map(({ lane }) => lane)], ["busy", ["fresh", "parked", "retried"]], "claim() ahead");
    await one.park("parked", { reason: "by hand", durationMs: 1_000_000 });

    later(-year);
    same(await other.lease("poller", "other", LEASE_MS), false, "lease() while it is another's");
    same(idsOf(await claim(other)), [["1"]], "claim() at once");
    later(LEASE_MS);
    same(await other.lease("poller", "other", LEASE_MS), true, "lease() when it has ended");
    same(idsOf(await claim(other)), [["1"], ["2"], ["9"]], "claim() a lease later");
    same((await one.readStats()).oldestWaitingMs! >= 0, true, "that no age is below 0");
    same(
      (await one.readStats()).parked.map(({ lane, until }) => [lane, until !== undefined]),
      [["parked", true]],
      "what is parked",
    );
  },
  "a clock that is corrected a little changes nothing": async ({ one, later }) => {
    await one.lease("poller", "one", LEASE_MS);
    await one.accept([event("1")]);
    await one.park("a", { reason: "by hand", durationMs: 30_000 });
    later(-20_000);
    await one.lease("poller", "one", LEASE_MS);
    same(await one.findNextDueMs(), 50_000, "findNextDueMs()");
  },
  "putAside() makes what waits dead, and leaves the rest of its lane": async ({ one, other }) => {
    await one.accept([event("1"), event("2"), event("3", "b")]);
    same(await one.putAside({ id: "1" }, "by hand"), 1, "putAside()");
    same(await other.putAside({ id: "1" }, "by hand"), 0, "putAside() again");
    same(idsOf(await claim(one)), [["2"], ["3"]], "claim()");
    same(
      (await rowsOf(one, { state: "dead" })).map(({ id, problem, settledAt }) => [
        id,
        problem,
        settledAt !== undefined,
      ]),
      [["1", "by hand", true]],
      "query()",
    );
  },
  "what waited behind an event that is put aside waits no longer": async ({ one }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    await one.settle([{ claim: held, settled: settled(held, retry(100_000)), release: true }]);
    await one.putAside({ id: "1" }, "by hand");
    same(idsOf(await claim(one)), [["2"]], "claim()");
  },
  "what is put aside while its handler runs stays aside": async ({ one, other }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    await other.putAside({ lane: "a", id: "1" }, "by hand");
    same(await one.settle([{ claim: held, settled: settled(held, done), release: true }]), [true], "settle()");
    same((await one.readStats()).events, { waiting: 1, done: 0, unhandled: 0, dead: 1 }, "stats()");
  },
  "settleInTransaction() writes nothing for an event that was put aside meanwhile": async ({ one, other }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await other.putAside({ id: "1" }, "by hand");
    let wrote = 0;
    same(
      await one.settleInTransaction(held, held.events[0]!.seq, () => void (wrote += 1)),
      false,
      "settleInTransaction()",
    );
    same([wrote, (await one.readStats()).events.dead], [0, 1], "what was written and is dead");
  },
  "stats() counts no further than asked for": async ({ one }) => {
    await one.accept(Array.from({ length: 30 }, (_, index) => event(`${index}`, `lane-${index % 3}`)));
    const { events, pendingAcknowledgements } = await one.readStats({ atMost: 10 });
    same([events.waiting, pendingAcknowledgements <= 30], [10, true], "stats()");
    same((await one.readStats()).events.waiting, 30, "stats() to the end");
  },
  "a retry holds up its lane, and no other, until it is due": async ({ one, later }) => {
    await one.accept([event("1", "a"), event("2", "a"), event("3", "b")]);
    const claims = await claim(one, { perLane: 1 });
    const a = claims.find(({ lane }) => lane === "a")!;
    const b = claims.find(({ lane }) => lane === "b")!;
    await one.settle([
      { claim: a, settled: settled(a, retry(499.3)), release: true },
      { claim: b, settled: [], release: true },
    ]);
    const [held] = await claim(one);
    same(held?.lane, "b", "the lane that has its turn");
    same(await one.findNextDueMs(), 500, "findNextDueMs()");
    later(499);
    same(await claim(one), [], "claim() before it is due");
    later(1);
    const [again] = await claim(one);
    same(
      again?.events.map(({ id, attempts }) => [id, attempts]),
      [
        ["1", 1],
        ["2", 0],
      ],
      "claim()",
    );
  },
  "settle() takes events out of their lane, and tells why": async ({ one }) => {
    await one.accept([event("1"), event("2"), event("3"), event("4")]);
    const held = await first(one);
    const ends: Settlement[] = [done, { to: "dead", problem: "never" }, { to: "unhandled", problem: "unknown" }];
    await one.settle([{ claim: held, settled: settled(held, ...ends), release: true }]);
    same((await one.readStats()).events, { waiting: 1, done: 1, dead: 1, unhandled: 1 }, "stats()");
    same(
      (await rowsOf(one)).map(({ state, problem, attempts }) => [state, problem, attempts]),
      [
        ["done", undefined, 1],
        ["dead", "never", 1],
        ["unhandled", "unknown", 1],
        ["waiting", undefined, 0],
      ],
      "query()",
    );
    same(idsOf(await claim(one)), [["4"]], "claim()");
  },
  "an outcome does not undo one that was written before": async ({ one }) => {
    // the answer to a commit can be lost: who did not hear of it says that it failed
    await one.accept([event("1")]);
    const held = await first(one);
    await one.settleInTransaction(held, held.events[0]!.seq, () => {});
    same(await one.settle([{ claim: held, settled: settled(held, retry(0)), release: true }]), [true], "settle()");
    same((await one.readStats()).events, { waiting: 0, done: 1, unhandled: 0, dead: 0 }, "stats()");
    same(await claim(one), [], "claim()");
  },
  "settle() of many lanes is one": async ({ one }) => {
    await one.accept(Array.from({ length: 50 }, (_, index) => event(`${index}`, `lane-${index}`)));
    const claims = await claim(one, { lanes: 50 });
    const results = claims.map((held) => ({ claim: held, settled: settled(held, done), release: true }));
    same(
      await one.settle(results),
      claims.map(() => true),
      "settle()",
    );
    same((await one.readStats()).events.done, 50, "what is done");
  },
  "settle() of nothing is nothing": async ({ one }) => same(await one.settle([]), [], "settle()"),
  "a parked lane has no turn until its time is up": async ({ one, later }) => {
    await one.accept([event("1")]);
    await one.park("a", { reason: "by hand", durationMs: 1_000 });
    same(await claim(one), [], "claim()");
    same(
      (await one.readStats()).parked.map(({ lane, reason }) => [lane, reason]),
      [["a", "by hand"]],
      "stats().parked",
    );
    same(await one.findNextDueMs(), 1_000, "findNextDueMs()");
    later(1_000);
    same(idsOf(await claim(one)), [["1"]], "claim() after it");
    same((await one.readStats()).parked, [], "stats().parked after it");
  },
  "a lane that is parked without an end waits for somebody to resume it": async ({ one, other, later }) => {
    await one.park("a", { reason: "by hand" });
    await one.accept([event("1")]);
    later(1e10);
    same([await claim(one), await one.findNextDueMs()], [[], undefined], "claim() and findNextDueMs()");
    same((await one.readStats()).parked[0]?.until, undefined, "until when");
    same(await other.resume("a"), true, "resume()");
    same(await other.resume("a"), false, "resume() again");
    same(idsOf(await claim(one)), [["1"]], "claim()");
  },
  "resume() of a lane that nobody knows is nothing": async ({ one }) =>
    same(await one.resume("unknown"), false, "resume()"),
  "a lane that is parked while it is claimed is left alone when it comes back": async ({ one, other }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    await other.park("a", { reason: "by hand" });
    same(await one.settle([{ claim: held, settled: settled(held, done), release: true }]), [true], "settle()");
    same(await claim(one), [], "claim()");
  },
  "a handler can park its lane": async ({ one, later }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    const park = { reason: "the shop is closed", durationMs: 5_000 };
    await one.settle([{ claim: held, settled: settled(held, retry(0)), release: true, park }]);
    same(await claim(one), [], "claim()");
    later(5_000);
    same(idsOf(await claim(one)), [["1", "2"]], "claim() after it");
  },
  "other lanes do not notice a parked one": async ({ one }) => {
    await one.accept([event("1", "a"), event("2", "b")]);
    await one.park("a", { reason: "by hand" });
    same(idsOf(await claim(one)), [["2"]], "claim()");
  },
  "replay() gives back what is dead or unhandled, in its old place": async ({ one }) => {
    await one.accept([event("1"), event("2"), event("3")]);
    const held = await first(one);
    const ends: Settlement[] = [
      { to: "dead", problem: "never" },
      { to: "unhandled", problem: "unknown" },
    ];
    await one.settle([{ claim: held, settled: settled(held, ...ends), release: true }]);
    same(await one.replay({ state: "dead" }), 1, "replay()");
    same(await one.replay({ state: "unhandled" }), 1, "replay()");
    same(await one.replay({ state: "unhandled" }), 0, "replay() again");
    same(
      (await first(one)).events.map(({ id, attempts }) => [id, attempts]),
      [
        ["1", 0],
        ["2", 0],
        ["3", 0],
      ],
      "claim()",
    );
  },
  "replay() takes a lane, a type, an id": async ({ one }) => {
    await one.accept([event("1", "a"), event("2", "b"), event("3", "b", { type: "Seller:Else" })]);
    for (const held of await claim(one))
      await one.settle([
        { claim: held, settled: held.events.map(({ seq }) => ({ seq, settlement: done })), release: true },
      ]);
    same(await one.replay({ lane: "b", type: "Seller:Else" }), 1, "replay() of a lane and a type");
    same(await one.replay({ id: "1" }), 1, "replay() of an id");
    same(
      (await rowsOf(one, { state: "waiting" })).map(({ id }) => id),
      ["1", "3"],
      "query()",
    );
  },
  "query() takes a state, a lane, a type, an id, and a limit": async ({ one }) => {
    await one.accept([event("1", "a"), event("2", "b", { type: "Seller:Else" }), event("3", "b")]);
    const found = async (filter: Parameters<Inbox["list"]>[0]) => (await rowsOf(one, filter)).map(({ id }) => id);
    same(await found({ state: "waiting" }), ["1", "2", "3"], "a state");
    same(await found({ lane: "b" }), ["2", "3"], "a lane");
    same(await found({ type: "Seller:Else" }), ["2"], "a type");
    same(await found({ id: "3" }), ["3"], "an id");
    same(await found({ limit: 2 }), ["1", "2"], "a limit");
    same(await found({ state: "dead" }), [], "nothing");
  },
  "query() goes through thousands": async ({ one }) => {
    const page = Array.from({ length: 1_203 }, (_, index) => event(`${index}`, `lane-${index % 7}`));
    await one.accept(page);
    same((await rowsOf(one)).length, 1_203, "how many");
  },
  "purge() empties payloads, and the row still knows a redelivery": async ({ one, later }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    await one.settle([{ claim: held, settled: settled(held, done), release: true }]);
    later(1_001);
    same(await one.purge({ payloadsAfterMs: 1_000 }), { payloads: 1, rows: 0 }, "purge()");
    same(
      (await rowsOf(one)).map(({ raw }) => raw),
      ["", '{"id":"2"}'],
      "query()",
    );
    same((await one.accept([event("1")])).inserted, 0, "how many are new");
    same(await one.replay({ id: "1" }), 0, "replay() of what has no payload");
  },
  "purge() deletes only rows that are done and acknowledged": async ({ one, later }) => {
    await one.accept([event("1"), event("2"), event("3"), event("4", "b")]);
    const held = (await claim(one)).find(({ lane }) => lane === "a")!;
    await one.settle([
      { claim: held, settled: settled(held, done, done, { to: "dead", problem: "never" }), release: true },
    ]);
    await one.markAcknowledged(["1", "3", "4"]);
    later(1_001);
    same(await one.purge({ rowsAfterMs: 1_000 }), { payloads: 0, rows: 1 }, "purge()");
    same(
      (await rowsOf(one)).map(({ id }) => id),
      ["2", "3", "4"],
      "query()",
    );
  },
  "purge() gives up what is put aside for long, and what was unreadable from the start": async ({ one, later }) => {
    await one.accept([event("1"), event("2"), { ...event("3"), problem: "unreadable" }, event("4")]);
    const held = await first(one);
    const ends: Settlement[] = [
      { to: "dead", problem: "never" },
      { to: "unhandled", problem: "unknown" },
    ];
    await one.settle([{ claim: held, settled: settled(held, ...ends), release: true }]);
    await one.markAcknowledged(["1", "2", "3"]);
    same(await one.purge({ putAsideAfterMs: 1_000 }), { payloads: 0, rows: 0 }, "purge() too early");
    later(1_001);
    same(await one.purge({ putAsideAfterMs: 1_000 }), { payloads: 3, rows: 0 }, "purge()");
    same((await one.readStats()).events, { waiting: 1, done: 3, unhandled: 0, dead: 0 }, "stats()");
    same(await one.replay({ state: "done" }), 0, "replay()");
    same((await one.accept([event("1")])).redelivered, [{ id: "1", deliveries: 2, differs: false }], "what is known");
  },
  "what is dead or unhandled stays until it is given up": async ({ one, later }) => {
    await one.accept([event("1"), { ...event("2"), problem: "unreadable" }]);
    const held = await first(one);
    await one.settle([{ claim: held, settled: settled(held, { to: "dead", problem: "never" }), release: true }]);
    await one.markAcknowledged(["1", "2"]);
    later(1_000_000);
    same(await one.purge({ payloadsAfterMs: 1, rowsAfterMs: 1 }), { payloads: 0, rows: 0 }, "purge()");
    same([await one.replay({ state: "dead" }), await one.replay({ state: "unhandled" })], [1, 1], "replay()");
  },
  "replay() and putAside() refuse a filter that does not say which events, and change nothing": async ({ one }) => {
    await one.accept([event("1"), event("2"), event("3", "b")]);
    const held = await first(one);
    const ends: Settlement[] = [done, { to: "dead", problem: "never" }];
    await one.settle([{ claim: held, settled: settled(held, ...ends), release: true }]);
    const before = await rowsOf(one);
    for (const [what, filter] of Object.entries(unclear)) {
      await refused(() => one.replay(filter), `replay() with ${what}`);
      await refused(() => one.putAside(filter, "by hand"), `putAside() with ${what}`);
    }
    await refused(
      () => one.replay({ state: "done", id: undefined }),
      "replay() with an undefined member beside another",
    );
    await refused(
      () => one.putAside({ lane: "b", id: undefined }, "by hand"),
      "putAside() with an undefined member beside another",
    );
    await refused(() => one.putAside({ id: "3" }, undefined as never), "putAside() without a reason");
    same(await rowsOf(one), before, "query() after them");
    same(await one.putAside({ state: "waiting" }, "by hand"), 1, "putAside() of all that wait");
  },
  "query() refuses a filter that cannot be meant, and takes one that leaves something open": async ({ one }) => {
    await one.accept([event("1"), event("2", "b")]);
    const { nothing, noMembers, undefinedMember, undefinedMembers, ...wrong } = unclear;
    for (const [what, filter] of Object.entries(wrong))
      await refused(() => rowsOf(one, filter), `query() with ${what}`);
    for (const limit of [Number.NaN, -1, 0.5, null, "1"] as never[])
      await refused(() => rowsOf(one, { limit }), `query() with limit ${limit}`);
    for (const filter of [nothing, noMembers, undefinedMember, { limit: undefined }])
      same((await rowsOf(one, filter)).length, 2, "how many query() gives");
    same((await rowsOf(one, undefinedMembers)).length, 2, "how many query() gives");
    same((await rowsOf(one, { lane: "b", limit: 1 })).length, 1, "how many query() gives of a lane");
  },
  "purge() refuses a policy that cannot be meant, and forgets nothing": async ({ one, later }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    await one.settle([{ claim: held, settled: settled(held, done), release: true }]);
    await one.markAcknowledged(["1"]);
    later(1_000_000);
    const before = await rowsOf(one);
    for (const rowsAfterMs of [null, -1, Number.NaN, "1000"] as never[])
      await refused(() => one.purge({ rowsAfterMs }), `purge() with rowsAfterMs ${rowsAfterMs}`);
    for (const policy of [undefined, null, { rowsAfterMS: 1 }, "1 d"] as never[])
      await refused(() => one.purge(policy), `purge() with ${JSON.stringify(policy)}`);
    same(await one.purge({ rowsAfterMs: undefined }), { payloads: 0, rows: 0 }, "purge() of nothing");
    same(await rowsOf(one), before, "query() after them");
  },
  "what else takes options refuses those that cannot be meant": async ({ one }) => {
    await one.accept([event("1")]);
    const wrong: Record<string, () => Promise<unknown>> = {
      "depth()": () => one.countWaiting({ atmost: 1 } as never),
      "depth() with a text": () => one.countWaiting({ atMost: "1" } as never),
      "stats()": () => one.readStats({ atmost: 1 } as never),
      "stats() with NaN": () => one.readStats({ atMost: Number.NaN }),
      "claim()": () => one.claim({ lanes: 1, perLane: 1, leaseMs: LEASE_MS, perlane: 2 } as never),
      "park()": () => one.park("a", { reason: "by hand", forMS: 1 } as never),
      "park() of no lane": () => one.park(undefined as never, { reason: "by hand" }),
      "park() without a reason": () => one.park("a", {} as never),
      "park() for a time that is none": () => one.park("a", { reason: "by hand", durationMs: Number.NaN }),
      "resume() of no lane": () => one.resume(undefined as never),
    };
    for (const [what, call] of Object.entries(wrong)) await refused(call, what);
    same((await one.readStats()).parked, [], "what is parked");
    same([await one.countWaiting({}), await one.countWaiting({ atMost: undefined })], [1, 1], "depth()");
    same(idsOf(await claim(one)), [["1"]], "claim()");
  },
  "purge() forgets entities and empty lanes with their rows, and nothing that waits": async ({ one, later }) => {
    await one.accept([event("1", "empty"), event("2", "busy"), event("3", "parked")]);
    for (const held of await claim(one))
      await one.settle([{ claim: held, settled: held.lane === "empty" ? settled(held, done) : [], release: true }]);
    await one.park("parked", { reason: "by hand" });
    await one.isStale("old", 1_799_999_999_000);
    await one.markAcknowledged(["1", "2", "3"]);
    later(1_001);
    await one.isStale("new", 1_800_000_001_000);
    same((await one.purge({ rowsAfterMs: 1_000 })).rows, 1, "purge()");
    same([await one.isStale("old", 1), await one.isStale("new", 1)], [false, true], "isStale()");
    same((await one.readStats()).parked.length, 1, "what is parked");
    await one.accept([event("4", "empty")]);
    same(idsOf(await claim(one)), [["2"], ["4"]], "claim()");
  },
  "purge() forgets steps with their payload": async ({ one, later }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    const [gone, kept] = held.events.map(({ seq }) => seq) as [number, number];
    await one.saveStep(gone, "mail", "[1]");
    await one.saveStep(kept, "mail", "[2]");
    await one.settle([{ claim: held, settled: settled(held, done), release: true }]);
    later(1_001);
    await one.purge({ payloadsAfterMs: 1_000 });
    same([await one.loadStep(gone, "mail"), await one.loadStep(kept, "mail")], [undefined, "[2]"], "recall()");
  },
  "settleInTransaction() ends an event as it is told": async ({ one }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    const end = { to: "unhandled", problem: "unknown type" } as const;
    same(await one.settleInTransaction(held, held.events[0]!.seq, () => {}, end), true, "settleInTransaction()");
    same(
      (await rowsOf(one)).map(({ state, problem }) => [state, problem]),
      [["unhandled", "unknown type"]],
      "query()",
    );
  },
  "times need not be whole": async ({ one, later }) => {
    await one.accept([event("1", "a"), event("2", "b")]);
    const [held] = await one.claim({ lanes: 1, perLane: 1, leaseMs: 999.5 });
    same(await one.renew([held!], 1_000.2), [true], "renew()");
    same(await one.lease("poller", "me", 10.5), true, "lease()");
    const park = { reason: "later", durationMs: 1_500.5 };
    const retried = settled(held!, retry(0.1));
    same(await one.settle([{ claim: held!, settled: retried, release: true, park }]), [true], "settle()");
    await one.park("c", { reason: "by hand", durationMs: 0.5 });
    same((await claim(one)).length, 1, "claim()");
    later(1_501);
    same((await claim(one)).length, 1, "claim() after the parking");
  },
  "a clock need not tell whole ms": async ({ one, later }) => {
    later(0.25);
    await one.accept([event("1")]);
    later(0.5);
    await one.lease("poller", "one", 1_000);
    const held = await first(one);
    same(await one.settle([{ claim: held, settled: settled(held, done), release: true }]), [true], "settle()");
  },
  "purge() of nothing is nothing": async ({ one }) => {
    await one.accept([event("1")]);
    same(await one.purge({}), { payloads: 0, rows: 0 }, "purge()");
  },
  "stats() tell ages and deliveries": async ({ one, later }) => {
    await one.accept([event("1")]);
    later(700);
    await one.accept([event("1"), event("2")]);
    const { oldestWaitingMs, mostDeliveries, pendingAcknowledgements } = await one.readStats();
    same([oldestWaitingMs, mostDeliveries, pendingAcknowledgements], [700, 2, 2], "stats()");
    await one.markAcknowledged(["1"]);
    same((await one.readStats()).mostDeliveries, 1, "mostDeliveries");
  },
  "query() tells when an event came, came again, and ended": async ({ one, later }) => {
    await one.accept([event("1")]);
    later(5);
    await one.accept([event("1")]);
    const held = await first(one);
    later(5);
    await one.settle([{ claim: held, settled: settled(held, done), release: true }]);
    const [{ firstSeenAt, lastSeenAt, settledAt }] = (await rowsOf(one)) as [EventRow];
    same(
      [lastSeenAt.getTime() - firstSeenAt.getTime(), settledAt!.getTime() - lastSeenAt.getTime()],
      [5, 5],
      "the times",
    );
  },
  "one worker at a time does what is leased": async ({ one, other, later }) => {
    same(await one.lease("poller", "one", 1_000), true, "lease()");
    same(await other.lease("poller", "other", 1_000), false, "lease() of another");
    same(await other.lease("purger", "other", 1_000), true, "lease() of something else");
    later(600);
    same(await one.lease("poller", "one", 1_000), true, "lease() again");
    later(999);
    same(await other.lease("poller", "other", 1_000), false, "lease() of another");
    later(1);
    same(await other.lease("poller", "other", 1_000), true, "lease() after its end");
  },
  "a lease can be ended before its time, by who has it": async ({ one, other }) => {
    await one.lease("poller", "one", 1_000);
    await other.endLease("poller", "other");
    same(await other.lease("poller", "other", 1_000), false, "lease()");
    await one.endLease("poller", "one");
    same(await other.lease("poller", "other", 1_000), true, "lease()");
  },
  "steps are remembered by event and key, for every worker": async ({ one, other }) => {
    same(await one.loadStep(1, "mail"), undefined, "recall()");
    await one.saveStep(1, "mail", '["sent"]');
    same(
      [await other.loadStep(1, "mail"), await other.loadStep(2, "mail"), await other.loadStep(1, "else")],
      ['["sent"]', undefined, undefined],
      "recall()",
    );
    await one.saveStep(1, "mail", "[1]");
    same(await other.loadStep(1, "mail"), "[1]", "recall()");
  },
  "what was created before the newest is stale": async ({ one, other }) => {
    same(await one.isStale("offer 1", 1_000), false, "the first");
    same(await other.isStale("offer 1", 999), true, "an older one");
    same(await other.isStale("offer 1", 1_000), false, "the same again");
    same(await other.isStale("offer 2", 1), false, "another entity");
    same(await one.isStale("offer 1", 1_001), false, "a newer one");
    same(await other.isStale("offer 1", 1_000), true, "what was the newest");
  },
  "settleInTransaction() marks an event done if what it writes is written": async ({ one }) => {
    await one.accept([event("1"), event("2")]);
    const held = await first(one);
    let wrote = 0;
    same(
      await one.settleInTransaction(held, held.events[0]!.seq, () => void (wrote += 1)),
      true,
      "settleInTransaction()",
    );
    same([wrote, (await one.readStats()).events.done], [1, 1], "what was written and is done");
  },
  "settleInTransaction() does not mark it done if that fails": async ({ one }) => {
    await one.accept([event("1")]);
    const held = await first(one);
    const failure = new Error("the shop is down");
    const result = await one
      .settleInTransaction(held, held.events[0]!.seq, () => {
        throw failure;
      })
      .catch((error: unknown) => error);
    same(result === failure, true, "that it throws what was thrown");
    same((await one.readStats()).events.done, 0, "what is done");
    same(await one.settle([{ claim: held, settled: settled(held, done), release: true }]), [true], "settle() after it");
  },
  "a trace is kept with its event": async ({ one }) => {
    await one.accept([event("1", "a", { trace: "00-1-2-01" }), event("2")]);
    same(
      (await first(one)).events.map(({ trace }) => trace),
      ["00-1-2-01", undefined],
      "claim()",
    );
  },
  "a payload of ten million characters comes back as it was": async ({ one }) => {
    const raw = JSON.stringify({ text: "ä\u0001🛒".repeat(2_500_000) });
    await one.accept([event("1", "a", { raw })]);
    same((await first(one)).events[0]!.raw === raw, true, "that the payload is the same");
  },
  "a lane by any name is a lane": async ({ one }) => {
    const names = ["", " ", "a\0", "\ud800", "l".repeat(5_000), "'; DROP TABLE event; --"];
    await one.accept(names.map((name, index) => event(`${index}`, name)));
    same((await claim(one)).length, names.length, "how many lanes");
    await one.park("l".repeat(5_000), { reason: "a zero \0 byte" });
    same(
      (await one.readStats()).parked.map(({ reason }) => reason),
      ["a zero \0 byte"],
      "stats().parked",
    );
  },
  "two workers who claim at the same time share no lane": async ({ one, other }) => {
    await one.accept(Array.from({ length: 40 }, (_, index) => event(`${index}`, `lane-${index}`)));
    const claims = await Promise.all([one, other, one, other].map((inbox) => claim(inbox, { lanes: 10 })));
    same(new Set(claims.flat().map(({ lane }) => lane)).size, 40, "how many lanes");
    same(claims.flat().length, 40, "how many claims");
  },
  "accepting, claiming and settling at the same time lose nothing": async ({ one, other }) => {
    let handled = 0;
    const work = async (inbox: Inbox) => {
      for (let idle = 0; idle < 20 && handled < 300;) {
        const claims = await claim(inbox, { lanes: 3, perLane: 3 });
        idle = claims.length > 0 ? 0 : idle + 1;
        const results = claims.map((held) => ({
          claim: held,
          settled: held.events.map(({ seq }) => ({ seq, settlement: done })),
          release: true,
        }));
        const ours = await inbox.settle(results);
        if (ours.includes(false)) throw new Error("settle() must be true: nobody else has the lane");
        handled += results.reduce((sum, { settled: { length } }) => sum + length, 0);
        if (claims.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const fill = async () => {
      for (let page = 0; page < 30; page += 1)
        await one.accept(
          Array.from({ length: 10 }, (_, index) => event(`${page}-${index}`, `lane-${(page + index) % 8}`)),
        );
    };
    await Promise.all([fill(), work(one), work(other)]);
    same([handled, (await one.readStats()).events.done], [300, 300], "what was handled and is done");
  },
};

/**
 * What an inbox must do, as cases for any test runner:
 *
 * ```ts
 * for (const { name, run } of inboxConformance((clock) => myInbox({ clock }))) test(name, run);
 * ```
 *
 * Most are random plays, step by step compared with a model of an inbox.
 *
 * @param open Gives an inbox that is empty with every new clock; with the same clock again, another worker's hold on the same
 *   data. What a case opens it closes.
 */
export function inboxConformance(
  open: (clock: Pick<Clock, "now">) => Inbox | Promise<Inbox>,
  options: InboxConformanceOptions = {},
): ConformanceCase[] {
  const { plays = 110, steps = 150 } = options;
  checkOptionNames("prove an inbox", options, { plays: 1, steps: 1 });
  const staged = async (run: (stage: Stage) => Promise<void>) => {
    let time = 1_800_000_000_000;
    const clock = { now: () => time };
    const [one, other] = [await open(clock), await open(clock)];
    try {
      await run({ one, other, later: (ms) => (time += ms) });
    } finally {
      await one.close();
      await other.close();
    }
  };
  const ofIds = ids.map(([name, id]): [string, (stage: Stage) => Promise<void>] => [
    `${name} is stored, known again, and acknowledged as it is`,
    async ({ one }) => {
      await one.accept([event(id, id.slice(0, 100))]);
      same((await one.accept([event(id)])).redelivered, [{ id, deliveries: 2, differs: false }], "accept()");
      same(await one.pendingAcknowledgements(10), [id], "pendingAcknowledgements()");
      same((await first(one)).events[0]!.id === id, true, "that claim() gives the id");
      await one.markAcknowledged([id]);
      same(await one.pendingAcknowledgements(10), [], "pendingAcknowledgements()");
    },
  ]);
  return [
    ...[...Object.entries(cases), ...ofIds].map(([name, run]) => ({ name, run: () => staged(run) })),
    ...Array.from({ length: plays }, (_, index) => ({
      name: `does what the model does: play ${index + 1}`,
      run: () => playInbox({ seed: index + 1, steps, open }),
    })),
  ];
}

function same(got: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(got, expected))
    throw new Error(`${what} must be ${JSON.stringify(expected)}: got ${JSON.stringify(got)}`);
}

/** Whether it throws or rejects does not matter: whoever awaits it is told. */
async function refused(call: () => Promise<unknown>, what: string): Promise<void> {
  const outcome = await (async () => call())().then(
    () => "it was done",
    (error: { code?: unknown }) => error.code,
  );
  same(outcome, "ERR_PLATFORM_ARGUMENT", `${what}: its code`);
}
