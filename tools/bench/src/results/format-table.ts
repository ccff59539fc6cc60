import { formatTable, formatTarget, formatValue } from "../measure/figure.ts";
import { formatSeconds } from "../run/format-seconds.ts";
import type { ShownBench, ShownFigure } from "./list-shown.ts";
import type { Machine } from "./results.ts";

const WORDS: Record<ShownFigure["status"], string> = {
  met: "met",
  short: "SHORT",
  open: "",
  unmeasured: "not measured",
};

/** The table of a run: every figure beside its target, under its benchmark; a benchmark that failed says so in a row of its own. */
export function formatShown(shown: readonly ShownBench[], machine: Machine): string {
  const rows = shown.flatMap(({ bench, run, figures }) => [
    ["", "", "", "", ""],
    [bench.name.toUpperCase(), "", "", "", run ? `${formatSeconds(run.seconds)}, load ${run.load}` : ""],
    ...(run && run.outcome !== "complete" ? [[`  ${run.outcome.toUpperCase()}`, "", "", "", ""]] : []),
    ...figures.map((figure) => [
      `  ${figure.name}`,
      figure.row ? formatValue(figure.row.value, figure.unit) : "–",
      formatTarget(figure),
      WORDS[figure.status],
      [figure.isEarlier && `an earlier ${figure.row!.mode} run`, figure.row?.note].filter(Boolean).join("; "),
    ]),
  ]);
  const { cpu, cores, memoryGb, node, os } = machine;
  return `${formatTable([["figure", "measured", "target", "", ""], ...rows])}\n\n${cores} cores of ${cpu}, ${memoryGb} GB, Node ${node}, ${os}`;
}
