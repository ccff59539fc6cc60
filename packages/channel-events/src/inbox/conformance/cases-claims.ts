import { systemClock } from "@kontor/http/internal";
import type { LaneClaim } from "../claim.ts";
import type { Inbox } from "../inbox.ts";
import {
  buildAllDone,
  buildEvent,
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

/** Workers claim lanes, keep them, lose them, and do not get in each other's way. */
export const casesOfClaims: Cases = {
  "claim() gives each lane its events in order": async ({ one }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b"), buildEvent("3", "a"), buildEvent("4", "c")]);
    checkSame(listIds(await claimLanes(one)), [["1", "3"], ["2"], ["4"]], "claim()");
  },
  "claim() gives no more lanes and no more events than asked for": async ({ one }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "a"), buildEvent("3", "b")]);
    const [held, ...more] = await claimLanes(one, { lanes: 1, perLane: 1 });
    checkSame([held!.events.length, more.length], [1, 0], "claim()");
  },
  "lanes that became ready first have their turn first": async ({ one, later }) => {
    await one.accept([buildEvent("1", "z")]);
    later(1);
    await one.accept([buildEvent("2", "a")]);
    checkSame(
      (await claimLanes(one, { lanes: 1 })).map(({ lane }) => lane),
      ["z"],
      "claim()",
    );
  },
  "a lane that was served goes behind those that wait": async ({ one, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "a")]);
    later(1);
    await one.accept([buildEvent("3", "b")]);
    const held = await claimFirst(one);
    later(1);
    await settleAndRelease(one, held, done);
    checkSame(
      (await claimLanes(one, { lanes: 1 })).map(({ lane }) => lane),
      ["b"],
      "claim()",
    );
  },
  "a claimed lane is nobody else's": async ({ one, other }) => {
    await one.accept([buildEvent("1")]);
    await claimFirst(one);
    checkSame(await claimLanes(other), [], "claim() of another worker");
    checkSame(await claimLanes(one), [], "claim() of the same worker");
  },
  "what comes while its lane is claimed waits behind it": async ({ one, other }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await other.accept([buildEvent("2")]);
    checkSame(await claimLanes(other), [], "claim()");
    await settleAndRelease(one, held, done);
    checkSame(listIds(await claimLanes(other)), [["2"]], "claim() after the release");
  },
  "what comes between the last event and the release is not overlooked": async ({ one, other }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await one.settle([{ claim: held, settled: buildSettled(held, done), release: false }]);
    await other.accept([buildEvent("2")]);
    await settleAndRelease(one, held);
    checkSame(listIds(await claimLanes(other)), [["2"]], "claim()");
  },
  "a lane whose worker says nothing is free after its lease": async ({ one, other, later }) => {
    await one.accept([buildEvent("1")]);
    await claimFirst(one);
    later(LEASE_MS - 1);
    checkSame(await claimLanes(other), [], "claim() before the lease is over");
    later(1);
    checkSame(listIds(await claimLanes(other)), [["1"]], "claim() after it");
  },
  "a lease that is renewed lasts longer": async ({ one, other, later }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    later(LEASE_MS - 1);
    checkSame(await one.renew([held], LEASE_MS), [true], "renew()");
    later(LEASE_MS - 1);
    checkSame(await claimLanes(other), [], "claim()");
  },
  "renew() of nothing is nothing": async ({ one }) => checkSame(await one.renew([], LEASE_MS), [], "renew()"),
  "who lost a lane is fenced off": async ({ one, other, later }) => {
    await one.accept([buildEvent("1")]);
    const lost = await claimFirst(one);
    later(LEASE_MS);
    const held = await claimFirst(other);
    checkSame(await one.renew([lost], LEASE_MS), [false], "renew()");
    checkSame(await settleAndRelease(one, lost, done), [false], "settle()");
    checkSame(await one.settleInTransaction(lost, lost.events[0]!.seq, () => {}), false, "settleInTransaction()");
    checkSame((await one.readStats()).events.waiting, 1, "what is waiting");
    checkSame(await settleAndRelease(other, held, done), [true], "settle()");
  },
  "one that is fenced off does not take others with it": async ({ one, other, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b")]);
    const [a, b] = (await claimLanes(one)).toSorted((x, y) => (x.lane < y.lane ? -1 : 1)) as [LaneClaim, LaneClaim];
    await one.renew([b], 3 * LEASE_MS);
    later(LEASE_MS);
    await claimFirst(other);
    const results = [a, b].map((each) => ({ claim: each, settled: buildSettled(each, done), release: true }));
    checkSame(await one.settle(results), [false, true], "settle()");
    checkSame((await one.readStats()).events.done, 1, "what is done");
  },
  "a claim counts nothing, however often a worker dies with it": async ({ one, other, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const fresh = await claimFirst(one);
    checkSame([fresh.isSuspect, fresh.unfinishedStarts, fresh.events.length], [false, 0, 2], "a first claim");
    for (let death = 1; death <= 5; death += 1) {
      later(LEASE_MS);
      const held = await claimFirst(other);
      checkSame([held.isSuspect, held.unfinishedStarts, held.events.length], [true, 0, 2], "a claim after a death");
    }
  },
  "a lane that was given back is not suspect": async ({ one, other }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    await settleAndRelease(one, held);
    const again = await claimFirst(other);
    checkSame([again.isSuspect, again.unfinishedStarts, again.events.length], [false, 0, 2], "a claim");
  },
  "a lane by any name is a lane": async ({ one }) => {
    const names = ["", " ", "a\0", "\ud800", "l".repeat(5_000), "'; DROP TABLE event; --"];
    await one.accept(names.map((name, index) => buildEvent(`${index}`, name)));
    checkSame((await claimLanes(one)).length, names.length, "how many lanes");
    await one.park("l".repeat(5_000), { reason: "a zero \0 byte" });
    checkSame(
      (await one.readStats()).parked.map(({ reason }) => reason),
      ["a zero \0 byte"],
      "readStats().parked",
    );
  },
  "two workers who claim at the same time share no lane": async ({ one, other }) => {
    await one.accept(Array.from({ length: 40 }, (_, index) => buildEvent(`${index}`, `lane-${index}`)));
    const claims = await Promise.all([one, other, one, other].map((inbox) => claimLanes(inbox, { lanes: 10 })));
    checkSame(new Set(claims.flat().map(({ lane }) => lane)).size, 40, "how many lanes");
    checkSame(claims.flat().length, 40, "how many claims");
  },
  "accepting, claiming and settling at the same time lose nothing": async ({ one, other }) => {
    let handled = 0;
    const work = async (inbox: Inbox) => {
      for (let idle = 0; idle < 20 && handled < 300;) {
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
    };
    await Promise.all([fill(), work(one), work(other)]);
    checkSame([handled, (await one.readStats()).events.done], [300, 300], "what was handled and is done");
  },
};
