/** Something measured, and what it should be. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The target is to stay at or below this. */
  atMost?: number;
  /** The target is to reach this. */
  atLeast?: number;
}

/** Whether a figure keeps to its target; one without a target does. */
export function isMet({
  value,
  atMost = Number.POSITIVE_INFINITY,
  atLeast = Number.NEGATIVE_INFINITY,
}: Figure): boolean {
  return value <= atMost && value >= atLeast;
}

/** A table of figures for people: what, how much, the target, and whether it is met. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, atMost, atLeast } = figure;
    const target = [
      ...(atMost === undefined ? [] : [`≤ ${written(atMost)} ${unit}`]),
      ...(atLeast === undefined ? [] : [`≥ ${written(atLeast)} ${unit}`]),
    ].join(", ");
    return [name, `${written(value)} ${unit}`, target, target === "" ? "" : isMet(figure) ? "met" : "MISSED"];
  });
  const table = [["figure", "measured", "target", ""], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map(([name, measured, target, met]) =>
      [name!.padEnd(widths[0]!), measured!.padStart(widths[1]!), target!.padStart(widths[2]!), met]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Three digits that count, and no fraction from 100 on. */
function written(value: number): string {
  const digits = Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return value.toLocaleString("en", digits);
}
