import type { EventFilter, EventRow } from "../../ground/event.ts";
import {
  LEASE_MS,
  buildEvent,
  buildSettled,
  checkLanes,
  checkRefused,
  checkSame,
  claimLanes,
  claimNew,
  done,
  endFirst,
  listRows,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

const unclear = {
  nothing: undefined as never,
  noMembers: {},
  undefinedMember: { id: undefined },
  undefinedMemberBesideAnother: { lane: "b", id: undefined },
  undefinedMembers: { state: undefined, id: undefined, lane: undefined, type: undefined },
  null: null as never,
  list: ["1"] as never,
  misspelled: { stte: "dead" } as never,
  misspelledBesideOthers: { state: "dead", idd: "2" } as never,
  nullMember: { id: null } as never,
  number: { lane: 7 } as never,
  noState: { state: "ded" } as never,
} satisfies Record<string, EventFilter>;

/** Operators look at events, put them aside, purge and forget. A call that cannot be meant is refused, and changes nothing. */
export const casesOfOperations: Cases = {
  "what is put aside while its handler runs stays aside": async ({ one, other }) => {
    const held = await claimNew(one, "1", "2");
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
  "a filter chooses what has exactly its text, and nothing that begins alike, differs in case, or fits a pattern":
    async ({ one }) => {
      const texts = ["ab", "a", "abc", "AB", "a_", "a%"];
      for (const name of ["id", "lane", "type"] as const) {
        const ids = texts.map((text, index) => (name === "id" ? `${text}!` : `${name}${index}`));
        await one.accept(
          texts.map((text, index) => buildEvent(ids[index]!, name, name === "id" ? {} : { [name]: text })),
        );
        for (const [index, id] of ids.entries()) {
          const filter = { [name]: name === "id" ? id : texts[index]! };
          checkSame(
            (await listRows(one, filter)).map((row) => row.id),
            [id],
            `list() of ${JSON.stringify(filter)}`,
          );
          checkSame(await one.putAside(filter, "by hand"), 1, `putAside() of ${JSON.stringify(filter)}`);
          checkSame(await one.replay({ ...filter, state: "dead" }), 1, `replay() of ${JSON.stringify(filter)}`);
        }
        for (const id of ids) checkSame(await one.forget(name === "id" ? { id } : [id]), 1, `forget() of ${id}`);
      }
    },
  "query() goes through thousands": async ({ one }) => {
    const page = Array.from({ length: 1_203 }, (_, index) => buildEvent(`${index}`, `lane-${index % 7}`));
    await one.accept(page);
    checkSame((await listRows(one)).length, 1_203, "how many");
  },
  "query() tells when an event came, came again, and ended": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    later(5);
    const held = await claimNew(one, "1");
    later(5);
    await settleAndRelease(one, held, done);
    const [{ firstSeenAt, lastSeenAt, settledAt }] = (await listRows(one)) as [EventRow];
    checkSame([+lastSeenAt - +firstSeenAt, +settledAt! - +lastSeenAt], [5, 5], "the times");
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
    await checkLanes(one, [["2"], ["4"]]);
  },
  "purge() forgets steps with their payload": async ({ one, later }) => {
    const held = await claimNew(one, "1", "2", "3");
    const seqs = held.events.map(({ seq }) => seq);
    for (const seq of seqs) await one.saveStep(seq, "mail", "[1]");
    await settleAndRelease(one, held, done, { to: "dead", problem: "never" });
    later(1_001);
    await one.purge({ payloadsAfterMs: 1_000, rowsAfterMs: 1_000 });
    const kept = await Promise.all(seqs.map((seq) => one.loadStep(seq, "mail")));
    checkSame(kept, [undefined, "[1]", "[1]"], "loadStep() of what is done, dead and waits");
  },
  "replay(), putAside() and forget() refuse a filter that does not say which events, and change nothing": async ({
    one,
  }) => {
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3", "b")]);
    await endFirst(one, done, { to: "dead", problem: "never" });
    const before = await listRows(one);
    for (const [what, filter] of Object.entries(unclear)) {
      await checkRefused(() => one.replay(filter), `replay() with ${what}`);
      await checkRefused(() => one.putAside(filter, "by hand"), `putAside() with ${what}`);
      if (what !== "list") await checkRefused(() => one.forget(filter), `forget() with ${what}`);
    }
    await checkRefused(() => one.forget([7] as never), "forget() with a number");
    await checkRefused(() => one.putAside({ id: "3" }, undefined as never), "putAside() without a reason");
    checkSame(await listRows(one), before, "list() after them");
    checkSame(await one.putAside({ state: "waiting" }, "by hand"), 1, "putAside() of all that wait");
  },
  "query() refuses a filter that cannot be meant, and takes one that leaves something open": async ({ one }) => {
    await one.accept([buildEvent("1"), buildEvent("2", "b")]);
    const {
      nothing,
      noMembers,
      undefinedMember,
      undefinedMemberBesideAnother: some,
      undefinedMembers,
      ...wrong
    } = unclear;
    for (const [what, filter] of Object.entries(wrong))
      await checkRefused(() => listRows(one, filter), `list() with ${what}`);
    for (const limit of [Number.NaN, -1, 0.5, null, "1"] as never[])
      await checkRefused(() => listRows(one, { limit }), `list() with limit ${limit}`);
    for (const filter of [nothing, noMembers, undefinedMember, { limit: undefined }])
      checkSame((await listRows(one, filter)).length, 2, "how many list() gives");
    checkSame((await listRows(one, undefinedMembers)).length, 2, "how many list() gives");
    for (const filter of [some, { lane: "b", limit: 1 }])
      checkSame((await listRows(one, filter)).length, 1, "how many list() gives of a lane");
  },
  "purge() refuses a policy that cannot be meant, and forgets nothing": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    await endFirst(one, done);
    await one.markAcknowledged(["1"]);
    later(1_000_000);
    const before = await listRows(one);
    for (const rowsAfterMs of [null, -1, Number.NaN, "1000"] as never[])
      await checkRefused(() => one.purge({ rowsAfterMs }), `purge() with rowsAfterMs ${rowsAfterMs}`);
    for (const policy of [undefined, null, { rowsAfterMS: 1 }, "1 d"] as never[])
      await checkRefused(() => one.purge(policy), `purge() with ${JSON.stringify(policy)}`);
    checkSame(await one.purge({ rowsAfterMs: undefined }), { payloads: 0, rows: 0 }, "purge() of nothing");
    checkSame(await listRows(one), before, "list() after them");
  },
  "what else takes options refuses those that cannot be meant": async ({ one }) => {
    await one.accept([buildEvent("1")]);
    const wrong: Record<string, () => Promise<unknown>> = {
      "countWaiting()": () => one.countWaiting({ atmost: 1 } as never),
      "countWaiting() with a text": () => one.countWaiting({ atMost: "1" } as never),
      "readStats()": () => one.readStats({ atmost: 1 } as never),
      "readStats() with NaN": () => one.readStats({ atMost: Number.NaN }),
      "claim()": () => one.claim({ lanes: 1, perLane: 1, leaseMs: LEASE_MS, perlane: 2 } as never),
      "park()": () => one.park("a", { reason: "by hand", forMS: 1 } as never),
      "park() of no lane": () => one.park(undefined as never, { reason: "by hand" }),
      "park() without a reason": () => one.park("a", {} as never),
      "park() for a time that is none": () => one.park("a", { reason: "by hand", durationMs: Number.NaN }),
      "resume() of no lane": () => one.resume(undefined as never),
    };
    for (const [what, call] of Object.entries(wrong)) await checkRefused(call, what);
    checkSame((await one.readStats()).parked, [], "what is parked");
    checkSame([await one.countWaiting({}), await one.countWaiting({ atMost: undefined })], [1, 1], "countWaiting()");
    await checkLanes(one, [["1"]]);
  },
};
