/** A figure as it was measured. */
export interface Figure {
  name: string;
  value: number;
  /** The bound that it must keep to, with its unit: `≤ 8 KB`, `≥ 4 ×`. Without a target: the unit alone. */
  target: string;
  /** Whether the page shows it before all others. */
  isMain?: true;
  /** For people, such as the spread of the rounds or the figure of a peer. */
  note?: string;
}

/** The first cell of a row: the command of a figure that the page shows first, and the program of every other. */
export const nameRow = (program: string, isMain = false): string => (isMain ? `npm run bench ${program}` : program);

/** The figures of a program as rows of the tables: command or program, figure, measured, target, verdict, day. */
export function buildRows(program: string, figures: readonly Figure[], day: string): string[][] {
  return figures.map(({ name, value, target, note, isMain }) => {
    const [, sign, bound = "", unit = ""] = /^(?:([≤≥]) ([\d.,]+) ?)?(.*)$/.exec(target)!;
    const limit = Number(bound.replaceAll(",", ""));
    const isMet = sign === "≤" ? value <= limit : value >= limit;
    const measured = `${formatValue(value, unit)}${note ? ` (${note})` : ""}`;
    return [
      nameRow(program, isMain),
      name,
      measured,
      ...(sign ? [target, isMet ? "met" : "not reached"] : ["", ""]),
      day,
    ];
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
 * Puts the rows of a program in place of those that the page has of it, in each of its tables, and names the machine.
 *
 * @throws If the page has no row of the program where one belongs, or no sentence about the machine.
 */
export function replaceRows(page: string, rows: readonly (readonly string[])[], machine: string): string {
  let lines = page.split("\n").map((line) => (line.startsWith(MACHINE) ? `${MACHINE}${machine}.` : line));
  for (const [name, own] of Map.groupBy(rows, ([first]) => first!)) {
    const isItsRow = (line: string) => line.startsWith(`| \`${name}\` |`);
    const first = lines.findIndex(isItsRow);
    if (first < 0 || !lines.includes(`${MACHINE}${machine}.`))
      throw new Error(`Cannot write figures as the page must have a row of ${name} and the machine: got none`);
    const written = own.map(([, ...cells]) => `| \`${name}\` | ${cells.join(" | ")} |`);
    lines = lines.flatMap((line, index) => (index === first ? written : isItsRow(line) ? [] : [line]));
  }
  return lines.join("\n");
}
