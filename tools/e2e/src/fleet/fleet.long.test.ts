import { expect, test } from "vitest";
import { playFleet } from "./play.ts";

test("six processes of a fleet on PostgreSQL, killed, stopped, frozen and cut off 40 times, lose nothing and do nothing twice", async () => {
  const work = { processes: 6, channels: 20, sellers: 5, events: 3_200, disasters: 40, seed: 7 };

  const { lost, twice, outOfOrder, dead, waiting, deadLetters, deadlocks, members } = await playFleet(work);

  expect({ lost, twice, outOfOrder, dead, waiting, deadLetters, deadlocks }).toEqual({
    lost: 0,
    twice: [],
    outOfOrder: [],
    dead: 0,
    waiting: 0,
    deadLetters: 0,
    deadlocks: 0,
  });
  expect(members).toBeGreaterThanOrEqual(2);
});
