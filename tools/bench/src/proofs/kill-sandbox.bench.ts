import { killSandbox } from "@kontor/e2e/sandbox/kill";
import { showFigures } from "../measure/report.ts";
import { killSandbox as figures } from "./figures.ts";

// `pnpm bench kill-sandbox`: kill -9 of a sandbox with data, 50 times at seeded points.
const { kills, answered, inFlight, wrong } = await killSandbox({ kills: Number(process.argv[2] ?? 50), seed: 4711 });
console.log(`of the requests on their way, ${inFlight.kept} were kept and ${inFlight.notKept} were not`);
for (const each of wrong) console.log(`  ${each}`);
showFigures(figures, {
  kills,
  "restarts with another state": wrong.length,
  "requests that were answered in between": answered,
});
