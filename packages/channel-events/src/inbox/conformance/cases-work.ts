import type { Inbox } from "../inbox.ts";
import {
  LEASE_MS,
  buildAllDone,
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
  settleAndRelease,
  type Cases,
} from "./stage.ts";
import { systemClock } from "@kontor/http/internal";

/** Workers claim lanes, lose them, and end handler runs; leases end, and the clock is put right. */
export const casesOfWork: Cases = {
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
  "a lane that is parked for a time is due, and parked no longer, as soon as that time is over": async (stage) => {
    const { one, later } = stage;
    await one.accept([buildEvent("1", "a"), buildEvent("2", "ab")]);
    await one.park("a", { reason: "by hand", durationMs: 1_500 });
    await one.park("ab", { reason: "by hand", durationMs: 1_501 });
    for (const [ms, parked, due] of [
      [1_499, ["a", "ab"], 1],
      [1, ["ab"], 0],
    ] as const) {
      later(ms);
      checkEach((await one.readStats()).parked, ["lane"], [...parked], "readStats().parked");
      checkSame(await one.findNextDueMs(), due, "findNextDueMs()");
    }
    checkSame([await one.resume("a"), await one.resume("ab")], [false, true], "resume()");
    const claims = await claimLanes(one);
    checkSame(claims.length, 2, "how many claim() gives");
    for (const held of claims) await settleAndRelease(one, held, buildRetry(5_000));
    checkSame((await one.readStats()).parked, [], "readStats().parked of lanes that wait for a retry");
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
  "lanes that became ready first have their turn first": async ({ one, later }) => {
    await one.accept([buildEvent("1", "z")]);
    later(1);
    await one.accept([buildEvent("2", "a")]);
    checkEach(await claimLanes(one, { lanes: 1 }), ["lane"], ["z"], "claim()");
  },
  "a lane that was served goes behind those that wait": async ({ one, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "a")]);
    later(1);
    await one.accept([buildEvent("3", "b")]);
    const held = await claimFirst(one);
    later(1);
    await settleAndRelease(one, held, done);
    checkEach(await claimLanes(one, { lanes: 1 }), ["lane"], ["b"], "claim()");
  },
  "a lane whose worker says nothing is free after its lease": async ({ one, other, later }) => {
    await claimNew(one, "1");
    later(LEASE_MS - 1);
    await checkLanes(other, [], "claim() before the lease is over");
    later(1);
    await checkLanes(other, [["1"]], "claim() after it");
  },
  "one that is fenced off does not take others with it": async ({ one, other, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b")]);
    const [a, b] = await claimByName(one);
    await one.renew([b], 3 * LEASE_MS);
    later(LEASE_MS);
    await claimFirst(other);
    const results = [a, b].map((each) => ({ claim: each, settled: buildSettled(each, done), release: true }));
    checkSame(await one.settle(results), [false, true], "settle()");
    checkSame((await one.readStats()).events.done, 1, "what is done");
  },
  "a lane by any name is a lane": async ({ one }) => {
    const names = ["", " ", "a\0", "\ud800", "l".repeat(5_000), "'; DROP TABLE event; --"];
    await one.accept(names.map((name, index) => buildEvent(`${index}`, name)));
    checkSame((await claimLanes(one)).length, names.length, "how many lanes");
    await one.park("l".repeat(5_000), { reason: "a zero \0 byte" });
    checkEach((await one.readStats()).parked, ["reason"], ["a zero \0 byte"], "readStats().parked");
  },
  "two workers who claim at the same time share no lane": async ({ one, other }) => {
    await one.accept(Array.from({ length: 40 }, (_, index) => buildEvent(`${index}`, `lane-${index}`)));
    const claims = await Promise.all([one, other, one, other].map((inbox) => claimLanes(inbox, { lanes: 10 })));
    checkSame(new Set(claims.flat().map(({ lane }) => lane)).size, 40, "how many lanes");
    checkSame(claims.flat().length, 40, "how many claims");
  },
  "accepting, claiming and settling at the same time lose nothing": async ({ one, other }) => {
    let handled = 0;
    let isFilled = false;
    const work = async (inbox: Inbox) => {
      for (let idle = 0; (idle < 20 || !isFilled) && handled < 300;) {
        const claims = await claimLanes(inbox, { lanes: 3, perLane: 3 });
        idle = claims.length > 0 ? 0 : idle + 1;
        const ours = await inbox.settle(claims.map(buildAllDone));
        if (ours.includes(false))
          throw new Error("settle() must be true, because no other worker has the lane: got false");
        handled += claims.reduce((sum, { events }) => sum + events.length, 0);
        if (claims.length === 0) await systemClock.sleep(5);
      }
    };
    const fill = async () => {
      for (let page = 0; page < 30; page += 1)
        await one.accept(
          Array.from({ length: 10 }, (_, index) => buildEvent(`${page}-${index}`, `lane-${(page + index) % 8}`)),
        );
      isFilled = true;
    };
    await Promise.all([fill(), work(one), work(other)]);
    checkSame([handled, (await one.readStats()).events.done], [300, 300], "what was handled and is done");
  },
};
