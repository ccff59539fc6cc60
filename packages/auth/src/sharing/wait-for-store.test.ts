import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { waitForStore } from "./wait-for-store.ts";

test("the answer and the error of a store come through, also an error that is thrown at once", async () => {
  const clock = createVirtualClock();
  const fault = new Error("broken");

  expect(await waitForStore(clock, async () => 1)).toBe(1);
  await expect(
    waitForStore(clock, () => {
      throw fault;
    }),
  ).rejects.toBe(fault);
  expect(clock.waits()).toBe(0);
});

test("a store that hangs is given up after two minutes, not counting a token call", async () => {
  const clock = createVirtualClock();
  let isCalling = true;
  const outcome = waitForStore(
    clock,
    () => new Promise<never>(() => {}),
    () => isCalling,
  ).catch(String);
  let seen: string | undefined;
  void outcome.then((text) => (seen = text));

  await clock.advance(239_999);
  isCalling = false;
  expect(seen).toBeUndefined();
  await clock.advance(1);

  expect(await outcome).toBe("Error: it gave no answer within 120000 ms");
});
