import { isDeepStrictEqual } from "node:util";
import type { Bench } from "../measure/bench.ts";
import { isMet } from "../measure/figure.ts";
import type { Reported } from "../measure/report.ts";
import type { Machine, Occasion, ResultRow, Results, Run } from "./results.ts";

/** A run that has ended, and the figures that it gave. */
export interface EndedRun extends Omit<Run, "machine"> {
  machine: Machine;
  figures: readonly Reported[];
}

/** Puts a run in place of the one before. Only the figures that it gave change. */
export function addRun(results: Results, ended: EndedRun, catalog: readonly Bench[]): Results {
  const { figures, machine: itsMachine, seconds, outcome, bench, ...when } = ended;
  const machine = nameMachine(results, itsMachine);
  const occasion: Occasion = { ...when, machine };
  const rows = figures.map(({ name, value, note }): ResultRow => ({
    bench,
    name,
    value: Number.isInteger(value) ? value : Number(value.toPrecision(4)),
    unit: "",
    ...(note && { note }),
    ...occasion,
  }));
  const isNew = (row: ResultRow) => row.bench === bench && rows.some(({ name }) => name === row.name);
  return applyCatalog(
    {
      machines: { ...results.machines, [machine]: itsMachine },
      runs: [...results.runs.filter((run) => run.bench !== bench), { bench, ...occasion, seconds, outcome }],
      figures: [...results.figures.filter((row) => !isNew(row)), ...rows],
    },
    catalog,
  );
}

/** Sorts the rows as the catalog has them, with its units and targets of today; drops figures and machines that nothing names any more. */
export function applyCatalog({ machines, runs, figures }: Results, catalog: readonly Bench[]): Results {
  const kept = catalog.flatMap((bench) =>
    Object.entries(bench.figures).flatMap(([name, { unit, atMost, atLeast }]) => {
      const row = figures.find((each) => each.bench === bench.name && each.name === name);
      if (!row) return [];
      const target = { ...(atMost !== undefined && { atMost }), ...(atLeast !== undefined && { atLeast }) };
      const verdict = isMet({ value: row.value, ...target }) ? "met" : "short";
      const { value, note, measured, commit, mode, machine, load } = row;
      const judged = Object.keys(target).length > 0 && { ...target, verdict };
      const fitted = { bench: bench.name, name, value, unit, ...judged, ...(note && { note }) };
      return [{ ...fitted, measured, commit, mode, machine, load } as ResultRow];
    }),
  );
  const keptRuns = catalog.flatMap(({ name }) => runs.filter(({ bench }) => bench === name));
  const named = new Set([...kept, ...keptRuns].map(({ machine }) => machine));
  return {
    machines: Object.fromEntries(Object.entries(machines).filter(([name]) => named.has(name))),
    runs: keptRuns,
    figures: kept,
  };
}

/** The name of a machine: the one it has, or the next letter. */
function nameMachine({ machines }: Results, machine: Machine): string {
  const known = Object.entries(machines).find(([, each]) => isDeepStrictEqual(each, machine));
  if (known) return known[0];
  for (let code = "A".charCodeAt(0); ; code += 1) {
    const name = String.fromCharCode(code);
    if (!Object.hasOwn(machines, name)) return name;
  }
}
