import type { ShownFigure } from "../results/list-shown.ts";
import { formatTarget, formatValue } from "../measure/figure.ts";

/** The value for people; a figure that was not measured has none. */
export function formatMeasured({ row, unit }: ShownFigure): string {
  return row ? formatValue(row.value, unit) : "not measured";
}

/** Whether the target is met, in words, so that no colour is needed to see it. */
export function describeVerdict(figure: ShownFigure): string {
  const { status } = figure;
  const doubt = figure.isOfFailure ? ", but the last run failed" : figure.isEarlier ? ", in an earlier run" : "";
  if (status === "met") return `met${doubt}`;
  if (status === "short") return `SHORT of the target${figure.isDisturbed ? ", on a busy machine" : ""}${doubt}`;
  return status === "unmeasured" && formatTarget(figure) !== "" ? "not measured" : "";
}
