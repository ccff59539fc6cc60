import type { EventFilter, Settlement } from "../event.ts";
import {
  buildEvent,
  checkRefused,
  checkSame,
  claimFirst,
  claimLanes,
  done,
  LEASE_MS,
  listIds,
  listRows,
  settleAndRelease,
  type Cases,
} from "./stage.ts";

/** Filters that do not say which events. */
const unclear = {
  nothing: undefined as never,
  noMembers: {},
  undefinedMember: { id: undefined },
  undefinedMembers: { state: undefined, id: undefined, lane: undefined, type: undefined },
  null: null as never,
  list: ["1"] as never,
  misspelled: { stte: "dead" } as never,
  misspelledBesideOthers: { state: "dead", idd: "2" } as never,
  nullMember: { id: null } as never,
  number: { lane: 7 } as never,
  noState: { state: "ded" } as never,
} satisfies Record<string, EventFilter>;

/** An inbox refuses calls that cannot be meant, and changes nothing. */
export const casesOfRefusals: Cases = {
  "replay() and putAside() refuse a filter that does not say which events, and change nothing": async ({ one }) => {
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3", "b")]);
    const held = await claimFirst(one);
    const ends: Settlement[] = [done, { to: "dead", problem: "never" }];
    await settleAndRelease(one, held, ...ends);
    const before = await listRows(one);
    for (const [what, filter] of Object.entries(unclear)) {
      await checkRefused(() => one.replay(filter), `replay() with ${what}`);
      await checkRefused(() => one.putAside(filter, "by hand"), `putAside() with ${what}`);
    }
    await checkRefused(
      () => one.replay({ state: "done", id: undefined }),
      "replay() with an undefined member beside another",
    );
    await checkRefused(
      () => one.putAside({ lane: "b", id: undefined }, "by hand"),
      "putAside() with an undefined member beside another",
    );
    await checkRefused(() => one.putAside({ id: "3" }, undefined as never), "putAside() without a reason");
    checkSame(await listRows(one), before, "list() after them");
    checkSame(await one.putAside({ state: "waiting" }, "by hand"), 1, "putAside() of all that wait");
  },
  "query() refuses a filter that cannot be meant, and takes one that leaves something open": async ({ one }) => {
    await one.accept([buildEvent("1"), buildEvent("2", "b")]);
    const { nothing, noMembers, undefinedMember, undefinedMembers, ...wrong } = unclear;
    for (const [what, filter] of Object.entries(wrong))
      await checkRefused(() => listRows(one, filter), `list() with ${what}`);
    for (const limit of [Number.NaN, -1, 0.5, null, "1"] as never[])
      await checkRefused(() => listRows(one, { limit }), `list() with limit ${limit}`);
    for (const filter of [nothing, noMembers, undefinedMember, { limit: undefined }])
      checkSame((await listRows(one, filter)).length, 2, "how many list() gives");
    checkSame((await listRows(one, undefinedMembers)).length, 2, "how many list() gives");
    checkSame((await listRows(one, { lane: "b", limit: 1 })).length, 1, "how many list() gives of a lane");
  },
  "purge() refuses a policy that cannot be meant, and forgets nothing": async ({ one, later }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await settleAndRelease(one, held, done);
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
    checkSame(listIds(await claimLanes(one)), [["1"]], "claim()");
  },
};
