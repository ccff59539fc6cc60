/** A figure as it was measured. */
export interface Figure {
  name: string;
  value: number;
  /** The bound that it must keep to, with its unit: `≤ 8 KB`, `≥ 4 ×`. Without a target: the unit alone. */
  target: string;
  /** For people, such as the spread of the rounds or the figure of a peer. */
  note?: string;
}

/** The figures of a program as rows of the table: program, figure, measured, target, verdict, day. */
export function buildRows(program: string, figures: readonly Figure[], day: string): string[][] {
  return figures.map(({ name, value, target, note }) => {
    const [, sign, bound = "", unit = ""] = /^(?:([≤≥]) ([\d.,]+) ?)?(.*)$/.exec(target)!;
    const limit = Number(bound.replaceAll(",", ""));
    const isMet = sign === "≤" ? value <= limit : value >= limit;
    const measured = `${formatValue(value, unit)}${note ? ` (${note})` : ""}`;
    return [program, name, measured, ...(sign ? [target, isMet ? "met" : "not reached"] : ["", ""]), day];
  });
}

/** Three digits that count, and no fraction from 100 on. */
export function formatValue(value: number, unit = ""): string {
  const digits = Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return `${value.toLocaleString("en", digits)} ${unit}`.trim();
}

/** The rows for a terminal, without the program and the day. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  const shown = [["Figure", "Measured", "Target", "Reached?"], ...rows.map((row) => row.slice(1, -1))];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...shown.map((row) => row[column]!.length)));
  const lines = shown.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
}

const MACHINE = "Machine of the last run: ";

/**
 * Puts the rows of a program in place of those that the page has of it, and names the machine.
 *
 * @throws If the page has no row of the program, or no sentence about the machine.
 */
export function replaceRows(page: string, rows: readonly (readonly string[])[], machine: string): string {
  const [program] = rows[0]!;
  const isItsRow = (line: string) => line.startsWith(`| \`${program}\` |`);
  const lines = page.split("\n").map((line) => (line.startsWith(MACHINE) ? `${MACHINE}${machine}.` : line));
  const first = lines.findIndex(isItsRow);
  if (first < 0 || !lines.includes(`${MACHINE}${machine}.`))
    throw new Error(`Cannot write figures as the page must have a row of ${program} and the machine: got none`);
  const written = rows.map(([, ...cells]) => `| \`${program}\` | ${cells.join(" | ")} |`);
  return lines.flatMap((line, index) => (index === first ? written : isItsRow(line) ? [] : [line])).join("\n");
}
