import type { Settlement } from "../event.ts";
import {
  buildEvent,
  buildSettled,
  checkSame,
  claimFirst,
  claimLanes,
  done,
  listIds,
  listRows,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

/** A purge forgets what its policy says, and nothing else. */
export const casesOfPurge: Cases = {
  "purge() empties payloads, and the row still knows a redelivery": async ({ one, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    await settleAndRelease(one, held, done);
    later(1_001);
    checkSame(await one.purge({ payloadsAfterMs: 1_000 }), { payloads: 1, rows: 0 }, "purge()");
    checkSame(
      (await listRows(one)).map(({ raw }) => raw),
      ["", '{"id":"2"}'],
      "list()",
    );
    checkSame((await one.accept([buildEvent("1")])).inserted, 0, "how many are new");
    checkSame(await one.replay({ id: "1" }), 0, "replay() of what has no payload");
  },
  "purge() deletes only rows that are done and acknowledged": async ({ one, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3"), buildEvent("4", "b")]);
    const held = (await claimLanes(one)).find(({ lane }) => lane === "a")!;
    await settleAndRelease(one, held, done, done, { to: "dead", problem: "never" });
    await one.markAcknowledged(["1", "3", "4"]);
    later(1_001);
    checkSame(await one.purge({ rowsAfterMs: 1_000 }), { payloads: 0, rows: 1 }, "purge()");
    checkSame(
      (await listRows(one)).map(({ id }) => id),
      ["2", "3", "4"],
      "list()",
    );
  },
  "purge() gives up what is put aside for long, and what was unreadable from the start": async ({ one, later }) => {
    await one.accept([
      buildEvent("1"),
      buildEvent("2"),
      { ...buildEvent("3"), problem: "unreadable" },
      buildEvent("4"),
    ]);
    const held = await claimFirst(one);
    const ends: Settlement[] = [
      { to: "dead", problem: "never" },
      { to: "done", problem: "unknown type" },
    ];
    await settleAndRelease(one, held, ...ends);
    await one.markAcknowledged(["1", "2", "3"]);
    checkSame(await one.purge({ putAsideAfterMs: 1_000 }), { payloads: 0, rows: 0 }, "purge() too early");
    later(1_001);
    checkSame(await one.purge({ putAsideAfterMs: 1_000 }), { payloads: 3, rows: 0 }, "purge()");
    checkSame((await one.readStats()).events, { waiting: 1, done: 3, dead: 0 }, "readStats()");
    const { unreadable, unknownType } = await one.readStats();
    checkSame([unreadable, unknownType], [0, 0], "readStats() of problems");
    checkSame(await one.replay({ state: "done" }), 0, "replay()");
    checkSame(
      (await one.accept([buildEvent("1")])).redelivered,
      [{ id: "1", deliveries: 2, differs: false }],
      "what is known",
    );
  },
  "what is dead, or done with a problem, stays until it is given up": async ({ one, later }) => {
    const unreadable = { ...buildEvent("3"), problem: "unreadable" };
    await one.accept([buildEvent("1"), buildEvent("2", "a", { type: "Seller:Else" }), unreadable]);
    const held = await claimFirst(one);
    await one.saveStep(held.events[1]!.seq, "mail", "[1]");
    await settleAndRelease(one, held, { to: "dead", problem: "never" }, { to: "done", problem: "unknown type" });
    await one.markAcknowledged(["1", "2", "3"]);
    later(1_000_000);
    checkSame(await one.purge({ payloadsAfterMs: 1, rowsAfterMs: 1 }), { payloads: 0, rows: 0 }, "purge()");
    checkSame(await one.loadStep(held.events[1]!.seq, "mail"), "[1]", "loadStep()");
    checkSame([await one.replay({ state: "dead" }), await one.replay({ type: "Seller:Else" })], [2, 1], "replay()");
  },
  "purge() forgets entities and empty lanes with their rows, and nothing that waits": async ({ one, later }) => {
    await one.accept([buildEvent("1", "empty"), buildEvent("2", "busy"), buildEvent("3", "parked")]);
    for (const held of await claimLanes(one))
      await one.settle([
        { claim: held, settled: held.lane === "empty" ? buildSettled(held, done) : [], release: true },
      ]);
    await one.park("parked", { reason: "by hand" });
    await one.claimNewest("old", 1_799_999_999_000);
    await one.markAcknowledged(["1", "2", "3"]);
    later(1_001);
    await one.claimNewest("new", 1_800_000_001_000);
    checkSame((await one.purge({ rowsAfterMs: 1_000 })).rows, 1, "purge()");
    checkSame([await one.claimNewest("old", 1), await one.claimNewest("new", 1)], [true, false], "claimNewest()");
    checkSame((await one.readStats()).parked.length, 1, "what is parked");
    await one.accept([buildEvent("4", "empty")]);
    checkSame(listIds(await claimLanes(one)), [["2"], ["4"]], "claim()");
  },
  "purge() forgets steps with their payload": async ({ one, later }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    const [gone, kept] = held.events.map(({ seq }) => seq) as [number, number];
    await one.saveStep(gone, "mail", "[1]");
    await one.saveStep(kept, "mail", "[2]");
    await settleAndRelease(one, held, done);
    later(1_001);
    await one.purge({ payloadsAfterMs: 1_000 });
    checkSame([await one.loadStep(gone, "mail"), await one.loadStep(kept, "mail")], [undefined, "[2]"], "loadStep()");
  },
  "purge() of nothing is nothing": async ({ one }) => {
    await one.accept([buildEvent("1")]);
    checkSame(await one.purge({}), { payloads: 0, rows: 0 }, "purge()");
  },
};
