import { formatTarget } from "../measure/figure.ts";
import { countVerdicts, type ShownBench } from "../results/list-shown.ts";
import type { Machine } from "../results/results.ts";
import { describeMachines } from "./machines.ts";
import { plots } from "./plots.ts";
import { describeVerdict, formatMeasured } from "./words.ts";

/** Builds the data of the docs: text that is ready to be shown, and the values for who writes sentences of them. */
export function formatDocs(shown: readonly ShownBench[], machines: Record<string, Machine>): string {
  const data = {
    counts: countVerdicts(shown),
    machines: describeMachines(shown, machines),
    plots: plots.map(({ id, bench, title }) => ({ id, bench, title })),
    benches: shown.map(({ bench: { name, title, measures }, run, figures }) => ({
      ...{ name, title, measures },
      ...(run && { run }),
      figures: figures.map((figure) => ({
        name: figure.name,
        measured: formatMeasured(figure),
        target: formatTarget(figure),
        verdict: describeVerdict(figure),
        status: figure.status,
        ...(figure.row && { value: figure.row.value, day: figure.row.measured, mode: figure.row.mode }),
        ...(figure.row && { machine: figure.row.machine, load: figure.row.load, commit: figure.row.commit }),
        ...(figure.isEarlier && { isEarlier: true }),
        ...(figure.row?.note && { note: figure.row.note }),
      })),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
