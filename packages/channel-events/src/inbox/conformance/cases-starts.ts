import {
  buildEvent,
  buildRetry,
  buildSettled,
  checkSame,
  claimFirst,
  claimLanes,
  done,
  LEASE_MS,
  settleAll,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

/** A start of a suspect is recorded before its handler begins, and forgotten when the run ends. */
export const casesOfStarts: Cases = {
  "a start that was written down and never ended is there for the next process, and its event is given alone": async ({
    one,
    other,
    later,
  }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    const start = { claim: held, seq: held.events[0]!.seq, unfinishedStarts: 1, nextTurnInMs: 0 };
    checkSame(await one.recordStarts([start]), [true], "recordStarts()");
    later(LEASE_MS);
    const again = await claimFirst(other);
    checkSame(
      [again.isSuspect, again.unfinishedStarts, again.events.map(({ id }) => id)],
      [true, 1, ["1"]],
      "a claim after the death",
    );
  },
  "a start of an event behind the first is there too, when it is the first": async ({ one, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    await one.settle([{ claim: held, settled: buildSettled(held, done), release: false }]);
    await one.recordStarts([{ claim: held, seq: held.events[1]!.seq, unfinishedStarts: 1, nextTurnInMs: 0 }]);
    later(LEASE_MS);
    const again = await claimFirst(one);
    checkSame([again.unfinishedStarts, again.events.map(({ id }) => id)], [1, ["2"]], "a claim after the death");
  },
  "a lane whose start never ended has its next turn when it was said": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await one.recordStarts([
      { claim: held, seq: held.events[0]!.seq, unfinishedStarts: 2, nextTurnInMs: 3 * LEASE_MS },
    ]);
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
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3", "b")]);
    const held = await claimFirst(one);
    const start = { claim: held, seq: held.events[0]!.seq, unfinishedStarts: 2, nextTurnInMs: 3 * LEASE_MS };
    await one.recordStarts([start]);
    checkSame((await one.readStats()).suspects, [], "readStats().suspects while the handler runs");
    later(LEASE_MS);
    const suspect = { lane: "a", id: "1", ends: 2, nextTryInMs: 2 * LEASE_MS };
    checkSame((await one.readStats()).suspects, [suspect], "readStats().suspects after the death");
    await other.park("a", { reason: "by hand" });
    checkSame((await one.readStats()).suspects, [{ ...suspect, nextTryInMs: undefined }], "suspects of a parked lane");
    await other.putAside({ id: "1" }, "by hand");
    checkSame((await one.readStats()).suspects, [], "readStats().suspects after putAside()");
  },
  "a start is forgotten when its run has ended, however it ended": async ({ one, later }) => {
    for (const [index, end] of [buildRetry(0), done].entries()) {
      await one.accept([buildEvent(`${index}`, "a"), buildEvent(`${index} next`, "a")]);
      const held = await claimFirst(one);
      await one.recordStarts([{ claim: held, seq: held.events[0]!.seq, unfinishedStarts: 1, nextTurnInMs: 9e9 }]);
      await settleAndRelease(one, held, end);
      later(1);
      const again = await claimFirst(one);
      checkSame([again.isSuspect, again.unfinishedStarts], [false, 0], `a claim after ${end.to}`);
      await settleAll(one, again);
    }
  },
  "a start can be taken back, and is forgotten when its lane is given back": async ({ one, other, later }) => {
    await one.accept([buildEvent("1")]);
    await claimFirst(one);
    later(LEASE_MS);
    const held = await claimFirst(one);
    const start = { claim: held, seq: held.events[0]!.seq, nextTurnInMs: 0 };
    await one.recordStarts([{ ...start, unfinishedStarts: 1 }]);
    await one.recordStarts([{ ...start, unfinishedStarts: 0 }]);
    later(LEASE_MS);
    const again = await claimFirst(other);
    checkSame(again.unfinishedStarts, 0, "unfinishedStarts of what was taken back");
    await other.recordStarts([{ ...start, claim: again, unfinishedStarts: 1 }]);
    await settleAndRelease(other, again);
    checkSame((await claimFirst(one)).unfinishedStarts, 0, "unfinishedStarts of what was given back");
  },
  "a lane that is given back keeps the starts that it was claimed with": async ({ one, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    await one.recordStarts([{ claim: held, seq: held.events[0]!.seq, unfinishedStarts: 2, nextTurnInMs: 0 }]);
    later(LEASE_MS);
    const again = await claimFirst(one);
    await one.recordStarts([{ claim: again, seq: held.events[0]!.seq, unfinishedStarts: 3, nextTurnInMs: 0 }]);
    await one.settle([{ claim: again, settled: [], release: true, nextTurnInMs: 500 }]);
    checkSame([await claimLanes(one), await one.findNextDueMs()], [[], 500], "claim() before its next turn");
    later(500);
    checkSame((await claimFirst(one)).unfinishedStarts, 2, "unfinishedStarts");
  },
  "who lost a lane writes down no start": async ({ one, other, later }) => {
    await one.accept([buildEvent("1")]);
    const lost = await claimFirst(one);
    later(LEASE_MS);
    await claimFirst(other);
    const start = { claim: lost, seq: lost.events[0]!.seq, unfinishedStarts: 3, nextTurnInMs: 9e9 };
    checkSame(await one.recordStarts([start]), [false], "recordStarts()");
    later(LEASE_MS);
    checkSame((await claimFirst(other)).unfinishedStarts, 0, "unfinishedStarts");
  },
  "a start does not shorten a parking": async ({ one, other, later }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await other.park("a", { reason: "by hand" });
    await one.recordStarts([{ claim: held, seq: held.events[0]!.seq, unfinishedStarts: 1, nextTurnInMs: 0 }]);
    later(2 * LEASE_MS);
    checkSame(await claimLanes(one), [], "claim()");
  },
  "replay() forgets starts": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await one.recordStarts([{ claim: held, seq: held.events[0]!.seq, unfinishedStarts: 4, nextTurnInMs: 0 }]);
    later(LEASE_MS);
    const again = await claimFirst(one);
    await settleAndRelease(one, again, { to: "dead", problem: "poison" });
    await one.replay({ id: "1" });
    checkSame((await claimFirst(one)).unfinishedStarts, 0, "unfinishedStarts");
  },
};
