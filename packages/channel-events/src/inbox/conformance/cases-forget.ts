import type { LaneClaim, LaneResult, Parking, Settlement } from "../../ground/event.ts";
import {
  LEASE_MS,
  buildEvent,
  buildRetry,
  buildSettled,
  checkEach,
  checkLanes,
  checkRows,
  checkSame,
  claimByName,
  claimLanes,
  claimNew,
  done,
  endFirst,
  listRows,
  settleAndRelease,
  type Cases,
  type Stage,
} from "./stage.ts";

/** What `forget()` takes, and that no handler brings it back that began before. */
export const casesOfForgetting: Cases = {
  "forget() takes what events hold, in every state, and leaves their ids and what is to be acknowledged": async ({
    one,
    other,
  }) => {
    const trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    await one.accept(["1", "2", "3", "4"].map((id) => buildEvent(id, "a", { trace })));
    await one.accept([buildEvent("5", "b")]);
    await one.markAcknowledged(["1"]);
    const [a] = await claimByName(one);
    await one.saveStep(a.events[0]!.seq, "mail", "[1]");
    await settleAndRelease(one, a, done, { to: "dead", problem: "never" }, { to: "done", problem: "unknown type" });
    checkSame(await other.forget({ lane: "a" }), 4, "forget()");
    checkSame(await other.forget({ lane: "a" }), 0, "forget() again");
    const expected = ["1", "2", "3", "4"].flatMap((id) => [id, "done", "", "", undefined, undefined]);
    const members = ["id", "state", "raw", "lane", "problem", "trace"] as const;
    checkEach((await listRows(one)).slice(0, 4), members, expected, "list()");
    checkSame(await one.loadStep(a.events[0]!.seq, "mail"), undefined, "loadStep()");
    const { events, unreadable, unknownType } = await one.readStats();
    checkSame(
      { events, unreadable, unknownType },
      { events: { waiting: 1, done: 4, dead: 0 }, unreadable: 0, unknownType: 0 },
      "readStats()",
    );
    checkSame(await one.pendingAcknowledgements(9), ["2", "3", "4", "5"], "pendingAcknowledgements()");
    const { inserted, redelivered } = await one.accept([buildEvent("1"), buildEvent("4")]);
    checkSame([inserted, redelivered.map(({ differs }) => differs)], [0, [false, false]], "accept()");
    checkSame(await one.replay({ state: "done" }), 0, "replay()");
  },
  "an event that is forgotten while its handler runs ends without a result": async ({ one, other }) => {
    const held = await claimNew(one, "1");
    checkSame(await other.forget({ lane: "a" }), 1, "forget()");
    const { seq } = held.events[0]!;
    await one.saveStep(seq, "mail", '["of a person"]');
    checkSame(await one.loadStep(seq, "mail"), undefined, "loadStep()");
    await settleAndRelease(one, held, { to: "dead", problem: "of a person" });
    await checkRows(one, ["id", "state", "problem"], ["1", "done", undefined]);
    await one.accept([buildEvent("2")]);
    await checkLanes(one, [["2"]]);
  },
  ...casesOfLateResults(),
};

