import type { Bench, FigureSpec } from "../measure/bench.ts";
import { isMet } from "../measure/figure.ts";
import type { Occasion, ResultRow, Results, Run } from "./results.ts";

/** A figure as README, docs and the table of a run show it. */
export interface ShownFigure extends FigureSpec {
  bench: string;
  name: string;
  /** The last measurement, if anything was. */
  row?: ResultRow;
  /** `open`: without a target. `unmeasured`: with a target or without one, never measured. */
  status: "met" | "short" | "open" | "unmeasured";
  /** It is a time, a rate or a ratio of them, and more ran beside it than the machine has cores: then it says little. */
  isDisturbed?: boolean;
  /** It was measured before the last run of its benchmark, which did not reach it. */
  isEarlier?: boolean;
  /** The last run of its benchmark failed, so something about it is not understood. */
  isOfFailure?: boolean;
}

const OF_TIME = /^(?:ms|s|µs|×|.*\/s)$/;

export interface ShownBench {
  bench: Bench;
  /** Its last run. */
  run?: Run;
  figures: ShownFigure[];
}

/** Joins what is declared with what was measured. A figure that was never measured has its target and no value. */
export function listShown({ figures, runs, machines }: Results, catalog: readonly Bench[]): ShownBench[] {
  return catalog.map((bench) => {
    const run = runs.find((each) => each.bench === bench.name);
    const shown = Object.entries(bench.figures).map(([name, spec]): ShownFigure => {
      const row = figures.find((each) => each.bench === bench.name && each.name === name);
      const figure = { ...spec, bench: bench.name, name };
      if (!row) return { ...figure, status: "unmeasured" };
      return {
        ...figure,
        row,
        isDisturbed: OF_TIME.test(spec.unit) && row.load > machines[row.machine]!.cores,
        isEarlier: run !== undefined && !isSameOccasion(row, run),
        isOfFailure: run?.outcome === "failed",
        status: !hasTarget(spec) ? "open" : isMet({ ...spec, value: row.value }) ? "met" : "short",
      };
    });
    return { bench, ...(run && { run }), figures: shown };
  });
}

function isSameOccasion(a: Occasion, b: Occasion): boolean {
  return a.measured === b.measured && a.commit === b.commit && a.mode === b.mode && a.load === b.load;
}

/** Whether a figure has a target. */
export function hasTarget({ atMost, atLeast }: FigureSpec): boolean {
  return atMost !== undefined || atLeast !== undefined;
}

/** Counts the figures with a target. */
export function countVerdicts(shown: readonly ShownBench[]): {
  targets: number;
  met: number;
  short: number;
  unmeasured: number;
} {
  const judged = shown.flatMap(({ figures }) => figures).filter(hasTarget);
  const count = (status: ShownFigure["status"]) => judged.filter((each) => each.status === status).length;
  return { targets: judged.length, met: count("met"), short: count("short"), unmeasured: count("unmeasured") };
}
