import { systemClock } from "@kontor/http/internal";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { memoryInbox } from "../inbox/memory.ts";
import type { LaneClaim, LaneResult } from "../inbox/claim.ts";
import { createSettler } from "./settler.ts";

const claim: LaneClaim = { lane: "a", token: "t", events: [], isSuspect: false, unfinishedStarts: 0 };
const result: LaneResult = { claim, settled: [], release: true };

test("what ends at the same time is written together", async () => {
  const batches: number[] = [];
  const inbox = {
    ...memoryInbox(),
    settle: async (results: readonly LaneResult[]) => {
      batches.push(results.length);
      return results.map(() => true);
    },
  };
  const { settle } = createSettler({ inbox, clock: systemClock, onError: () => {} });

  await Promise.all([settle(result), settle(result), settle(result)]);

  expect(batches).toEqual([3]);
});

test("nothing is left behind, however closely one follows the other", async () => {
  const inbox = { ...memoryInbox(), settle: async (results: readonly LaneResult[]) => results.map(() => true) };
  const { settle } = createSettler({ inbox, clock: systemClock, onError: () => {} });
  const chain = async () => {
    for (let turn = 0; turn < 200; turn += 1) {
      await settle(result);
      for (let pause = 0; pause < turn % 7; pause += 1) await Promise.resolve();
    }
  };

  await expect(Promise.all([chain(), chain(), chain()])).resolves.toHaveLength(3);
});

test("a result that cannot be written holds up no other", async () => {
  const isBad = ({ claim }: LaneResult) => claim.lane === "bad";
  const inbox = {
    ...memoryInbox(),
    settle: async (results: readonly LaneResult[]) => {
      if (results.some(isBad)) throw new Error("cannot be bound");
      return results.map(() => true);
    },
  };
  const { settle, stop } = createSettler({ inbox, clock: systemClock, onError: () => {} });
  const bad = settle({ ...result, claim: { ...claim, lane: "bad" } });

  await expect(Promise.all([settle(result), settle(result)])).resolves.toEqual([true, true]);
  stop();
  await expect(bad).resolves.toBe(false);
});

test("each result hears of its own lane, whatever became of those beside it", async () => {
  const inbox = {
    ...memoryInbox(),
    settle: async (results: readonly LaneResult[]) => results.map((each) => each.claim.lane === "ours"),
  };
  const { settle } = createSettler({ inbox, clock: systemClock, onError: () => {} });
  const of = (lane: string) => settle({ ...result, claim: { ...claim, lane } });

  await expect(Promise.all([of("theirs"), of("ours")])).resolves.toEqual([false, true]);
});

test("while the store fails, at most two results a second are tried again, however many wait and whenever they came", async () => {
  const clock = createVirtualClock();
  const tried: number[] = [];
  let isDown = true;
  const inbox = {
    ...memoryInbox(),
    settle: async (results: readonly LaneResult[]) => {
      tried.push(clock.monotonicMs());
      if (isDown) throw new Error("down");
      return results.map(() => true);
    },
  };
  const { settle } = createSettler({ inbox, clock, onError: () => {} });
  const settled: Promise<boolean>[] = [];
  for (let lane = 0; lane < 4; lane += 1) {
    settled.push(settle({ ...result, claim: { ...claim, lane: String(lane) } }));
    await clock.advance(100);
  }
  tried.length = 0;

  await clock.advance(10_000);
  expect(tried.length).toBeGreaterThanOrEqual(18);
  expect(tried.length).toBeLessThanOrEqual(20);
  isDown = false;
  await clock.advance(1_000);
  expect(await Promise.all(settled)).toEqual([true, true, true, true]);

  isDown = true; // What fails later is tried again too.
  const later = settle(result);
  await clock.advance(100);
  isDown = false;
  await clock.advance(1_000);
  expect(await later).toBe(true);
  expect(clock.waits()).toBe(0);
});
