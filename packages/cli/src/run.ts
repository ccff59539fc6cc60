/** What `kontor` does, once it is known that this Node can do it. */
import { readFileSync } from "node:fs";
import { isPlatformError } from "@kontor/http";
import { CliError } from "./cli-error.ts";
import { createOutput } from "./output.ts";
import { createProgram } from "./program.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};
const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.on(name, () => {
    if (stopping.signal.aborted) process.exit(130); // the second time: at once
    stopping.abort(new CliError("Stopped", { exitCode: 130 }));
  });
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  stopping.abort(new CliError("", { exitCode: 0 })); // whoever read us has seen enough, `kontor demo | head` say: what was started ends
});

try {
  await createProgram({ out: createOutput(process.stdout), signal: stopping.signal, version }).parseAsync();
} catch (thrown) {
  const isUrgent = thrown instanceof CliError && thrown.isUrgent;
  const error: unknown = stopping.signal.aborted && !isUrgent ? stopping.signal.reason : thrown; // whatever broke, it was told to stop
  const isOurs = error instanceof CliError || isPlatformError(error);
  if (isOurs && error.message) process.stderr.write(`kontor: ${error.message}\n`);
  // what is not ours is a fault of Kontor: its stack is the only way to find it
  if (!isOurs)
    process.stderr.write(
      `kontor: this is a fault of Kontor, please report it\n${(error as Error)?.stack ?? String(error)}\n`,
    );
  const isUsage = isPlatformError(error) && error.code === "ERR_PLATFORM_ARGUMENT"; // a flag that a package of ours refuses
  process.exitCode = error instanceof CliError ? error.exitCode : isUsage ? 2 : 1;
}
