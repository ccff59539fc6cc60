import { killHolders, playRounds } from "../../e2e/src/shared-tokens.ts";

// `pnpm bench shared-tokens`: 32 processes, 20 rounds, one file; then `kill -9` of whoever renews, 200 times.
const { processes, rounds, calls, refused, problems } = await playRounds({ processes: 32, rounds: 20 });
console.log(
  `${processes} processes × ${rounds} rounds: token calls a round ${calls.join(" ")}; invalid_grant ${refused}`,
);
const killed = await killHolders({ kills: 200, seed: 4711 });
console.log(
  `${killed.kills} × kill -9 of the holder: the next caller had a token after at most ${killed.slowestMs} ms`,
);
for (const each of [...problems, ...killed.problems]) console.log(`  ${each}`);
const isGood = calls.every((each) => each === 1) && refused === 0 && killed.slowestMs <= 2_000;
process.exitCode = isGood && problems.length + killed.problems.length === 0 ? 0 : 1;
