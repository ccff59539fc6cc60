/** `pnpm simulate`: see `--help`. */
import { playSeed } from "../stage/play-seed.ts";
import { findFewestFaults } from "./find-fewest-faults.ts";
import { formatStory } from "./format-story.ts";
import { help, readOptions, type Options } from "./options.ts";
import { playSeeds, type SeedsResult } from "./play-seeds.ts";

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
    const result = await playSeeds({
      ...{ seed, seeds, store, hours },
      limitMs: (seconds * 1_000) / stores.length,
      onPlayed(soFar) {
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

async function tell({ seed, played }: NonNullable<SeedsResult["failed"]>, { hours, isWhole }: Options): Promise<void> {
  const { store } = played.settings;
  process.stderr.write(
    `${store}: seed ${seed} breaks a rule; looking for the smallest set of faults that reproduces it\n`,
  );
  const play = (faults: typeof played.faults) => playSeed({ seed, store, hours, faults });
  const shortest = isWhole ? played : await findFewestFaults({ played, play, limitMs: SHRINK_MS });
  process.stdout.write(`\n${formatStory(shortest, { seed, drawn: played.faults.length, isWhole })}`);
  process.exitCode = 1;
}
