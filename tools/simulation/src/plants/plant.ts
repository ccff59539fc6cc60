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
  /** Time of the processor, in ms. */
  tookMs: number;
}

export interface FindPlantOptions {
  hours: number;
  /** The search ends after so many seconds of the processor. */
  seconds: number;
  /** The first seed. Default 1. */
  from?: number;
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
  { hours, seconds, from = 1 }: FindPlantOptions,
): Promise<Found | undefined> {
  const path = join(copy, plant.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, applyEdit(text, plant));
  try {
    const program = join(copy, "tools/simulation/src/plants/search.program.ts");
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=@kontor/source", program, chooseStores(plant), String(hours), String(seconds), String(from)],
      { cwd: copy },
    );
    return (JSON.parse(stdout) as Found | null) ?? undefined;
  } finally {
    writeFileSync(path, text);
  }
}

/** A fault in the code of one store is looked for on that store alone; only files have power cuts. */
function chooseStores({ file }: Mutant): string {
  if (/inbox\/sqlite|stores\/file\/token/.test(file)) return "file";
  return /inbox\/memory/.test(file) ? "memory" : "memory,file";
}

/** The work tree, to be copied. */
export const workTree = root;
