import fc from "fast-check";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import type { HandlerSlot } from "../dispatch/state.ts";
import { createEventLoopTurns, createHandlerSlots, createLaneBudget } from "./slots.ts";

const never = new AbortController().signal;
const CLEARING_MS = 1_000;

function setUp(maxHandlers = 4, maxPerChannel = 3) {
  const clock = createVirtualClock();
  return { clock, slots: createHandlerSlots({ maxHandlers, maxPerChannel, clearingMs: CLEARING_MS, clock }) };
}

/** The slot, if it is given at once. */
async function takeNow(taking: Promise<HandlerSlot | undefined>): Promise<HandlerSlot | undefined> {
  return Promise.race([taking, new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)))]);
}

test("one channel never fills all slots, and another begins at once", async () => {
  const { slots } = setUp();
  const taking = Array.from({ length: 10 }, () => slots.take("noisy", { isAlone: false, signal: never }));
  expect(await Promise.all(taking.map(takeNow)).then((all) => all.filter(Boolean).length)).toBe(3);
  expect(await takeNow(slots.take("quiet", { isAlone: false, signal: never }))).toBeDefined();
});

test("channels that wait are served in turn, however many wait in one of them", async () => {
  const { slots } = setUp(1, 1);
  const order: string[] = [];
  const first = await slots.take("x", { isAlone: false, signal: never });
  const work = async (channel: string) => {
    const slot = await slots.take(channel, { isAlone: false, signal: never });
    order.push(channel);
    slot!.free();
  };
  const all = ["a", "a", "a", "a", "b", "c"].map(work);
  first!.free();
  await Promise.all(all);
  expect(order).toEqual(["a", "b", "c", "a", "a", "a"]);
});

test("an event that must run alone waits for the others, and they begin after it", async () => {
  const { slots } = setUp();
  const before = await slots.take("a", { isAlone: false, signal: never });
  const alone = slots.take("b", { isAlone: true, signal: never });
  const after = slots.take("a", { isAlone: false, signal: never });
  expect(await takeNow(alone)).toBeUndefined();
  expect(await takeNow(after)).toBeUndefined();

  before!.free();
  const held = await takeNow(alone);
  expect(held).toBeDefined();
  expect(await takeNow(after)).toBeUndefined();

  held!.free();
  expect(await takeNow(after)).toBeDefined();
});

test("a handler that was given up and goes on is beside an event, so nothing runs alone", async () => {
  const { clock, slots } = setUp();
  const lingering = Promise.withResolvers<void>();
  slots.leaveBehind(lingering.promise);
  const alone = slots.take("b", { isAlone: true, signal: never });
  await clock.advance(CLEARING_MS / 2);
  expect(await takeNow(alone)).toBeUndefined();
  lingering.resolve();
  expect(await takeNow(alone)).toBeDefined();
});

test("others are held up for an event that must run alone no longer than the clearing takes", async () => {
  const { clock, slots } = setUp();
  const hanging = await slots.take("a", { isAlone: false, signal: never });
  const alone = slots.take("b", { isAlone: true, signal: never });
  const other = slots.take("c", { isAlone: false, signal: never });

  await clock.advance(CLEARING_MS - 1);
  expect(await takeNow(other)).toBeUndefined();
  await clock.advance(1);

  expect(await alone).toBeUndefined();
  expect(await takeNow(other)).toBeDefined();
  hanging!.free();
});

test("beside a handler that hangs, clearings of several channels leave others as long a turn as they take", async () => {
  const { clock, slots } = setUp();
  const hanging = await slots.take("a", { isAlone: false, signal: never });
  const first = slots.take("b", { isAlone: true, signal: never });
  await clock.advance(CLEARING_MS / 2);
  const second = slots.take("c", { isAlone: true, signal: never });
  const other = slots.take("d", { isAlone: false, signal: never });
  await clock.advance(CLEARING_MS / 2);

  expect(await first).toBeUndefined();
  const begun = await takeNow(other);
  expect(begun).toBeDefined();

  begun!.free();
  hanging!.free();
  await clock.advance(CLEARING_MS);
  expect(await second).toBeUndefined();
  expect(await takeNow(slots.take("c", { isAlone: true, signal: never }))).toBeDefined();
});

test("an event that runs alone for long lets others begin, which then have as long a turn", async () => {
  const { clock, slots } = setUp();
  const held = await slots.take("a", { isAlone: true, signal: never });
  await clock.advance(500);
  const other = slots.take("b", { isAlone: false, signal: never });
  const next = slots.take("a", { isAlone: true, signal: never });
  held!.admitOthers();
  const begun = await takeNow(other);
  expect(begun).toBeDefined();
  begun!.free();
  held!.free();

  expect(await takeNow(next)).toBeUndefined();
  expect(await takeNow(slots.take("c", { isAlone: false, signal: never }))).toBeDefined();
});

