import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playMove } from "./play.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 180_000);
afterAll(() => postgres.stop());

test("an inbox moves to PostgreSQL while a consumer polls, and the mover is killed: none lost, none twice", async () => {
  const balance = await playMove({
    url: postgres.url,
    schema: `move_${process.pid}`,
    events: 1_000,
    kills: 2,
    killWithinMs: 60,
    seed: 4711,
  });

  expect(balance).toMatchObject({ lost: [], twice: [], different: [] });
  expect(balance.came).toBeGreaterThan(0);
  expect(balance.lastWords).toContain("it was moved to the schema move_");
  expect(balance.report).toMatchObject({ cutOff: 0 });
}, 120_000);
