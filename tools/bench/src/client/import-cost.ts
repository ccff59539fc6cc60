import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { computeMedian } from "../measure/median.ts";

export interface ImportCost {
  /** Median, in ms of CPU. */
  cpuMs: number;
  /** The globals of `fetch` that were looked at while loading. */
  touched: string[];
}

/** Measures the time to load a package as it is published; each run is a process of its own. */
export function measureImport(name: string, { times = 15, conditions = [] as string[] } = {}): ImportCost {
  const program = join(import.meta.dirname, "import.program.ts");
  const flags = conditions.map((each) => `--conditions=${each}`);
  const runs = Array.from(
    { length: times },
    () => JSON.parse(execFileSync(process.execPath, [...flags, program, name], { encoding: "utf8" })) as ImportCost,
  );
  return {
    cpuMs: computeMedian(runs.map(({ cpuMs }) => cpuMs)),
    touched: [...new Set(runs.flatMap((run) => run.touched))],
  };
}
