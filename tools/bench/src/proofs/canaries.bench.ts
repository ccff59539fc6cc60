/** Plants secrets in 10,000 calls that fail in every way there is, and looks for them in log lines, errors and printed objects. */
import { playFuzzCanaries } from "@kontor/e2e/refusals/fuzz-canaries";
import { showFigures } from "../measure/report.ts";
import { canaries } from "./figures.ts";

const calls = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 20);
const { failed, searched, leaks, outcomes } = await playFuzzCanaries({ calls, seed });
console.log(JSON.stringify(outcomes));
for (const leak of leaks) console.error(leak);
showFigures(canaries, {
  "calls with planted secrets": { value: calls, note: `${failed} failed` },
  "texts that were searched": searched,
  "secrets found": leaks.length,
});
