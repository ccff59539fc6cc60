import { styleText } from "node:util";
import { formatTable, splitText } from "./layout.ts";

/** Where a command writes for people. */
export interface Output {
  /** A line as it is, for programs too. */
  line(text?: string): void;
  /** Words for people. A terminal shows them without cutting a word. */
  prose(text: string, options?: { indent?: number }): void;
  title(text: string): void;
  /** Something that was done. */
  done(text: string): void;
  /** Something beside. */
  note(text: string): void;
  /** Rows under a head; numbers stand right. */
  table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void;
}

/** Writes to a stream; in colour where it is a terminal that wants it, and no wider than a terminal. */
export function createOutput(stream: NodeJS.WritableStream & { isTTY?: boolean; columns?: number }): Output {
  const style = (format: Parameters<typeof styleText>[0], text: string) => styleText(format, text, { stream });
  const line = (text = "") => void stream.write(`${text}\n`);
  const readColumns = () => (stream.isTTY ? stream.columns || 80 : undefined); // A window may change while a command runs.
  const wrap = (text: string, indent?: number) =>
    splitText(text, { columns: readColumns(), ...(indent !== undefined && { indent }) });
  return {
    line,
    prose: (text, { indent } = {}) => line(wrap(text, indent)),
    title: (text) => line(style("bold", wrap(text))),
    done: (text) => line(wrap(`✔ ${text}`, 2).replace("✔", () => style("green", "✔"))),
    note: (text) => line(style("dim", wrap(`  ${text}`))),
    table(head, rows) {
      const { lines, headLines } = formatTable(head, rows, { columns: readColumns() });
      for (const [index, each] of lines.entries()) line(index < headLines ? style("dim", each) : each);
    },
  };
}

/** The same output, without a secret in it. */
export function hideInOutput(out: Output, hide: (text: string) => string): Output {
  return {
    line: (text) => out.line(text === undefined ? text : hide(text)),
    prose: (text, options) => out.prose(hide(text), options),
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
