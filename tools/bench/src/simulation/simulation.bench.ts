/** Many seeds, and the planted faults: `simulation.bench.ts [seeds] [seconds for a fault] [faults]`. */
import { createScratchCopy } from "@kontor/mutants/scratch";
import { computePace, playSeeds } from "@kontor/simulation/command/play-seeds";
import { findPlant, readPlants, workTree } from "@kontor/simulation/plants/plant";
import { formatTable } from "../measure/figure.ts";
import { showFigures } from "../measure/report.ts";
import { simulation } from "./figures.ts";

const HOURS = 12;
const [seeds = 500, seconds = 300, most = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number);

const limitMs = Number.POSITIVE_INFINITY;
const memory = await playSeeds({ seed: 1, seeds, store: "memory", hours: HOURS, limitMs });
const file = await playSeeds({ seed: 1, seeds, store: "file", hours: HOURS, limitMs });
for (const { failed } of [memory, file])
  if (failed)
    console.log(
      `Seed ${failed.seed} breaks a rule: pnpm simulate --seed ${failed.seed} --store ${failed.played.settings.store}`,
    );
showFigures(simulation, {
  "simulated hours a minute of one core, in memory": computePace(memory),
  "simulated hours a minute of one core, on a file": computePace(file),
  "simulated hours": memory.hours + file.hours,
  "rules broken": [memory, file].filter(({ failed }) => failed).length,
});

const plants = readPlants().slice(0, most);
const rows = [["planted fault", "seed", "seconds", "", "rule that it breaks"]];
let longestMs = 0;
let unfound = 0;
{
  using scratch = createScratchCopy(workTree);
  for (const plant of plants) {
    const found = await findPlant(scratch.root, plant, { hours: HOURS, seconds });
    if (!found) unfound += 1;
    longestMs = Math.max(longestMs, found?.tookMs ?? seconds * 1_000);
    const name = `${plant.package}/${plant.id}`;
    rows.push(
      found
        ? [name, String(found.seed), (found.tookMs / 1_000).toFixed(1), found.store, found.rule]
        : [name, "", "", "", "not found"],
    );
  }
}
console.log(formatTable(rows));
showFigures(simulation, {
  "planted faults": plants.length,
  "planted faults that no seed found in five minutes": unfound,
  "the longest search for a planted fault": longestMs / 1_000,
});
