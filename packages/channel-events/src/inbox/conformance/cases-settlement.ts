import type { Settlement } from "../event.ts";
import {
  buildEvent,
  buildRetry,
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

/** Handler runs end, with or without a write of their own, and leave notes. */
export const casesOfSettlement: Cases = {
  "a retry holds up its lane, and no other, until it is due": async ({ one, later }) => {
    await one.accept([buildEvent("1", "a"), buildEvent("2", "a"), buildEvent("3", "b")]);
    const claims = await claimLanes(one, { perLane: 1 });
    const a = claims.find(({ lane }) => lane === "a")!;
    const b = claims.find(({ lane }) => lane === "b")!;
    await one.settle([
      { claim: a, settled: buildSettled(a, buildRetry(499.3)), release: true },
      { claim: b, settled: [], release: true },
    ]);
    const [held] = await claimLanes(one);
    checkSame(held?.lane, "b", "the lane that has its turn");
    checkSame(await one.findNextDueMs(), 500, "findNextDueMs()");
    later(499);
    checkSame(await claimLanes(one), [], "claim() before it is due");
    later(1);
    const [again] = await claimLanes(one);
    checkSame(
      again?.events.map(({ id, attempts }) => [id, attempts]),
      [
        ["1", 1],
        ["2", 0],
      ],
      "claim()",
    );
  },
  "settle() takes events out of their lane, and tells why": async ({ one }) => {
    await one.accept([buildEvent("1"), buildEvent("2"), buildEvent("3"), buildEvent("4")]);
    const held = await claimFirst(one);
    const ends: Settlement[] = [done, { to: "dead", problem: "never" }, { to: "done", problem: "unknown type" }];
    await settleAndRelease(one, held, ...ends);
    checkSame((await one.readStats()).events, { waiting: 1, done: 2, dead: 1 }, "readStats()");
    checkSame(
      (await listRows(one)).map(({ state, problem, attempts }) => [state, problem, attempts]),
      [
        ["done", undefined, 1],
        ["dead", "never", 1],
        ["done", "unknown type", 1],
        ["waiting", undefined, 0],
      ],
      "list()",
    );
    checkSame(listIds(await claimLanes(one)), [["4"]], "claim()");
  },
  "an outcome does not undo one that was written before": async ({ one }) => {
    // The answer to a commit can be lost. The worker then reports a failure, although the event is done.
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await one.settleInTransaction(held, held.events[0]!.seq, () => {});
    checkSame(await settleAndRelease(one, held, buildRetry(0)), [true], "settle()");
    checkSame((await one.readStats()).events, { waiting: 0, done: 1, dead: 0 }, "readStats()");
    checkSame(await claimLanes(one), [], "claim()");
  },
  "settle() of many lanes is one": async ({ one }) => {
    await one.accept(Array.from({ length: 50 }, (_, index) => buildEvent(`${index}`, `lane-${index}`)));
    const claims = await claimLanes(one, { lanes: 50 });
    const results = claims.map((held) => ({ claim: held, settled: buildSettled(held, done), release: true }));
    checkSame(
      await one.settle(results),
      claims.map(() => true),
      "settle()",
    );
    checkSame((await one.readStats()).events.done, 50, "what is done");
  },
  "settle() of nothing is nothing": async ({ one }) => checkSame(await one.settle([]), [], "settle()"),
  "settleInTransaction() writes nothing for an event that was put aside meanwhile": async ({ one, other }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    await other.putAside({ id: "1" }, "by hand");
    let wrote = 0;
    checkSame(
      await one.settleInTransaction(held, held.events[0]!.seq, () => void (wrote += 1)),
      false,
      "settleInTransaction()",
    );
    checkSame([wrote, (await one.readStats()).events.dead], [0, 1], "what was written and is dead");
  },
  "settleInTransaction() ends an event as it is told": async ({ one }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    const end = { to: "done", problem: "unknown type" } as const;
    checkSame(await one.settleInTransaction(held, held.events[0]!.seq, () => {}, end), true, "settleInTransaction()");
    checkSame(
      (await listRows(one)).map(({ state, problem }) => [state, problem]),
      [["done", "unknown type"]],
      "list()",
    );
  },
  "settleInTransaction() marks an event done if what it writes is written": async ({ one }) => {
    await one.accept([buildEvent("1"), buildEvent("2")]);
    const held = await claimFirst(one);
    let wrote = 0;
    checkSame(
      await one.settleInTransaction(held, held.events[0]!.seq, () => void (wrote += 1)),
      true,
      "settleInTransaction()",
    );
    checkSame([wrote, (await one.readStats()).events.done], [1, 1], "what was written and is done");
  },
  "settleInTransaction() does not mark it done if that fails": async ({ one }) => {
    await one.accept([buildEvent("1")]);
    const held = await claimFirst(one);
    const failure = new Error("the shop is down");
    const result = await one
      .settleInTransaction(held, held.events[0]!.seq, () => {
        throw failure;
      })
      .catch((error: unknown) => error);
    checkSame(result === failure, true, "that it throws what was thrown");
    checkSame((await one.readStats()).events.done, 0, "what is done");
    checkSame(await settleAndRelease(one, held, done), [true], "settle() after it");
  },
  "steps are remembered by event and key, for every worker": async ({ one, other }) => {
    checkSame(await one.loadStep(1, "mail"), undefined, "loadStep()");
    await one.saveStep(1, "mail", '["sent"]');
    checkSame(
      [await other.loadStep(1, "mail"), await other.loadStep(2, "mail"), await other.loadStep(1, "else")],
      ['["sent"]', undefined, undefined],
      "loadStep()",
    );
    await one.saveStep(1, "mail", "[1]");
    checkSame(await other.loadStep(1, "mail"), "[1]", "loadStep()");
  },
  "what was created before the newest is stale": async ({ one, other }) => {
    checkSame(await one.claimNewest("offer 1", 1_000), true, "the first");
    checkSame(await other.claimNewest("offer 1", 999), false, "an older one");
    checkSame(await other.claimNewest("offer 1", 1_000), true, "the same again");
    checkSame(await other.claimNewest("offer 2", 1), true, "another entity");
    checkSame(await one.claimNewest("offer 1", 1_001), true, "a newer one");
    checkSame(await other.claimNewest("offer 1", 1_000), false, "what was the newest");
  },
};
