import { systemClock } from "@kontor/http/internal";
import type { Inbox } from "../inbox.ts";
import {
  buildAllDone,
  buildEvent,
  buildRetry,
  buildSettled,
  checkClaim,
  checkEach,
  checkLanes,
  checkSame,
  claimByName,
  claimFirst,
  claimLanes,
  claimNew,
  done,
  endFirst,
  LEASE_MS,
  recordStart,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

/** Workers claim lanes, keep them, lose them, and record the starts of suspects, which are forgotten when their runs end. */
export const casesOfClaims: Cases = {
  "claim() gives each lane its events in order": async ({ one }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b"), buildEvent("3", "a"), buildEvent("4", "c")]);
    await checkLanes(one, [["1", "3"], ["2"], ["4"]]);
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
  "a claimed lane is nobody else's": async ({ one, other }) => {
    await claimNew(one, "1");
    await checkLanes(other, [], "claim() of another worker");
    await checkLanes(one, [], "claim() of the same worker");
  },
  "what comes while its lane is claimed waits behind it": async ({ one, other }) => {
    const held = await claimNew(one, "1");
    await other.accept([buildEvent("2")]);
    await checkLanes(other, []);
    await settleAndRelease(one, held, done);
    await checkLanes(other, [["2"]], "claim() after the release");
  },
  "what comes between the last event and the release is not overlooked": async ({ one, other }) => {
    const held = await claimNew(one, "1");
    await one.settle([{ claim: held, settled: buildSettled(held, done), release: false }]);
    await other.accept([buildEvent("2")]);
    await settleAndRelease(one, held);
    await checkLanes(other, [["2"]]);
  },
  "a lane whose worker says nothing is free after its lease": async ({ one, other, later }) => {
    await claimNew(one, "1");
    later(LEASE_MS - 1);
    await checkLanes(other, [], "claim() before the lease is over");
    later(1);
    await checkLanes(other, [["1"]], "claim() after it");
  },
  "a lease that is renewed lasts longer": async ({ one, other, later }) => {
    const held = await claimNew(one, "1");
    later(LEASE_MS - 1);
    checkSame(await one.renew([held], LEASE_MS), [true], "renew()");
    later(LEASE_MS - 1);
    await checkLanes(other, []);
  },
  "renew() of nothing is nothing": async ({ one }) => checkSame(await one.renew([], LEASE_MS), [], "renew()"),
  "who lost a lane is fenced off": async ({ one, other, later }) => {
    const lost = await claimNew(one, "1");
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
    const [a, b] = await claimByName(one);
    await one.renew([b], 3 * LEASE_MS);
    later(LEASE_MS);
    await claimFirst(other);
    const results = [a, b].map((each) => ({ claim: each, settled: buildSettled(each, done), release: true }));
    checkSame(await one.settle(results), [false, true], "settle()");
    checkSame((await one.readStats()).events.done, 1, "what is done");
  },
  "a claim counts nothing, however often a worker dies with it": async ({ one, other, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    await checkClaim(one, false, 0, ["1", "2"]);
    for (let death = 1; death <= 5; death += 1) {
      later(LEASE_MS);
      await checkClaim(other, true, 0, ["1", "2"]);
    }
  },
  "a lane that was given back is not suspect": async ({ one, other }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    await endFirst(one);
    await checkClaim(other, false, 0, ["1", "2"]);
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
  "a start that was written down and never ended is there for the next process, and its event is given alone": async ({
    one,
    other,
    later,
  }) => {
    const held = await claimNew(one, "1", "2");
    checkSame(await recordStart(one, held, 1), [true], "recordStarts()");
    later(LEASE_MS);
    await checkClaim(other, true, 1, ["1"]);
  },
  "a start of an event behind the first is there too, when it is the first": async ({ one, later }) => {
    const held = await claimNew(one, "1", "2");
    await one.settle([{ claim: held, settled: buildSettled(held, done), release: false }]);
    await recordStart(one, held, 1, { index: 1 });
    later(LEASE_MS);
    await checkClaim(one, true, 1, ["2"]);
  },
  "a lane whose start never ended has its next turn when it was said": async ({ one, later }) => {
    const held = await claimNew(one, "1");
    await recordStart(one, held, 2, { nextTurnInMs: 3 * LEASE_MS });
    later(LEASE_MS);
    checkSame([await claimLanes(one), await one.findNextDueMs()], [[], 2 * LEASE_MS], "claim() and findNextDueMs()");
    later(2 * LEASE_MS);
    checkSame((await claimFirst(one)).unfinishedStarts, 2, "unfinishedStarts");
  },
  "readStats() names an event whose start never ended, while nobody holds its lane, with its next try": async ({
    one,
    other,
    later,
  }) => {
    const held = await claimNew(one, "1", "2");
    await recordStart(one, held, 2, { nextTurnInMs: 3 * LEASE_MS });
    const check = async (expected: unknown[], what: string) =>
      checkSame((await one.readStats()).suspects, expected, `readStats().suspects ${what}`);
    await check([], "while the handler runs");
    later(LEASE_MS);
    const suspect = { lane: "a", id: "1", ends: 2, nextTryInMs: 2 * LEASE_MS };
    await check([suspect], "after the death");
    await other.park("a", { reason: "by hand" });
    await check([{ ...suspect, nextTryInMs: undefined }], "of a parked lane");
    await other.putAside({ id: "1" }, "by hand");
    await check([], "after putAside()");
  },
  "a start is forgotten when its run has ended, however it ended": async ({ one, later }) => {
    for (const [index, end] of [buildRetry(0), done].entries()) {
      await one.accept([buildEvent(`${index}`, "a"), buildEvent(`${index} next`, "a")]);
      const held = await claimFirst(one);
      await recordStart(one, held, 1, { nextTurnInMs: 9e9 });
      await settleAndRelease(one, held, end);
      later(1);
      const again = await checkClaim(one, false, 0, end.to === "done" ? ["1 next"] : ["0", "0 next"]);
      await one.settle([buildAllDone(again)]);
    }
  },
  "a start can be taken back, and is forgotten when its lane is given back": async ({ one, other, later }) => {
    await claimNew(one, "1");
    later(LEASE_MS);
    const held = await claimFirst(one);
    await recordStart(one, held, 1);
    await recordStart(one, held, 0);
    later(LEASE_MS);
    const again = await claimFirst(other);
    checkSame(again.unfinishedStarts, 0, "unfinishedStarts of what was taken back");
    await recordStart(other, again, 1);
    await settleAndRelease(other, again);
    checkSame((await claimFirst(one)).unfinishedStarts, 0, "unfinishedStarts of what was given back");
  },
  "a lane that is given back keeps the starts that it was claimed with": async ({ one, later }) => {
    const held = await claimNew(one, "1", "2");
    await recordStart(one, held, 2);
    later(LEASE_MS);
    const again = await claimFirst(one);
    await recordStart(one, again, 3);
    await one.settle([{ claim: again, settled: [], release: true, nextTurnInMs: 500 }]);
    checkSame([await claimLanes(one), await one.findNextDueMs()], [[], 500], "claim() before its next turn");
    later(500);
    checkSame((await claimFirst(one)).unfinishedStarts, 2, "unfinishedStarts");
  },
  "who lost a lane writes down no start": async ({ one, other, later }) => {
    const lost = await claimNew(one, "1");
    later(LEASE_MS);
    await claimFirst(other);
    checkSame(await recordStart(one, lost, 3, { nextTurnInMs: 9e9 }), [false], "recordStarts()");
    later(LEASE_MS);
    checkSame((await claimFirst(other)).unfinishedStarts, 0, "unfinishedStarts");
  },
  "a start does not shorten a parking": async ({ one, other, later }) => {
    const held = await claimNew(one, "1");
    await other.park("a", { reason: "by hand" });
    await recordStart(one, held, 1);
    later(2 * LEASE_MS);
    await checkLanes(one, []);
  },
  "replay() forgets starts": async ({ one, later }) => {
    const held = await claimNew(one, "1");
    await recordStart(one, held, 4);
    later(LEASE_MS);
    await endFirst(one, { to: "dead", problem: "poison" });
    await one.replay({ id: "1" });
    checkSame((await claimFirst(one)).unfinishedStarts, 0, "unfinishedStarts");
  },
};
