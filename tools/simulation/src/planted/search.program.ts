/**
 * Plays seeds until one breaks a rule, or a scenario, and prints what was found as JSON. It runs in a copy with a planted fault:
 * `search.program.ts <stores> <hours> <seconds> <scenario as JSON>`.
 */
import type { Settings } from "../plan/settings.ts";
import { playSeed, type PlaySeedOptions } from "../stage/play-seed.ts";
import type { Found, Scenario } from "./faults.ts";

const [stores = "memory,file", hours = "12", seconds = "300", given = "null"] = process.argv.slice(2);
const scenario = JSON.parse(given) as Scenario | null;

process.stdout.write(JSON.stringify((await search()) ?? null));

async function search(): Promise<Found | undefined> {
  if (scenario) return play(scenario);
  for (let seed = 1; readCpuSeconds() < Number(seconds); seed += 1)
    for (const store of stores.split(",") as Settings["store"][]) {
      const found = await play({ seed, store, hours: Number(hours) });
      if (found) return found;
    }
  return undefined;
}

async function play(options: PlaySeedOptions): Promise<Found | undefined> {
  const { violation } = await playSeed(options);
  return violation && { seed: options.seed, store: options.store, rule: violation.rule };
}

/** Time of the processor, which other work on the machine changes little. */
function readCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
