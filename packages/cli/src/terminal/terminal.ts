import { createInterface } from "node:readline/promises";
import { addAbortSignal, type Readable } from "node:stream";
import type { ReadStream, WriteStream } from "node:tty";
import { createProgressLine } from "@kontor/http/internal";
import type { CliError } from "../errors.ts";
import { cutText, escapeControls, splitText } from "./layout.ts";

const STOPPED = 130;
const TELL_AFTER_MS = 600; // A command that needs longer to stop says what it waits for.

export interface Terminal {
  /** The width of the output, in columns; `undefined` if it is a file or a pipe. */
  columns: number | undefined;
  /** Asks a question whose answer is no unless somebody says yes. It is missing where nobody can answer. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
  input?: AsyncIterable<Uint8Array | string> | undefined;
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
  const progress = createProgressLine(errors, { monotonicMs }, cutText);
  let doing = ""; // The last words on the progress.
  let isToldToStop = false;
  const readColumns = () => (errors.isTTY ? errors.columns || 80 : undefined);
  const note = (text: string) => {
    progress.clear();
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
    progress.clear();
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
    note,
    showProgress(text) {
      doing = text;
      progress.show(escapeControls(text));
    },
  };
}
