import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { computeMedian } from "../measure/median.ts";

/** Finds the script of a command of an installed package. */
export function findBin(name: string, from: string = import.meta.url): string {
  const path = createRequire(from).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(path, "utf8")) as { bin: string | Record<string, string> };
  return join(dirname(path), typeof bin === "string" ? bin : Object.values(bin)[0]!);
}

/** Runs each command line once per round, in turn, and gives the median of each, in ms. @throws {Error} If one fails. */
export async function measureStarts(
  lines: Record<string, readonly string[]>,
  runs: number,
): Promise<Record<string, number>> {
  const times = new Map<string, number[]>(Object.keys(lines).map((name) => [name, []]));
  for (let run = 0; run <= runs; run += 1)
    for (const [name, args] of Object.entries(lines)) {
      const ms = await measureStart(name, args);
      if (run > 0) times.get(name)!.push(ms); // The first round fills the caches of all.
    }
  return Object.fromEntries([...times].map(([name, each]) => [name, computeMedian(each)]));
}

async function measureStart(name: string, args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const [code] = (await once(spawn(process.execPath, args, { stdio: "ignore" }), "exit")) as [number];
  if (code !== 0) throw new Error(`Cannot measure ${name} as it must end with 0: got ${code}`);
  return performance.now() - startedAt;
}
