const LEAST = 8;
const BETWEEN = 2;

/** Cells that fit a width. */
export interface TrimmedRows {
  head: string[];
  rows: (string | number)[][];
}

/**
 * Shortens cells with `…` until a table fits a width. The columns of `shrink` become narrower one after the other; numbers stay whole.
 *
 * @param options.width The width of the terminal. Without one, nothing is shortened.
 * @param options.shrink The numbers of the columns that may become narrower, the first one first.
 */
export function trimRows(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  { width, shrink }: { width: number | undefined; shrink: readonly number[] },
): TrimmedRows {
  if (width === undefined) return { head: [...head], rows: rows.map((row) => [...row]) };
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => String(row[column]).length)));
  let over = BETWEEN * head.length + widths.reduce((sum, each) => sum + each, 0) - width;
  for (const least of [LEAST, 1])
    for (const column of shrink) {
      const cut = Math.max(0, Math.min(over, widths[column]! - least));
      widths[column]! -= cut;
      over -= cut;
    }
  const fit = (cell: string, column: number) =>
    cell.length <= widths[column]! ? cell : `${cell.slice(0, widths[column]! - 1)}…`;
  return {
    head: head.map(fit),
    rows: rows.map((row) => row.map((cell, column) => (typeof cell === "number" ? cell : fit(cell, column)))),
  };
}
