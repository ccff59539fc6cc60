import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createInboxClock } from "./inbox-clock.ts";

const HOUR_MS = 3_600_000;

function setUp() {
  const virtual = createVirtualClock();
  const clock = createInboxClock(virtual);
  clock.anchor();
  const follow = () => clock.follow(clock.readStep());
  return { virtual, clock, follow, step: (ms: number) => virtual.setNow(virtual.now() + ms) };
}

test.each([
  [999, 0],
  [1_000, 1_000],
  [-999, 0],
  [-1_000, -1_000],
  [HOUR_MS, HOUR_MS],
])("readStep() tells a step of %d ms as %d ms, and now() makes it with follow()", (ms, told) => {
  const { clock, follow, step } = setUp();
  const before = clock.now();

  step(ms);
  expect([clock.now(), clock.readStep()]).toEqual([before, told]);
  follow();
  expect([clock.now(), clock.readStep()]).toEqual([before + told, 0]);
});

test("readStep() adds small steps up", () => {
  const { clock, step } = setUp();
  for (let count = 0; count < 3; count += 1) step(400);
  expect(clock.readStep()).toBe(1_200);
});

test.each<[string, number[], number]>([
  ["forward", [HOUR_MS], 10_000],
  ["forward twice", [HOUR_MS, 120_000], 10_000],
  ["forward and back", [HOUR_MS, -HOUR_MS], 10_000],
  ["forward and half of it back", [HOUR_MS, -HOUR_MS / 2], 10_000],
  ["back", [-HOUR_MS], 0], // What lies ahead has no age.
])("computeAge() counts no step %s", async (_, steps, age) => {
  const { virtual, clock, follow, step } = setUp();
  const before = clock.now();
  await virtual.advance(10_000);
  for (const ms of steps) {
    step(ms);
    follow();
  }
  const after = clock.now();
  expect([clock.computeAge(before), clock.computeAge(after)]).toEqual([age, 0]);
  await virtual.advance(5_000);
  expect(clock.computeAge(after)).toBe(5_000);
});

test.each([
  [-1, 5_001],
  [0, 5_000],
  [1, HOUR_MS + 4_999], // Written by the new time: it lies far in the past.
  [HOUR_MS, 5_000],
])("what was written %i ms after the time before a step forward is %i ms old five seconds later", async (ms, age) => {
  const { virtual, clock, follow, step } = setUp();
  await virtual.advance(10_000);
  const at = clock.now() + ms;
  step(HOUR_MS);
  follow();
  await virtual.advance(5_000);

  expect(clock.computeAge(at)).toBe(age);
});

test("a clock that is released, and one without monotonicMs(), go by the wall clock", () => {
  const { clock, virtual, step } = setUp();
  const wall = createInboxClock({ now: virtual.now });
  wall.anchor();
  clock.release();
  step(HOUR_MS);
  expect([clock.now(), clock.readStep(), wall.now(), wall.readStep()]).toEqual([virtual.now(), 0, virtual.now(), 0]);
});
