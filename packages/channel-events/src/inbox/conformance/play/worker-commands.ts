import { isBeginning, type LaneClaim } from "../../claim.ts";
import type { ArrivingEvent, Settlement, StoredEvent } from "../../event.ts";
import { createModelArrivals } from "./model-arrivals.ts";
import { createModelClaims } from "./model-claims.ts";
import type { Commands, PlayState } from "./state.ts";

const LEASE_MS = 10_000;

/** The commands that consumers give. */
export function createWorkerCommands(state: PlayState): Commands {
  const { below, pick, pickClaim, checkSame } = state;
  const arrivals = createModelArrivals(state.model);
  const claims = createModelClaims(state.model);

  return {
    async accept(inbox) {
      const page = buildPage(state);
      const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
      const got = await inbox.accept(page);
      const expected = arrivals.accept(page);
      checkSame(
        "the result of accept()",
        { ...got, redelivered: got.redelivered.toSorted(byId) },
        { ...expected, redelivered: expected.redelivered.toSorted(byId) },
      );
    },
    async markAcknowledged(inbox) {
      const pending = await inbox.pendingAcknowledgements(1 + below(5));
      const expected = arrivals.listPending();
      checkSame(
        "ids that are named and not pending",
        pending.filter((each) => !expected.includes(each)),
        [],
      );
      checkSame("the number of ids", new Set(pending).size, pending.length);
      checkSame("that nothing is pending", pending.length === 0, expected.length === 0);
      await inbox.markAcknowledged(pending);
      arrivals.markAcknowledged(pending);
    },
    async claim(inbox) {
      const [most, perLane] = [1 + below(4), 1 + below(4)];
      const due = claims.listDue();
      const claimed = await inbox.claim({ lanes: most, perLane, leaseMs: LEASE_MS });
      checkSame("the number of claimed lanes", claimed.length, Math.min(most, due.length));
      for (const claim of claimed) {
        checkSame(`that lane ${claim.lane} has its turn`, due.includes(claim.lane), true);
        const expected = claims.claim(claim, perLane, LEASE_MS);
        const { unfinishedStarts, isSuspect } = claim;
        const got = { ids: claim.events.map(({ id }) => id), unfinishedStarts, isSuspect };
        checkSame("a claim", got, { ...expected, isSuspect: expected.isSuspect ?? isSuspect });
      }
      state.claims.push(...claimed);
    },
    async settle(inbox) {
      const claim = pickClaim();
      if (!claim) return;
      const settled = buildSettled(state, claim);
      const isRetry = settled.at(-1)?.settlement.to === "retry";
      const release = isRetry || below(3) > 0;
      const nextTurnInMs = release && below(5) === 0 ? below(5_000) : undefined;
      const isParked = release && below(6) === 0;
      const park = isParked ? { reason: "in the handler", durationMs: pick([undefined, 3_000]) } : undefined;
      const result = { claim, settled, release, park, nextTurnInMs };
      checkSame("settle()", await inbox.settle([result]), [claims.settle(result)]);
      if (release) state.claims = state.claims.filter((each) => each !== claim || below(4) === 0); // a few come late
    },
    async recordStarts(inbox) {
      const claim = pickClaim();
      const event = claim && findWaiting(state, claim);
      if (!claim || !event || !(claim.isSuspect || claim.unfinishedStarts > 0)) return; // only starts of suspects are recorded
      const start = { claim, seq: event.seq, unfinishedStarts: below(4), nextTurnInMs: below(20_000) };
      const got = await inbox.recordStarts([start]);
      if (got[0] === false && isBeginning(start) && claims.isParked(claim)) return; // A store may tell that the lane was parked since its claim.
      checkSame("recordStarts()", got, [claims.recordStart(start)]);
    },
    async settleInTransaction(inbox) {
      const claim = pickClaim();
      const event = claim && findWaiting(state, claim);
      if (!claim || !event) return;
      const settled = [{ seq: event.seq, settlement: { to: "done" } as const }];
      const got = await inbox.settleInTransaction(claim, event.seq, () => {});
      checkSame("settleInTransaction()", got, claims.settle({ claim, settled, release: false }));
    },
    async renew(inbox) {
      const claim = pickClaim();
      if (claim) checkSame("renew()", await inbox.renew([claim], LEASE_MS), [claims.renew(claim, LEASE_MS)]);
    },
  };
}

function buildPage({ below, pick, lanes }: PlayState): ArrivingEvent[] {
  const page = Array.from({ length: below(8) }, () => {
    const id = `event-${below(60)}`;
    const problem = below(10) === 0 ? { problem: "unreadable" } : {};
    const raw = `{"id":"${id}"${below(8) === 0 ? ',"other":true' : ""}}`;
    return { id, type: pick(["Seller:One", "Seller:Two"]), lane: pick(lanes), raw, ...problem };
  });
  const ids = new Set<string>();
  return page.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** Random results of the first events of a claim. No event is handled after one that is to be tried again. */
function buildSettled(state: PlayState, claim: LaneClaim): { seq: number; settlement: Settlement }[] {
  const waiting = claim.events.filter((event) => isWaiting(state, event));
  const settled: { seq: number; settlement: Settlement }[] = [];
  for (const { seq } of waiting.slice(0, state.below(waiting.length + 1))) {
    const settlement = buildSettlement(state);
    settled.push({ seq, settlement });
    if (settlement.to === "retry") break;
  }
  return settled;
}

function buildSettlement({ below, pick }: PlayState): Settlement {
  return pick<Settlement>([
    { to: "done" },
    { to: "done" },
    { to: "done", problem: "unknown type" },
    { to: "dead", problem: "Cannot read an event as it is not valid JSON" },
    { to: "dead", problem: "for the last time" },
    { to: "retry", delayMs: below(5_000), problem: "not now" },
  ]);
}

function findWaiting(state: PlayState, claim: LaneClaim): StoredEvent | undefined {
  return claim.events.find((event) => isWaiting(state, event));
}

function isWaiting({ model }: PlayState, { seq }: StoredEvent): boolean {
  return model.bySeq.get(seq)?.state === "waiting";
}
