import { killHolders, playRounds } from "@kontor/e2e/tokens/shared";
import { startPostgres } from "@kontor/testing/postgres";

// `pnpm bench shared-tokens`: 32 processes, 20 rounds, one store; then `kill -9` of whoever renews, 200 times. With a file,
// then with a PostgreSQL.
let isGood = true;
for (const store of ["file", "PostgreSQL"]) {
  const rounds = await at(store, (postgres) => playRounds({ processes: 32, rounds: 20, postgres }));
  const { calls, refused } = rounds;
  console.log(`${store}: 32 processes × 20 rounds: token calls a round ${calls.join(" ")}; invalid_grant ${refused}`);
  const killed = await at(store, (postgres) => killHolders({ kills: 200, seed: 4711, postgres }));
  const { kills, slowestMs } = killed;
  console.log(`${store}: ${kills} × kill -9 of the holder: the next caller had a token after at most ${slowestMs} ms`);
  const problems = [...rounds.problems, ...killed.problems];
  for (const each of problems) console.log(`  ${each}`);
  isGood &&= calls.every((each) => each === 1) && refused === 0 && slowestMs <= 2_000 && problems.length === 0;
}
process.exitCode = isGood ? 0 : 1;

async function at<T>(store: string, run: (postgres?: string) => Promise<T>): Promise<T> {
  if (store === "file") return run();
  const server = await startPostgres();
  try {
    return await run(server.url);
  } finally {
    await server.stop();
  }
}
