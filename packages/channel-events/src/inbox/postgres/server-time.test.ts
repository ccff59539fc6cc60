import { expect, test } from "vitest";
import { createServerTime } from "./server-time.ts";

function openTime() {
  let at = 0;
  return { time: createServerTime(() => at), pass: (ms: number) => (at += ms) };
}

test("the time is unknown before the first answer, and goes on from it", () => {
  const { time, pass } = openTime();
  const remember = time.begin();
  expect(time.expect()).toBeNull();
  pass(300);
  remember(50_000);

  expect(time.expect()).toBe(50_300); // An answer that took long makes it later, so no step is seen where there is none.
  pass(1_000);
  expect(time.expect()).toBe(51_300);
});

test("an older answer that comes late changes nothing", () => {
  const { time, pass } = openTime();
  const late = time.begin();
  pass(10);
  time.begin()(90_000);
  late(50_000);

  expect(time.expect()).toBe(90_000);
});
