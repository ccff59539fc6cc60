import fc from "fast-check";
import { expect, test } from "vitest";
import { createLaneBudget } from "./budget.ts";

const never = new AbortController().signal;
const ticks = () => new Promise<void>((resolve) => setImmediate(resolve));

test("a channel gets what is left, and the next waits until some is given back", async () => {
  const budget = createLaneBudget({ maxLanes: 10, maxPerChannel: 8, maxPerClaim: 9 });
  const noisy = await budget.admit("noisy", 64, never);
  expect(noisy.lanes).toBe(8);
  budget.hold("noisy", 8);
  noisy.end();
  const quiet = await budget.admit("quiet", 16, never);
  expect(quiet.lanes).toBe(2);
  quiet.end(); // It got no lanes.

  let got: number | undefined;
  void budget.admit("noisy", 64, never).then(({ lanes }) => (got = lanes));
  await ticks();
  expect(got).toBeUndefined();
  budget.hold("noisy", 3);
  await ticks();
  expect(got).toBe(5);
});

test("a channel claims no more at once than allowed, and more with its next claims", async () => {
  const budget = createLaneBudget({ maxLanes: 10, maxPerChannel: 8, maxPerClaim: 5 });

  const claims = [await budget.admit("noisy", 64, never), await budget.admit("noisy", 64, never)];

  expect(claims.map(({ lanes }) => lanes)).toEqual([5, 3]);
});

test("who is told to stop gets none, and a channel that is gone holds none", async () => {
  const budget = createLaneBudget({ maxLanes: 2, maxPerChannel: 2, maxPerClaim: 9 });
  (await budget.admit("a", 2, never)).end();
  budget.hold("a", 2);
  const stopping = new AbortController();
  const waiting = budget.admit("b", 1, stopping.signal);
  stopping.abort();
  expect((await waiting).lanes).toBe(0);
  expect((await budget.admit("b", 1, stopping.signal)).lanes).toBe(0);

  budget.forget("a");
  expect((await budget.admit("b", 9, never)).lanes).toBe(2);
});

const steps = fc.array(
  fc.record({ channel: fc.constantFrom("a", "b", "c"), lanes: fc.integer({ min: 1, max: 20 }), gets: fc.nat(20) }),
  { maxLength: 60 },
);

test("whatever is asked for and given back, no more is held than the process may, and every claim is answered", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const budget = createLaneBudget({ maxLanes: 10, maxPerChannel: 7, maxPerClaim: 9 });
      const held = new Map<string, number>();
      const total = () => [...held.values()].reduce((sum, lanes) => sum + lanes, 0);
      const work = async ({ channel, lanes, gets }: (typeof given)[number]) => {
        const room = await budget.admit(channel, lanes, never);
        const claimed = Math.min(gets, room.lanes);
        held.set(channel, (held.get(channel) ?? 0) + claimed);
        budget.hold(channel, held.get(channel)!);
        room.end();
        expect(total()).toBeLessThanOrEqual(10);
        expect(held.get(channel)).toBeLessThanOrEqual(7);
        await ticks();
        held.set(channel, held.get(channel)! - claimed);
        budget.hold(channel, held.get(channel)!);
      };
      await Promise.all(given.map(work));
      expect((await budget.admit("d", 10, never)).lanes).toBe(7);
    }),
    { numRuns: 100 },
  );
});
