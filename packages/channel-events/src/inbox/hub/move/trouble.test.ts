import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { createTrouble } from "./trouble.ts";

test("trouble is told when it has lasted for some seconds, each minute while it lasts, and when it is over", async () => {
  const clock = createVirtualClock();
  const trouble = createTrouble(clock);
  const told: unknown[] = [];
  const stop = trouble.tell((error) => told.push(error));
  const failFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      trouble.note("no rights");
      await clock.advance(1_000);
    }
  };

  await failFor(5);
  trouble.end(); // It was short.
  expect(told).toEqual([]);
  await failFor(60);
  expect(told).toEqual(["no rights"]);
  await failFor(6);
  expect(told).toEqual(["no rights", "no rights"]);
  trouble.end();
  trouble.end();
  expect(told).toEqual(["no rights", "no rights", undefined]);
  stop();
  await failFor(60);
  expect(told).toHaveLength(3);
});
