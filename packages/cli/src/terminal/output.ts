import { styleText } from "node:util";

/** Where a command writes for people. */
export interface Output {
  /** A line. */
  line(text?: string): void;
  title(text: string): void;
  /** Something that was done. */
  done(text: string): void;
  /** Something beside. */
  note(text: string): void;
  /** Rows under a head; numbers stand right. */
  table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void;
}

/** Writes to a stream; in colour where it is a terminal that wants it. */
export function createOutput(stream: NodeJS.WritableStream): Output {
  const style = (format: Parameters<typeof styleText>[0], text: string) => styleText(format, text, { stream });
  const line = (text = "") => void stream.write(`${text}\n`);
  return {
    line,
    title: (text) => line(style("bold", text)),
    done: (text) => line(`${style("green", "✔")} ${text}`),
    note: (text) => line(style("dim", `  ${text}`)),
    table(head, rows) {
      const widths = head.map((title, column) =>
        Math.max(title.length, ...rows.map((row) => String(row[column] ?? "").length)),
      );
      const cell = (value: string | number, column: number) =>
        typeof value === "number" ? String(value).padStart(widths[column]!) : value.padEnd(widths[column]!);
      const isNumber = (column: number) => typeof rows[0]?.[column] === "number";
      line(
        style(
          "dim",
          `  ${head.map((title, column) => (isNumber(column) ? title.padStart(widths[column]!) : title.padEnd(widths[column]!))).join("  ")}`.trimEnd(),
        ),
      );
      for (const row of rows) line(`  ${row.map(cell).join("  ")}`.trimEnd());
    },
  };
}

/** The same output, without a secret in it. */
export function hideInOutput(out: Output, hide: (text: string) => string): Output {
  return {
    line: (text) => out.line(text === undefined ? text : hide(text)),
    title: (text) => out.title(hide(text)),
    done: (text) => out.done(hide(text)),
    note: (text) => out.note(hide(text)),
    table(head, rows) {
      out.table(
        head,
        rows.map((row) => row.map((cell) => (typeof cell === "string" ? hide(cell) : cell))),
      );
    },
  };
}
