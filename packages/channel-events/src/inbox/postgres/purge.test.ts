import { expect, test } from "vitest";
import { runPortions } from "./purge.ts";

/** Runs so many portions, of which each event takes so many ms, and returns their sizes. */
async function listPortions(count: number, msPerEvent: number, fixedMs = 0): Promise<number[]> {
  const portions: number[] = [];
  const clock = { monotonicMs: () => 0, sleep: async () => {} };
  await runPortions(async (portion) => {
    if (portions.length === count) return undefined;
    portions.push(portion);
    return { heldMs: fixedMs + portion * msPerEvent };
  }, clock);
  return portions;
}

test("portions grow until others wait for some ms, and shrink when it takes longer", async () => {
  expect(await listPortions(5, 0.02)).toEqual([25, 50, 100, 100, 100]);
  expect(await listPortions(8, 0)).toEqual([25, 50, 100, 200, 400, 500, 500, 500]);
});

test("a portion that takes long whatever its size is not made ever smaller", async () => {
  expect(await listPortions(3, 0, 50)).toEqual([25, 25, 25]);
});

test("after each portion comes a rest as long as it took, but no longer than 50 ms", async () => {
  let now = 0;
  const rests: number[] = [];
  const clock = { monotonicMs: () => now, sleep: async (ms: number) => void rests.push(ms) };
  const times = [3, 20, 400];

  await runPortions(async () => {
    const tookMs = times.shift();
    now += tookMs ?? 0;
    return tookMs === undefined ? undefined : { heldMs: 1 };
  }, clock);

  expect(rests).toEqual([3, 20, 50]);
});
