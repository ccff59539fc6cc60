import { expect, test } from "vitest";
import { playFleet } from "./play.ts";

// 10 processes, 50 channels, 100 disasters: `pnpm bench fleet`
test("three processes of a fleet on PostgreSQL, killed, stopped, frozen and cut off, lose nothing and do nothing twice", async () => {
  const work = { processes: 3, channels: 8, sellers: 5, events: 800, disasters: 6, seed: 7 };

  const { lost, twice, outOfOrder, dead, waiting, deadLetters, deadlocks, members } = await playFleet(work);

  expect({ lost, twice, outOfOrder, dead, waiting, deadLetters, deadlocks }).toEqual({
    lost: 0,
    twice: [],
    outOfOrder: [],
    dead: 0,
    waiting: 0,
    deadLetters: [],
    deadlocks: 0,
  });
  expect(members).toBeGreaterThanOrEqual(2);
});
