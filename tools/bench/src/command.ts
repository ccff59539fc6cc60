import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem, type } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runProgram } from "./run-program.ts";
import { buildRows, formatRows, replaceRows } from "./table.ts";

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

const help = `pnpm bench measures the speed, size and memory of Kontor beside its peers. A ratio compares what ran in turns within one run, so other
work on the machine matters less for it than for a time; run it on a quiet machine all the same.

  pnpm bench                   lists the programs
  pnpm bench client            runs one and prints its figures
  pnpm bench client inbox      runs several, one after the other
  pnpm bench client --write    also puts its figures into the table of the docs
  pnpm bench --write           runs all of them and writes their figures
  pnpm bench client --short    shows in a minute that it works; its figures say little and are not written

What is measured is built first. The table is packages/docs/src/content/docs/reference/benchmarks.mdx: commit it. A figure stands in its program
with its target; one that misses it is "not reached", which is no failure. The exit code is 1 if a program failed, 2 for arguments that
are wrong, and 130 after Ctrl+C, which ends what was started and leaves the rows of the program that ran as they were.
`;

const root = resolve(import.meta.dirname, "../../..");

/**
 * `pnpm bench`. Gives the exit code.
 *
 * @param signal Ends the run.
 */
export async function runCommand(
  argv: readonly string[],
  print: (text: string) => void,
  signal: AbortSignal,
): Promise<number> {
  let wish: ReturnType<typeof readWish>;
  try {
    wish = readWish(argv);
  } catch (error) {
    print((error as Error).message);
    return 2;
  }
  const { names, isShort, isWritten } = wish;
  if (wish.isHelp) print(help);
  if (names.length === 0) {
    for (const [name, measures] of Object.entries(programs)) print(`  ${name.padEnd(10)} ${measures}`);
    return 0;
  }
  execFileSync(process.execPath, ["tools/run.ts", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  let code = 0;
  for (const name of names) {
    try {
      const file = join(import.meta.dirname, "programs", `${name}.bench.ts`);
      const figures = await runProgram(file, isShort ? ["--short"] : [], signal);
      const rows = buildRows(name, figures, new Date().toISOString().slice(0, 10));
      print(`${name}\n${formatRows(rows)}\n`);
      if (isWritten) writeRows(join(root, "packages/docs/src/content/docs/reference/benchmarks.mdx"), rows);
    } catch (error) {
      if (signal.aborted) return 130;
      print((error as Error).message);
      code = 1;
    }
  }
  return code;
}

function writeRows(page: string, rows: readonly (readonly string[])[]): void {
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${memory} GB, Node ${process.version}, ${type()}`;
  writeFileSync(page, replaceRows(readFileSync(page, "utf8"), rows, machine));
}

/** @throws If an argument is not known, or figures of a short run were to be written. */
function readWish(argv: readonly string[]) {
  const options = {
    help: { type: "boolean", short: "h" },
    write: { type: "boolean" },
    short: { type: "boolean" },
  } as const;
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
  const { help: isHelp = false, write: isWritten = false, short: isShort = false } = values;
  const all = Object.keys(programs);
  const stranger = positionals.find((name) => !all.includes(name));
  if (stranger !== undefined)
    throw new Error(`Cannot run a benchmark as its name must be one of ${all.join(", ")}: got ${stranger}`);
  if (isWritten && isShort) throw new Error("Cannot write figures as the run must be a whole one: got --short");
  const names = isHelp ? [] : positionals.length === 0 && (isWritten || isShort) ? all : positionals;
  return { isHelp, isWritten, isShort, names };
}
