import { killHolders, playRounds } from "@kontor/e2e/tokens/shared";
import { startPostgres } from "@kontor/testing/postgres";
import { showFigures } from "../measure/report.ts";
import { sharedTokens } from "./figures.ts";

// `pnpm bench shared-tokens`: 32 processes, 20 rounds, one store; then `kill -9` of whoever renews, 200 times. With a file,
// then with a PostgreSQL.
const [rounds = 20, kills = 200] = process.argv.slice(2).map(Number);
const played: Awaited<ReturnType<typeof playRounds>>[] = [];
const killed: Awaited<ReturnType<typeof killHolders>>[] = [];
for (const store of ["file", "PostgreSQL"]) {
  played.push(await at(store, (postgres) => playRounds({ processes: 32, rounds, postgres })));
  killed.push(await at(store, (postgres) => killHolders({ kills, seed: 4711, postgres })));
  console.log(`${store}: ${JSON.stringify([played.at(-1), killed.at(-1)])}`);
}
showFigures(sharedTokens, {
  "rounds of 32 processes": played.flatMap(({ calls }) => calls).length,
  "the most token calls of a round": Math.max(...played.flatMap(({ calls }) => calls)),
  "answers of invalid_grant": played.reduce((sum, { refused }) => sum + refused, 0),
  "kills of the process that renews": killed.reduce((sum, each) => sum + each.kills, 0),
  "until the next process had a token, the slowest": Math.max(...killed.map(({ slowestMs }) => slowestMs)),
  "other problems": [...played, ...killed].flatMap(({ problems }) => problems).length,
});

async function at<T>(store: string, run: (postgres?: string) => Promise<T>): Promise<T> {
  if (store === "file") return run();
  const server = await startPostgres();
  try {
    return await run(server.url);
  } finally {
    await server.stop();
  }
}
