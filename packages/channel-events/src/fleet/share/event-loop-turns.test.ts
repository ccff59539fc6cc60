import { expect, test } from "vitest";
import { createEventLoopTurns } from "./event-loop-turns.ts";

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
