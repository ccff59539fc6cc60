/** `pnpm bench stock`: kills the stock sync before and after every one of its requests and writes, and starts it again. */
import { isDeepStrictEqual } from "node:util";
import { listStockKills, playStock } from "@kontor/e2e/stock/play";
import { createWorld } from "@kontor/e2e/stock/world";
import { showFigures } from "../measure/report.ts";
import { stock } from "./figures.ts";

const world = await createWorld();
const kills = await listStockKills(world);
let wrong = 0;
const startedAt = performance.now();
for (const kill of kills) {
  const { wanted, listed, platform } = await playStock(world, kill);
  if (isDeepStrictEqual([listed, platform], [wanted, wanted])) continue;
  wrong += 1;
  console.log(kill, { wanted, listed, platform });
}
showFigures(stock, {
  kills: kills.length,
  "that left an offer behind, or doubled one": wrong,
  "all of them took": (performance.now() - startedAt) / 1_000,
});
