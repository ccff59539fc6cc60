import type { Clock } from "@kontor/http";
import {
  isBeginning,
  type LaneClaim,
  type ArrivingEvent,
  type EventFilter,
  type EventState,
  type Settlement,
  type StoredEvent,
} from "../../ground/event.ts";
import type { Inbox } from "../inbox.ts";
import * as model from "./model.ts";
import { checkSame, LEASE_MS, listRows } from "./stage.ts";

export interface InboxPlay {
  seed: number;
  steps: number;
  /** Opens an empty inbox that lives by this clock. Each further call opens the same data for another worker. */
  open(clock: Pick<Clock, "now">): Promise<Inbox> | Inbox;
}

interface Play {
  state: model.Model;
  /** Claims that a command may still use, also after another worker took the lane. */
  claims: LaneClaim[];
  /** A random whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<Value>(list: readonly Value[]): Value;
}

/** Commands by their names; each does one thing on the store and on the model. */
type Commands = Record<string, (inbox: Inbox) => Promise<void>>;

const STATES: readonly EventState[] = ["waiting", "done", "dead"];
const TYPES = ["Seller:One", "Seller:Two"];
const LANES = ["a", "b", "c", "", "\0odd\ud800"];

/** A command that is listed more often is played more often. */
const COMMANDS = [
  ...["accept", "markAcknowledged", "claim", "settle", "recordStarts", "putAside", "forget", "settleInTransaction"],
  ...["renew", "time", "park", "resume", "replay", "purge", "look"],
  ...["accept", "accept", "claim", "claim", "claim", "settle", "settle", "settle"],
  ...["recordStarts", "recordStarts", "time"],
];

/** Plays random commands on a store and on the model. @throws {Error} At the first difference, with the seed and the step. */
export async function playInbox({ seed, steps, open }: InboxPlay): Promise<void> {
  const play = createPlay(seed);
  const clock = { now: () => play.state.now };
  const workers = [await open(clock), await open(clock)];
  const commands: Commands = { ...createWorkerCommands(play), ...createOperatorCommands(play) };
  for (let step = 1; step <= steps + 1; step += 1)
    await commands[step > steps ? "look" : play.pick(COMMANDS)]!(play.pick(workers)).catch((cause: Error) => {
      throw new Error(`seed ${seed}, step ${step}: ${cause.message}`, { cause });
    });
  for (const inbox of workers) await inbox.close();
}

function createPlay(seed: number): Play {
  let random = (seed * 2_654_435_761) % 2_147_483_647 || 1;
  const play: Play = {
    state: { events: [], lanes: new Map(), bySeq: new Map(), now: 1_800_000_000_000 },
    claims: [],
    below(limit) {
      random = (random * 48_271) % 2_147_483_647;
      return Math.floor((random / 2_147_483_647) * limit);
    },
    pick: (list) => list[play.below(list.length)]!,
  };
  return play;
}

function createWorkerCommands(play: Play): Commands {
  const { state, below, pick } = play;
  return {
    async accept(inbox) {
      const page = buildPage(play);
      const [got, expected] = [await inbox.accept(page), model.acceptPage(state, page)];
      for (const { redelivered } of [got, expected]) redelivered.sort((one, other) => (one.id < other.id ? -1 : 1));
      checkSame(got, expected, "accept()");
    },
    async markAcknowledged(inbox) {
      const named = await inbox.pendingAcknowledgements(1 + below(5));
      const pending = state.events.filter(({ isPending }) => isPending);
      const ours = pending.filter(({ id }) => named.includes(id));
      checkSame([ours.length, named.length > 0], [named.length, pending.length > 0], "how many ids are named");
      await inbox.markAcknowledged(named);
      for (const event of ours) event.isPending = false;
    },
    async claim(inbox) {
      const [lanes, perLane] = [1 + below(4), 1 + below(4)];
      const due = model.listDue(state);
      const claimed = await inbox.claim({ lanes, perLane, leaseMs: LEASE_MS });
      checkSame(claimed.length, Math.min(lanes, due.length), "the number of claimed lanes");
      for (const claim of claimed) {
        checkSame(due.includes(claim.lane), true, `that lane ${claim.lane} has its turn`);
        const expected = model.claimLane(state, claim, perLane, LEASE_MS);
        const { unfinishedStarts, isSuspect } = claim;
        const events = claim.events.map(({ id, raw, attempts }) => [id, raw, attempts]);
        const got = { events, unfinishedStarts, isSuspect };
        checkSame(got, { ...expected, isSuspect: expected.isSuspect ?? isSuspect }, "a claim");
      }
      play.claims.push(...claimed);
    },
    async settle(inbox) {
      const claim = pickClaim(play);
      if (!claim) return;
      const settled = buildSettled(play, claim);
      const release = settled.at(-1)?.settlement.to === "retry" || below(3) > 0;
      const nextTurnInMs = release && below(5) === 0 ? below(5_000) : undefined;
      const isParked = release && below(6) === 0;
      const park = isParked ? { reason: "in the handler", durationMs: pick([undefined, 3_000]) } : undefined;
      const result = { claim, settled, release, park, nextTurnInMs };
      checkSame(await inbox.settle([result]), [model.settle(state, result)], "settle()");
      if (release) play.claims = play.claims.filter((each) => each !== claim || below(4) === 0); // a few come late
    },
    async recordStarts(inbox) {
      const claim = pickClaim(play);
      const [event] = claim ? listWaiting(play, claim) : [];
      if (!claim || !event || !(claim.isSuspect || claim.unfinishedStarts > 0)) return; // only starts of suspects are recorded
      const start = { claim, seq: event.seq, unfinishedStarts: below(4), nextTurnInMs: below(20_000) };
      const got = await inbox.recordStarts([start]);
      const isParked = model.openLane(state, claim.lane).parking !== undefined;
      if (got[0] === false && isBeginning(start) && isParked) return; // A store may tell that the lane was parked since its claim.
      checkSame(got, [model.recordStart(state, start)], "recordStarts()");
    },
    async settleInTransaction(inbox) {
      const claim = pickClaim(play);
      const [event] = claim ? listWaiting(play, claim) : [];
      if (!claim || !event) return;
      const end = pick([undefined, { to: "done", problem: "unknown type" } as const]);
      const settled = [{ seq: event.seq, settlement: end ?? ({ to: "done" } as const) }];
      const isOurs = model.settle(state, { claim, settled, release: false });
      let wrote = 0;
      const got = await inbox.settleInTransaction(claim, event.seq, () => void (wrote += 1), end);
      checkSame([got, wrote], [isOurs, Number(isOurs)], "settleInTransaction() and what it wrote");
    },
    async renew(inbox) {
      const claim = pickClaim(play);
      if (claim) checkSame(await inbox.renew([claim], LEASE_MS), [model.renew(state, claim, LEASE_MS)], "renew()");
    },
  };
}

/** The commands that operators give, and the passing of time. */
function createOperatorCommands({ state, below, pick }: Play): Commands {
  /** A filter of one of these members, and half of the time of any second one too. */
  function buildFilter(names: (keyof EventFilter)[]): EventFilter {
    const any = { state: pick(STATES), type: pick(TYPES), lane: pick(LANES), id: `event-${below(60)}` };
    const name = pick(names);
    const other = below(2) === 0 ? pick(Object.keys(any) as typeof names) : name;
    return { [name]: any[name], [other]: any[other] };
  }
  return {
    async putAside(inbox) {
      if (below(4) > 0) return;
      const filter = buildFilter(["lane", "id"]);
      checkSame(await inbox.putAside(filter, "by hand"), model.putAside(state, filter, "by hand"), "putAside()");
    },
    async forget(inbox) {
      if (below(2) > 0) return;
      const ids = Array.from({ length: below(2) * (1 + below(3)) }, () => `event-${below(60)}`);
      const filters = ids.length > 0 ? ids.map((id) => ({ id })) : [buildFilter(["lane", "id"])];
      const expected = filters.reduce((sum, filter) => sum + model.forget(state, filter), 0);
      checkSame(await inbox.forget(ids.length > 0 ? ids : filters[0]!), expected, "forget()");
    },
    async time() {
      state.now += pick([1, 500, 4_000, 11_000]);
    },
    async park(inbox) {
      const [lane, parking] = [pick(LANES), { reason: "by hand", durationMs: pick([undefined, 2_000]) }];
      await inbox.park(lane, parking);
      model.parkLane(state, lane, parking);
    },
    async resume(inbox) {
      const lane = pick(LANES);
      checkSame(await inbox.resume(lane), model.resume(state, lane), "resume()");
    },
    async replay(inbox) {
      if (below(3) > 0) return;
      const filter = buildFilter(["state", "type", "lane", "id"]);
      checkSame(await inbox.replay(filter), model.replay(state, filter), "replay()");
    },
    async purge(inbox) {
      if (below(3) > 0) return;
      const policy = {
        payloadsAfterMs: pick([undefined, 5_000]),
        putAsideAfterMs: pick([undefined, undefined, 5_000]),
        rowsAfterMs: pick([undefined, 20_000]),
      };
      checkSame(await inbox.purge(policy), model.purge(state, policy), "purge()");
    },
    async look(inbox) {
      const [got, expected] = [await inbox.readStats(), model.readStats(state)];
      got.suspects = got.suspects.filter(({ lane }) => model.openLane(state, lane).heldUntil <= state.now); // Not every worker knows which lanes are held.
      for (const { parked, suspects } of [got, expected]) {
        parked.sort((one, other) => (one.lane < other.lane ? -1 : 1));
        suspects.sort((one, other) => (one.id < other.id ? -1 : 1));
      }
      checkSame(got, expected, "readStats()");
      const [filter, limit] = [
        buildFilter(["state", "type", "lane", "id"]),
        pick([undefined, undefined, 1 + below(9)]),
      ];
      for (const each of [{}, { ...filter, limit }]) {
        const rows = await listRows(inbox, each);
        checkSame(rows.map(describeRow), model.listRows(state, each).map(describeRow), "list()");
      }
      const [dueInMs = Infinity, latest = Infinity] = [await inbox.findNextDueMs(), model.findNextDueMs(state)];
      checkSame(dueInMs <= latest, true, `that findNextDueMs() is at most ${latest}`); // A store may count a lane in which nothing waits any more.
    },
  };
}

/** A random claim that still holds, or that another worker has taken over: stores may notice at different times that a lease ran out. */
function pickClaim({ state, claims, pick }: Play): LaneClaim | undefined {
  const some = claims.filter(
    (claim) => !model.isHeld(state, claim) || model.openLane(state, claim.lane).heldUntil > state.now,
  );
  return some.length > 0 ? pick(some) : undefined;
}

function buildPage({ below, pick }: Play): ArrivingEvent[] {
  const ids = new Set(Array.from({ length: below(8) }, () => `event-${below(60)}`));
  return [...ids].map((id) => {
    const problem = below(10) === 0 ? { problem: "unreadable" } : {};
    const raw = `{"id":"${id}"${below(8) === 0 ? ',"other":true' : ""}}`;
    return { id, type: pick(TYPES), lane: pick(LANES), raw, ...problem };
  });
}

/**
 * Random results of the first events of a claim. No event is handled after one that is to be tried again. Some results come late: an operator
 * has put the event aside or forgotten it.
 */
function buildSettled(play: Play, claim: LaneClaim): { seq: number; settlement: Settlement }[] {
  const late = claim.events.filter(({ seq }) => play.state.bySeq.get(seq)!.state !== "waiting");
  const waiting = late.length > 0 && play.below(4) === 0 ? late : listWaiting(play, claim);
  const settled: { seq: number; settlement: Settlement }[] = [];
  for (const { seq } of waiting.slice(0, play.below(waiting.length + 1))) {
    const settlement = play.pick<Settlement>([
      { to: "done" },
      { to: "done" },
      { to: "done", problem: "unknown type" },
      { to: "dead", problem: "it is not valid JSON", isUnreadable: true },
      { to: "dead", problem: "Cannot read properties of undefined" },
      { to: "dead", problem: "for the last time" },
      { to: "retry", delayMs: play.below(5_000), problem: "not now" },
    ]);
    settled.push({ seq, settlement });
    if (settlement.to === "retry") break;
  }
  return settled;
}

/** The events of a claim that still wait in its lane. One that was unreadable and came again may wait in another lane now. */
function listWaiting({ state }: Play, { events, lane }: LaneClaim): StoredEvent[] {
  return events.filter(({ seq }) => {
    const event = state.bySeq.get(seq);
    return event?.state === "waiting" && event.lane === lane;
  });
}

/** The facts of an event that the model and a store both have; the problem only of one that has ended. */
function describeRow(
  row: Pick<StoredEvent, "id" | "type" | "lane" | "attempts" | "deliveries" | "raw"> & {
    state: EventState;
    problem?: string | undefined;
  },
) {
  const { id, type, lane, state, problem, attempts, deliveries, raw } = row;
  return { id, type, lane, state, problem: state === "waiting" ? undefined : problem, attempts, deliveries, raw };
}
