/** `pnpm bench erp`: kills the ERP journey before and after every one of its requests and writes, and starts it again. */
import { isDeepStrictEqual } from "node:util";
import { createErpWorld, listErpKills, playErp, whole } from "@kontor/e2e/erp/play";
import { showFigures } from "../measure/report.ts";
import { erp } from "./figures.ts";

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
showFigures(erp, {
  kills: kills.length,
  "that left something missing or doubled": wrong,
  "all of them took": (performance.now() - startedAt) / 1_000,
});
