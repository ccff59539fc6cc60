import {
  buildEvent,
  buildRetry,
  buildSettled,
  checkEach,
  checkLanes,
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
  "an outcome does not undo one that was written before": async ({ one }) => {
    // The answer to a commit can be lost. The worker then reports a failure, although the event is done.
    const held = await claimNew(one, "1");
    await one.settleInTransaction(held, held.events[0]!.seq, () => {});
    checkSame(await settleAndRelease(one, held, buildRetry(0)), [true], "settle()");
    checkSame((await one.readStats()).events, { waiting: 0, done: 1, dead: 0 }, "readStats()");
    await checkLanes(one, []);
  },
  "settleInTransaction() writes nothing for an event that was put aside meanwhile": async ({ one, other }) => {
    const held = await claimNew(one, "1");
    await other.putAside({ id: "1" }, "by hand");
    let wrote = 0;
    const isWritten = await one.settleInTransaction(held, held.events[0]!.seq, () => void (wrote += 1));
    checkSame(isWritten, false, "settleInTransaction()");
    checkSame([wrote, (await one.readStats()).events.dead], [0, 1], "what was written and is dead");
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
  "a lane that is parked without an end is never due": async ({ one }) => {
    await one.accept([buildEvent("1")]);
    await one.park("a", { reason: "by hand" });
    checkSame(await one.findNextDueMs(), undefined, "findNextDueMs()");
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
