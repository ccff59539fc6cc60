/** `pnpm bench journey`: kills the order journey before and after every one of its requests, and resumes it. */
import { isDeepStrictEqual } from "node:util";
import { readOutcome, whole } from "@kontor/e2e/journey/outcome";
import { listKills, playWith } from "@kontor/e2e/journey/play-with";
import { formatFigures, isMet } from "../measure/figure.ts";

const kills = await listKills();
let wrong = 0;
const startedAt = performance.now();
for (const kill of kills) {
  const outcome = await readOutcome(await playWith(kill));
  if (isDeepStrictEqual(outcome, whole)) continue;
  wrong += 1;
  console.log(kill, outcome);
}
const figures = [
  { name: "kills", value: kills.length, unit: "", atLeast: 100 },
  { name: "that left something missing or doubled", value: wrong, unit: "", atMost: 0 },
  { name: "all of them took", value: (performance.now() - startedAt) / 1_000, unit: "s" },
];
console.log(formatFigures(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;
