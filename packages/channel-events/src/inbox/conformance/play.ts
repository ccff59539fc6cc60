import { isDeepStrictEqual } from "node:util";
import type { Clock } from "@kontor/http";
import { InboxModel } from "./model.ts";
import type { ArrivingEvent, EventState, Inbox, LaneClaim, Settlement } from "../inbox.ts";

export interface InboxPlay {
  seed: number;
  steps: number;
  /** Opens an empty inbox that lives by this clock; with every further call, another worker's hold on the same data. */
  open(clock: Pick<Clock, "now">): Promise<Inbox> | Inbox;
}

/**
 * Does at random what consumers do, on a store and on the model, and compares what both say.
 *
 * @throws {Error} At the first difference; it names the step.
 */
export async function playInbox({ seed, steps, open }: InboxPlay): Promise<void> {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * limit);
  };
  const pick = <Value>(list: readonly Value[]): Value => list[below(list.length)]!;
  const model = new InboxModel();
  const clock = { now: () => model.now };
  const workers = [await open(clock), await open(clock)];
  let claims: LaneClaim[] = [];
  let step = 0;
  const same = (what: string, got: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(got, expected))
      throw new Error(
        `seed ${seed}, step ${step}: ${what} must be ${JSON.stringify(expected)}: got ${JSON.stringify(got)}`,
      );
  };
  const lanes = ["a", "b", "c", "", "\0odd\ud800"];
  const eventOf = (): ArrivingEvent => {
    const id = `event-${below(60)}`;
    const problem = below(10) === 0 ? { problem: "unreadable" } : {};
    const raw = `{"id":"${id}"${below(8) === 0 ? ',"other":true' : ""}}`;
    return { id, type: pick(["Seller:One", "Seller:Two"]), lane: pick(lanes), raw, ...problem };
  };
  /** One that holds, or that was overtaken. Of one whose lease ran out, a store may know as long as it likes. */
  const anyClaim = () => {
    const some = claims.filter((claim) => !model.isHeld(claim) || model.lane(claim.lane).heldUntil > model.now);
    return some.length > 0 ? pick(some) : undefined;
  };
  const isWaiting = ({ seq }: { seq: number }) => model.bySeq.get(seq)?.state === "waiting";
  const settlementOf = (): Settlement =>
    pick<Settlement>([
      { to: "done" },
      { to: "done" },
      { to: "unhandled", problem: "no handler" },
      { to: "dead", problem: "for the last time" },
      { to: "retry", delayMs: below(5_000), problem: "not now" },
    ]);

  const commands: Record<string, (inbox: Inbox) => Promise<void>> = {
    async accept(inbox) {
      const ids = new Set<string>();
      const page = Array.from({ length: below(8) }, eventOf).filter(({ id }) => !ids.has(id) && ids.add(id));
      const got = await inbox.accept(page);
      const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
      const expected = model.accept(page);
      same(
        "what accept() gives",
        { ...got, redelivered: got.redelivered.toSorted(byId) },
        { ...expected, redelivered: expected.redelivered.toSorted(byId) },
      );
    },
    async acknowledged(inbox) {
      const pending = await inbox.pendingAcknowledgements(1 + below(5));
      same("pendingAcknowledgements()", pending, model.pending().slice(0, pending.length));
      same("that there are none", pending.length === 0, model.pending().length === 0);
      await inbox.markAcknowledged(pending);
      model.acknowledged(pending);
    },
    async claim(inbox) {
      const most = 1 + below(4);
      const perLane = 1 + below(4);
      const due = model.due();
      const claimed = await inbox.claim({ lanes: most, perLane, leaseMs: 10_000 });
      same("how many lanes are claimed", claimed.length, Math.min(most, due.length));
      for (const claim of claimed) {
        if (!due.includes(claim.lane)) throw new Error(`seed ${seed}, step ${step}: lane ${claim.lane} has no turn`);
        const expected = model.claim(claim, perLane, 10_000);
        const { unfinishedStarts, isSuspect } = claim;
        const got = { ids: claim.events.map(({ id }) => id), unfinishedStarts, isSuspect };
        same("a claim", got, { ...expected, isSuspect: expected.isSuspect ?? isSuspect });
      }
      claims.push(...claimed);
    },
    async settle(inbox) {
      const claim = anyClaim();
      if (!claim) return;
      const still = claim.events.filter(isWaiting);
      const settled = still.slice(0, below(still.length + 1)).map(({ seq }) => ({ seq, settlement: settlementOf() }));
      const isRetry = settled.findIndex(({ settlement }) => settlement.to === "retry");
      if (isRetry >= 0) settled.length = isRetry + 1; // nothing is handled after it
      const release = isRetry >= 0 || below(3) > 0;
      const nextTurnInMs = release && below(5) === 0 ? below(5_000) : undefined;
      const park =
        release && below(6) === 0 ? { reason: "in the handler", durationMs: pick([undefined, 3_000]) } : undefined;
      const result = { claim, settled, release, park, nextTurnInMs };
      same("settle()", await inbox.settle([result]), [model.settle(result)]);
      if (release) claims = claims.filter((each) => each !== claim || below(4) === 0); // now and then a late one
    },
    async recordStarts(inbox) {
      const claim = anyClaim();
      const event = claim?.events.find(isWaiting);
      if (!claim || !event || !(claim.isSuspect || claim.unfinishedStarts > 0)) return; // nobody else is written down
      const start = { claim, seq: event.seq, unfinishedStarts: below(4), nextTurnInMs: below(20_000) };
      same("recordStarts()", await inbox.recordStarts([start]), [model.recordStart(start)]);
    },
    async putAside(inbox) {
      if (below(4) > 0) return;
      const lane = pick(lanes);
      same("putAside()", await inbox.putAside({ lane }, "by hand"), model.putAside(lane, "by hand"));
    },
    async settleInTransaction(inbox) {
      const claim = anyClaim();
      const event = claim?.events.find(isWaiting);
      if (!claim || !event) return;
      const done = { claim, settled: [{ seq: event.seq, settlement: { to: "done" } as const }], release: false };
      same("settleInTransaction()", await inbox.settleInTransaction(claim, event.seq, () => {}), model.settle(done));
    },
    async renew(inbox) {
      const claim = anyClaim();
      if (!claim) return;
      same("renew()", await inbox.renew([claim], 10_000), [model.renew(claim, 10_000)]);
    },
    async time() {
      model.now += pick([1, 500, 4_000, 11_000]);
    },
    async park(inbox) {
      const [lane, parking] = [pick(lanes), { reason: "by hand", durationMs: pick([undefined, 2_000]) }];
      await inbox.park(lane, parking);
      model.park(lane, parking);
    },
    async resume(inbox) {
      const lane = pick(lanes);
      same("resume()", await inbox.resume(lane), model.resume(lane));
    },
    async replay(inbox) {
      if (below(3) > 0) return;
      const which = pick<EventState>(["dead", "unhandled", "done"]);
      same("replay()", await inbox.replay({ state: which }), model.replay(which));
    },
    async purge(inbox) {
      if (below(3) > 0) return;
      const policy = {
        payloadsAfterMs: pick([undefined, 5_000]),
        putAsideAfterMs: pick([undefined, undefined, 5_000]),
        rowsAfterMs: pick([undefined, 20_000]),
      };
      same("purge()", await inbox.purge(policy), model.purge(policy));
    },
    async look(inbox) {
      const { parked, ...stats } = await inbox.readStats();
      const expected = model.stats();
      same(
        "stats()",
        { ...stats, parked: parked.toSorted((one, other) => (one.lane < other.lane ? -1 : 1)) },
        expected,
      );
      const rows = [];
      for await (const { id, state: is, attempts, deliveries, raw } of inbox.list())
        rows.push({ id, state: is, attempts, deliveries, raw });
      const known = model.events.map(({ id, state: is, attempts, deliveries, raw }) => ({
        id,
        state: is,
        attempts,
        deliveries,
        raw,
      }));
      same("query()", rows, known);
    },
  };
  const often = ["accept", "accept", "claim", "claim", "claim", "settle", "settle", "settle", "time"];
  const names = [...Object.keys(commands), ...often];
  for (step = 1; step <= steps; step += 1) await commands[pick(names)]!(pick(workers));
  await commands["look"]!(workers[0]!);
  for (const inbox of workers) await inbox.close();
}
