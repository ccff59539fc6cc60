/** `pnpm mutants`: see `--help`. */
import { dirname, join } from "node:path";
import { readCorpora, type Corpus, type Mutant } from "./corpus.ts";
import { readMemory, saveKiller } from "./memory.ts";
import { help, readOptions, type Options } from "./options.ts";
import { play, type Fate } from "./play.ts";
import { createImportReader, chooseTests, findTests } from "./related.ts";
import { isEnough, formatName, formatReport, formatFate } from "./report.ts";
import { chooseSample } from "./sample.ts";
import { createScratchCopy } from "./scratch.ts";
import { runStryker } from "./stryker.ts";
import { createTester } from "./tester.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const memoryPath = join(root, ".cache/mutants.json");
const memory = readMemory(memoryPath);

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0); // whoever read us has seen enough
  throw error;
});

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(help);
  else if (options.stryker !== undefined) process.exitCode = runStryker(root, options.stryker, options.files);
  else await run(options);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}

async function run(options: Options): Promise<void> {
  const corpora = readCorpora(root);
  const drawn = chooseMutants(corpora, options);
  const importsOf = createImportReader(root);
  const plan = drawn.map((mutant) => {
    const { beside, slow } = corpora.find((corpus) => corpus.package === mutant.package)!;
    const killer = memory.killers[formatName(mutant)];
    const tests = [...mutant.tests, ...(typeof killer === "string" ? [killer] : [])];
    const all = [...findTests(root, mutant.package), ...beside].filter((test) => !slow.includes(test));
    return { mutant, tests: chooseTests(root, all, { ...mutant, tests }, importsOf) };
  });
  if (options.list) {
    for (const { mutant, tests } of plan) process.stdout.write(`${formatName(mutant)}  ${tests.join(" ")}\n`);
    return;
  }
  if (options.sample !== undefined) process.stderr.write(`seed ${options.seed}: again with --seed ${options.seed}\n`);
  const fates = await playAll(plan, options);
  const results = corpora
    .map(({ package: name, mutants }) => ({
      package: name,
      fates: fates.filter(({ mutant }) => mutant.package === name),
      equal: options.sample === undefined ? mutants.filter(({ equal }) => equal !== undefined) : [],
    }))
    .filter((result) => result.fates.length > 0);
  process.stdout.write(formatReport(results));
  const survived = fates.filter(({ killedBy }) => !killedBy);
  // of a few, one that survives is more than a twentieth: all that were drawn must be noticed
  if (options.sample === undefined ? !results.every(isEnough) : survived.length > 0) process.exitCode = 1;
}

/** The edits to plant: those that can be told apart, and of these what was asked for. */
function chooseMutants(corpora: Corpus[], { packages, only, sample: count, seed, again }: Options): Mutant[] {
  const all = corpora.flatMap(({ mutants }) => mutants);
  const unknown =
    packages.find((name) => !corpora.some((corpus) => corpus.package === name)) ??
    only.find((name) => !all.some((mutant) => formatName(mutant) === name));
  if (unknown !== undefined) throw new RangeError(`Cannot plant edits as they must be in the corpus: got ${unknown}`);
  const wanted = all.filter(
    (mutant) =>
      mutant.equal === undefined &&
      (packages.length === 0 || packages.includes(mutant.package)) &&
      (only.length === 0 || only.includes(formatName(mutant))) &&
      (!again || typeof memory.killers[formatName(mutant)] !== "string"),
  );
  return count === undefined
    ? wanted
    : chooseSample(
        wanted,
        count,
        seed,
        corpora.flatMap(({ slow }) => slow),
      );
}

async function playAll(plan: { mutant: Mutant; tests: string[] }[], { seconds, limitMs }: Options): Promise<Fate[]> {
  using scratch = createScratchCopy(root);
  await using vitest = createTester(scratch.root);
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const known = new Set<string>();
  const fates: Fate[] = [];
  const startedAt = performance.now();
  for (const each of plan) {
    if (performance.now() - startedAt > seconds * 1_000) {
      process.stderr.write(`${seconds} s are over: ${plan.length - fates.length} of ${plan.length} were not planted\n`);
      break;
    }
    const fate = await play(scratch.root, vitest, each, { known, limitMs });
    fates.push(fate);
    process.stderr.write(`${fates.length} of ${plan.length}  ${formatFate(fate)}\n`);
    saveKiller(memoryPath, formatName(fate.mutant), fate.killedBy?.file ?? null);
  }
  process.off("SIGINT", stop).off("SIGTERM", stop);
  return fates;

  /** Told to stop: nothing is left running, and no copy behind. */
  function stop(): void {
    void vitest[Symbol.asyncDispose]().then(() => {
      scratch[Symbol.dispose]();
      process.exit(130);
    });
  }
}
