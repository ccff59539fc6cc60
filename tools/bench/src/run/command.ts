import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Bench } from "../measure/bench.ts";
import { formatShown } from "../results/format-table.ts";
import { listShown } from "../results/list-shown.ts";
import { describeMachine, readCommit } from "../results/machine.ts";
import { readResults } from "../results/read.ts";
import type { Mode, Results } from "../results/results.ts";
import { parseWish, type Wish, type WishForSet } from "./arguments.ts";
import { listPrograms } from "./find-program.ts";
import { formatList, help } from "./help.ts";
import { runSet } from "./set.ts";

export interface CommandOptions {
  catalog: readonly Bench[];
  /** The folder that holds the programs. */
  programs: string;
  /** The file of the results. */
  file: URL | string;
  /** The folder of the repository. */
  root: string;
  /** Writes what was asked for. */
  print: (text: string) => void;
  /** Writes progress and errors. */
  tell: (text: string) => void;
  /** Ends the run. */
  signal: AbortSignal;
}

/** `pnpm bench`. Gives the exit code: 1 if a target was missed or a benchmark failed, 130 if somebody stopped it. */
export async function runCommand(argv: readonly string[], options: CommandOptions): Promise<number> {
  const { catalog, print, tell } = options;
  const programs = listPrograms(options.programs);
  let wish: Wish;
  try {
    wish = parseWish(argv, [...programs.keys()]);
  } catch (error) {
    tell((error as Error).message);
    return 2;
  }
  if (wish.do === "help") print(help);
  else if (wish.do === "list") print(formatList(catalog));
  else if (wish.do === "one") return runOne(programs.get(wish.name)!, wish.args, options);
  else return runMany(wish, programs, options);
  return 0;
}

/** Runs one as it is, on the terminal of the caller. Ctrl+C reaches it directly. */
async function runOne(program: string, args: readonly string[], { root, signal }: CommandOptions): Promise<number> {
  const child = spawn(process.execPath, ["--conditions=@kontor/source", program, ...args], {
    cwd: root,
    stdio: "inherit",
  });
  const end = () => void child.kill("SIGINT");
  signal.addEventListener("abort", end);
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 130;
}

async function runMany(
  { mode, isResumed, names }: WishForSet,
  programs: Map<string, string>,
  { catalog, file, root, print, tell, signal }: CommandOptions,
): Promise<number> {
  const chosen = chooseBenches(catalog, mode, names);
  const done = isResumed ? listDone(readResults(file), mode, readCommit(root)) : new Set<string>();
  const benches = chosen.filter(({ name }) => !done.has(name));
  if (done.size > 0) tell(`${chosen.length - benches.length} of ${chosen.length} were measured in full at this commit`);
  const runs = await runSet({
    ...{ benches, catalog, mode, file, root, tell, signal },
    findProgram: (name) => programs.get(name)!,
  });
  const shown = listShown(readResults(file), catalog).filter(({ bench }) =>
    runs.some((run) => run.bench === bench.name),
  );
  if (shown.length > 0) print(formatShown(shown, describeMachine()));
  const failed = runs.filter(({ outcome }) => outcome === "failed");
  const short = shown.flatMap(({ figures }) => figures).filter(({ status }) => status === "short");
  print(
    `\n${short.length} short of the target, ${failed.length} failed. Now run \`npm run generate\`: README, docs and plots show these figures.`,
  );
  if (signal.aborted) return 130;
  return failed.length + short.length > 0 ? 1 : 0;
}

/** The benchmarks of a set: the named ones, else all that have this form. */
export function chooseBenches(catalog: readonly Bench[], mode: Mode, names: readonly string[]): Bench[] {
  if (names.length > 0) return catalog.filter(({ name }) => names.includes(name));
  return catalog.filter(({ quick }) => mode === "full" || quick !== undefined);
}

/** Lists the benchmarks that an earlier run of this commit has measured to their end. */
export function listDone({ runs }: Pick<Results, "runs">, mode: Mode, commit: string): Set<string> {
  const isDone = (run: Results["runs"][number]) =>
    run.outcome === "complete" && run.mode === mode && run.commit === commit && !commit.endsWith("+");
  return new Set(runs.filter(isDone).map(({ bench }) => bench));
}
