import { emitKeypressEvents } from "node:readline";
import { createInterface } from "node:readline/promises";
import { addAbortSignal, type Readable } from "node:stream";
import type { ReadStream, WriteStream } from "node:tty";
import type { CliError } from "../errors.ts";
import { escapeAroundColours, escapeControls, splitText } from "./layout.ts";

const SHOW_AFTER_MS = 500; // Shorter work needs no progress.
const SHOW_EVERY_MS = 100;
const ROOM = 4; // A terminal writes ^C behind the progress.
const STOPPED = 130;
const TELL_AFTER_MS = 600; // A command that needs longer to stop says what it waits for.

export interface Terminal {
  /** The width of the output, in characters; `undefined` if it is a file or a pipe. */
  columns: number | undefined;
  /** Asks a question whose answer is no unless somebody says yes. It is missing where nobody can answer. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
  input?: AsyncIterable<Uint8Array | string> | undefined;
  openScreen?: (() => Screen) | undefined;
  note(text: string): void;
  /** Says how far long work is, in one line that is replaced. It is silent where nobody looks. */
  showProgress(text: string): void;
}

interface TerminalStreams {
  input: Pick<ReadStream, "isTTY"> & NodeJS.ReadableStream;
  output: Pick<WriteStream, "isTTY" | "columns">;
  errors: Pick<WriteStream, "isTTY"> & Partial<Pick<WriteStream, "columns">> & NodeJS.WritableStream;
  signal: AbortSignal;
  monotonicMs?: () => number;
  /** After how many ms of a stop it is told what is waited for. */
  tellAfterMs?: number;
}

/** Makes the terminal of streams. The progress of long work goes away before anything else is written. */
export function createTerminal(streams: TerminalStreams): Terminal {
  const { input, output, errors, signal, monotonicMs = () => performance.now(), tellAfterMs = TELL_AFTER_MS } = streams;
  let showAt: number | undefined;
  let isShown = false;
  let doing = ""; // The last words on the progress.
  let isToldToStop = false;
  const readColumns = () => (errors.isTTY ? errors.columns || 80 : undefined);
  const clear = () => {
    if (isShown) errors.write("\r\u001B[K");
    isShown = false;
  };
  const note = (text: string) => {
    clear();
    isToldToStop = signal.aborted;
    errors.write(`${splitText(escapeControls(text), { columns: readColumns(), indent: 2 })}\n`);
  };
  signal.addEventListener("abort", () => {
    const tell = () => {
      if (isToldToStop || (signal.reason as Partial<CliError>).exitCode !== STOPPED) return; // A reader that has left needs no words.
      const what = doing === "" ? "waits for what is in hand" : `waits for this: ${doing}`;
      note(`Stopping: ${what}; Ctrl-C again exits at once`);
    };
    setTimeout(tell, tellAfterMs).unref();
  });
  const ask = async (question: string) => {
    clear();
    const lines = createInterface({ input, output: errors, terminal: false });
    const ended = new Promise<string>((resolve) => lines.once("close", () => resolve("no\n")));
    try {
      const columns = readColumns();
      errors.write(`${splitText(`${escapeControls(question)} (y/N)`, { columns: columns && columns - 4 })} `); // The answer stands behind it.
      const answer = await Promise.race([lines.question("", { signal }), ended]);
      if (answer === "no\n") errors.write("\n"); // The input has ended without a new line.
      return /^\s*y(es)?\s*$/i.test(answer);
    } catch (error) {
      errors.write("\n"); // the message stands below the question
      throw error;
    } finally {
      lines.close();
    }
  };
  return {
    input: {
      [Symbol.asyncIterator]: () => addAbortSignal(signal, input as unknown as Readable)[Symbol.asyncIterator](),
    },
    columns: output.isTTY ? output.columns || 80 : undefined,
    ask: input.isTTY && errors.isTTY ? ask : undefined,
    openScreen: input.isTTY && output.isTTY ? () => openScreen(streams as TerminalStreams & TerminalDevice) : undefined,
    note,
    showProgress(text) {
      doing = text;
      if (!errors.isTTY) return;
      const now = monotonicMs();
      showAt = text === "" ? undefined : (showAt ?? now + SHOW_AFTER_MS);
      if (showAt === undefined) return clear();
      if (now < showAt) return;
      showAt = now + SHOW_EVERY_MS;
      clear();
      isShown = true;
      errors.write(shorten(escapeControls(text), readColumns()! - ROOM));
    },
  };
}

/** A line that wraps could not be replaced: in a narrow terminal the bar is left out, and then the end. */
function shorten(text: string, room: number): string {
  const short = text.length > room ? text.replace(/ \[[#.]+\]/, "") : text;
  return short.length > room ? `${short.slice(0, room - 1)}…` : short;
}

export interface Key {
  /** `return`, `up`, `q`; without a name it is the character. */
  name: string;
  /** The character that it writes, if it writes one. */
  text: string;
  isCtrl: boolean;
}

interface TerminalDevice {
  input: ReadStream;
  output: WriteStream;
}

export type Screen = ReturnType<typeof openScreen>;

/** Takes the terminal: another page, no cursor, keys one by one. It is given back however the program ends. */
export function openScreen({ input, output }: TerminalDevice) {
  const listeners: (() => void)[] = [];
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    process.off("exit", close);
    for (const stopListening of listeners) stopListening();
    input.setRawMode(false);
    input.pause();
    output.write("\u001B[?25h\u001B[?1049l");
  };
  process.on("exit", close);
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  output.write("\u001B[?1049h\u001B[?25l");
  const listen = (stream: NodeJS.EventEmitter, event: string, listener: (...given: never[]) => void) => {
    stream.on(event, listener as () => void);
    listeners.push(() => stream.off(event, listener as () => void));
  };
  return {
    get columns() {
      return output.columns || 80;
    },
    get rows() {
      return output.rows || 24;
    },
    hasColours: output.hasColors(),
    /** Shows lines from the top, and nothing below them. */
    show: (lines: readonly string[]) =>
      void (
        isOpen &&
        output.write(`\u001B[H${lines.map((line) => `${escapeAroundColours(line)}\u001B[K`).join("\r\n")}\u001B[J`)
      ),
    onKey: (listener: (key: Key) => void) =>
      listen(input, "keypress", (text: string | undefined, key: { name?: string; ctrl?: boolean; sequence?: string }) =>
        listener({
          name: key.name ?? key.sequence ?? "",
          text: text !== undefined && /^[^\p{Cc}]+$/u.test(text) ? text : "",
          isCtrl: key.ctrl ?? false,
        }),
      ),
    onResize: (listener: () => void) => listen(output, "resize", listener),
    close,
  };
}
