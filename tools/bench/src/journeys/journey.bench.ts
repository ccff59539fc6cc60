/** `pnpm bench journey`: kills the order journey before and after every one of its requests, and resumes it. */
import { isDeepStrictEqual } from "node:util";
import { readOutcome, whole } from "@kontor/e2e/journey/outcome";
import { listKills, playWith } from "@kontor/e2e/journey/play-with";
import { showFigures } from "../measure/report.ts";
import { journey } from "./figures.ts";

const kills = await listKills();
let wrong = 0;
const startedAt = performance.now();
for (const kill of kills) {
  const outcome = await readOutcome(await playWith(kill));
  if (isDeepStrictEqual(outcome, whole)) continue;
  wrong += 1;
  console.log(kill, outcome);
}
showFigures(journey, {
  kills: kills.length,
  "that left something missing or doubled": wrong,
  "all of them took": (performance.now() - startedAt) / 1_000,
});
