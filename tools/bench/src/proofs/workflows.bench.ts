/** How long all workflows of the specs take on sandboxes, played side by side, beside as many processes that only start. */
import { playWorkflow, runRedocly, workflows } from "@kontor/e2e/operations/play-workflow";
import { formatFigures, isMet } from "../measure/figure.ts";
import { computePercentile } from "../measure/percentile.ts";

const ROUNDS = Number(process.argv[2] ?? 3);
const played: number[] = [];
const started: number[] = [];
let checks = 0;

async function timed(run: (file: string) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(workflows.map(run));
  return performance.now() - startedAt;
}

for (let round = 0; round < ROUNDS; round += 1) {
  started.push(await timed(() => runRedocly("--version")));
  checks = 0;
  const took = await timed(async (file) => {
    const { failed, passed } = await playWorkflow(file);
    if (failed) throw new Error(failed);
    checks += passed;
  });
  played.push(took);
}

const seconds = (values: number[]) => computePercentile(values, 0.5) / 1_000;
const figures = [
  { name: "all workflows", value: seconds(played), unit: "s", atMost: 10 },
  { name: "as many starts of Redocly alone", value: seconds(started), unit: "s" },
];
console.log(`${workflows.length} workflows, ${checks} checks, median of ${ROUNDS} rounds`);
console.log(formatFigures(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;
