/** `pnpm bench erp`: kills the ERP journey before and after every one of its requests and writes, and starts it again. */
import { isDeepStrictEqual } from "node:util";
import { createErpWorld, listErpKills, playErp, whole } from "@kontor/e2e/erp/play";
import { formatFigures, isMet } from "../measure/figure.ts";

const world = createErpWorld();
const kills = await listErpKills(world);
let wrong = 0;
const startedAt = performance.now();
for (const kill of kills) {
  const { outcome } = await playErp(world, kill);
  if (isDeepStrictEqual(outcome, whole)) continue;
  wrong += 1;
  console.log(kill, outcome);
}
const figures = [
  { name: "kills", value: kills.length, unit: "", atLeast: 50 },
  { name: "that left something missing or doubled", value: wrong, unit: "", atMost: 0 },
  { name: "all of them took", value: (performance.now() - startedAt) / 1_000, unit: "s" },
];
console.log(formatFigures(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;
