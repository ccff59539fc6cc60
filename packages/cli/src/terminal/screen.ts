import { emitKeypressEvents } from "node:readline";
import type { ReadStream, WriteStream } from "node:tty";

/** A key that was pressed. */
export interface Key {
  /** `return`, `up`, `q`; without a name it is the character. */
  name: string;
  /** The character that it writes, if it writes one. */
  text: string;
  isCtrl: boolean;
}

/** The whole terminal, as long as a command has it. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  readonly hasColours: boolean;
  /** Shows lines from the top, and nothing below them. */
  show(lines: readonly string[]): void;
  onKey(listener: (key: Key) => void): void;
  onResize(listener: () => void): void;
  /** Gives the terminal back as it was. */
  close(): void;
}

/** Takes the terminal: another page, no cursor, keys one by one. It is given back however the program ends. */
export function openScreen({ input, output }: { input: ReadStream; output: WriteStream }): Screen {
  const listeners: [string, (...given: never[]) => void][] = [];
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    process.off("exit", close);
    for (const [event, listener] of listeners)
      (event === "keypress" ? input : output).off(event, listener as () => void);
    input.setRawMode(false);
    input.pause();
    output.write("\u001B[?25h\u001B[?1049l");
  };
  process.on("exit", close);
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  output.write("\u001B[?1049h\u001B[?25l");
  const listen = (event: "keypress" | "resize", listener: (...given: never[]) => void) => {
    listeners.push([event, listener]);
    (event === "keypress" ? input : output).on(event, listener as () => void);
  };
  return {
    get columns() {
      return output.columns || 80;
    },
    get rows() {
      return output.rows || 24;
    },
    hasColours: output.hasColors(),
    show: (lines) =>
      void (isOpen && output.write(`\u001B[H${lines.map((line) => `${line}\u001B[K`).join("\r\n")}\u001B[J`)),
    onKey: (listener) =>
      listen("keypress", (text: string | undefined, key: { name?: string; ctrl?: boolean; sequence?: string }) =>
        listener({
          name: key.name ?? key.sequence ?? "",
          text: isWritten(text) ? text : "",
          isCtrl: key.ctrl ?? false,
        }),
      ),
    onResize: (listener) => listen("resize", listener),
    close,
  };
}

function isWritten(text: string | undefined): text is string {
  return text !== undefined && /^[^\p{Cc}]+$/u.test(text);
}
