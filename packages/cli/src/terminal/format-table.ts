import { computeLongestWord, splitText } from "./split-text.ts";

/** A cell; numbers stand right. */
export type Cell = string | number;

/** The lines of a table. The first `headLines` of them are its head. */
export interface TableLines {
  lines: string[];
  headLines: number;
}

const INDENT = 2;
const BETWEEN = 2;
const LEAST_ROOM = 16; // A narrower last column is harder to read than lines below each other.

/**
 * Builds the lines of a table. Where it is wider than the terminal, the last column is wrapped at its spaces; where that is too narrow,
 * or a number, each row becomes a few lines below each other. No text is lost.
 */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  { columns }: { columns?: number | undefined } = {},
): TableLines {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const total = widths.reduce((sum, width) => sum + width, INDENT + BETWEEN * (widths.length - 1));
  const before = total - widths.at(-1)!;
  const isNumber = (column: number) => typeof rows[0]?.[column] === "number";
  const isWide = columns !== undefined && total > columns;
  if (isWide && (isNumber(head.length - 1) || columns - before < LEAST_ROOM))
    return { lines: rows.flatMap((row) => formatRecord(head, row, columns)), headLines: 0 };
  const pad = (cell: Cell, column: number) =>
    isNumber(column) ? String(cell).padStart(widths[column]!) : String(cell).padEnd(widths[column]!);
  const buildLine = (row: readonly Cell[]) =>
    `${" ".repeat(INDENT)}${row.map(pad).join(" ".repeat(BETWEEN))}`.trimEnd();
  const buildLines = (row: readonly Cell[]) => {
    if (!isWide) return [buildLine(row)];
    const last = String(row.at(-1) ?? "");
    if (computeLongestWord(last) <= columns - before)
      return splitText(buildLine(row), { columns, indent: before }).split("\n");
    return [buildLine(row.slice(0, -1)), ...splitText(`${" ".repeat(2 * INDENT)}${last}`, { columns }).split("\n")];
  };
  return { lines: [buildLine(head), ...rows.flatMap(buildLines)], headLines: 1 };
}

/** A row whose cells stand below the first one, with their titles. */
function formatRecord(head: readonly string[], row: readonly Cell[], columns: number): string[] {
  const told = head.flatMap((title, column) =>
    column === 0 || row[column] === "" ? [] : [`${title}: ${String(row[column])}`],
  );
  const rest = told.length === 0 ? [] : [`${" ".repeat(2 * INDENT)}${told.join("; ")}`];
  return [`${" ".repeat(INDENT)}${row[0]}`, ...rest].flatMap((each) =>
    splitText(each, { columns, indent: 2 * INDENT }).split("\n"),
  );
}
