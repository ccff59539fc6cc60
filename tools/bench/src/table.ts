/** A figure as it was measured. */
export interface Figure {
  name: string;
  value: number;
  /** The bound that it must keep to, with its unit: `≤ 8 KB`, `≥ 4 ×`. Without a target: the unit alone. */
  target: string;
  /** For people, such as the spread of the rounds or the figure of a peer. */
  note?: string;
}

/** A figure as a row of the page, and for `console.table()`. */
export function buildRow({ name, value, target, note }: Figure, day: string) {
  const [, sign, bound = "", unit = ""] = /^(?:([≤≥]) ([\d.,]+) ?)?(.*)$/.exec(target)!;
  const limit = Number(bound.replaceAll(",", ""));
  const verdict = (sign === "≤" ? value <= limit : value >= limit) ? "met" : "not reached";
  const measured = `${formatValue(value, unit)}${note ? ` (${note})` : ""}`;
  const [bounded, reached] = sign ? [target, verdict] : ["", ""];
  return { Figure: name, Measured: measured, Target: bounded, "Reached?": reached, When: day };
}

/** Three digits that count, and no fraction from 100 on. */
export function formatValue(value: number, unit = ""): string {
  const digits = Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return `${value.toLocaleString("en", digits)} ${unit}`.trim();
}

/**
 * Writes the rows of a program where the page has those figures of it, without those that are gone, and names the machine.
 *
 * @throws If the page has no row of a figure, or no sentence about the machine.
 */
export function replaceRows(
  page: string,
  program: string,
  rows: readonly ReturnType<typeof buildRow>[],
  machine: string,
): string {
  const left = new Map(rows.map((row) => [row.Figure, Object.values(row).join(" | ")]));
  const sentence = `Machine of the last run: ${machine}.`;
  const named = page.replace(/^Machine of the last run: .*$/m, sentence);
  const rowOfProgram = new RegExp(`^(\\| \`(?:npm run bench )?${program}\` \\| )(.*?) \\|.*\n?`, "gm");
  const written = named.replaceAll(rowOfProgram, (_, first: string, name: string) => {
    const row = left.get(name);
    return left.delete(name) ? `${first}${row} |\n` : "";
  });
  if (left.size === 0 && written.includes(sentence)) return written;
  const missing = [...left.keys()].join(", ");
  throw new Error(`Cannot write figures as the page must name the machine and have a row of ${program}: ${missing}`);
}
