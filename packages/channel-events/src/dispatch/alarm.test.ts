import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createAlarm, callRepeatedly } from "./alarm.ts";

test("an alarm rings once, at the earliest time that was set", async () => {
  const clock = createVirtualClock({ now: 0 });
  const rang: number[] = [];
  const alarm = createAlarm(clock, () => rang.push(clock.now()));

  alarm.set(100);
  alarm.set(50);
  alarm.set(200);
  await clock.advance(1_000);
  alarm.set(10);
  alarm.clear();
  await clock.advance(1_000);

  expect(rang).toEqual([50]);
  expect(clock.waits()).toBe(0);
});

test("callRepeatedly() goes on until it is ended", async () => {
  const clock = createVirtualClock({ now: 0 });
  const rang: number[] = [];
  const end = callRepeatedly(clock, 100, () => rang.push(clock.now()));

  await clock.advance(350);
  end();
  await clock.advance(1_000);

  expect(rang).toEqual([100, 200, 300]);
  expect(clock.waits()).toBe(0);
});
