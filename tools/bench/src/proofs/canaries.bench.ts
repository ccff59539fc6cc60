/** Plants secrets in 10,000 calls that fail in every way there is, and looks for them in log lines, errors and printed objects. */
import { playFuzzCanaries } from "@kontor/e2e/refusals/fuzz-canaries";

const calls = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 20);
const { failed, searched, leaks, outcomes } = await playFuzzCanaries({ calls, seed });
console.log(`${calls} calls, ${failed} failed, ${searched} texts searched for planted secrets: ${leaks.length} leaks`);
console.log(JSON.stringify(outcomes));
for (const leak of leaks) console.error(leak);
if (leaks.length > 0) process.exitCode = 1;
