import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem, type } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runProgram } from "./run-program.ts";
import { buildRow, replaceRows } from "./table.ts";

/** The programs: what each measures, and how long it takes. */
const programs: Readonly<Record<string, string>> = {
  client: "size, loading, type check, calls and decoding, beside openapi-fetch; 2 min",
  consumer: "events a second from a file, beside sqs-consumer and a bare loop; 2 min",
  sandbox: "requests a second beside Prism, and the start; 2 min",
  inbox: "claims under a backlog, and the cold start; 1 min",
  postgres: "events a second beside graphile-worker and pg-boss; 8 min",
  generator: "the time to generate every file; 1 min",
  memory: "a quiet consumer, and one with a large backlog; 14 min",
};
const all = Object.keys(programs);

const help = `pnpm bench measures the speed, size and memory of Kontor beside its peers; run it on a quiet machine.

  pnpm bench                   lists the programs
  pnpm bench client inbox      runs some, one after the other, and prints their figures
  pnpm bench client --write    also puts them into packages/docs/src/content/docs/reference/benchmarks.mdx: commit it
  pnpm bench --write           runs all of them and writes their figures
  pnpm bench client --short    shows in a minute that it works; its figures say little and are not written

What is measured is built first. A figure that misses its target is "not reached", which is no failure. The exit code is 1 if a program
failed, 2 for arguments that are wrong, and 130 after Ctrl+C, which ends what was started.
`;

const root = resolve(import.meta.dirname, "../../..");
const page = join(root, "packages/docs/src/content/docs/reference/benchmarks.mdx");

/**
 * `pnpm bench`. Gives the exit code.
 *
 * @param signal Ends the run.
 */
export async function runCommand(argv: string[], print: (text: string) => void, signal: AbortSignal): Promise<number> {
  let wish: ReturnType<typeof readWish>;
  try {
    wish = readWish(argv);
  } catch (error) {
    print((error as Error).message);
    return 2;
  }
  if (wish.help) print(help);
  else if (wish.names.length > 0) return measure(wish, signal);
  else for (const [name, measures] of Object.entries(programs)) print(`  ${name.padEnd(10)} ${measures}`);
  return 0;
}

/** @throws If an argument is not known, or figures of a short run were to be written. */
function readWish(args: string[]) {
  const flag = { type: "boolean", default: false } as const;
  const options = { help: { ...flag, short: "h" }, write: flag, short: flag };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const unknown = positionals.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Error(`Cannot run a benchmark as its name must be one of ${all.join(", ")}: got ${unknown}`);
  if (values.write && values.short) throw new Error("Cannot write figures as the run must be a whole one: got --short");
  return { ...values, names: positionals.length === 0 && (values.write || values.short) ? all : positionals };
}

async function measure({ names, short, write }: ReturnType<typeof readWish>, signal: AbortSignal): Promise<number> {
  execFileSync(process.execPath, ["tools/run.ts", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${memory} GB, Node ${process.version}, ${type()}`;
  let code = 0;
  for (const name of names) {
    try {
      const file = join(import.meta.dirname, "programs", `${name}.bench.ts`);
      const figures = await runProgram(file, short ? ["--short"] : [], signal);
      const rows = figures.map((figure) => buildRow(figure, new Date().toISOString().slice(0, 10)));
      console.table(rows);
      if (write) writeFileSync(page, replaceRows(readFileSync(page, "utf8"), name, rows, machine));
    } catch (error) {
      if (signal.aborted) return 130;
      console.error((error as Error).message);
      code = 1;
    }
  }
  return code;
}
