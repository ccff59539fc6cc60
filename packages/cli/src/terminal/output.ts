import { styleText } from "node:util";
import { escapeControls, formatTable, splitText } from "./layout.ts";

export interface Output {
  /** A line as it is, for programs too. */
  line(text?: string): void;
  /** Words for people. A terminal shows them without cutting a word. */
  prose(text: string, options?: { indent?: number }): void;
  title(text: string): void;
  done(text: string): void;
  note(text: string): void;
  /** Rows under a head; numbers are aligned right. */
  table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void;
}

/**
 * Writes to a stream; in colour where it is a terminal that wants it, and no wider than a terminal. Nothing in a text can steer a terminal.
 *
 * @param options.hide Hides secrets in every text. Default: there are none.
 * @param options.isRaw Controls stay as they are, for a pipe.
 */
export function createOutput(
  stream: NodeJS.WritableStream & { isTTY?: boolean; columns?: number },
  {
    hide = (text: string) => text,
    isRaw = false,
  }: { hide?: ((text: string) => string) | undefined; isRaw?: boolean } = {},
): Output {
  const clean = (text: string) => (isRaw ? hide(text) : escapeControls(hide(text)));
  const style = (format: Parameters<typeof styleText>[0], text: string) => styleText(format, text, { stream });
  const write = (text: string) => void stream.write(`${text}\n`);
  const readColumns = () => (stream.isTTY ? stream.columns || 80 : undefined); // A window may change while a command runs.
  const wrap = (text: string, indent?: number) => splitText(clean(text), { columns: readColumns(), indent });
  return {
    line: (text = "") => write(clean(text)),
    prose: (text, { indent } = {}) => write(wrap(text, indent)),
    title: (text) => write(style("bold", wrap(text))),
    done: (text) => write(wrap(`✔ ${text}`, 2).replace("✔", () => style("green", "✔"))),
    note: (text) => write(style("dim", wrap(`  ${text}`))),
    table(head, rows) {
      const shown = rows.map((row) => row.map((cell) => (typeof cell === "string" ? clean(cell) : cell)));
      const { lines, headLines } = formatTable(head, shown, { columns: readColumns() });
      for (const [index, each] of lines.entries()) write(index < headLines ? style("dim", each) : each);
    },
  };
}
