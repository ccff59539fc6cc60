import {
  buildEvent,
  buildRetry,
  buildSettled,
  checkSame,
  claimFirst,
  claimLanes,
  done,
  LEASE_MS,
  listIds,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

/** Lanes are parked, leases end, and the clock of the machine is put right. */
export const casesOfTime: Cases = {
  "a parked lane has no turn until its time is up": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    await one.park("a", { reason: "by hand", durationMs: 1_000 });
    checkSame(await claimLanes(one), [], "claim()");
    checkSame(
      (await one.readStats()).parked.map(({ lane, reason }) => [lane, reason]),
      [["a", "by hand"]],
      "readStats().parked",
    );
    checkSame(await one.findNextDueMs(), 1_000, "findNextDueMs()");
    later(1_000);
    checkSame(listIds(await claimLanes(one)), [["1"]], "claim() after it");
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
    checkSame(listIds(await claimLanes(one)), [["1"]], "claim()");
  },
  "resume() of a lane that nobody knows is nothing": async ({ one }) =>
    checkSame(await one.resume("unknown"), false, "resume()"),
  "a lane that is parked while it is claimed is left alone when it comes back": async ({ one, other }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    await other.park("a", { reason: "by hand" });
    checkSame(await settleAndRelease(one, held, done), [true], "settle()");
    checkSame(await claimLanes(one), [], "claim()");
  },
  "a handler can park its lane": async ({ one, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    const park = { reason: "the shop is closed", durationMs: 5_000 };
    await one.settle([{ claim: held, settled: buildSettled(held, buildRetry(0)), release: true, park }]);
    checkSame(await claimLanes(one), [], "claim()");
    later(5_000);
    checkSame(listIds(await claimLanes(one)), [["1", "2"]], "claim() after it");
  },
  "other lanes do not notice a parked one": async ({ one }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b")]);
    await one.park("a", { reason: "by hand" });
    checkSame(listIds(await claimLanes(one)), [["2"]], "claim()");
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
    const [busy, ...others] = (await claimLanes(one)).toSorted((x, y) => (x.lane < y.lane ? -1 : 1));
    for (const held of others)
      await one.settle([
        { claim: held, settled: held.lane === "retried" ? buildSettled(held, buildRetry(5_000)) : [], release: true },
      ]);
    checkSame([busy!.lane, others.map(({ lane }) => lane)], ["busy", ["fresh", "parked", "retried"]], "claim() ahead");
    await one.park("parked", { reason: "by hand", durationMs: 1_000_000 });

    later(-year);
    checkSame(await other.lease("poller", "other", LEASE_MS), false, "lease() while it is another's");
    checkSame(listIds(await claimLanes(other)), [["1"]], "claim() at once");
    later(LEASE_MS);
    checkSame(await other.lease("poller", "other", LEASE_MS), true, "lease() when it has ended");
    checkSame(listIds(await claimLanes(other)), [["1"], ["2"], ["9"]], "claim() a lease later");
    checkSame((await one.readStats()).oldestWaitingMs! >= 0, true, "that no age is below 0");
    checkSame(
      (await one.readStats()).parked.map(({ lane, until }) => [lane, until !== undefined]),
      [["parked", true]],
      "what is parked",
    );
  },
  "a lane that is claimed after the clock was put right, before anybody has noticed that, is kept": async ({
    one,
    other,
    later,
  }) => {
    await one.lease("poller", "one", LEASE_MS);
    later(-600_000);
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await other.lease("poller", "other", LEASE_MS);

    checkSame(listIds(await claimLanes(other)), [], "claim() by another");
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
