import type { Settlement } from "../event.ts";
import {
  buildEvent,
  buildRetry,
  buildSettled,
  checkEach,
  checkLanes,
  checkRows,
  checkSame,
  claimByName,
  claimFirst,
  claimLanes,
  claimNew,
  done,
  LEASE_MS,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

/** Handler runs end, with or without their own write, and leave notes; lanes are parked, leases end, and the clock is put right. */
export const casesOfSettlement: Cases = {
  "a retry holds up its lane, and no other, until it is due": async ({ one, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "a"), buildEvent("3", "b")]);
    const [a, b] = await claimByName(one, { perLane: 1 });
    await one.settle([
      { claim: a, settled: buildSettled(a, buildRetry(499.3)), release: true },
      { claim: b, settled: [], release: true },
    ]);
    const [held] = await claimLanes(one);
    checkSame(held?.lane, "b", "the lane that has its turn");
    checkSame(await one.findNextDueMs(), 500, "findNextDueMs()");
    later(499);
    await checkLanes(one, [], "claim() before it is due");
    later(1);
    const [again] = await claimLanes(one);
    checkEach(again!.events, ["id", "attempts"], ["1", 1, "2", 0], "claim()");
  },
  "settle() takes events out of their lane, and tells why": async ({ one }) => {
    const held = await claimNew(one, "1", "2", "3", "4");
    const ends: Settlement[] = [done, { to: "dead", problem: "never" }, { to: "done", problem: "unknown type" }];
    await settleAndRelease(one, held, ...ends);
    checkSame((await one.readStats()).events, { waiting: 1, done: 2, dead: 1 }, "readStats()");
    const ended = ["done", undefined, 1, "dead", "never", 1, "done", "unknown type", 1];
    await checkRows(one, ["state", "problem", "attempts"], [...ended, "waiting", undefined, 0]);
    await checkLanes(one, [["4"]]);
  },
  "an outcome does not undo one that was written before": async ({ one }) => {
    // The answer to a commit can be lost. The worker then reports a failure, although the event is done.
    const held = await claimNew(one, "1");
    await one.settleInTransaction(held, held.events[0]!.seq, () => {});
    checkSame(await settleAndRelease(one, held, buildRetry(0)), [true], "settle()");
    checkSame((await one.readStats()).events, { waiting: 0, done: 1, dead: 0 }, "readStats()");
    await checkLanes(one, []);
  },
  "settle() of many lanes is one": async ({ one }) => {
    await one.accept(Array.from({ length: 50 }, (_, index) => buildEvent(`${index}`, `lane-${index}`)));
    const claims = await claimLanes(one, { lanes: 50 });
    const results = claims.map((held) => ({ claim: held, settled: buildSettled(held, done), release: true }));
    checkSame((await one.settle(results)).join(), claims.map(() => true).join(), "settle()");
    checkSame((await one.readStats()).events.done, 50, "what is done");
  },
  "settle() of nothing is nothing": async ({ one }) => checkSame(await one.settle([]), [], "settle()"),
  "settleInTransaction() writes nothing for an event that was put aside meanwhile": async ({ one, other }) => {
    const held = await claimNew(one, "1");
    await other.putAside({ id: "1" }, "by hand");
    let wrote = 0;
    const isWritten = await one.settleInTransaction(held, held.events[0]!.seq, () => void (wrote += 1));
    checkSame(isWritten, false, "settleInTransaction()");
    checkSame([wrote, (await one.readStats()).events.dead], [0, 1], "what was written and is dead");
  },
  "settleInTransaction() ends an event as it is told": async ({ one }) => {
    const held = await claimNew(one, "1");
    const end = { to: "done", problem: "unknown type" } as const;
    checkSame(await one.settleInTransaction(held, held.events[0]!.seq, () => {}, end), true, "settleInTransaction()");
    await checkRows(one, ["state", "problem"], ["done", "unknown type"]);
  },
  "settleInTransaction() marks an event done if what it writes is written": async ({ one }) => {
    const held = await claimNew(one, "1", "2");
    let wrote = 0;
    const isWritten = await one.settleInTransaction(held, held.events[0]!.seq, () => void (wrote += 1));
    checkSame(isWritten, true, "settleInTransaction()");
    checkSame([wrote, (await one.readStats()).events.done], [1, 1], "what was written and is done");
  },
  "settleInTransaction() does not mark it done if that fails": async ({ one }) => {
    const held = await claimNew(one, "1");
    const failure = new Error("the shop is down");
    const result = await one
      .settleInTransaction(held, held.events[0]!.seq, () => {
        throw failure;
      })
      .catch((error: unknown) => error);
    checkSame(result === failure, true, "that it throws what was thrown");
    checkSame((await one.readStats()).events.done, 0, "what is done");
    checkSame(await settleAndRelease(one, held, done), [true], "settle() after it");
  },
  "steps are remembered by event and key, for every worker": async ({ one, other }) => {
    checkSame(await one.loadStep(1, "mail"), undefined, "loadStep()");
    await one.saveStep(1, "mail", '["sent"]');
    checkSame(await other.loadStep(1, "mail"), '["sent"]', "loadStep()");
    checkSame(await other.loadStep(2, "mail"), undefined, "loadStep() of another event");
    checkSame(await other.loadStep(1, "else"), undefined, "loadStep() of another step");
    await one.saveStep(1, "mail", "[1]");
    checkSame(await other.loadStep(1, "mail"), "[1]", "loadStep()");
  },
  "what was created before the newest is stale": async ({ one, other }) => {
    checkSame(await one.claimNewest("offer 1", 1_000), true, "the first");
    checkSame(await other.claimNewest("offer 1", 999), false, "an older one");
    checkSame(await other.claimNewest("offer 1", 1_000), true, "the same again");
    checkSame(await other.claimNewest("offer 2", 1), true, "another entity");
    checkSame(await one.claimNewest("offer 1", 1_001), true, "a newer one");
    checkSame(await other.claimNewest("offer 1", 1_000), false, "what was the newest");
  },
  "a parked lane has no turn until its time is up": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    await one.park("a", { reason: "by hand", durationMs: 1_000 });
    await checkLanes(one, []);
    checkEach((await one.readStats()).parked, ["lane", "reason"], ["a", "by hand"], "readStats().parked");
    checkSame(await one.findNextDueMs(), 1_000, "findNextDueMs()");
    later(1_000);
    await checkLanes(one, [["1"]], "claim() after it");
    checkSame((await one.readStats()).parked, [], "readStats().parked after it");
  },
  "a lane that is parked without an end waits for somebody to resume it": async ({ one, other, later }) => {
    await one.park("a", { reason: "by hand" });
    await one.accept([buildEvent("1")]);
    later(1e10);
    checkSame([await claimLanes(one), await one.findNextDueMs()], [[], undefined], "claim() and findNextDueMs()");
    checkSame((await one.readStats()).parked[0]?.until, undefined, "until when");
    checkSame(await other.resume("a"), true, "resume()");
    checkSame(await other.resume("a"), false, "resume() again");
    await checkLanes(one, [["1"]]);
  },
  "resume() of a lane that nobody knows is nothing": async ({ one }) =>
    checkSame(await one.resume("unknown"), false, "resume()"),
  "a lane that is parked while it is claimed is left alone when it comes back": async ({ one, other }) => {
    const held = await claimNew(one, "1", "2");
    await other.park("a", { reason: "by hand" });
    checkSame(await settleAndRelease(one, held, done), [true], "settle()");
    await checkLanes(one, []);
  },
  "a handler can park its lane": async ({ one, later }) => {
    const held = await claimNew(one, "1", "2");
    const park = { reason: "the shop is closed", durationMs: 5_000 };
    await one.settle([{ claim: held, settled: buildSettled(held, buildRetry(0)), release: true, park }]);
    await checkLanes(one, []);
    later(5_000);
    await checkLanes(one, [["1", "2"]], "claim() after it");
  },
  "other lanes do not notice a parked one": async ({ one }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b")]);
    await one.park("a", { reason: "by hand" });
    await checkLanes(one, [["2"]]);
  },
  "one worker at a time does what is leased": async ({ one, other, later }) => {
    checkSame(await one.lease("poller", "one", 1_000), true, "lease()");
    checkSame(await other.lease("poller", "other", 1_000), false, "lease() of another");
    checkSame(await other.lease("purger", "other", 1_000), true, "lease() of something else");
    later(600);
    checkSame(await one.lease("poller", "one", 1_000), true, "lease() again");
    later(999);
    checkSame(await other.lease("poller", "other", 1_000), false, "lease() of another");
    later(1);
    checkSame(await other.lease("poller", "other", 1_000), true, "lease() after its end");
  },
  "a lease can be ended before its time, by who has it": async ({ one, other }) => {
    await one.lease("poller", "one", 1_000);
    await other.endLease("poller", "other");
    checkSame(await other.lease("poller", "other", 1_000), false, "lease()");
    await one.endLease("poller", "one");
    checkSame(await other.lease("poller", "other", 1_000), true, "lease()");
  },
  "times need not be whole": async ({ one, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b")]);
    const [held] = await one.claim({ lanes: 1, perLane: 1, leaseMs: 999.5 });
    checkSame(await one.renew([held!], 1_000.2), [true], "renew()");
    checkSame(await one.lease("poller", "me", 10.5), true, "lease()");
    const park = { reason: "later", durationMs: 1_500.5 };
    const retried = buildSettled(held!, buildRetry(0.1));
    checkSame(await one.settle([{ claim: held!, settled: retried, release: true, park }]), [true], "settle()");
    await one.park("c", { reason: "by hand", durationMs: 0.5 });
    checkSame((await claimLanes(one)).length, 1, "claim()");
    later(1_501);
    checkSame((await claimLanes(one)).length, 1, "claim() after the parking");
  },
  "a clock need not tell whole ms": async ({ one, later }) => {
    later(0.25);
    await one.accept([buildEvent("1")]);
    later(0.5);
    await one.lease("poller", "one", 1_000);
    const held = await claimFirst(one);
    checkSame(await settleAndRelease(one, held, done), [true], "settle()");
  },
  "a clock that was ahead and is put right stops no lane, no retry and no lease": async ({ one, other, later }) => {
    const year = 365 * 24 * 3_600_000;
    await one.accept([buildEvent("0", "parked"), buildEvent("9", "busy")]);
    await one.park("parked", { reason: "by hand", durationMs: 1_000_000 });
    later(year);
    await one.lease("poller", "one", LEASE_MS);
    await one.accept([buildEvent("1", "fresh"), buildEvent("2", "retried")]);
    const [busy, ...others] = await claimByName(one);
    for (const held of others)
      await one.settle([
        { claim: held, settled: held.lane === "retried" ? buildSettled(held, buildRetry(5_000)) : [], release: true },
      ]);
    checkSame([busy.lane, others.map(({ lane }) => lane)], ["busy", ["fresh", "parked", "retried"]], "claim() ahead");
    await one.park("parked", { reason: "by hand", durationMs: 1_000_000 });

    later(-year);
    checkSame(await other.lease("poller", "other", LEASE_MS), false, "lease() while it is another's");
    await checkLanes(other, [["1"]], "claim() at once");
    later(LEASE_MS);
    checkSame(await other.lease("poller", "other", LEASE_MS), true, "lease() when it has ended");
    await checkLanes(other, [["1"], ["2"], ["9"]], "claim() a lease later");
    checkSame((await one.readStats()).oldestWaitingMs! >= 0, true, "that no age is below 0");
    const { parked } = await one.readStats();
    checkEach(parked, ["lane"], ["parked"], "what is parked");
    checkSame(parked[0]!.until !== undefined, true, "that the parking has an end");
  },
  "a lane that is claimed after the clock was put right, before anybody has noticed that, is kept": async ({
    one,
    other,
    later,
  }) => {
    await one.lease("poller", "one", LEASE_MS);
    later(-600_000);
    const held = await claimNew(one, "1");
    await other.lease("poller", "other", LEASE_MS);

    await checkLanes(other, [], "claim() by another");
    checkSame(await settleAndRelease(one, held, done), [true], "settle()");
  },
  "a clock that is corrected a little changes nothing": async ({ one, later }) => {
    await one.lease("poller", "one", LEASE_MS);
    await one.accept([buildEvent("1")]);
    await one.park("a", { reason: "by hand", durationMs: 30_000 });
    later(-20_000);
    await one.lease("poller", "one", LEASE_MS);
    checkSame(await one.findNextDueMs(), 50_000, "findNextDueMs()");
  },
};
