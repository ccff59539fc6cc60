import { createSandboxPlayer } from "@kontor/e2e/sandbox/queue-player";
import { playQueue } from "@kontor/testing/queue-model";
import { showFigures } from "../measure/report.ts";
import { queueModel } from "./figures.ts";

// `pnpm bench queue-model`: random commands on a sandbox and on the model of given §3, in sequences of 500.
const total = Number(process.argv[2] ?? 1_000_000);
const LENGTH = 500;
let played = 0;
let divergences = 0;
const startedAt = performance.now();
for (let seed = 1; played < total; seed += 1) {
  await using player = await createSandboxPlayer();
  const outcome = await playQueue(player, { commands: LENGTH, seed: 1_000_000 + seed });
  played += outcome.played;
  if (outcome.divergence !== undefined) {
    divergences += 1;
    console.log(`seed ${seed}: ${outcome.divergence}`);
    break;
  }
  if (seed % 200 === 0) console.log(`${played} commands, ${divergences} divergences`);
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  `${played} random commands (trigger, poll, acknowledge, twice, lost, advance, time out, restart) in ${seconds} s: ${divergences} divergences`,
);
showFigures(queueModel, { "random commands": played, divergences });
