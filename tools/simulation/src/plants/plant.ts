import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { applyEdit, readCorpora, type Mutant } from "@kontor/mutants/corpus";

/** The seed that found a planted fault. */
export interface Found {
  seed: number;
  store: "memory" | "file";
  /** The rule that it broke. */
  rule: string;
  tookMs: number;
}

export interface FindPlantOptions {
  hours: number;
  /** The search ends after so many seconds. */
  seconds: number;
}

const root = dirname(dirname(dirname(dirname(import.meta.dirname))));

/** Reads the planted faults. @throws {Error} If one does not fit its file. */
export function readPlants(): Mutant[] {
  return readCorpora(root, join(root, "tools/simulation/plants")).flatMap(({ mutants }) => mutants);
}

/**
 * Plants a fault in a copy of the work tree, looks for a seed that breaks a rule, and takes the fault back. `undefined` if none does in time.
 *
 * @param copy The folder of the copy: `createScratchCopy()` of the mutants.
 */
export async function findPlant(
  copy: string,
  plant: Mutant,
  { hours, seconds }: FindPlantOptions,
): Promise<Found | undefined> {
  const path = join(copy, plant.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, applyEdit(text, plant));
  try {
    const program = join(copy, "tools/simulation/src/plants/search.program.ts");
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=@kontor/source", program, String(hours), String(seconds)],
      { cwd: copy },
    );
    return (JSON.parse(stdout) as Found | null) ?? undefined;
  } finally {
    writeFileSync(path, text);
  }
}

/** The work tree, to be copied. */
export const workTree = root;
