import type { Bench } from "../measure/bench.ts";
import { formatSeconds } from "./format-seconds.ts";

export const help = `pnpm bench runs the benchmarks of Kontor, each in a process of its own, and keeps their figures in tools/bench/results.json.

  pnpm bench                  the quick set, at most 10 minutes
  pnpm bench --full           all, in full: hours; --resume goes on where such a run of the same commit stopped
  pnpm bench --full crash     the named ones in full; --quick for their short form
  pnpm bench consumer 3       one, as it is, with arguments of its own; its figures are printed and not kept
  pnpm bench --list           all benchmarks, and how long they take

A ratio compares what ran in turns in one run, so it suffers less from other work than a time: look at the load beside it.
Ctrl+C ends at once; what was measured is kept. A benchmark that fails does not keep the others from running, and its row says so.
What a benchmark writes is in .cache/bench/<name>.log. The exit code is 1 if a target is missed or a benchmark failed.

\`pnpm generate\` brings the figures into README, docs and plots. Declare a figure, with its target, in the figures.ts beside its program.
`;

/** Lists benchmarks for people, each with how long it takes. */
export function formatList(catalog: readonly Bench[]): string {
  const width = Math.max(...catalog.map(({ name }) => name.length));
  const lines = catalog.map(({ name, title, quick, seconds }) => {
    const short = quick ? formatSeconds(seconds.quick ?? seconds.full) : "full only";
    return `${name.padEnd(width)}  ${short.padStart(10)}  ${formatSeconds(seconds.full).padStart(11)}  ${title}`;
  });
  return [`${"".padEnd(width)}  ${"quick".padStart(10)}  ${"full".padStart(11)}`, ...lines].join("\n");
}
