const LEAST = 8;
const LEAST_OF_LAST = 24; // The last one is that by which a row is known: others go before it becomes shorter.
const BETWEEN = 2;

/** Cells that fit a width. */
export interface TrimmedRows {
  head: string[];
  rows: (string | number)[][];
}

/**
 * Shortens cells with `…` until a table fits a width. The columns of `shrink` become narrower one after the other. Where that is not
 * enough, they are left out in the same order, except the last one, which becomes as narrow as it must. Numbers stay whole.
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
  const computeOver = () => widths.reduce((sum, each) => sum + (each > 0 ? each + BETWEEN : 0), -width);
  const cut = (column: number, least: number) => {
    widths[column]! -= Math.max(0, Math.min(computeOver(), widths[column]! - least));
  };
  for (const column of shrink.slice(0, -1)) cut(column, LEAST);
  cut(shrink.at(-1)!, LEAST_OF_LAST);
  for (const column of shrink.slice(0, -1)) if (computeOver() > 0) widths[column] = 0;
  cut(shrink.at(-1)!, 1);
  const trim = (cell: string | number, column: number) =>
    typeof cell === "number" || cell.length <= widths[column]! ? cell : `${cell.slice(0, widths[column]! - 1)}…`;
  const keep = (_: unknown, column: number) => widths[column]! > 0;
  return {
    head: head.map((title, column) => String(trim(title, column))).filter(keep),
    rows: rows.map((row) => row.map(trim).filter(keep)),
  };
}
