/** How long all workflows of the specs take on sandboxes, beside one start of Redocly that plays none. */
import { playWorkflows, runRedocly, workflows } from "@kontor/e2e/operations/play-workflow";
import { computePercentile } from "../measure/percentile.ts";
import { showFigures } from "../measure/report.ts";
import { workflows as figures } from "./figures.ts";

const ROUNDS = Number(process.argv[2] ?? 3);
const playing: number[] = [];
const starting: number[] = [];
let checks = 0;

async function measureMs(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

for (let round = 0; round < ROUNDS; round += 1) {
  starting.push(await measureMs(() => runRedocly("--version")));
  const took = await measureMs(async () => {
    const { failure, played } = await playWorkflows(workflows);
    if (failure) throw new Error(failure);
    checks = played.reduce((sum, { passed }) => sum + passed, 0);
  });
  playing.push(took);
}

const seconds = (values: number[]) => computePercentile(values, 0.5) / 1_000;
console.log(`Median of ${ROUNDS} rounds`);
showFigures(figures, {
  workflows: workflows.length,
  checks,
  "all workflows": seconds(playing),
  "a start of Redocly alone": seconds(starting),
});
