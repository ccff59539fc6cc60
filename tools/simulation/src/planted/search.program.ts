/** Plays seeds until one breaks a rule, and prints what was found as JSON. It runs in a copy with a planted fault: `search.program.ts <stores> <hours> <seconds>`. */
import type { Settings } from "../plan/settings.ts";
import { playSeed } from "../stage/play-seed.ts";
import type { Found } from "./faults.ts";

const [stores = "memory,file", hours = "12", seconds = "300"] = process.argv.slice(2);

process.stdout.write(JSON.stringify((await search()) ?? null));

async function search(): Promise<Found | undefined> {
  for (let seed = 1; readCpuSeconds() < Number(seconds); seed += 1)
    for (const store of stores.split(",") as Settings["store"][]) {
      const { violation } = await playSeed({ seed, store, hours: Number(hours) });
      if (violation) return { seed, store, rule: violation.rule };
    }
  return undefined;
}

/** Time of the processor, which other work on the machine changes little. */
function readCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
