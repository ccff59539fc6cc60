import { afterAll, describe, expect, test } from "vitest";
import { killHolders, playRounds } from "./shared-tokens.ts";
import { startPostgres } from "./start-postgres.ts";

const servers: { stop(): Promise<void> }[] = [];
afterAll(async () => void (await Promise.all(servers.map((server) => server.stop()))));

async function newPostgres(): Promise<string> {
  const server = await startPostgres();
  servers.push(server);
  return server.url;
}

describe.each<[string, () => Promise<string | undefined>]>([
  ["file", async () => undefined],
  ["PostgreSQL", newPostgres],
])("with one %s", (_, place) => {
  test(
    "eight processes with refresh tokens that work once make one token call a round",
    { timeout: 60_000 },
    async () => {
      const { calls, refused, problems } = await playRounds({ processes: 8, rounds: 4, postgres: await place() });

      expect({ calls, refused, problems }).toEqual({ calls: Array(4).fill(1), refused: 0, problems: [] });
    },
  );

  test(
    "who holds the lock and is killed is taken over from, and what is kept is whole",
    { timeout: 60_000 },
    async () => {
      const { slowestMs, problems } = await killHolders({ kills: 8, seed: 7, postgres: await place() });

      expect(problems).toEqual([]);
      expect(slowestMs).toBeLessThan(30_000); // half of what a holder that stands still has; how fast it is, `pnpm bench shared-tokens` says
    },
  );
});
