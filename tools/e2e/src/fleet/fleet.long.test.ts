import { expect, test } from "vitest";
import { playFleet } from "./play.ts";

const kills = Number(process.env["KONTOR_KILLS"] ?? 30);
const nothingWrong = { lost: [], twice: [], outOfOrder: [], dead: 0, waiting: 0, deadLetters: 0, deadlocks: 0 };

test("six processes of a fleet on PostgreSQL, killed, stopped, frozen and cut off 40 times, lose nothing and do nothing twice", async () => {
  const work = { processes: 6, channels: 20, sellers: 5, events: 3_200, disasters: 40, seed: 7 };

  const report = await playFleet(work);

  expect(report).toMatchObject(nothingWrong);
  expect(report.members).toBeGreaterThanOrEqual(2);
});

test(`consumers on PostgreSQL, of which ${kills} are killed with kill -9, lose nothing, do nothing twice and keep the order`, async () => {
  const work = { processes: 4, channels: 4, sellers: 5, events: 40 * kills, disasters: kills, seed: 9 };

  const report = await playFleet({ ...work, kinds: ["kill"] });

  expect(report).toMatchObject(nothingWrong);
});
