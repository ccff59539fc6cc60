import type { FigureSpec } from "./bench.ts";

/** Something measured, and what it should be. */
export interface Figure extends FigureSpec {
  name: string;
  value: number;
  /** For people, such as the spread of the rounds. */
  note?: string;
}

/** Whether a figure keeps to its target; one without a target does. */
export function isMet({
  value,
  atMost = Number.POSITIVE_INFINITY,
  atLeast = Number.NEGATIVE_INFINITY,
}: Pick<Figure, "value" | "atMost" | "atLeast">): boolean {
  return value <= atMost && value >= atLeast;
}

/** A table of figures for people: what, how much, the target, and whether it is met. */
export function formatFigures(figures: readonly Figure[]): string {
  return formatTable([
    ["figure", "measured", "target", "", ""],
    ...figures.map((figure) => {
      const target = formatTarget(figure);
      const verdict = target === "" ? "" : isMet(figure) ? "met" : "MISSED";
      return [figure.name, formatValue(figure.value, figure.unit), target, verdict, figure.note ?? ""];
    }),
  ]);
}

/** Columns beside each other: the second and the third end at the same place. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 || column === 2 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The target with its unit; empty without one. */
export function formatTarget({ unit, atMost, atLeast }: FigureSpec): string {
  return [
    ...(atMost === undefined ? [] : [atMost === 0 ? "0" : `≤ ${formatValue(atMost, unit)}`]),
    ...(atLeast === undefined ? [] : [`≥ ${formatValue(atLeast, unit)}`]),
  ].join(", ");
}

/** Three digits that count, and no fraction from 100 on. */
export function formatValue(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return `${value.toLocaleString("en", digits)} ${unit}`.trim();
}
