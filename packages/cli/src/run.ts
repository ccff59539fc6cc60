/** Runs `kontor`. It is loaded only when the version of Node is recent enough. */
import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { CliError } from "./cli-error.ts";
import { createSecretList } from "./terminal/secret-list.ts";
import { createOutput } from "./terminal/output.ts";
import { createProgram, loadGroups } from "./program.ts";
import { createTerminal } from "./terminal/terminal.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};
const words = process.argv.slice(2);
const { env } = process;
const secrets = createSecretList(words, env);
const isDebug = words.includes("--debug");
if (secrets.isOnCommandLine) process.title = "kontor"; // the list of processes then shows no password
const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.on(name, () => {
    if (stopping.signal.aborted) process.exit(130); // the second time: at once
    stopping.abort(new CliError("Stopped", { exitCode: 130 }));
  });
}

let hasEnded = false;
let outputProblem: CliError | undefined;
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (stopping.signal.aborted) return;
  const hasSeenEnough = code === "EPIPE"; // whoever read us, `kontor demo | head` say: what was started ends
  if (!hasSeenEnough)
    outputProblem = new CliError(`Cannot write to the standard output as it must take what is said: got ${code}`);
  stopping.abort(outputProblem ?? new CliError("", { exitCode: 0 }));
  if (hasEnded && outputProblem) void report(outputProblem); // a command that says little has ended before its output is refused
});
process.stderr.on("error", () => {}); // nobody can be told that nothing can be told

try {
  const { signal } = stopping;
  const { wrongFlag } = secrets;
  if (wrongFlag !== undefined)
    throw new CliError(
      `Cannot take a secret from ${wrongFlag} as a shell keeps its lines in a history: use a variable such as KONTOR_CLIENT_SECRET, a file by a flag such as --client-secret-file, or a profile`,
      { exitCode: 2 },
    );
  const program = createProgram({
    out: createOutput(process.stdout),
    signal,
    version,
    env,
    secrets,
    terminal: createTerminal({ input: process.stdin, output: process.stdout, errors: process.stderr, signal }),
    loaded: await loadGroups(words),
  });
  await program.parseAsync();
  if (outputProblem) throw outputProblem as Error; // a server that was told to end by it has ended well
} catch (thrown) {
  await report(thrown);
}
hasEnded = true;

async function report(thrown: unknown): Promise<void> {
  const isUrgent = thrown instanceof CliError && thrown.isUrgent;
  const error: unknown = stopping.signal.aborted && !isUrgent ? stopping.signal.reason : thrown; // whatever broke, it was told to stop
  const isTold = error instanceof CliError;
  const isPlatform = !isTold && (await import("@kontor/http")).isPlatformError(error); // a command that ends well needs it not
  const isOurs = isTold || isPlatform;
  if (isOurs && error.message) process.stderr.write(`kontor: ${secrets.hide(error.message)}\n`);
  if (isOurs && isDebug) process.stderr.write(`${secrets.hide(inspect(error))}\n`);
  // what is not ours is a fault of Kontor: its stack is the only way to find it
  if (!isOurs)
    process.stderr.write(
      `kontor: this is a fault of Kontor, please report it\n${secrets.hide((error as Error)?.stack ?? String(error))}\n`,
    );
  const isUsage = isPlatform && error.code === "ERR_PLATFORM_ARGUMENT"; // a flag that a package of ours refuses
  process.exitCode = isTold ? error.exitCode : isUsage ? 2 : 1;
}
