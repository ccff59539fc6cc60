/** Plays seeds in memory and on a file by turns, until one breaks a rule. Prints what was found as JSON. Runs in a copy with a planted fault. */
import { playSeed } from "../play/play-seed.ts";
import type { Found } from "./plant.ts";

const [hours = 12, seconds = 300, from = 1] = process.argv.slice(2).map(Number);
const startedAt = performance.now();
const tookMs = () => Math.round(performance.now() - startedAt);

process.stdout.write(JSON.stringify((await search()) ?? null));

async function search(): Promise<Found | undefined> {
  for (let seed = from; tookMs() < seconds * 1_000; seed += 1)
    for (const store of ["memory", "file"] as const) {
      const { violation } = await playSeed({ seed, store, hours });
      if (violation) return { seed, store, rule: violation.rule, tookMs: tookMs() };
    }
  return undefined;
}
