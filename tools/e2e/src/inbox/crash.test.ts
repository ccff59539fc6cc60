import { expect, test } from "vitest";
import { crashSqlite } from "./crash-sqlite.ts";
import { phases } from "./start-worker.ts";
import { workPostgres } from "./work-postgres.ts";

test(
  "40 consumers killed with kill -9 on one file lose nothing and do nothing twice",
  { timeout: 120_000 },
  async () => {
    const { diedIn, ...report } = await crashSqlite({ cycles: 40, seed: 4711 });

    expect(report).toEqual({
      cycles: 40,
      events: 800,
      lost: [],
      twice: [],
      outOfOrder: [],
      deadLetters: 0,
      integrity: "ok",
    });
    expect(phases.filter((phase) => diedIn[phase] > 0).length).toBeGreaterThanOrEqual(5);
  },
);

test(
  "three workers on PostgreSQL, killed now and then, with a database that crashes, keep the order of each lane",
  { timeout: 120_000 },
  async () => {
    const work = { events: 3_000, sellers: 40, workers: 3, kills: 2, crashes: 5, seed: 20 };

    const { lost, twice, outOfOrder, deadLetters, byProcess } = await workPostgres(work);

    expect({ lost, twice, outOfOrder, deadLetters }).toEqual({ lost: [], twice: [], outOfOrder: [], deadLetters: 0 });
    expect(byProcess.length).toBeGreaterThanOrEqual(3);
  },
);
