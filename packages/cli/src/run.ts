/** Runs `kontor`. It is loaded only when the version of Node is recent enough. */
import { readFileSync } from "node:fs";
import { CliError, describeEnd } from "./errors.ts";
import { runWords } from "./program.ts";
import { createSecretList } from "./terminal/secrets.ts";
import { createTerminal } from "./terminal/terminal.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};
const words = process.argv.slice(2);
const { env } = process;
const secrets = createSecretList(words, env);
const isDebug = words.includes("--debug");
if (secrets.isOnCommandLine) process.title = "kontor"; // the list of processes then shows no password
process.report.excludeEnv = true; // A report of a crash would list the secrets of the environment.
const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.on(name, () => {
    if (stopping.signal.aborted) process.exit(130); // the second time: at once
    stopping.abort(new CliError("Stopped", { exitCode: 130 }));
  });
}

const { signal } = stopping;
const terminal = createTerminal({ input: process.stdin, output: process.stdout, errors: process.stderr, signal });
let hasEnded = false;
let outputProblem: CliError | undefined;
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (stopping.signal.aborted) return;
  const hasSeenEnough = code === "EPIPE"; // whoever read us, `kontor demo | head` say: what was started ends
  if (!hasSeenEnough)
    outputProblem = new CliError(`Cannot write to the standard output as it must accept data: got ${code}`);
  stopping.abort(outputProblem ?? new CliError("", { exitCode: 0 }));
  if (hasEnded && outputProblem) void report(outputProblem); // a command that says little has ended before its output is refused
});
process.stderr.on("error", () => {}); // nobody can be told that nothing can be told

try {
  await runWords(words, { output: process.stdout, signal, version, env, secrets, terminal });
  if (outputProblem) throw outputProblem as Error; // a server that was told to end by it has ended well
} catch (thrown) {
  await report(thrown);
}
hasEnded = true;
if (stopping.signal.aborted) process.stdout.write("", () => process.exit()); // A token call that waits for its next try would hold the process.

async function report(thrown: unknown): Promise<void> {
  const isUrgent = thrown instanceof CliError && thrown.isUrgent;
  const error: unknown = stopping.signal.aborted && !isUrgent ? stopping.signal.reason : thrown; // whatever broke, it was told to stop
  const columns = process.stderr.isTTY ? process.stderr.columns || 80 : undefined; // Some terminals do not know theirs.
  const { code, text } = await describeEnd(error, { hide: secrets.hide, isDebug, columns });
  terminal.showProgress(""); // The message would stand behind it.
  process.stderr.write(text);
  process.exitCode = code;
}
