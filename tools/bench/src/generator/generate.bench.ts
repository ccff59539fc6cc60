/** Times the generator over both interfaces, as `pnpm generate --check` runs it. */
import { execFileSync } from "node:child_process";
import { showFigures } from "../measure/report.ts";
import { generate } from "./figures.ts";

const rounds = Number(process.argv[2] ?? 3);
const seconds = Array.from({ length: rounds }, () => {
  const startedAt = performance.now();
  execFileSync(process.execPath, ["tools/codegen/src/main.ts", "--check"], { stdio: ["ignore", "ignore", "inherit"] });
  return (performance.now() - startedAt) / 1_000;
});
showFigures(generate, {
  "generating everything": { value: Math.min(...seconds), note: `the slowest ${Math.max(...seconds).toFixed(1)} s` },
});
