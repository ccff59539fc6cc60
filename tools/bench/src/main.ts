/** `pnpm bench`: see `pnpm bench --help`. */
import { runCommand } from "./command.ts";

const interruption = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => interruption.abort());

const print = (text: string) => void process.stdout.write(`${text.trimEnd()}\n`);
process.exitCode = await runCommand(process.argv.slice(2), print, interruption.signal);
