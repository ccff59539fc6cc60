import { spawn } from "node:child_process";
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { FIGURES_FILE, type Reported } from "../measure/report.ts";

const GRACE_MS = 2_000; // what a stopped program has to end what it started

/** How a benchmark ended. */
export interface BenchEnd {
  figures: Reported[];
  seconds: number;
  /** Load average of the machine meanwhile. */
  load: number;
  /** For people: `exit code 1`, `SIGKILL`. */
  ending: string;
  /** Whether it ended by itself, with the code for success or for a missed target. */
  isOrderly: boolean;
}

export interface BenchProcessOptions {
  /** The file of the program. */
  program: string;
  args: readonly string[];
  cwd: string;
  /** All that it writes goes there. */
  logFile: string;
  /** It is ended after this time. */
  limitMs: number;
  /** It is ended at once. */
  signal?: AbortSignal;
}

/**
 * Runs a benchmark in a process of its own, with a temporary folder of its own. When it ends, or is ended, so does all that it started. What
 * it reported until then counts.
 */
export async function runBenchProcess(options: BenchProcessOptions): Promise<BenchEnd> {
  const { program, args, cwd, logFile, limitMs, signal } = options;
  const folder = mkdtempSync(join(tmpdir(), "kb-"));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user, who walks through it
  const figuresFile = join(folder, "figures.jsonl");
  const log = openSync(logFile, "w");
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["--conditions=@kontor/source", program, ...args], {
    cwd,
    detached: true, // a group of its own: Ctrl+C reaches the runner alone, which ends the whole group
    stdio: ["ignore", log, log],
    env: { ...process.env, TMPDIR: folder, [FIGURES_FILE]: figuresFile },
  });
  const killGroup = (name: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, name);
    } catch {} // nobody of the group is left
  };
  let killing: NodeJS.Timeout | undefined;
  const end = () => {
    killGroup("SIGINT");
    killing ??= setTimeout(() => killGroup("SIGKILL"), GRACE_MS);
  };
  const limit = setTimeout(end, limitMs);
  const loads: number[] = [];
  const sampling = setInterval(() => loads.push(loadavg()[0]!), 2_000);
  signal?.addEventListener("abort", end);
  if (signal?.aborted) end();
  try {
    const [code, name] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (...ending) => resolve(ending));
    });
    loads.push(loadavg()[0]!);
    return {
      figures: readFigures(figuresFile),
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
      load: Number((loads.reduce((sum, load) => sum + load, 0) / loads.length).toFixed(1)),
      ending: name ?? `exit code ${code}`,
      isOrderly: code === 0 || code === 1,
    };
  } finally {
    clearTimeout(limit);
    clearTimeout(killing);
    clearInterval(sampling);
    signal?.removeEventListener("abort", end);
    killGroup("SIGKILL"); // what it started and left behind
    closeSync(log);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Reads whole lines with a number; a line that was cut, or a value that is no number, was not measured. */
function readFigures(file: string): Reported[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        const reported = JSON.parse(line) as Reported;
        return Number.isFinite(reported.value) ? [reported] : [];
      } catch {
        return [];
      }
    });
}
