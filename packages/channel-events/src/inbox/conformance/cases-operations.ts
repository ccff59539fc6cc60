import type { EventRow, Settlement } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import {
  buildEvent,
  buildRetry,
  checkSame,
  claimFirst,
  claimLanes,
  done,
  listIds,
  listRows,
  settleAll,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

/** Operators look at events, replay them, and put them aside. */
export const casesOfOperations: Cases = {
  "putAside() makes what waits dead, and leaves the rest of its lane": async ({ one, other }) => {
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3", "b")]);
    checkSame(await one.putAside({ id: "1" }, "by hand"), 1, "putAside()");
    checkSame(await other.putAside({ id: "1" }, "by hand"), 0, "putAside() again");
    checkSame(listIds(await claimLanes(one)), [["2"], ["3"]], "claim()");
    checkSame(
      (await listRows(one, { state: "dead" })).map(({ id, problem, settledAt }) => [
        id,
        problem,
        settledAt !== undefined,
      ]),
      [["1", "by hand", true]],
      "list()",
    );
  },
  "what waited behind an event that is put aside waits no longer": async ({ one }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    await settleAndRelease(one, held, buildRetry(100_000));
    await one.putAside({ id: "1" }, "by hand");
    checkSame(listIds(await claimLanes(one)), [["2"]], "claim()");
  },
  "what is put aside while its handler runs stays aside": async ({ one, other }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    await other.putAside({ lane: "a", id: "1" }, "by hand");
    checkSame(await settleAndRelease(one, held, done), [true], "settle()");
    checkSame((await one.readStats()).events, { waiting: 1, done: 0, dead: 1 }, "readStats()");
  },
  "stats() counts no further than asked for": async ({ one }) => {
    await one.accept(Array.from({ length: 30 }, (_, index) => buildEvent(`${index}`, `lane-${index % 3}`)));
    const { events, pendingAcknowledgements } = await one.readStats({ atMost: 10 });
    checkSame([events.waiting, pendingAcknowledgements <= 30], [10, true], "readStats()");
    checkSame((await one.readStats()).events.waiting, 30, "readStats() to the end");
    await one.accept(Array.from({ length: 12 }, (_, index) => buildEvent(`x${index}`, "", { problem: "no JSON" })));
    for (const held of await claimLanes(one))
      await settleAndRelease(one, held, ...held.events.map(() => ({ to: "done", problem: "unknown type" }) as const));
    const { unreadable, unknownType } = await one.readStats({ atMost: 10 });
    checkSame([unreadable, unknownType], [10, 10], "readStats() of what could not be read or is unknown");
    const all = await one.readStats();
    checkSame([all.unreadable, all.unknownType], [12, 30], "readStats() to the end");
  },
  "replay() gives back what is dead, or done with a problem, in its old place": async ({ one }) => {
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3")]);
    const held = await claimFirst(one);
    const ends: Settlement[] = [
      { to: "dead", problem: "never" },
      { to: "done", problem: "unknown type" },
    ];
    await settleAndRelease(one, held, ...ends);
    checkSame(await one.replay({ state: "dead" }), 1, "replay()");
    checkSame((await one.readStats()).unknownType, 1, "readStats().unknownType");
    checkSame(await one.replay({ type: "Seller:Offer.New" }), 1, "replay() of a type");
    checkSame(await one.replay({ type: "Seller:Offer.New" }), 0, "replay() again");
    checkSame((await one.readStats()).unknownType, 0, "readStats().unknownType after it");
    checkSame(
      (await claimFirst(one)).events.map(({ id, attempts }) => [id, attempts]),
      [
        ["1", 0],
        ["2", 0],
        ["3", 0],
      ],
      "claim()",
    );
  },
  "replay() takes a lane, a type, an id": async ({ one }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b"), buildEvent("3", "b", { type: "Seller:Else" })]);
    for (const held of await claimLanes(one)) await settleAll(one, held);
    checkSame(await one.replay({ lane: "b", type: "Seller:Else" }), 1, "replay() of a lane and a type");
    checkSame(await one.replay({ id: "1" }), 1, "replay() of an id");
    checkSame(
      (await listRows(one, { state: "waiting" })).map(({ id }) => id),
      ["1", "3"],
      "list()",
    );
  },
  "query() takes a state, a lane, a type, an id, and a limit": async ({ one }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "b", { type: "Seller:Else" }), buildEvent("3", "b")]);
    const found = async (filter: Parameters<Inbox["list"]>[0]) => (await listRows(one, filter)).map(({ id }) => id);
    checkSame(await found({ state: "waiting" }), ["1", "2", "3"], "a state");
    checkSame(await found({ lane: "b" }), ["2", "3"], "a lane");
    checkSame(await found({ type: "Seller:Else" }), ["2"], "a type");
    checkSame(await found({ id: "3" }), ["3"], "an id");
    checkSame(await found({ limit: 2 }), ["1", "2"], "a limit");
    checkSame(await found({ state: "dead" }), [], "nothing");
  },
  "query() goes through thousands": async ({ one }) => {
    const page = Array.from({ length: 1_203 }, (_, index) => buildEvent(`${index}`, `lane-${index % 7}`));
    await one.accept(page);
    checkSame((await listRows(one)).length, 1_203, "how many");
  },
  "stats() tell ages and deliveries": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    later(700);
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const { oldestWaitingMs, mostDeliveries, pendingAcknowledgements } = await one.readStats();
    checkSame([oldestWaitingMs, mostDeliveries, pendingAcknowledgements], [700, 2, 2], "readStats()");
    await one.markAcknowledged(["1"]);
    checkSame((await one.readStats()).mostDeliveries, 1, "mostDeliveries");
  },
  "query() tells when an event came, came again, and ended": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    later(5);
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    later(5);
    await settleAndRelease(one, held, done);
    const [{ firstSeenAt, lastSeenAt, settledAt }] = (await listRows(one)) as [EventRow];
    checkSame(
      [lastSeenAt.getTime() - firstSeenAt.getTime(), settledAt!.getTime() - lastSeenAt.getTime()],
      [5, 5],
      "the times",
    );
  },
};
