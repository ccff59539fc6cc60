import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bench, FigureSpec } from "../measure/bench.ts";

/** A folder with the programs of benchmarks and a repository of git around it; disposing removes it. */
export interface FakeBenches extends Disposable {
  root: string;
  /** The folder of the programs. */
  programs: string;
  /** The file of the results, which is not there yet. */
  file: string;
}

/** A line of a program that reports a figure. */
export function writeReport(name: string, value: number): string {
  const line = JSON.stringify(JSON.stringify({ name, value }));
  return `(await import("node:fs")).appendFileSync(process.env.KONTOR_FIGURES, ${line} + "\\n");\n`;
}

/** Writes a program for each name into a new repository. */
export function createFakeBenches(programs: Record<string, string>): FakeBenches {
  const root = mkdtempSync(join(tmpdir(), "kontor-fake-benches-"));
  ["programs", "packages", "specs"].forEach((folder) => mkdirSync(join(root, folder)));
  Object.entries(programs).forEach(([name, text]) => writeFileSync(join(root, "programs", `${name}.bench.ts`), text));
  writeFileSync(join(root, "packages/index.ts"), "");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  git("init");
  git("add", "packages");
  git("-c", "user.name=Kontor", "-c", "user.email=kontor@example.test", "commit", "--no-gpg-sign", "-m", "first");
  return {
    root,
    programs: join(root, "programs"),
    file: join(root, "results.json"),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A declared benchmark that is quick. */
export function createBench(name: string, figures: Record<string, FigureSpec>, rest: Partial<Bench> = {}): Bench {
  return { name, title: `Title of ${name}`, measures: "Nothing.", quick: [], seconds: { full: 1 }, figures, ...rest };
}
