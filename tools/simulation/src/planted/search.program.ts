/**
 * Loads the packages with a planted fault, and looks for a run that breaks a rule: the scenario of the fault, or else seeds from 1 on. No seed
 * begins after so many seconds of the processor. Its argument is JSON, `{ fault, hours, seconds }`, with the simulated hours of a seed. It prints
 * `{ seed, store, rule }`, or `null` if no rule was broken. A run that throws ends it with its error.
 */
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RunSeedOptions } from "../environment/run-seed.ts";
import { root, type PlantedFault } from "./faults.ts";

type Order = { fault: PlantedFault; hours: number; seconds: number };
const { fault, hours, seconds } = JSON.parse(process.argv[2]!) as Order;
const edited = pathToFileURL(join(root, fault.file)).href;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url !== edited) return loaded;
    return {
      ...loaded,
      source: Buffer.from(loaded.source as Buffer)
        .toString()
        .replace(fault.before, () => fault.after),
    };
  },
});
const { runSeed } = await import("../environment/run-seed.ts");

process.stdout.write(JSON.stringify((await search()) ?? null));

async function search() {
  if (fault.scenario) return find(fault.scenario);
  for (let seed = 1; readCpuSeconds() < seconds; seed += 1)
    for (const store of chooseStores()) {
      const found = await find({ seed, store, hours });
      if (found) return found;
    }
  return undefined;
}

async function find(options: RunSeedOptions) {
  const { violation } = await runSeed(options);
  return violation && { seed: options.seed, store: options.store, rule: violation.rule };
}

/** A fault in the code of one store is looked for on that store alone; only files have power cuts. */
function chooseStores(): readonly RunSeedOptions["store"][] {
  if (/inbox\/sqlite|stores\/file\//.test(fault.file)) return ["file"];
  return /inbox\/memory/.test(fault.file) ? ["memory"] : ["memory", "file"];
}

/** Time of the processor, which other work on the machine changes little. */
function readCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
