import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "../measure/bench.ts";
import { isMet } from "../measure/figure.ts";
import { describeMachine, readCommit } from "../results/machine.ts";
import { addRun } from "../results/merge.ts";
import { readResults } from "../results/read.ts";
import type { Mode, Results, Run } from "../results/results.ts";
import { writeResults } from "../results/write.ts";
import { runBenchProcess } from "./bench-process.ts";
import { formatSeconds } from "./format-seconds.ts";

const SHORTEST_LIMIT_S = 900; // a busy machine is slow; only a hang takes so long

export interface SetOptions {
  /** The ones that run, in this order. */
  benches: readonly Bench[];
  /** All that there are: what the results may name. */
  catalog: readonly Bench[];
  mode: Mode;
  /** The file of the results, which is written after each benchmark. */
  file: URL | string;
  /** The folder of the repository. */
  root: string;
  findProgram: (name: string) => string;
  /** Progress, for people. */
  tell: (line: string) => void;
  signal: AbortSignal;
}

/** Runs benchmarks one after the other. One that fails does not keep the others from running; whoever stops it keeps what was measured. */
export async function runSet(options: SetOptions): Promise<Run[]> {
  const { benches, catalog, mode, file, root, findProgram, tell, signal } = options;
  const logs = join(root, ".cache/bench");
  mkdirSync(logs, { recursive: true });
  const [machine, commit] = [describeMachine(), readCommit(root)];
  let results = readResults(file);
  const expected = benches.map((bench) => computeExpectedSeconds(bench, mode, results));
  const ended: Run[] = [];
  for (const [index, bench] of benches.entries()) {
    if (signal.aborted) break;
    const left = expected.slice(index).reduce((sum, seconds) => sum + seconds, 0);
    tell(
      `[${index + 1}/${benches.length}] ${bench.name}: about ${formatSeconds(expected[index]!)}, with the rest ${formatSeconds(left)}`,
    );
    const logFile = join(logs, `${bench.name}.log`);
    const end = await runBenchProcess({
      program: findProgram(bench.name),
      args: mode === "quick" ? (bench.quick ?? []) : [],
      cwd: root,
      logFile,
      limitMs: Math.max(6 * expected[index]!, SHORTEST_LIMIT_S) * 1_000,
      signal,
    });
    const names = listExpected(bench, mode);
    const figures = end.figures.filter(({ name }) => names.has(name));
    const missing = [...names].filter((name) => !figures.some((each) => each.name === name));
    const isShort = figures.some(({ name, value }) => !isMet({ ...bench.figures[name]!, value }));
    const isExplained = end.ending === "exit code 0" || isShort; // an error that nobody caught ends with 1 too
    const isComplete = end.isOrderly && isExplained && missing.length === 0;
    const outcome = isComplete ? "complete" : signal.aborted ? "interrupted" : "failed";
    const when = { measured: new Date().toISOString().slice(0, 10), commit, mode, load: end.load };
    results = addRun(
      readResults(file),
      { bench: bench.name, ...when, machine, seconds: end.seconds, outcome, figures },
      catalog,
    );
    writeResults(results, file);
    ended.push(results.runs.find((run) => run.bench === bench.name)!);
    tell(`  ${outcome} after ${formatSeconds(end.seconds)}, ${figures.length} of ${names.size} figures`);
    if (outcome === "failed") tell(`  FAILED: ${end.ending}; the end of ${logFile}:\n${readEnd(logFile)}`);
  }
  return ended;
}

/** The figures that a run of this mode must give. */
export function listExpected({ figures }: Bench, mode: Mode): Set<string> {
  const all = Object.entries(figures);
  return new Set(all.filter(([, { isFullOnly }]) => mode === "full" || !isFullOnly).map(([name]) => name));
}

/** As long as it took last time, or as its author expects. */
export function computeExpectedSeconds(bench: Bench, mode: Mode, { runs }: Pick<Results, "runs">): number {
  const last = runs.find((run) => run.bench === bench.name && run.mode === mode && run.outcome === "complete");
  return last?.seconds ?? bench.seconds[mode] ?? bench.seconds.full;
}

function readEnd(file: string): string {
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-12).join("\n").replaceAll(/^/gm, "    ");
}
