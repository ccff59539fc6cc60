/** `pnpm simulate`: see `--help`. */
import { runSeed } from "../environment/run-seed.ts";
import { findFewestFaults } from "./find-fewest-faults.ts";
import { formatReport } from "./format-report.ts";
import { help, readOptions, type Options } from "./options.ts";
import { runSeeds, type SeedsResult } from "./run-seeds.ts";

const SHRINK_MS = 60_000;
const TELL_MS = 2_000;

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(help);
  else await run(options);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}

async function run(options: Options): Promise<void> {
  const { seed, seeds, stores, hours, seconds } = options;
  for (const store of stores) {
    let toldAt = performance.now();
    const result = await runSeeds({
      ...{ seed, seeds, store, hours },
      limitMs: (seconds * 1_000) / stores.length,
      onRun(soFar) {
        if (performance.now() - toldAt < TELL_MS) return;
        toldAt = performance.now();
        process.stderr.write(`${store}: ${soFar.seeds} of ${seeds} seeds\n`);
      },
    });
    const what = result.seeds === 1 ? `digest ${result.digest}` : `${result.seeds} seeds`;
    process.stdout.write(`${store}: ${what}\n`);
    if (result.failed) return tell(result.failed, options);
  }
}

async function tell({ seed, seedRun }: NonNullable<SeedsResult["failed"]>, { hours, isWhole }: Options): Promise<void> {
  const { store } = seedRun.settings;
  process.stderr.write(
    `${store}: seed ${seed} breaks a rule; looking for the smallest set of faults that reproduces it\n`,
  );
  const run = (faults: typeof seedRun.faults) => runSeed({ seed, store, hours, faults });
  const shortest = isWhole ? seedRun : await findFewestFaults({ seedRun, run, limitMs: SHRINK_MS });
  process.stdout.write(`\n${formatReport(shortest, { seed, drawn: seedRun.faults.length, isWhole })}`);
  process.exitCode = 1;
}
