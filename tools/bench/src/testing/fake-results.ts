import type { EndedRun } from "../results/merge.ts";
import type { Machine, Results } from "../results/results.ts";

export const machine: Machine = { cpu: "Test CPU", cores: 2, memoryGb: 8, node: "v24.0.0", os: "Linux 6 x64" };

export const nothing: Results = { machines: {}, runs: [], figures: [] };

/** A run of a benchmark that gave these figures. */
export function buildRun(bench: string, figures: Record<string, number>, rest: Partial<EndedRun> = {}): EndedRun {
  return {
    ...{ bench, machine, measured: "2026-11-23", commit: "0123456789", mode: "quick", load: 1.5, seconds: 3 },
    outcome: "complete",
    figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
    ...rest,
  };
}
