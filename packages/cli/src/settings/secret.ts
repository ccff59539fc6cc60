import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { CliError } from "../cli-error.ts";

const LONGEST_MS = 60_000;

/** Reads a secret from a file: its one line. @throws {CliError} If it cannot be read. */
export function readSecretFile(what: string, path: string, folder = "."): string {
  try {
    return checkLine(what, `the file ${path}`, readFileSync(isAbsolute(path) ? path : join(folder, path), "utf8"));
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    const words: Record<string, string> = {
      ENOENT: "there is no such file",
      EISDIR: "it is a folder",
      EACCES: "it may not be read",
    };
    throw new CliError(
      `Cannot read the ${what} from ${path} as ${words[code ?? ""] ?? `it cannot be read (${code})`}`,
      { exitCode: 2, cause },
    );
  }
}

/**
 * Runs a command of a profile in a shell and takes the line that it prints. It may ask in the terminal.
 *
 * @throws {CliError} If it fails, prints nothing or several lines, or takes longer than a minute. What it printed is not repeated.
 */
export async function runSecretCommand(
  what: string,
  command: string,
  { signal, longestMs = LONGEST_MS }: { signal: AbortSignal; longestMs?: number },
): Promise<string> {
  const child = spawn(command, { shell: true, stdio: ["inherit", "pipe", "inherit"], timeout: longestMs });
  const stop = () => child.kill();
  signal.addEventListener("abort", stop);
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = await new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("close", (code, by) =>
      resolve(code === 0 ? "" : by ? `it was ended by ${by}` : `it ended with ${code}`),
    );
  });
  signal.removeEventListener("abort", stop);
  signal.throwIfAborted();
  if (ended !== "") throw new CliError(`Cannot read the ${what} as its command must print it: ${ended}`);
  return checkLine(what, "its command", text);
}

function checkLine(what: string, source: string, text: string): string {
  const line = text.replace(/^\uFEFF/, "").trim();
  const problem = line === "" ? "nothing" : /[\r\n]/.test(line) ? "several lines" : undefined;
  if (problem === undefined) return line;
  throw new CliError(`Cannot read the ${what} as ${source} must hold one line: got ${problem}`, { exitCode: 2 });
}
