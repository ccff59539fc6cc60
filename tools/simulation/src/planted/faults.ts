/** Faults that are planted while the packages are loaded, to show that the simulation finds what it promises to find. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import type { RunSeedOptions } from "../environment/run-seed.ts";

/** An edit of one file that a simulated run must notice. */
export interface PlantedFault {
  id: string;
  /** From the root of the repository. */
  file: string;
  before: string;
  after: string;
  reason: string;
  /** A seed with faults in place of those that it draws, for a fault that seeds rarely show. Without it, seeds are drawn. */
  scenario?: RunSeedOptions;
}

export const root = join(import.meta.dirname, "../../../..");

/** Reads the planted faults. @throws {Error} If the code that one of them edits is not there exactly once. */
export function readPlantedFaults(): PlantedFault[] {
  const folder = join(root, "tools/simulation/planted-faults");
  return readdirSync(folder).flatMap((name) => {
    const { edits } = parse(readFileSync(join(folder, name), "utf8")) as { edits: PlantedFault[] };
    return edits.map((edit) => {
      const file = `packages/${name.replace(".yaml", "")}/src/${edit.file}`;
      const count = readFileSync(join(root, file), "utf8").split(edit.before).length - 1;
      if (count !== 1) throw new Error(`Cannot plant ${edit.id} as its code must be in ${file} once: got ${count}`);
      return { ...edit, file };
    });
  });
}

/**
 * Looks in a process with a planted fault for a seed that breaks a rule, or runs the scenario of the fault. Gives the seed, its store and the
 * rule; `undefined` if none is broken in time.
 *
 * @param options.seconds The search ends after so many seconds of the processor.
 */
export async function findPlantedFault(fault: PlantedFault, options: { hours: number; seconds: number }) {
  const program = join(import.meta.dirname, "search.program.ts");
  const args = ["--conditions=@kontor/source", program, JSON.stringify({ fault, ...options })];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return (JSON.parse(stdout) as { seed: number; store: string; rule: string } | null) ?? undefined;
}