/** A handler begins before its lane is forgotten, and ends after that. Nothing of how it ended may stay. The name of another lane begins alike. */
function casesOfLateResults(): Cases {
  const text = "the token of Person is gone";
  const retry = { to: "retry", delayMs: 60_000, problem: text } as const;
  const ends: Record<string, Pick<LaneResult, "park" | "nextTurnInMs"> & { settlements: Settlement[] }> = {
    "is dead with a text": { settlements: [{ to: "dead", problem: text }] },
    "is done with a text": { settlements: [{ to: "done", problem: text }] },
    "throws, and is to be tried again": { settlements: [retry] },
    "parks its lane for a time": { settlements: [retry], park: { reason: text, durationMs: 60_000 } },
    "parks its lane until it is resumed": { settlements: [retry], park: { reason: text } },
    "gives its lane back without a result": { settlements: [], nextTurnInMs: 60_000 },
    "gives its lane back without a result, and parks it": { settlements: [], park: { reason: text } },
  };
  const cases = Object.entries(ends).map(([end, { settlements, ...rest }]): [string, Cases[string]] => [
    `a lane that is forgotten while its handler runs keeps nothing, if that handler ${end}`,
    async ({ one, other }) => {
      await one.accept([buildEvent("1", "seller-1"), buildEvent("2", "seller-10"), buildEvent("3", "seller-10")]);
      const [first, tenth] = await claimByName(one);
      await other.forget({ lane: "seller-1" });
      await one.accept([buildEvent("4", "seller-1")]);
      await other.forget({ lane: "seller-1" });
      const settle = (claim: LaneClaim) =>
        one.settle([{ claim, settled: buildSettled(claim, ...settlements), release: true, ...rest }]);
      checkSame(await settle(first), [true], "settle() of what was forgotten");
      checkSame(await settle(tenth), [true], "settle() of another lane");
      const ofFirst = (await listRows(one)).filter(({ lane }) => lane !== "seller-10");
      const members = ["id", "state", "lane", "raw", "problem", "attempts"] as const;
      checkEach(ofFirst, members, ["1", "done", "", "", undefined, 0, "4", "done", "", "", undefined, 0], "list()");
      const { parked, suspects } = await one.readStats();
      checkEach(parked, ["lane"], rest.park ? ["seller-10"] : [], "readStats().parked");
      checkSame(suspects, [], "readStats().suspects");
      await one.accept([buildEvent("5", "seller-1")]);
      const [next] = (await claimLanes(one)).filter(({ lane }) => lane === "seller-1");
      checkEach([next!], ["isSuspect", "unfinishedStarts"], [false, 0], "the claim of a new event");
      checkEach(next!.events, ["id", "attempts"], ["5", 0], "the new event");
    },
  ]);
  return {
    ...Object.fromEntries(cases),
    "a new event of a forgotten lane waits for no parking or retry of a handler that began before": async (stage) => {
      for (const park of [undefined, { reason: text }]) await checkNewEvent(stage, [retry], park);
      await checkNewEvent(stage, [{ to: "dead", problem: text }], { reason: text, durationMs: 60_000 });
    },
    "a lane that is forgotten while its handler runs keeps no write of withTx(), and no start": async ({
      one,
      other,
    }) => {
      const held = await claimNew(one, "1", "2");
      await other.forget({ lane: "a" });
      const { seq } = held.events[0]!;
      let writes = 0;
      checkSame(await one.settleInTransaction(held, seq, () => void (writes += 1)), false, "settleInTransaction()");
      checkSame(writes, 0, "how often it wrote");
      const start = { claim: held, seq, unfinishedStarts: 0, nextTurnInMs: 60_000 };
      await one.recordStarts([start]);
      await settleAndRelease(one, held, done, done);
      checkSame((await one.readStats()).suspects, [], "readStats().suspects");
      await one.accept([buildEvent("3")]);
      await checkLanes(one, [["3"]]);
    },
    "a lane with one forgotten event takes the parking of another event, and none of that one": async ({
      one,
      other,
    }) => {
      for (const [index, reason] of ["of a forgotten event", "of one that waits"].entries()) {
        const held = await claimNew(one, `${index}0`, `${index}1`);
        await other.forget([`${index}0`]);
        const settled = buildSettled(held, done, buildRetry(0)).slice(index, index + 1);
        await one.settle([{ claim: held, settled, release: true, park: { reason } }]);
        checkEach((await one.readStats()).parked, ["reason"], index === 0 ? [] : [reason], "readStats().parked");
        if (index === 0) await endFirst(one, done);
      }
    },
  };
}

async function checkNewEvent({ one, other, later }: Stage, settlements: Settlement[], park?: Parking): Promise<void> {
  const id = `${(await listRows(one)).length}`;
  const held = await claimNew(one, id);
  await other.forget({ lane: "a" });
  await one.accept([buildEvent(`${id}-new`)]);
  await one.settle([{ claim: held, settled: buildSettled(held, ...settlements), release: true, park }]);
  checkSame((await one.readStats()).parked, [], "readStats().parked");
  checkSame(await one.findNextDueMs(), 0, "findNextDueMs()");
  await checkLanes(one, [[`${id}-new`]]);
  await other.forget({ lane: "a" });
  later(LEASE_MS + 1);
}