test.each([0, CLEARING_MS - 1, CLEARING_MS, CLEARING_MS + 1, 5 * CLEARING_MS])(
  "who must run alone waits for the turn of the others, here of %i ms, and then as long as a clearing takes",
  async (turnMs) => {
    const { clock, slots } = setUp();
    const held = await slots.take("a", { isAlone: true, signal: never });
    await clock.advance(turnMs);
    held!.free();
    const hanging = await slots.take("a", { isAlone: false, signal: never });
    const next = slots.take("b", { isAlone: true, signal: never });

    await clock.advance(turnMs + CLEARING_MS - 1);
    hanging!.free();

    expect(await takeNow(next)).toBeDefined();
  },
);

test.each([1, CLEARING_MS - 1, CLEARING_MS, CLEARING_MS + 1, 5 * CLEARING_MS])(
  "who must run alone begins when the turn of the others, here of %i ms, is over, also where nobody else runs",
  async (turnMs) => {
    const { clock, slots } = setUp();
    const held = await slots.take("a", { isAlone: true, signal: never });
    await clock.advance(turnMs);
    held!.free();
    const next = slots.take("b", { isAlone: true, signal: never });

    await clock.advance(turnMs - 1);
    expect(await takeNow(next)).toBeUndefined();
    await clock.advance(1);
    expect(await takeNow(next)).toBeDefined();
  },
);

test("who is told to stop waits no longer", async () => {
  const { slots } = setUp(1, 1);
  const held = await slots.take("a", { isAlone: false, signal: never });
  const stopping = new AbortController();
  const waiting = [false, true].map((isAlone) => slots.take("b", { isAlone, signal: stopping.signal }));
  stopping.abort();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  expect(await slots.take("b", { isAlone: false, signal: stopping.signal })).toBeUndefined();
  held!.free();
  expect(await takeNow(slots.take("c", { isAlone: false, signal: never }))).toBeDefined();
});

const tasks = fc.array(
  fc.record({
    channel: fc.constantFrom("a", "b", "c", "d"),
    at: fc.nat(3_000),
    ms: fc.integer({ min: 1, max: 800 }),
    isAlone: fc.boolean(),
    stopsAt: fc.option(fc.nat(4_000)),
  }),
  { maxLength: 40 },
);

test("whatever comes: never too many, nothing beside what runs alone, and every wait ends", async () => {
  await fc.assert(
    fc.asyncProperty(tasks, async (given) => {
      const { clock, slots } = setUp();
      const running: { channel: string; isAlone: boolean }[] = [];
      let ended = 0;
      const run = async ({ channel, at, ms, isAlone, stopsAt }: (typeof given)[number]) => {
        await clock.sleep(at);
        const stopping = new AbortController();
        if (stopsAt !== null) void clock.sleep(stopsAt).then(() => stopping.abort());
        const slot = await slots.take(channel, { isAlone, signal: stopping.signal });
        ended += 1;
        if (!slot) return expect(isAlone || stopping.signal.aborted).toBe(true);
        const own = { channel, isAlone };
        running.push(own);
        expect(running.length).toBeLessThanOrEqual(4);
        expect(running.filter((each) => each.channel === channel).length).toBeLessThanOrEqual(3);
        if (running.some((each) => each.isAlone)) expect(running.length).toBe(1);
        await clock.sleep(ms);
        running.splice(running.indexOf(own), 1);
        slot.free();
        slot.free(); // Twice is once.
      };
      const all = Promise.all(given.map(run));
      await clock.advance(120_000);
      expect(ended).toBe(given.length);
      await all;
    }),
    { numRuns: 60 },
  );
});

test("work that goes on without a turn of the event loop waits for one after 2 ms, and then has 2 ms again", async () => {
  let now = 0;
  const findTurn = createEventLoopTurns({ monotonicMs: () => now });
  const happened: string[] = [];
  expect(findTurn()).toBeUndefined();
  now = 1.9;
  expect(findTurn()).toBeUndefined();
  setImmediate(() => happened.push("another channel is heard"));

  now = 2;
  await findTurn();
  await new Promise((resolve) => setImmediate(resolve));
  happened.push("the work goes on");

  expect(happened).toEqual(["another channel is heard", "the work goes on"]);
  expect(findTurn()).toBeUndefined();
});

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
