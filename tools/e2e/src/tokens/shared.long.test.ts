import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { killHolders, playRounds } from "./shared.ts";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";

let server: Postgres;
beforeAll(async () => void (server = await startPostgres()));
afterAll(() => server.stop());

let databases = 0;
async function newDatabase(): Promise<string> {
  const client = new Client(server.url);
  await client.connect();
  const name = `shared_${process.pid}_${(databases += 1)}`;
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.url.replace(/[^/]*$/, name);
}

describe.each<[string, () => Promise<string | undefined>]>([
  ["file", async () => undefined],
  ["PostgreSQL", newDatabase],
])("with one %s", (_, place) => {
  test("32 processes with refresh tokens that work once make one token call a round", async () => {
    const { calls, refused, problems } = await playRounds({ processes: 32, rounds: 5, postgres: await place() });

    expect({ calls, refused, problems }).toEqual({ calls: Array(5).fill(1), refused: 0, problems: [] });
  });

  test("who holds the lock and is killed is taken over from, and what is kept is whole", async () => {
    const { slowestMs, problems } = await killHolders({ kills: 30, seed: 4711, postgres: await place() });

    expect(problems).toEqual([]);
    expect(slowestMs).toBeLessThan(60_000); // what a holder that stands still has
  });
});
