import {
  buildEvent,
  buildRetry,
  checkEach,
  checkLanes,
  checkRows,
  checkSame,
  claimByName,
  claimNew,
  done,
  endFirst,
  listRows,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

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
  "no handler sees an event that is forgotten, and what waited behind it waits no longer": async ({ one, other }) => {
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3", "b")]);
    await endFirst(one, buildRetry(100_000));
    checkSame(await other.forget(["1", "3", "unknown"]), 2, "forget()");
    await checkLanes(one, [["2"]]);
    checkSame((await one.readStats()).events, { waiting: 1, done: 2, dead: 0 }, "readStats()");
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
  "forget() of a lane forgets its parking, and of an event it does not": async ({ one, other }) => {
    await one.accept([buildEvent("1"), buildEvent("2", "b")]);
    for (const lane of ["a", "b"]) await one.park(lane, { reason: "by hand" });
    checkSame([await other.forget({ lane: "a" }), await other.forget({ id: "2" })], [1, 1], "forget()");
    checkEach((await one.readStats()).parked, ["lane"], ["b"], "what is parked");
    await one.accept([buildEvent("3"), buildEvent("4", "b")]);
    await checkLanes(one, [["3"]]);
  },
  "forget() of a state leaves the others": async ({ one }) => {
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3")]);
    await endFirst(one, done, { to: "dead", problem: "never" });
    checkSame(await one.forget({ lane: "a", state: "dead" }), 1, "forget()");
    await checkRows(one, ["id", "state", "lane"], ["1", "done", "a", "2", "done", "", "3", "waiting", "a"]);
  },
  "purge() deletes what was forgotten when its time is over": async ({ one, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    await one.markAcknowledged(["1", "2"]);
    await one.forget(["1"]);
    later(1_001);
    checkSame(await one.purge({ rowsAfterMs: 1_000 }), { payloads: 0, rows: 1 }, "purge()");
    await checkRows(one, ["id"], ["2"]);
  },
};
