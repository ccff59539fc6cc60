/** Plays seeds until one breaks a rule, and prints what was found as JSON. It runs in a copy with a planted fault: `search.program.ts <stores> <hours> <seconds> <first seed>`. */
import { playSeed } from "../stage/play-seed.ts";
import type { Settings } from "../plan/settings.ts";
import type { Found } from "./plant.ts";

const [stores = "memory,file", ...numbers] = process.argv.slice(2);
const [hours = 12, seconds = 300, from = 1] = numbers.map(Number);

process.stdout.write(JSON.stringify((await search()) ?? null));

async function search(): Promise<Found | undefined> {
  for (let seed = from; readCpuMs() < seconds * 1_000; seed += 1)
    for (const store of stores.split(",") as Settings["store"][]) {
      const { violation } = await playSeed({ seed, store, hours });
      if (violation) return { seed, store, rule: violation.rule, tookMs: Math.round(readCpuMs()) };
    }
  return undefined;
}

/** Time of the processor, which other work on the machine changes little. */
function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
