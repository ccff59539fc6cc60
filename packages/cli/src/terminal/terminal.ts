import { createInterface } from "node:readline/promises";
import type { ReadStream, WriteStream } from "node:tty";
import { openScreen, type Screen } from "./screen.ts";

const SHOW_AFTER_MS = 500; // Shorter work needs no progress.
const SHOW_EVERY_MS = 100;

/** The person at the terminal, if there is one. */
export interface Terminal {
  /** The width of the output, in characters; `undefined` if it is a file or a pipe. */
  columns: number | undefined;
  /** Asks a question whose answer is no unless somebody says yes. It is missing where nobody can answer. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
  /** The standard input, for commands that read a body from it. */
  input?: AsyncIterable<Uint8Array | string> | undefined;
  /** Takes the whole terminal. It is missing where there is none. */
  openScreen?: (() => Screen) | undefined;
  /** A line beside the output, on the standard error. */
  note(text: string): void;
  /** Says how far long work is, in one line that is replaced. It is silent where nobody looks. */
  showProgress(text: string): void;
}

/** The streams of a terminal. */
export interface TerminalStreams {
  input: Pick<ReadStream, "isTTY"> & NodeJS.ReadableStream;
  output: Pick<WriteStream, "isTTY" | "columns">;
  errors: Pick<WriteStream, "isTTY"> & NodeJS.WritableStream;
  signal: AbortSignal;
  /** A time that never goes back, in ms. */
  monotonicMs?: () => number;
}

/** Makes the terminal of streams. The progress of long work goes away before anything else is written. */
export function createTerminal({
  input,
  output,
  errors,
  signal,
  monotonicMs = () => performance.now(),
}: TerminalStreams): Terminal {
  let showAt: number | undefined;
  let isShown = false;
  const clear = () => {
    if (isShown) errors.write("\r\u001B[K");
    isShown = false;
  };
  const ask = async (question: string) => {
    clear();
    const lines = createInterface({ input, output: errors, terminal: false });
    const ended = new Promise<string>((resolve) => lines.once("close", () => resolve("no\n")));
    try {
      errors.write(`${question} (y/N) `);
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
    input,
    columns: output.isTTY ? output.columns || 80 : undefined,
    ask: input.isTTY && errors.isTTY ? ask : undefined,
    openScreen:
      input.isTTY && output.isTTY
        ? () => openScreen({ input: input as ReadStream, output: output as WriteStream })
        : undefined,
    note(text) {
      clear();
      errors.write(`${text}\n`);
    },
    showProgress(text) {
      if (!errors.isTTY) return;
      const now = monotonicMs();
      showAt = text === "" ? undefined : (showAt ?? now + SHOW_AFTER_MS);
      if (showAt === undefined) return clear();
      if (now < showAt) return;
      showAt = now + SHOW_EVERY_MS;
      clear();
      isShown = true;
      errors.write(text);
    },
  };
}
