import { expect, test } from "vitest";
import { playSqliteCrashes } from "./crash-sqlite.ts";
import { phases } from "./worker-options.ts";
import { playPostgresWorkers } from "./work-postgres.ts";

const nothingWrong = { lost: [], twice: [], outOfOrder: [], dead: 0, deadLetters: 0, integrity: "ok" };

test("6 consumers killed with kill -9 on one file, in every window, lose nothing and do nothing twice", async () => {
  const { diedIn, ...report } = await playSqliteCrashes({ cycles: 6, seed: 4711, kills: "lingering" });

  expect(report).toEqual({ cycles: 6, events: 120, ...nothingWrong });
  expect(phases.filter((phase) => diedIn[phase] > 0)).toEqual(phases.slice(0, 6));
});

test("3 consumers with default policies, killed in their first 300 ms: no innocent event is put aside", async () => {
  const { diedIn: _, ...report } = await playSqliteCrashes({ cycles: 3, seed: 12, kills: "independent" });

  expect(report).toEqual({ cycles: 3, events: 60, ...nothingWrong });
});

test("three workers on PostgreSQL, killed now and then, with a database that crashes, keep the order of each lane", async () => {
  const work = { events: 1_000, sellers: 40, workers: 3, kills: 2, crashes: 1, seed: 20 };

  const { lost, twice, outOfOrder, dead, deadLetters, byProcess } = await playPostgresWorkers(work);

  expect({ lost, twice, outOfOrder, dead, deadLetters }).toEqual({
    lost: [],
    twice: [],
    outOfOrder: [],
    dead: 0,
    deadLetters: 0,
  });
  expect(byProcess.length).toBeGreaterThanOrEqual(3);
});
