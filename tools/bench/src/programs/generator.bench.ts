/** Times one run of the generator over both interfaces, the bundling of the specs included, as `pnpm generate --check` runs it. */
import { execFileSync } from "node:child_process";
import { isShort, computeMedian, sendFigures, takeTurns } from "../measure.ts";

const generate = async () =>
  execFileSync(process.execPath, ["tools/codegen/src/main.ts", "--check"], { stdio: ["ignore", "ignore", "inherit"] });
const { times } = await takeTurns({ times: generate }, { rounds: isShort ? 1 : 5, isCold: true });
const note = `slowest ${(Math.max(...times) / 1_000).toFixed(1)}`;
sendFigures([
  {
    name: "generating every file of both interfaces",
    value: computeMedian(times) / 1_000,
    target: "≤ 10 s",
    note,
  },
]);
