import { isDeepStrictEqual } from "node:util";
import type { EventRow, Inbox, LaneClaim } from "@kontor/channel-events";

/**
 * One inbox made of two: each call is made on both at the same time, and both must answer the same. Two channels of a hub that touch each
 * other would not. Only numbers of events and tokens may differ.
 */
export function withMirror(one: Inbox, other: Inbox, twins: Twins): Inbox {
  const both = async <Answer>(call: (inbox: Inbox, twin: boolean) => Promise<Answer>): Promise<Answer> => {
    const [ours, theirs] = await Promise.allSettled([call(one, false), call(other, true)]);
    if (ours.status === "rejected") throw ours.reason;
    if (theirs.status === "rejected") throw theirs.reason;
    const [left, right] = [ours.value, theirs.value];
    if (!isDeepStrictEqual(dropNumbers(left), dropNumbers(right)))
      throw new Error(`two channels differ: ${JSON.stringify(left)} and ${JSON.stringify(right)}`);
    return left;
  };
  const claimOf = (claim: LaneClaim, twin: boolean) => (twin ? twins.claims.get(claim.token)! : claim);
  const seqOf = (seq: number, twin: boolean) => (twin ? (twins.seqs.get(seq) ?? seq) : seq);
  return {
    ...one,
    accept: (events) => both((inbox) => inbox.accept(events)),
    pendingAcknowledgements: (limit) => both((inbox) => inbox.pendingAcknowledgements(limit)),
    markAcknowledged: (ids) => both((inbox) => inbox.markAcknowledged(ids)),
    async claim(options) {
      const [ours, theirs] = await Promise.all([one.claim(options), other.claim(options)]);
      const byLane = new Map(theirs.map((claim) => [claim.lane, claim]));
      for (const claim of ours) {
        const twin = byLane.get(claim.lane);
        if (!twin || !isDeepStrictEqual(dropNumbers(claim), dropNumbers(twin)))
          throw new Error(`two channels differ: ${JSON.stringify(claim)} and ${JSON.stringify(twin)}`);
        twins.claims.set(claim.token, twin);
        claim.events.forEach(({ seq }, index) => twins.seqs.set(seq, twin.events[index]!.seq));
      }
      if (ours.length !== theirs.length) throw new Error("two channels give other numbers of lanes");
      return ours;
    },
    recordStarts: (starts) =>
      both((inbox, twin) =>
        inbox.recordStarts(
          starts.map((each) => ({ ...each, claim: claimOf(each.claim, twin), seq: seqOf(each.seq, twin) })),
        ),
      ),
    settle: (results) =>
      both((inbox, twin) =>
        inbox.settle(
          results.map((each) => ({
            ...each,
            claim: claimOf(each.claim, twin),
            settled: each.settled.map((end) => ({ ...end, seq: seqOf(end.seq, twin) })),
          })),
        ),
      ),
    settleInTransaction: (claim, seq, write, end) =>
      both((inbox, twin) =>
        inbox.settleInTransaction(claimOf(claim, twin), seqOf(seq, twin), twin ? () => writeTwice(write) : write, end),
      ),
    renew: (claims, ms) =>
      both((inbox, twin) =>
        inbox.renew(
          claims.map((claim) => claimOf(claim, twin)),
          ms,
        ),
      ),
    findNextDueMs: () => both((inbox) => inbox.findNextDueMs()),
    lease: (name, owner, ms) => both((inbox) => inbox.lease(name, owner, ms)),
    endLease: (name, owner) => both((inbox) => inbox.endLease(name, owner)),
    loadStep: (seq, key) => both((inbox, twin) => inbox.loadStep(seqOf(seq, twin), key)),
    saveStep: (seq, key, value) => both((inbox, twin) => inbox.saveStep(seqOf(seq, twin), key, value)),
    claimNewest: (entity, at) => both((inbox) => inbox.claimNewest(entity, at)),
    countWaiting: (options) => both((inbox) => inbox.countWaiting(options)),
    readStats: (options) => both((inbox) => inbox.readStats(options)),
    list: (filter) =>
      (async function* () {
        yield* await both((inbox) => collect(inbox.list(filter)));
      })(),
    replay: (filter) => both((inbox) => inbox.replay(filter)),
    putAside: (filter, reason) => both((inbox) => inbox.putAside(filter, reason)),
    park: (lane, parking) => both((inbox) => inbox.park(lane, parking)),
    resume: (lane) => both((inbox) => inbox.resume(lane)),
    purge: (policy) => both((inbox) => inbox.purge(policy)),
  };
}

/** The claims and numbers of the second inbox, by those of the first. Workers on the same data share them. */
export interface Twins {
  claims: Map<string, LaneClaim>;
  seqs: Map<number, number>;
}

export function createTwins(): Twins {
  return { claims: new Map(), seqs: new Map() };
}

/** A write that fails fails for both. One that succeeds is counted once by its case. */
function writeTwice(write: unknown): void {
  if (String(write).includes("throw")) throw new Error("the write fails in the other channel too");
}

async function collect(rows: AsyncIterable<EventRow>): Promise<EventRow[]> {
  const all: EventRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** An answer without numbers of events and tokens. */
function dropNumbers(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer ?? null, (key, value: unknown) => (key === "seq" || key === "token" ? undefined : value)),
  );
}
