import {
  buildEvent,
  checkEach,
  checkLanes,
  checkRows,
  checkSame,
  claimByName,
  claimNew,
  done,
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
};
